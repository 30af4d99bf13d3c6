import { describe, expect, it } from 'vitest';
import { placeOf, seatsFrom } from '../src/lib/seating';

describe('the seats around the viewer', () => {
  it('has the next player 下家 at the right, whoever looks', () => {
    for (const viewer of [0, 1, 2, 3]) {
      expect(placeOf(viewer, viewer, 4)).toBe('bottom');
      expect(placeOf((viewer + 1) % 4, viewer, 4)).toBe('right');
      expect(placeOf((viewer + 2) % 4, viewer, 4)).toBe('top');
      expect(placeOf((viewer + 3) % 4, viewer, 4)).toBe('left');
    }
  });

  it('goes counter-clockwise around six', () => {
    expect(seatsFrom(4, 6)).toEqual([4, 5, 0, 1, 2, 3]);
    expect(seatsFrom(4, 6).map((seat) => placeOf(seat, 4, 6))).toEqual([
      'bottom', 'right', 'right-high', 'top', 'left-high', 'left',
    ]);
  });

  it('lets a spectator look from seat 0', () => {
    expect(placeOf(1, null, 4)).toBe('right');
    expect(seatsFrom(null, 4)).toEqual([0, 1, 2, 3]);
  });
});
