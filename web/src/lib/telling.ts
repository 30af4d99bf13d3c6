/** Events in words. */

import type { Awarded, Fined, GameView, Played, TableEvent, TimedOut, WentOut } from '../generated/messages';
import { signed } from './settlement';
import { t } from './texts.svelte';

/** What everybody should notice: points that change hands in mid-deal, who is out or nearly so, time that has run out. */
export type Notice = Fined | Awarded | TimedOut | WentOut | Played;

/** Of what one move brings the weightiest is shown. */
const WEIGHTS: Readonly<Record<Notice['event'], number>> = { timed_out: 1, played: 2, went_out: 3, fined: 4, awarded: 4 };
export const weightOf = (notice: Notice): number => WEIGHTS[notice.event];

/** Whether it is one; `before` is what was seen until then. */
export function isNotice(event: TableEvent, before: GameView | null): event is Notice {
  if (event.event === 'played') return reports(event, before);
  return event.event in WEIGHTS;
}

/** 报牌: the table tells for the first time how many cards a seat has left. */
function reports({ seat, left }: Played, before: GameView | null): boolean {
  const hidden = before !== null && 'trick' in before && before.counts[seat] === null;
  return hidden && left !== null && left > 0;
}

/** An event as it is told to everybody; empty for what shows otherwise. */
export function told(event: TableEvent, game: string, names: readonly string[]): string {
  const who = 'seat' in event ? (names[event.seat] ?? '') : '';
  switch (event.event) {
    case 'played': {
      const { cards, reading, left } = event;
      return t('event-played', { who, cards: cards.join(' '), reading, left: left ?? -1 });
    }
    case 'turned_up': {
      const cards = t('client-cards', { cards: event.cards.join(' ') });
      return t('event-turned_up', { who, cards, count: event.cards.length });
    }
    case 'answered':
      return t(`${game}-answered-${event.choice}`, { who });
    case 'trick_won':
      return t('event-trick_won', { who, points: event.points });
    case 'went_out':
      return t('event-went_out', { who, place: event.place });
    case 'passed':
    case 'wind_taken':
    case 'timed_out':
      return t(`event-${event.event}`, { who });
    case 'fined':
      return t(`${game}-event-fined`, { who, jokers: event.jokers, value: event.value });
    case 'awarded':
      return t(`${game}-event-awarded`, { who, lines: event.lines, award: event.award });
    case 'ran_away':
      return t(`${game}-event-ran_away`, { who });
    case 'laid_out':
    case 'discarded':
    case 'ate':
    case 'replaced':
    case 'shown':
      return t(`${game}-event-${event.event}`, { who, tile: event.tile });
    case 'konged':
      return t(`${game}-event-konged`, { who, point: event.point });
    case 'won': {
      const { tile, discarder } = event;
      if (discarder === null) return t(`${game}-event-won`, { who, tile });
      return t(`${game}-event-won_from`, { who, tile, discarder: names[discarder] ?? '' });
    }
    case 'drew':
    case 'fled':
    case 'wall_empty':
      return t(`${game}-event-${event.event}`, { who });
    case 'settled':
    case 'dissolved':
      return t(`event-${event.event}`);
    case 'hand_began':
      return t('client-told-deal', { deal: event.hand });
    case 'said':
      return '';
  }
}

/** A few words on what has just fallen. */
export function noted(event: Notice, names: readonly string[]): string {
  const who = names[event.seat] ?? '';
  switch (event.event) {
    case 'fined':
      return t('client-notice-fined', { who, jokers: event.jokers, points: signed(-event.value) });
    case 'awarded':
      return t('client-notice-awarded', { who, lines: event.lines, points: signed(event.award) });
    case 'timed_out':
      return t('client-notice-timed_out', { who });
    case 'went_out':
      return t('event-went_out', { who, place: event.place });
    case 'played':
      return t('client-notice-reported', { who, left: event.left ?? 0 });
  }
}
