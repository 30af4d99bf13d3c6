/** What moves on a table when it has changed: pieces (cards, tiles) come from where they were, or from who has laid them. */

import { untrack } from 'svelte';
import type { GameView, TableEvent } from '../generated/messages';
import { quick, rest, Scene, spotOf, type Spot } from './motion';
import { placeOf } from './seating';

/** What is told of the table itself, and moves nothing on it. */
const ASIDE: readonly TableEvent['event'][] = ['said', 'timed_out'];
/** Less than this many pixels are no motion. */
const NEAR = 2;
/** How small a play is where its seat lays it from. */
const SMALL = 0.5;

/** The part of a store that tells what has happened. */
interface Told {
  readonly number: number;
  readonly news: readonly TableEvent[];
}

interface Piece {
  piece: string;
  element: HTMLElement;
  spot: Spot;
  picked: boolean;
}

/** Where everything lay before a change. */
interface Picture {
  hand: Piece[];
  /** What lay in the middle, play by play. */
  plays: ReadonlySet<Element>;
  /** The discard that could be claimed. */
  fresh: Spot | null;
}

const all = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
const happened = (news: readonly TableEvent[]) => news.map(({ event }) => event).filter((event) => !ASIDE.includes(event));
const plateAt = (root: Element, seat: number) => root.querySelector(`.at[data-seat="${seat}"] .seat`);

function handIn(root: Element): Piece[] {
  return all(root, '.hand [data-piece]').map((element) => {
    const picked = element.closest('.picked') !== null;
    return { piece: element.dataset.piece ?? '', element, spot: spotOf(element), picked };
  });
}

/** Take a piece out of a hand; of several the one that was picked, or the first that was not. */
function taken(hand: Piece[], piece: string, picked: boolean): Spot | null {
  const like = hand.filter((one) => one.piece === piece);
  const chosen = like.find((one) => one.picked === picked) ?? like[0];
  if (chosen === undefined) return null;
  hand.splice(hand.indexOf(chosen), 1);
  return chosen.spot;
}

/**
 * Say once for a table what moves on it, from when all of it is `there`: whenever `view` gives something else, `arena`
 * and the hand beside it.
 */
export function moveWith(arena: () => HTMLElement | undefined, view: () => GameView, told: Told, there: () => boolean): void {
  const motion = new TableMotion();
  $effect.pre(() => {
    view();
    if (!there()) return;
    untrack(() => motion.look(arena()?.parentElement ?? null, told));
  });
  $effect(() => {
    const seen = view();
    if (!there()) return;
    untrack(() => motion.show(arena()?.parentElement ?? null, seen, told));
  });
  $effect(() => () => motion.leave());
}

class TableMotion {
  /** The number of the update that was shown last, and when it was. */
  private number: number | null = null;
  private shown = -Infinity;
  private before: Picture | null = null;
  /** The frame that is to set something in motion. */
  private frame = 0;

  /** Note where everything lies, before the page changes. */
  look(root: HTMLElement | null, told: Told): void {
    this.before = null;
    if (this.isAside(told)) return;
    this.leave();
    if (root === null || quick() === 0) return;
    rest();
    const fresh = root.querySelector('.fresh');
    this.before = {
      hand: handIn(root),
      plays: new Set(all(root, '.trick .play')),
      fresh: fresh === null ? null : spotOf(fresh),
    };
  }

  /**
   * Set in motion what the page now shows elsewhere, when that is drawn: measuring lays the page out, and is not to make
   * the task longer that has changed it. What comes in a hurry, or after a gap, just lies there.
   */
  show(root: HTMLElement | null, view: GameView, told: Told): void {
    const { before, number, shown } = this;
    const aside = this.isAside(told);
    this.number = told.number;
    this.before = null;
    if (root === null || aside) return;
    this.shown = performance.now();
    const since = this.shown - shown;
    const news = told.number === number ? [] : told.news;
    const events = happened(news);
    const dealt = events.includes('hand_began');
    const follows = before !== null && (told.number === number || told.number === (number ?? NaN) + 1);
    if (dealt ? events.some((event) => event !== 'hand_began' && event !== 'settled') : !follows) return;
    this.frame = requestAnimationFrame(() => {
      const duration = quick();
      if (duration === 0 || since < duration) return;
      const scene = new Scene();
      if (dealt) deal(scene, root, view);
      else if (before !== null) {
        if ('trick' in view) lay(scene, root, view.seat, before, news);
        if (view.game === 'wahua') layTiles(scene, root, view.seat, before, news);
        order(scene, root, before.hand);
      }
      scene.play();
    });
  }

