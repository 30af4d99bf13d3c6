/**
 * Notation in words: the functions `CARDS`, `RANKS`, `READING`, `TILES`, `POINTS` and `FAULTS` that the catalogue
 * calls, as in `paiju.texts.notation`. They know the form of the notation only; every word comes from the catalogue.
 */

/** All ranks, low to high, as the notation writes them. */
export const RANKS = '3456789TJQKA2wW';
export const SUITS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

type Params = Record<string, string | number>;
export type Say = (key: string, params?: Params) => string;

const CARD = /([2-9TJQKA])([shdc])|([wW])/g;
const TILE = /([1-6][1-6])([ods])|F[1-8]|B/g;
const CLAUSE = /[A-Z]{2}\d+/g;
const READING = /([a-z_]+):([^*\s,]+)(?:\*(\d+)(?:\/(\d+))?)?/g;

export function rankInWords(notation: string, say: Say): string {
  if (notation === 'w') return say('card-little-joker');
  if (notation === 'W') return say('card-big-joker');
  return notation === 'T' ? '10' : notation;
}

/** A rank or a run of ranks: `5`, `T-Q`. */
export function ranksInWords(notation: string, say: Say): string {
  return notation
    .split('-')
    .map((rank) => rankInWords(rank, say))
    .join('–');
}

/** Cards, suit first: `3s Th w`. What is no card stays as it is. */
export function cardsInWords(notation: string, say: Say): string {
  if (notation.replace(CARD, '').trim() !== '') return notation;
  const said: string[] = [];
  notation.replace(CARD, (whole: string, rank: string | undefined, suit: string | undefined) => {
    const word = rankInWords(rank ?? whole, say);
    said.push(suit === undefined ? word : (SUITS[suit] ?? '') + word);
    return '';
  });
  return said.join(' ');
}

/** A reading, or several with commas between: `pair_run:3-5`, `bomb:7*5/5`. Other text stays as it is. */
export function readingInWords(notation: string, say: Say): string {
  return notation.replace(READING, (_, kind: string, ranks: string, size?: string, lines?: string) => {
    const ends = ranks.split('-');
    return say(`reading-${kind}`, {
      rank: rankInWords(ends[ends.length - 1] ?? ranks, say),
      ranks: ranksInWords(ranks, say),
      size: Number(size ?? 0),
      lines: Number(lines ?? 0),
    });
  });
}

/** Tiles, those of one point together: `66s66o 11d`; all three framed ones are a kong. */
export function tilesInWords(notation: string, say: Say): string {
  if (notation.replace(TILE, '').trim() !== '') return notation;
  const groups: { point: string; kinds: string[] }[] = [];
  for (const tile of notation.match(TILE) ?? []) {
    const point = tile.length === 3 ? tile.slice(0, 2) : '';
    const last = groups[groups.length - 1];
    const kind = tile.slice(point.length);
    if (last !== undefined && last.point === point) last.kinds.push(kind);
    else groups.push({ point, kinds: [kind] });
  }
  return groups.map(({ point, kinds }) => alikeInWords(point, kinds, say)).join(say('tile-separator'));
}

function alikeInWords(point: string, kinds: string[], say: Say): string {
  if (point === '') return kinds.map((special) => say(`wahua-special-${special}`)).join(say('tile-separator'));
  const name = say('tile-point', { pips: Number(point) });
  if ([...kinds].sort().join('') === 'dds') return say('tile-kong', { point: name });
  const said = kinds.map((kind) => say(`tile-kind-${kind}`)).join(say('tile-together'));
  return say('tile-said', { point: name, kinds: said });
}

/** Points of tiles by name and pips: `66 11`. */
export function pointsInWords(notation: string, say: Say): string {
  const named = notation.split(/\s+/).map((pips) => say('point-said', { name: say(`wahua-point-${pips}`), pips }));
  return named.join(say('tile-separator'));
}

/** What is pressing, by the clauses that say so: `WH25, WH27`. */
export function faultsInWords(notation: string, say: Say): string {
  const cited = (clause: string) => say('wahua-fault-cited', { fault: say(`wahua-fault-${clause}`), clause });
  return (notation.match(CLAUSE) ?? []).map(cited).join(say('tile-separator'));
}

/** The ranks from one to another that a notation such as `3-5` or `7` names. */
export function ranksOf(notation: string): string[] {
  const [low = '', high = low] = notation.split('-');
  if (low === '') return [];
  return [...RANKS.slice(RANKS.indexOf(low), RANKS.indexOf(high) + 1)];
}
