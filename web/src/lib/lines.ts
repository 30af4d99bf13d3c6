/** A line of a settlement in words. */

import type { Line } from '../generated/messages';
import { signed } from './settlement';
import { t } from './texts.svelte';

export function lineInWords(line: Line, game: string, names: readonly string[]): string {
  const persons = Object.fromEntries(
    Object.entries(line.persons).map(([role, person]) => [role, names[person] ?? '']),
  );
  return t(`${game}-line-${line.reason}`, { ...persons, ...line.params });
}

/** What it moves, person by person. */
export const movesInWords = (line: Line, names: readonly string[]): string =>
  line.deltas
    .flatMap((delta, person) => (delta === 0 ? [] : [`${names[person] ?? ''} ${signed(delta)}`]))
    .join(' · ');
