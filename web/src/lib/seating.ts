/** Who is drawn where. Seats count counter-clockwise, so the next player 下家 sits at the viewer's right. */

export type Place = 'bottom' | 'right' | 'right-high' | 'top' | 'left-high' | 'left';

const AROUND: Readonly<Record<number, readonly Place[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'right', 'left'],
  4: ['bottom', 'right', 'top', 'left'],
  6: ['bottom', 'right', 'right-high', 'top', 'left-high', 'left'],
};

/** Where `seat` of `players` is drawn for somebody on seat `viewer` (a spectator looks from seat 0). */
export function placeOf(seat: number, viewer: number | null, players: number): Place {
  const steps = (((seat - (viewer ?? 0)) % players) + players) % players;
  return AROUND[players]?.[steps] ?? 'top';
}

/** All seats, the viewer's first, in the order of play. */
export function seatsFrom(viewer: number | null, players: number): number[] {
  return Array.from({ length: players }, (_, steps) => ((viewer ?? 0) + steps) % players);
}
