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

/** Lines of running scores within a box. */
export interface Plot {
  least: number;
  most: number;
  /** The points of each line. */
  lines: string[];
  /** How far down 0 lies. */
  zero: number;
}

/** The running score over hands, the newest of which stands first: in order, the score before the first hand in front. */
export function runningOf(hands: readonly HistoryHand[]): number[] {
  const first = hands[hands.length - 1];
  return first === undefined ? [0] : [first.running - first.score, ...hands.map((hand) => hand.running).reverse()];
}

/** The running score of each person over hands, from 0 on. */
export function runsOf(hands: readonly (readonly number[])[], persons: number): number[][] {
  return Array.from({ length: persons }, (_, person) => {
    let score = 0;
    return [0, ...hands.map((totals) => (score += totals[person] ?? 0))];
  });
}

/** The lines of running scores, in a box of a width and height. */
export function plotOf(runs: readonly (readonly number[])[], width: number, height: number): Plot {
  const least = Math.min(0, ...runs.flat());
  const most = Math.max(0, ...runs.flat());
  const down = (score: number) => (most === least ? height / 2 : ((most - score) / (most - least)) * height);
  const rounded = (value: number) => Math.round(value * 10) / 10;
  const line = (scores: readonly number[]) => {
    const across = (index: number) => (index / Math.max(1, scores.length - 1)) * width;
    return scores.map((score, index) => `${rounded(across(index))},${rounded(down(score))}`).join(' ');
  };
  return { least, most, lines: runs.map(line), zero: rounded(down(0)) };
}
