import { describe, expect, it } from 'vitest';
import type { HistoryHand } from '../src/generated/messages';
import { plotOf, runningOf, runsOf } from '../src/lib/history';

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
    const scores = runningOf(hands(2, 3, -6, 1));
    expect(scores).toEqual([2, 5, -1, 0]);
    const plot = plotOf([scores], 300, 60);
    expect(plot).toEqual({ least: -1, most: 5, lines: ['0,30 100,0 200,60 300,50'], zero: 50 });
  });

  it('always shows where 0 lies', () => {
    expect(plotOf([runningOf(hands(10, 5))], 100, 60)).toMatchObject({ least: 0, most: 15, zero: 60 });
    expect(plotOf([runningOf(hands(-10, -5))], 100, 60)).toMatchObject({ least: -15, most: 0, zero: 0 });
  });

  it('is level where nothing was won or lost', () => {
    expect(plotOf([runningOf(hands(0, 0))], 100, 60)).toMatchObject({ lines: ['0,30 100,30'], zero: 30 });
    expect(plotOf([runningOf([])], 100, 60).lines).toEqual(['0,30']);
  });

  it('has a line for each person of a match, all in one measure', () => {
    const runs = runsOf([[4, -4], [-6, 6]], 2);
    expect(runs).toEqual([[0, 4, -2], [0, -4, 2]]);
    expect(plotOf(runs, 100, 80)).toEqual({ least: -4, most: 4, lines: ['0,40 50,0 100,60', '0,40 50,80 100,20'], zero: 40 });
  });
});
