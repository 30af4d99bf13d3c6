import { describe, expect, it } from 'vitest';
import { chainsOf, countedRanks, grouped, signed, totals } from '../src/lib/settlement';
import { line, settlement } from './fixtures';

describe('a settlement laid out', () => {
  const base = line({ group: 'base', clause: 'DT34', reason: 'enough', deltas: [1, -1, 1, -1], params: {} });
  const chain = line({ reason: 'chain', clause: 'DT42', persons: { who: 1 }, params: { ranks: '9-J', bombs: 3 } });
  const jokers = line({ reason: 'four-jokers', persons: { who: 2 }, params: { rank: '', phases: 4 } });

  it('goes base, bonus, penalty, without empty groups', () => {
    expect(grouped(settlement(line(), base)).map(({ group }) => group)).toEqual(['base', 'bonus']);
  });

  it('adds lines up by person', () => {
    expect(totals([base, line()], 4)).toEqual([4, -2, 0, -2]);
  });

  it('writes signs', () => {
    expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']);
  });

  it('marks the ranks that the bonus lines of a person name', () => {
    const all = settlement(base, line(), chain, jokers);
    expect([...countedRanks(all, 0)]).toEqual(['3']);
    expect([...countedRanks(all, 1)]).toEqual(['9', 'T', 'J']);
    expect([...countedRanks(all, 2)]).toEqual(['w', 'W']);
    expect([...countedRanks(all, 3)]).toEqual([]);
  });

  it('finds the chains of a person', () => {
    expect(chainsOf(settlement(chain), 1)).toEqual([['9', 'T', 'J']]);
    expect(chainsOf(settlement(chain), 0)).toEqual([]);
  });
});