  /** Set nothing more in motion. */
  leave(): void {
    cancelAnimationFrame(this.frame);
  }

  private isAside({ number, news }: Told): boolean {
    return number !== this.number && happened(news).length === 0;
  }
}

/** The own hand fans out, and who has changed places comes from the old one. */
function deal(scene: Scene, root: Element, view: GameView): void {
  for (const { element, spot } of handIn(root)) {
    const row = element.closest('.row');
    if (row !== null) scene.come(element, { ...spot, x: spotOf(row).x }, { faint: 0, deaf: true });
  }
  const moved = 'moved' in view ? view.moved : [];
  if (moved.length === 0) return;
  const players = view.seating.length;
  const before = (seat: number) => moved[moved.indexOf(seat) ^ 1] ?? seat;
  const own = view.seat === null ? null : before(view.seat);
  const plates = new Map(all(root, '.at').map((plate) => [Number(plate.dataset.seat), plate]));
  const spots = new Map([...plates].map(([seat, plate]) => [placeOf(seat, view.seat, players), spotOf(plate)]));
  for (const [seat, plate] of plates) {
    const spot = spots.get(placeOf(before(seat), own, players));
    if (spot !== undefined) come(scene, plate, spot);
  }
}

/** Without growing or shrinking, and only where it is from elsewhere. */
function come(scene: Scene, element: HTMLElement, from: Spot, deaf = false): void {
  const { x, y, width } = spotOf(element);
  if (Math.abs(x - from.x) + Math.abs(y - from.y) > NEAR) scene.come(element, { ...from, width }, { deaf });
}

/** New plays come from the hand or from their seats; what is won goes to its winner, and from there the wind 接风. */
function lay(scene: Scene, root: Element, own: number | null, before: Picture, news: readonly TableEvent[]): void {
  for (const play of all(root, '.trick .play')) {
    if (before.plays.has(play)) continue;
    const seat = Number(play.closest<HTMLElement>('[data-seat]')?.dataset.seat);
    const plate = plateAt(root, seat);
    if (seat === own) {
      for (const card of all(play, '[data-piece]')) {
        const spot = taken(before.hand, card.dataset.piece ?? '', true);
        if (spot !== null) scene.come(card, spot, { above: true });
      }
    } else if (plate !== null) scene.come(play, { ...spotOf(plate), width: spotOf(play).width * SMALL }, { faint: 0, above: true });
  }
  for (const event of news) {
    const plate = event.event === 'trick_won' ? plateAt(root, event.seat) : null;
    if (plate === null) continue;
    for (const play of all(root, '.trick .play')) {
      if (before.plays.has(play)) scene.go(play, { ...spotOf(plate), width: spotOf(play).width * SMALL });
    }
    const wind = root.querySelector<HTMLElement>('.at .wind');
    if (wind !== null) scene.fly(wind, { ...spotOf(plate), width: spotOf(wind).width });
  }
}

/** Where on a board of Wahua lies what an event has brought there. */
const LIES: Readonly<Partial<Record<TableEvent['event'], string>>> = {
  discarded: '.discard',
  ate: '.unit',
  replaced: '.unit',
  konged: '.unit',
  shown: '.shown',
  laid_out: '.special',
};

/** Tiles come from the discard that they were claimed with, from the hand, or from their seats. */
function layTiles(scene: Scene, root: Element, own: number | null, before: Picture, news: readonly TableEvent[]): void {
  for (const event of news) {
    const kind = LIES[event.event];
    if (kind === undefined || !('seat' in event)) continue;
    const tile = 'point' in event ? `${event.point}s` : 'tile' in event ? event.tile : '';
    const groups = all(root, `.at[data-seat="${event.seat}"] ${kind}`);
    const group = groups.filter((one) => one.querySelector(`[data-piece="${tile}"]`) !== null).pop();
    const plate = plateAt(root, event.seat);
    if (group === undefined || plate === null) continue;
    const held = event.seat === own ? taken(before.hand, tile, true) : null;
    const from = (kind === '.unit' ? before.fresh : null) ?? held ?? spotOf(plate);
    scene.fly(group, { ...from, width: spotOf(group).width });
  }
}

/** What stays in the hand comes from where it was; what is new comes from above. */
function order(scene: Scene, root: Element, before: Piece[]): void {
  for (const { element, piece, spot } of handIn(root)) {
    const old = taken(before, piece, false);
    if (old !== null) come(scene, element, old, true);
    else scene.come(element, { ...spot, y: spot.y - spot.width }, { faint: 0, deaf: true });
  }
}
