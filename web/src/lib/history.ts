/** What this person has played, and the drawing of a score that runs. */

import type { History, HistoryHand } from '../generated/messages';
import { request } from './api';
import { deviceKey } from './device';
import type { Locale } from './texts.svelte';

/** The newest hands of a game, without one of all, or those before a number. */
export function fetchHistory(game: string | null, before: number | null, locale: Locale): Promise<History> {
  const asked = new URLSearchParams();
  if (game !== null) asked.set('game', game);
  if (before !== null) asked.set('before', String(before));
  return request(`/api/history?${asked.toString()}`, locale, { headers: { 'X-Device-Key': deviceKey() } });
}

export interface Plot {
  /** The scores in order, the one before the first hand in front. */
  scores: number[];
  least: number;
  most: number;
  /** The points of the line within a box. */
  points: string;
  /** How far down 0 lies. */
  zero: number;
}

/** The line of the running score over hands, the newest of which stands first, in a box of a width and height. */
export function plotOf(hands: readonly HistoryHand[], width: number, height: number): Plot {
  const first = hands[hands.length - 1];
  const scores = first === undefined ? [0] : [first.running - first.score, ...hands.map((hand) => hand.running).reverse()];
  const least = Math.min(0, ...scores);
  const most = Math.max(0, ...scores);
  const down = (score: number) => (most === least ? height / 2 : ((most - score) / (most - least)) * height);
  const across = (index: number) => (index / Math.max(1, scores.length - 1)) * width;
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return {
    scores,
    least,
    most,
    points: scores.map((score, index) => `${rounded(across(index))},${rounded(down(score))}`).join(' '),
    zero: rounded(down(0)),
  };
}
