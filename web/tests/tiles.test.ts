import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { accountsOf, refundsOf } from '../src/lib/accounts';
import { fitted, TALL, type Block } from '../src/lib/fitting';
import { faceOf, groupsOf, tilesOf } from '../src/lib/tiles';
import { line, settlement } from './fixtures';
import InMarks from './InMarks.svelte';
import { wahua } from './wahua.fixtures';

afterEach(cleanup);

const PLAIN = { shaken: [], home: null };

describe('a tile', () => {
  const shown = (tile: string, more = {}, marks: { shaken: string[]; home: string | null } = PLAIN) =>
    render(InMarks, { tile, marks, ...more }).container.querySelector('svg')!;
  const PIP = /M[\d.]+ ([\d.]+)a/g;
  /** How high the pips lie that are drawn. */
  const pips = (tile: SVGElement, drawn = 'path:not(.frame)') =>
    [...tile.querySelectorAll(drawn)].flatMap((path) => [...path.getAttribute('d')!.matchAll(PIP)].map(([, y]) => Number(y)));

  it.each(['12', '34', '56'])('shows the pips of %s in its halves', (point) => {
    const tile = shown(`${point}o`);
    expect(pips(tile).filter((y) => y < 37)).toHaveLength(Number(point[0]));
    expect(pips(tile)).toHaveLength(Number(point[0]) + Number(point[1]));
  });

  it('has red ones and fours, and all else black', () => {
    for (let one = 1; one <= 6; one += 1) {
      for (let other = one; other <= 6; other += 1) {
        const red = [one, other].filter((pips) => pips === 1 || pips === 4).reduce((sum, pips) => sum + pips, 0);
        expect(pips(shown(`${one}${other}o`), '.red')).toHaveLength(red);
        cleanup();
      }
    }
  });

  it('is told from the others of its point by its number of frames', () => {
    const frames = (tile: SVGElement) => tile.querySelector('.frame')!.getAttribute('d')!.match(/M/g)?.length ?? 0;
    expect([...'ods'].map((kind) => frames(shown(`66${kind}`)))).toEqual([0, 2, 1]);
  });

  it('shows the character of a flower, and a blank shows nothing', () => {
    const flowers = Array.from({ length: 8 }, (_, at) => shown(`F${at + 1}`).textContent?.trim());
    expect(flowers.join('')).toBe('春夏秋冬梅兰竹菊');
    const drawn = [...shown('B').querySelectorAll('*')];
    expect(drawn.filter((one) => one.matches(':not(path)') || one.getAttribute('d') !== '')).toEqual([]);
  });

  it('is marked where its point is shaken, is the own home point, or is familiar, and where all three are true', () => {
    const marks = { shaken: ['66', '11'], home: '66' };
    expect(shown('34d', {}, marks).querySelectorAll('.mark')).toHaveLength(0);
    expect(shown('11d', {}, marks).querySelectorAll('.mark')).toHaveLength(1);
    expect(shown('66o', {}, marks).querySelectorAll('.mark')).toHaveLength(2);
    expect(shown('66o', { familiar: true }, marks).querySelectorAll('.mark, .eye')).toHaveLength(3);
    expect(shown('66o', { taken: true }).querySelector('.strike')).not.toBeNull();
  });

  it('is read from its notation', () => {
    expect(faceOf('16s')).toEqual({ pips: [1, 6], frame: 'single', character: '' });
    expect(tilesOf('66s66oBF3')).toEqual(['66s', '66o', 'B', 'F3']);
  });
});

describe('a hand of tiles', () => {
  const units = [
    { tiles: ['66s', '66o'], value: 400 },
    { tiles: ['11s', '11d', '11d'], value: 1600 },
  ];
  const hand = ['66s', '66o', '66o', '11s', '11d', '11d', '15o', '15o', 'F1'];
  const shown = (drawn: string | null) =>
    groupsOf(hand, units, drawn).map(({ kind, tiles }) => [kind, tiles.map(({ card }) => card).join(' ')]);

  it('lies in kongs, pairs and single tiles, and no tile is lost or shown twice', () => {
    expect(shown(null)).toEqual([
      ['kong', '11s 11d 11d'], ['pair', '66s 66o'],
      ['single', '66o'], ['single', '15o'], ['single', '15o'], ['single', 'F1'],
    ]);
    const keys = groupsOf(hand, units, null).flatMap(({ tiles }) => tiles.map(({ key }) => key));
    expect(new Set(keys).size).toBe(hand.length);
  });

  it('has the tile drawn apart, unless that has become part of a unit', () => {
    expect(shown('15o').slice(-2)).toEqual([['single', 'F1'], ['drawn', '15o']]);
    expect(shown('66s').map(([kind]) => kind)).not.toContain('drawn');
  });
});

describe('the room for tiles', () => {
  const blocks = (...sizes: number[]): Block[] => sizes.map((size) => ({ size, gap: 4 }));
  const room = { width: 378, height: 240, above: 9, least: 9, most: 58 };

  it.each([[1], [8], [12], [21], [60]])('holds %i tiles without leaving it, as large as they can be', (tiles) => {
    const section = blocks(...Array.from({ length: tiles }, () => 1));
    const { tile, rows } = fitted([section], room);
    const [all = []] = rows;
    expect(all.flat()).toEqual(section.map((_, place) => place));
    const wide = (row: number[], size: number) => row.length * size + (row.length - 1) * 4;
    for (const row of all) expect(wide(row, tile)).toBeLessThanOrEqual(room.width);
    expect(all.length * (tile * TALL + room.above)).toBeLessThanOrEqual(room.height);
    if (tile === room.most) return;
    const larger = fitted([section], { ...room, least: tile + 0.5, height: Infinity });
    expect((larger.rows[0] ?? []).length * (larger.tile * TALL + room.above)).toBeGreaterThan(0);
  });

  it('keeps a unit in one row, and begins a section in a new one', () => {
    const { rows } = fitted([blocks(2, 2, 3), blocks(1)], { ...room, width: 100, height: 1000, most: 30 });
    expect(rows).toEqual([[[0], [1], [2]], [[0]]]);
  });

  it('gives the smallest tiles where nothing fits', () => {
    expect(fitted([blocks(2, 2)], { ...room, height: 10 }).tile).toBe(9);
  });
});

describe('the accounts of a hand', () => {
  const unit = line({ reason: 'unit', persons: { who: 0 }, params: { tiles: '66s66o', value: 400 } });
  const refund = line({ reason: 'big-first', persons: { who: 1, taker: 0 }, params: { tiles: '66s66o', value: 400 } });
  const view = wahua({
    dealer: 1,
    open: [[{ tiles: ['66s', '66o'], value: 400 }], [], [], []],
    hands: [['15o'], ['11d'], [], []],
    specials: [['B'], [], [], []],
  });

  it('come from the dealer on, each with its lines and with the tiles that no line speaks of', () => {
    const accounts = accountsOf(view, settlement(unit, refund));
    expect(accounts.map(({ seat }) => seat)).toEqual([1, 2, 3, 0]);
    expect(accounts[3]).toEqual({ seat: 0, lines: [unit], rest: ['15o', 'B'] });
    expect(accounts[0]).toEqual({ seat: 1, lines: [], rest: ['11d'] });
  });

  it('leave to themselves the lines that give back', () => {
    expect(refundsOf(settlement(unit, refund))).toEqual([refund]);
  });
});
