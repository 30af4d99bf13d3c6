/** The settlement of Wahua laid out for reading: what each seat is counted, and who pays for all. */

import type { Line, Settlement, WahuaView } from '../generated/messages';
import { tilesOf } from './tiles';

/** What one seat has, line by line. */
export interface Account {
  seat: number;
  lines: Line[];
  /** Its tiles that no line speaks of. */
  rest: string[];
}

/** A line that gives back what others have paid names who took the tile. */
const isRefund = (line: Line): boolean => line.persons.taker !== undefined;

export const refundsOf = (settlement: Settlement): Line[] => settlement.lines.filter(isRefund);

/** The tiles that a line speaks of. */
export const tilesIn = (line: Line): string[] => tilesOf(String(line.params.tiles ?? ''));

/** The seats from the dealer on, as the lines come. */
export function accountsOf(view: WahuaView, settlement: Settlement): Account[] {
  const players = view.seating.length;
  return view.seating.map((_, step) => {
    const seat = (view.dealer + step) % players;
    const lines = settlement.lines.filter((line) => !isRefund(line) && line.persons.who === view.seating[seat]);
    const rest = [
      ...(view.open[seat] ?? []).flatMap(({ tiles }) => tiles),
      ...(view.hands[seat] ?? []),
      ...(view.specials[seat] ?? []),
    ];
    for (const tile of lines.flatMap(tilesIn)) {
      const at = rest.indexOf(tile);
      if (at >= 0) rest.splice(at, 1);
    }
    return { seat, lines, rest };
  });
}
