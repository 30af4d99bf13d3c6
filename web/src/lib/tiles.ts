/** The tiles of Wahua: their faces, and how a hand of them is grouped. */

import { getContext, setContext } from 'svelte';
import type { Unit } from '../generated/messages';
import { keyed, type HeldCard } from './picking.svelte';

const TILE = /[1-6]{2}[ods]|F[1-8]|B/g;

export type Frame = 'plain' | 'double' | 'single';
const FRAMES: Readonly<Record<string, Frame>> = { o: 'plain', d: 'double', s: 'single' };

/** What a flower shows: the character on the tile itself, in every language. */
const FLOWERS = '春夏秋冬梅兰竹菊';

export interface Face {
  /** The two halves; none on a special. */
  pips: readonly number[];
  frame: Frame;
  /** The character of a flower. */
  character: string;
}

export function faceOf(tile: string): Face {
  const special = tile.charAt(0) === 'F' || tile === 'B';
  return {
    pips: special ? [] : [Number(tile.charAt(0)), Number(tile.charAt(1))],
    frame: FRAMES[tile.charAt(2)] ?? 'plain',
    character: tile.charAt(0) === 'F' ? FLOWERS.charAt(Number(tile.charAt(1)) - 1) : '',
  };
}

/** The point of a tile, empty for a special. */
export const pointOf = (tile: string): string => (tile.length === 3 ? tile.slice(0, 2) : '');

/** The tiles of a notation such as `66s66oB`. */
export function tilesOf(notation: string): string[] {
  return [...(notation.match(TILE) ?? [])];
}

/** Tiles that belong together. */
export interface Group {
  kind: 'kong' | 'pair' | 'single' | 'drawn';
  tiles: HeldCard[];
  /** What the unit counts. */
  value: number | null;
}

/**
 * A hand as it stands: kongs, pairs, single tiles, and apart from them the tile drawn, unless it has
 * become part of a unit.
 */
export function groupsOf(hand: readonly string[], units: readonly Unit[], drawn: string | null): Group[] {
  const rest = keyed(hand);
  const take = (tile: string): HeldCard[] => {
    const at = rest.findIndex((held) => held.card === tile);
    return at < 0 ? [] : rest.splice(at, 1);
  };
  const made = units.map(({ tiles, value }): Group => {
    return { kind: tiles.length > 2 ? 'kong' : 'pair', tiles: tiles.flatMap(take), value };
  });
  const apart = drawn === null ? [] : take(drawn);
  return [
    ...made.filter(({ kind }) => kind === 'kong'),
    ...made.filter(({ kind }) => kind === 'pair'),
    ...rest.map((held): Group => ({ kind: 'single', tiles: [held], value: null })),
    ...apart.map((held): Group => ({ kind: 'drawn', tiles: [held], value: null })),
  ];
}

/** The points that count more for the viewer. */
export interface Marks {
  shaken: readonly string[];
  home: string | null;
}

const KEY = Symbol('marks');
const NONE: Marks = { shaken: [], home: null };

/** Say once for a page which points every tile on it marks. */
export function setMarks(marks: () => Marks): void {
  setContext(KEY, marks);
}

export function marksHere(): () => Marks {
  return getContext<(() => Marks) | undefined>(KEY) ?? (() => NONE);
}
