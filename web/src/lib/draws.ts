/**
 * Draws from a key, and what each game draws: the same streams and the same order as on the server, so that a page
 * can repeat a deal. These are the only rules of the games that the page knows.
 */

import { bytesOf, hmac } from './sha256';

const WORDS = 2 ** 32;

export class Draws {
  private block = 0;
  private words: number[] = [];

  constructor(private readonly key: Uint8Array) {}

  /** A uniform whole number from 0 to n − 1; words of the last incomplete stretch are rejected. */
  below(n: number): number {
    const limit = WORDS - (WORDS % n);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % n;
  }

  /** The items in a uniformly random order (Fisher–Yates, from the last place down). */
  shuffled<T>(items: readonly T[]): T[] {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    return order;
  }

  private word(): number {
    if (this.words.length === 0) {
      const number = new DataView(new ArrayBuffer(8));
      number.setUint32(0, Math.floor(this.block / WORDS));
      number.setUint32(4, this.block % WORDS);
      const digest = new DataView(hmac(this.key, new Uint8Array(number.buffer)).buffer);
      this.words = [0, 1, 2, 3, 4, 5, 6, 7].map((place) => digest.getUint32(4 * place));
      this.block += 1;
    }
    return this.words.shift()!;
  }
}

const RANKS = [...'3456789TJQKA2'];
const DECK: readonly string[] = [...RANKS.flatMap((rank) => [...'shdc'].map((suit) => rank + suit)), 'w', 'W'];
const PLACE = new Map(DECK.map((card, place) => [card, place]));
const BIG = ['66', '11', '44', '33', '13', '46', '55', '22', '16', '34', '25', '56', '12'];
const SMALL = ['23', '24', '26', '35', '45', '14', '36', '15'];
const SPECIALS = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'B', 'B'];
const TILES: readonly string[] = [
  ...[...BIG, ...SMALL].flatMap((point) => ['o', 'o', 'o', 'd', 'd', 's'].map((kind) => point + kind)),
  ...SPECIALS,
];
const DECKS: Readonly<Record<number, number>> = { 4: 2, 6: 3 };
const DEALT_TILES = 20;

const sorted = (cards: readonly string[]) => [...cards].sort((one, other) => PLACE.get(one)! - PLACE.get(other)!);
const packOf = (decks: number) => DECK.flatMap((card) => Array<string>(decks).fill(card));

/** The hands of a pack that is dealt card by card from a seat on. */
function handsOf(order: readonly string[], players: number, first: number): string[][] {
  return Array.from({ length: players }, (_, seat) =>
    sorted(order.filter((_card, place) => (first + place) % players === seat)),
  );
}

/** What the draws of a hand need to know of it. */
export interface Before {
  game: string;
  options: Record<string, string | number | boolean>;
  carry: { seating: number[]; dealer?: number | null; first?: number | null };
}

/** What chance decides in a hand, as records have it. */
export interface Deal {
  hands?: string[][];
  first?: number;
  reveal?: string;
  holder?: number;
  leader?: number;
  dealer?: number;
  dice?: [number, number];
  wall?: string[];
}

/** The deal of a hand from its key, as hexadecimal digits. */
export function dealOf(before: Before, key: string): Deal {
  const draws = new Draws(bytesOf(key));
  const players = before.carry.seating.length;
  switch (before.game) {
    case 'datong':
      return revealDeal(draws, 2, players);
    case 'fanfanzha':
      return revealDeal(draws, DECKS[players] ?? 0, players);
    case 'dazha': {
      const more = before.options['mode'] === 'eight_jokers' ? ['w', 'w', 'W', 'W'] : [];
      return { hands: handsOf(draws.shuffled(sorted([...packOf(2), ...more])), players, 0) };
    }
    case 'shuangkou': {
      const won = before.carry.first ?? null;
      const leader = won === null ? draws.below(players) : before.carry.seating.indexOf(won);
      return { leader, hands: handsOf(draws.shuffled(packOf(2)), players, leader) };
    }
    case 'wahua': {
      const dealer = before.carry.dealer ?? draws.below(players);
      const dice: [number, number] = [draws.below(6) + 1, draws.below(6) + 1];
      return { dealer, dice, wall: draws.shuffled(TILES) };
    }
    default:
      throw new Error(`no game ${before.game}`);
  }
}

function revealDeal(draws: Draws, decks: number, players: number): Deal {
  const pack = packOf(decks);
  const first = draws.below(players);
  const place = draws.below(pack.length);
  const order = draws.shuffled(pack);
  return {
    first,
    hands: handsOf(order, players, first),
    reveal: order[place] ?? '',
    holder: (first + place) % players,
  };
}

/** The hands of a deal by seat, those of tiles in the order of the wall. */
export function handsDealt(deal: Deal, players: number): string[][] {
  const { wall, dealer = 0 } = deal;
  if (wall === undefined) return deal.hands ?? [];
  return Array.from({ length: players }, (_, seat) => {
    const from = ((seat - dealer + players) % players) * DEALT_TILES;
    return wall.slice(from, from + DEALT_TILES);
  });
}
