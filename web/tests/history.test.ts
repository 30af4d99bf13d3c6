import { describe, expect, it } from 'vitest';
import type { HistoryHand } from '../src/generated/messages';
import { plotOf } from '../src/lib/history';

/** Hands with these scores, the first of them the oldest, after a score. */
function hands(before: number, ...scores: number[]): HistoryHand[] {
  let running = before;
  return scores
    .map((score, index) => ({
      number: index + 1, table: 't', match: 1, hand: index + 1, game: 'datong', ended: '2026-02-01T10:00:00Z',
      score, running: (running += score), place: null, bombs: 0,
    }))
    .reverse();
}

describe('the plot of a running score', () => {
  it('goes from the score before the first hand to that after the last', () => {
    const plot = plotOf(hands(2, 3, -6, 1), 300, 60);
    expect(plot.scores).toEqual([2, 5, -1, 0]);
    expect([plot.least, plot.most]).toEqual([-1, 5]);
    expect(plot.points).toBe('0,30 100,0 200,60 300,50');
    expect(plot.zero).toBe(50);
  });

  it('always shows where 0 lies', () => {
    expect(plotOf(hands(10, 5), 100, 60)).toMatchObject({ least: 0, most: 15, zero: 60 });
    expect(plotOf(hands(-10, -5), 100, 60)).toMatchObject({ least: -15, most: 0, zero: 0 });
  });

  it('is level where nothing was won or lost', () => {
    expect(plotOf(hands(0, 0), 100, 60)).toMatchObject({ points: '0,30 100,30', zero: 30 });
    expect(plotOf([], 100, 60).points).toBe('0,30');
  });
});
