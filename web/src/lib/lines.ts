/** A line of a settlement in words. */

import type { Line, Settlement } from '../generated/messages';
import { signed, totals } from './settlement';
import { t } from './texts.svelte';

export function lineInWords(line: Line, game: string, names: readonly string[]): string {
  const persons = Object.fromEntries(
    Object.entries(line.persons).map(([role, person]) => [role, names[person] ?? '']),
  );
  return t(`${game}-line-${line.reason}`, { ...persons, ...line.params });
}

/** What it moves, person by person. */
export const movesInWords = (line: Line, names: readonly string[]): string => deltasInWords(line.deltas, names);

/** What a settlement moves in all. */
export const totalsInWords = ({ lines, players }: Settlement, names: readonly string[]): string =>
  deltasInWords(totals(lines, players), names);

const deltasInWords = (deltas: readonly number[], names: readonly string[]): string =>
  deltas
    .flatMap((delta, person) => (delta === 0 ? [] : [`${names[person] ?? ''} ${signed(delta)}`]))
    .join(' · ');
