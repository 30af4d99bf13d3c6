/** The viewer's hand as it is laid out, and the cards picked from it. */

import { RANKS } from './notation';

/** A card of a hand; copies of one card are told apart by their `key`. */
export interface HeldCard {
  key: string;
  card: string;
}

export type Order = 'rank' | 'count';

/** The cards with keys, so that a copy stays the same card while others leave the hand. */
export function keyed(cards: readonly string[]): HeldCard[] {
  const copies = new Map<string, number>();
  return cards.map((card) => {
    const copy = (copies.get(card) ?? 0) + 1;
    copies.set(card, copy);
    return { key: `${card}${copy}`, card };
  });
}

const cardOf = (key: string) => key.slice(0, -1);

/** `cards` without one for each of `others`. */
function less(cards: readonly string[], others: readonly string[]): string[] {
  const rest = [...cards];
  for (const card of others) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

const rankOf = (held: HeldCard) => RANKS.indexOf(held.card.charAt(0));

/** High cards first; by count, jokers together, then the ranks with the most cards. */
export function arranged(cards: readonly string[], order: Order): HeldCard[] {
  const held = keyed(cards);
  const counts = new Map<number, number>();
  for (const one of held) counts.set(rankOf(one), (counts.get(rankOf(one)) ?? 0) + 1);
  const isJoker = (one: HeldCard) => one.card.length === 1;
  const count = (one: HeldCard) => (order === 'rank' ? 0 : isJoker(one) ? held.length : (counts.get(rankOf(one)) ?? 0));
  return held
    .map((one, index) => ({ one, index }))
    .sort((a, b) => count(b.one) - count(a.one) || rankOf(b.one) - rankOf(a.one) || a.index - b.index)
    .map(({ one }) => one);
}

/** `held` in `rows` rows as even as can be; where that costs little, equal ranks stay in one row. */
export function inRows(held: readonly HeldCard[], rows: number): HeldCard[][] {
  if (rows < 2 || held.length === 0) return [[...held]];
  const middle = Math.ceil(held.length / rows);
  const apart = (at: number) => {
    const [before, after] = [held[at - 1], held[at]];
    return before === undefined || after === undefined || rankOf(before) !== rankOf(after);
  };
  const cut = [middle, middle - 1].find(apart) ?? middle;
  return [held.slice(0, cut), ...inRows(held.slice(cut), rows - 1)];
}

export class Picking {
  private keys = $state.raw<ReadonlySet<string>>(new Set());
  /** The hand as it was last seen. */
  private held: readonly string[] = [];
  private from: { row: number; index: number; add: boolean } | null = null;

  has(key: string): boolean {
    return this.keys.has(key);
  }

  get size(): number {
    return this.keys.size;
  }

  /** The cards picked, in the order of the hand. */
  of(held: readonly HeldCard[]): string[] {
    return held.filter((one) => this.keys.has(one.key)).map((one) => one.card);
  }

  toggle(key: string): void {
    this.set([key], !this.keys.has(key));
  }

  clear(): void {
    if (this.keys.size > 0) this.keys = new Set();
  }

  /** Pick just `cards` of the hand. */
  only(held: readonly HeldCard[], cards: readonly string[]): void {
    const wanted = [...cards];
    const keys = held.filter((one) => {
      const at = wanted.indexOf(one.card);
      if (at >= 0) wanted.splice(at, 1);
      return at >= 0;
    });
    this.keys = new Set(keys.map((one) => one.key));
  }

  /** Forget what has left the hand: copies of a card cannot be told apart, so a picked one is taken to have left. */
  keep(held: readonly HeldCard[]): void {
    const cards = held.map((one) => one.card);
    const gone = less(this.held, cards);
    const picked = [...this.keys].map(cardOf);
    if (cards.length > this.held.length && this.held.length > 0) this.clear();
    else if (gone.length > 0) this.only(held, less(picked, gone));
    this.held = cards;
  }

  /** A slide begins on a card: all that it passes will be like this one becomes now. */
  slideFrom(rows: readonly HeldCard[][], row: number, index: number): void {
    const held = rows[row]?.[index];
    if (held === undefined) return;
    this.from = { row, index, add: !this.keys.has(held.key) };
    this.set([held.key], this.from.add);
  }

  /** The slide has come to a card: everything between in the same row is taken along. */
  slideTo(rows: readonly HeldCard[][], row: number, index: number): void {
    if (this.from === null) return;
    const first = this.from.row === row ? Math.min(this.from.index, index) : index;
    const last = this.from.row === row ? Math.max(this.from.index, index) : index;
    const passed = rows[row]?.slice(first, last + 1) ?? [];
    this.set(passed.map((one) => one.key), this.from.add);
    this.from = { ...this.from, row, index };
  }

  slideEnd(): void {
    this.from = null;
  }

  private set(keys: readonly string[], picked: boolean): void {
    const next = new Set(this.keys);
    for (const key of keys) {
      if (picked) next.add(key);
      else next.delete(key);
    }
    this.keys = next;
  }
}
