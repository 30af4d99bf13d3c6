/** The climbing games, whose tables differ in what stands at the seats. */

import type { DazhaView, GameView, ShuangkouView, TableView } from '../generated/messages';
import { signed } from './settlement';
import { t } from './texts.svelte';

export type ClimbingView = Extract<GameView, { trick: unknown }>;

export function isClimbing(view: GameView): view is ClimbingView {
  return 'trick' in view;
}

/** The viewer's side, or for a spectator that of the first seat; and the other. */
export type Side = 'own' | 'other';

/** What a seat is to the viewer, as it is told to screen readers. */
export type Relation = Side | 'team-own' | 'team-other' | 'none';

/** What stands at a seat besides name, cards and score. */
export interface Marks {
  /** Points captured, where the game counts them. */
  captured: number | null;
  side: Side;
  notes: string[];
}

export function marksOf(view: ClimbingView, table: TableView, seat: number): Marks {
  const side = view.game === 'dazha' ? sideFound(view, seat) : sideOf(view, table, seat);
  switch (view.game) {
    case 'datong': {
      const bought = view.buyers.includes(seat) ? [t('client-bought')] : [];
      return { captured: view.captured[seat] ?? null, side, notes: [...partnerWord(view, side, seat), ...bought] };
    }
    case 'dazha':
      return { captured: null, side, notes: [...sideWords(view, side, seat), ...heard(view, seat)] };
    case 'shuangkou':
      return { captured: null, side, notes: [...partnerWord(view, side, seat), ...earned(view, seat)] };
  }
}

/** Which side a seat is on, as the table has it. */
export function sideOf(view: GameView, table: TableView, seat: number): Side {
  return table.sides[seat] === table.sides[view.seat ?? 0] ? 'own' : 'other';
}

/** A word at the viewer's partners: where the sides are those of the places, the colour tells who the rivals are. */
export function partnerWord(view: GameView, side: Side, seat: number): string[] {
  return view.seat !== null && side === 'own' && seat !== view.seat ? [t('client-side-own')] : [];
}

/** What a seat is to the viewer, or for a spectator which team's it is; the own seat is nothing to itself. */
export function relationOf(view: GameView, side: Side, seat: number): Relation {
  if (view.seat === null) return side === 'own' ? 'team-own' : 'team-other';
  return seat === view.seat ? 'none' : side;
}

/** In Dazha the cards find the partners, and who plays against three has none. */
function sideFound(view: DazhaView, seat: number): Side {
  const own = view.seat ?? 0;
  if (view.taker !== null) return (seat === view.taker) === (own === view.taker) ? 'own' : 'other';
  return seat === own || view.partner[own] === seat ? 'own' : 'other';
}

function sideWords(view: DazhaView, side: Side, seat: number): string[] {
  if (seat === view.taker) return [t('client-side-taker')];
  if (view.seat === null) return [t('client-side-team', { team: side })];
  return seat === view.seat ? [] : [t(`client-side-${side}`)];
}

/** The count that was announced, and the jokers that were fined. */
function heard(view: DazhaView, seat: number): string[] {
  const jokers = view.fines.filter((fine) => fine.seat === seat).reduce((sum, fine) => sum + fine.jokers, 0);
  const reported = seat !== view.seat && view.settlement === null && (view.counts[seat] ?? 0) > 0;
  return [
    ...(reported ? [t('client-reported')] : []),
    ...(jokers > 0 ? [t('client-fined', { jokers })] : []),
  ];
}

function earned(view: ShuangkouView, seat: number): string[] {
  const [lines = 0, award = 0] = [view.lines[seat], view.awards[seat]];
  const points = signed(award);
  if (lines > 0) return [award === 0 ? t('client-lines', { lines }) : t('client-lines-award', { lines, points })];
  return award === 0 ? [] : [t('client-award', { points })];
}

/** Whether, as far as the viewer can see, nothing has been laid yet. */
export function isFresh(view: ClimbingView): boolean {
  const known = new Set(view.counts.filter((count) => count !== null));
  const lead = view.turn === view.leader && view.owner === view.leader;
  return view.trick.length === 0 && view.finished.length === 0 && known.size <= 1 && lead;
}
