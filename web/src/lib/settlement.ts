/** A settlement laid out for reading: lines by group, sums, and the cards that a line speaks of. */

import type { Line, Settlement } from '../generated/messages';
import { ranksOf } from './notation';

export const GROUPS = ['base', 'bonus', 'penalty'] as const;
export type Group = (typeof GROUPS)[number];

/** The lines group by group, groups without lines left out. */
export function grouped(settlement: Settlement): { group: Group; lines: Line[] }[] {
  return GROUPS.map((group) => ({
    group,
    lines: settlement.lines.filter((line) => line.group === group),
  })).filter(({ lines }) => lines.length > 0);
}

/** The sum of some lines by person. */
export function totals(lines: readonly Line[], players: number): number[] {
  return Array.from({ length: players }, (_, person) =>
    lines.reduce((sum, line) => sum + (line.deltas[person] ?? 0), 0),
  );
}

/** A column of the table of points: its name, and a cell by person. */
export interface Column {
  name: string;
  cells: string[];
}

/** A column for each group that has lines. */
export function columnsOf(settlement: Settlement): Column[] {
  return grouped(settlement).map(({ group, lines }) => ({
    name: group,
    cells: totals(lines, settlement.players).map(signed),
  }));
}

/** `+3`, `−2` with a true minus sign, `0`. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** The ranks whose cards in the dealt hand of `person` the bonus lines speak of. */
export function countedRanks(settlement: Settlement, person: number): Set<string> {
  const ranks = new Set<string>();
  for (const line of settlement.lines) {
    if (line.group !== 'bonus' || line.persons.who !== person) continue;
    for (const rank of named(line)) ranks.add(rank);
    if (Number(line.params.jokers ?? 0) > 0) for (const joker of 'wW') ranks.add(joker);
  }
  return ranks;
}

/** A line about all the jokers, or some, names no rank of its own; one about lines 线 no cards at all. */
function named(line: Line): string[] {
  if (line.params.lines !== undefined) return [];
  const rank = line.params.ranks ?? line.params.rank;
  if (rank === undefined || rank === '' || rank === 'jokers') return ['w', 'W'];
  return ranksOf(String(rank));
}

/** The chains, as `3-5`, that `person` was dealt. */
export function chainsOf(settlement: Settlement, person: number): string[][] {
  return settlement.lines
    .filter((line) => line.persons.who === person && line.params.ranks !== undefined)
    .map((line) => ranksOf(String(line.params.ranks)));
}
