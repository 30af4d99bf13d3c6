import { describe, expect, it } from 'vitest';
import { replayPage, seatNamed } from '../src/lib/records';
import { placeOf } from '../src/lib/route.svelte';

describe('the address', () => {
  it('is the home page, a table, or nothing', () => {
    expect(placeOf('/')).toEqual({ at: 'home' });
    expect(placeOf('/t/a-b_9')).toEqual({ at: 'table', id: 'a-b_9' });
    expect(placeOf('/t/a%20b/')).toEqual({ at: 'table', id: 'a b' });
    for (const path of ['/nope', '/t/', '/t/a/b', '/t/%E0%A4%A']) expect(placeOf(path)).toEqual({ at: 'nowhere' });
  });

  it('is a history, the circles, one of them with its ledger, or the door of one', () => {
    expect(placeOf('/history')).toEqual({ at: 'history' });
    expect(placeOf('/circles/')).toEqual({ at: 'circles' });
    expect(placeOf('/circles/a_b')).toEqual({ at: 'circle', id: 'a_b' });
    expect(placeOf('/circles/a_b/ledger')).toEqual({ at: 'ledger', id: 'a_b' });
    expect(placeOf('/join/x-y')).toEqual({ at: 'join', token: 'x-y' });
    for (const path of ['/join', '/circles/a/b', '/history/1']) expect(placeOf(path)).toEqual({ at: 'nowhere' });
  });

  it('is the finished hands of a table, or a replay', () => {
    expect(placeOf('/t/a/records')).toEqual({ at: 'records', id: 'a' });
    expect(placeOf('/t/a/records/2/13')).toEqual({
      at: 'replay',
      source: { from: 'table', id: 'a', match: 2, hand: 13 },
    });
    expect(placeOf('/replay')).toEqual({ at: 'replay', source: null });
    expect(placeOf('/replay/x%20y')).toEqual({ at: 'replay', source: { from: 'link', token: 'x y' } });
    for (const path of ['/t/a/records/0/1', '/t/a/records/1', '/t/a/records/1/x', '/replay/a/b']) {
      expect(placeOf(path)).toEqual({ at: 'nowhere' });
    }
  });

  it('of a replay says from which seat it begins', () => {
    const { pathname, hash } = new URL(replayPage('a', 2, 13, 3), location.href);
    expect([placeOf(pathname).at, seatNamed(hash)]).toEqual(['replay', 3]);
    expect([replayPage('a', 2, 13), seatNamed(''), seatNamed('#seat-9'), seatNamed('#DT3')]).toEqual(['/t/a/records/2/13', null, null, null]);
  });
});
