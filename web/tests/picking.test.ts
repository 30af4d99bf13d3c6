import { describe, expect, it } from 'vitest';
import { arranged, inRows, keyed, Picking } from '../src/lib/picking.svelte';

const cards = (held: { card: string }[]) => held.map((one) => one.card).join(' ');

describe('the hand as it is laid out', () => {
  it('puts high ranks first', () => {
    expect(cards(arranged(['3s', 'Th', '2c', 'w', 'W'], 'rank'))).toBe('W w 2c Th 3s');
  });

  it('puts the ranks with most cards first when sorted by count', () => {
    expect(cards(arranged(['3s', '3h', '3d', 'Kc', '2s', '2d'], 'count'))).toBe('3s 3h 3d 2s 2d Kc');
  });

  it('keeps the jokers together when sorted by count', () => {
    expect(cards(arranged(['w', '3s', '3h', '3d', 'Kc', 'W', 'W'], 'count'))).toBe('W W w 3s 3h 3d Kc');
  });

  it('tells copies of one card apart', () => {
    expect(keyed(['3s', '3s', '4s']).map((one) => one.key)).toEqual(['3s1', '3s2', '4s1']);
  });

  it('lays two rows as even as can be, equal ranks together where that costs one place', () => {
    const rows = inRows(arranged(['3s', '4s', '5s', '5h', '6s', '7s'], 'rank'), 2);
    expect(rows.map(cards)).toEqual(['7s 6s', '5s 5h 4s 3s']);
    expect(inRows(keyed(['3s', '4s', '5s']), 1)).toHaveLength(1);
    const long = inRows(arranged(Array.from({ length: 27 }, () => '5s'), 'rank'), 2);
    expect(long.map((row) => row.length)).toEqual([14, 13]);
    const three = inRows(arranged(Array.from({ length: 28 }, () => '5s'), 'rank'), 3);
    expect(three.map((row) => row.length)).toEqual([10, 9, 9]);
  });
});

describe('picking cards', () => {
  const held = arranged(['3s', '3s', '4h', '5d', '6c', '7c'], 'rank');
  const rows = inRows(held, 2);

  it('toggles one copy of a card', () => {
    const picking = new Picking();
    picking.toggle('3s2');
    expect(picking.of(held)).toEqual(['3s']);
    expect(picking.has('3s1')).toBe(false);
    picking.toggle('3s2');
    expect(picking.size).toBe(0);
  });

  it('picks all cards that a slide passes, even those it jumps over', () => {
    const picking = new Picking();
    picking.slideFrom(rows, 0, 0);
    picking.slideTo(rows, 0, 2);
    picking.slideEnd();
    expect(picking.of(held)).toEqual(['7c', '6c', '5d']);
  });

  it('puts back what a slide passes when it begins on a picked card', () => {
    const picking = new Picking();
    picking.only(held, ['7c', '6c', '4h']);
    picking.slideFrom(rows, 0, 1);
    picking.slideTo(rows, 0, 0);
    expect(picking.of(held)).toEqual(['4h']);
  });

  it('goes on in the other row from where the finger comes to it', () => {
    const picking = new Picking();
    picking.slideFrom(rows, 0, 0);
    picking.slideTo(rows, 1, 1);
    expect(picking.of(held)).toEqual(['7c', '3s']);
  });

  it('picks nothing without a slide', () => {
    const picking = new Picking();
    picking.slideTo(rows, 0, 1);
    expect(picking.size).toBe(0);
  });

  it('picks as many copies as a hint names', () => {
    const picking = new Picking();
    picking.only(held, ['3s']);
    expect(picking.of(held)).toEqual(['3s']);
    picking.only(held, ['3s', '3s']);
    expect(picking.of(held)).toEqual(['3s', '3s']);
  });

  it('forgets cards that have left the hand', () => {
    const picking = new Picking();
    picking.keep(held);
    picking.only(held, ['3s', '4h']);
    picking.keep(keyed(['3s', '3s', '5d']));
    expect(picking.of(held)).toEqual(['3s']);
  });

  it('does not take the copy of a card just played for the one that was picked', () => {
    const picking = new Picking();
    const before = keyed(['7d', '7d', '8c']);
    picking.keep(before);
    picking.only(before, ['7d', '8c']);
    const after = keyed(['7d', '8c']);
    picking.keep(after);
    expect(picking.of(after)).toEqual(['8c']);
    picking.keep(keyed(['8c', '9s', 'Ts']));
    expect(picking.size).toBe(0);
  });
});
