import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ClimbingTable from '../src/components/ClimbingTable.svelte';
import Leaving from '../src/components/Leaving.svelte';
import SettlementSheet from '../src/components/SettlementSheet.svelte';
import TopBar from '../src/components/TopBar.svelte';
import type { GameView, TableEvent, TableView } from '../src/generated/messages';
import { isFresh, marksOf, type ClimbingView } from '../src/lib/climbing';
import { leaveOf } from '../src/lib/leaving';
import { page } from '../src/lib/rules.svelte';
import { countedRanks } from '../src/lib/settlement';
import { TableStore } from '../src/lib/table.svelte';
import { noted, told } from '../src/lib/telling';
import { setLocale } from '../src/lib/texts.svelte';
import { dazha, line, settlement, shuangkou, table, TestSocket, update, view } from './fixtures';
import InTable from './InTable.svelte';

const NAMES = ['Lin', 'Chen', 'Mei', 'Wu'];
const FINED: TableEvent = { event: 'fined', seat: 2, jokers: 2, value: 6 };
const AWARDED: TableEvent = { event: 'awarded', seat: 1, lines: 7, award: 18 };

beforeEach(() => setLocale('en'));
afterEach(() => {
  cleanup();
  page.close();
  vi.useRealTimers();
});

function shown(now: ClimbingView, events: TableEvent[] = [], changes: Partial<TableView> = {}) {
  const socket = new TestSocket();
  const store = new TableStore('k', () => socket);
  socket.accept();
  const around = table({ game: now.game, ...changes });
  socket.give(update(2, { table: around, view: now, events }));
  render(ClimbingTable, { store, table: around, view: now });
  return store;
}

const plate = (name: string) => screen.getByRole('group', { name: new RegExp(`^${name}:`) });

describe('the seats of Dazha', () => {
  it('tell partners by colour and a word, wherever they sit', () => {
    shown(dazha());
    expect(plate('Lin').classList.contains('own')).toBe(true);
    expect(plate('Chen').classList.contains('own')).toBe(true);
    expect(plate('Chen').textContent).toContain('partner');
    for (const name of ['Mei', 'Wu']) {
      expect(plate(name).classList.contains('other')).toBe(true);
      expect(plate(name).textContent).toContain('rival');
    }
  });

  it('tell a spectator both teams', () => {
    const notes = [0, 1, 2, 3].map((seat) => marksOf(dazha({ seat: null, counts: [null, null, null, null] }), seat).notes);
    expect(notes).toEqual([['team A'], ['team A'], ['team B'], ['team B']]);
  });

  it('mark who plays against three, and the three as partners of each other', () => {
    const three = dazha({ taker: 3, partner: [0, 1, 2, 3] });
    expect([0, 1, 2, 3].map((seat) => marksOf(three, seat).side)).toEqual(['own', 'own', 'own', 'other']);
    expect(marksOf(three, 3).notes).toEqual(['alone']);
    expect(marksOf(three, 1).notes).toEqual(['partner']);
    expect([0, 1].map((seat) => marksOf({ ...three, taker: 0 }, seat).side)).toEqual(['own', 'other']);
    shown(three);
    expect(screen.getByText('Wu: alone against three')).toBeTruthy();
  });

  it('show a count only when it was announced', () => {
    shown(dazha({ counts: [5, null, 4, null] }));
    expect(plate('Chen').getAttribute('aria-label')).toBe('Chen: cards not shown, score 0');
    expect(plate('Mei').getAttribute('aria-label')).toBe('Mei: 4 cards, score 0');
    expect(plate('Mei').textContent).toContain('few left');
    expect(plate('Chen').querySelectorAll('.fact')).toHaveLength(1);
    expect(marksOf(dazha({ counts: [5, null, 0, null] }), 2).notes).toEqual(['rival']);
  });

  it('add up the jokers that were fined', () => {
    const fines = [{ seat: 2, jokers: 1 }, { seat: 1, jokers: 1 }, { seat: 2, jokers: 2 }];
    expect(marksOf(dazha({ fines }), 2).notes).toEqual(['rival', 'fined ×3']);
  });
});

describe('the seats of Shuangkou', () => {
  it('tell lines and standing awards', () => {
    const now = shuangkou({ lines: [0, 7, 4, 0], awards: [-6, 18, -6, 0] });
    expect([0, 1, 2, 3].map((seat) => marksOf(now, seat).notes)).toEqual([
      ['award −6'], ['str. 7 +18'], ['str. 4 −6'], [],
    ]);
  });

  it('show the open hand of the partner, rank by rank', () => {
    shown(shuangkou({ partner_hand: ['3s', 'Th', 'Tc', 'Td', 'w'] }));
    const open = screen.getByRole('img', { name: "Your partner's cards: ♠3 ♥10 ♣10 ♦10 little joker" });
    expect([...open.querySelectorAll('.cell')].map((cell) => cell.textContent!.replace(/\s/g, ''))).toEqual([
      'jk×1', '10×3', '3×1',
    ]);
    cleanup();
    shown(shuangkou());
    expect(screen.queryByRole('img', { name: /^Your partner/ })).toBeNull();
  });

  it('mark the jokers that stand for any card, and only those', () => {
    const labels = (now: GameView) => {
      cleanup();
      render(InTable, { view: now, cards: ['w', 'W', '3s'] });
      return screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    };
    expect(labels(shuangkou())).toEqual(['big joker, wild', 'little joker', '♠3']);
    expect(labels(shuangkou({ wild: 'wW' }))).toEqual(['big joker, wild', 'little joker, wild', '♠3']);
    expect(document.querySelectorAll('[data-wild=wild]')).toHaveLength(2);
    expect(labels(view())).toEqual(['big joker', 'little joker', '♠3']);
  });
});

describe('what falls in mid-deal', () => {
  it('is told in full to screen readers and noted in a few words', () => {
    expect(told(FINED, 'dazha', NAMES)).toBe('Mei: 6 to pay at once for 2 jokers played without a bomb');
    expect(told(AWARDED, 'shuangkou', NAMES)).toBe('Chen: a bomb of strength 7, 18 awarded at once');
    expect(told({ event: 'ran_away', seat: 3 }, 'shuangkou', NAMES)).toBe('Wu ran away, and the deal is over');
    expect(noted({ event: 'fined', seat: 2, jokers: 2, value: 6 }, NAMES)).toBe('Mei −6: 2 jokers without a bomb');
    expect(noted({ event: 'awarded', seat: 1, lines: 7, award: 18 }, NAMES)).toBe('Chen +18: strength 7');
  });

  it('is not told with a count that the table does not say', () => {
    const played: TableEvent = { event: 'played', seat: 1, cards: ['4s'], reading: 'single:4', left: null };
    expect(told(played, 'dazha', NAMES)).toBe('Chen: ♠4 (single 4)');
    expect(told({ ...played, left: 2 }, 'dazha', NAMES)).toContain('2 cards left');
  });

  it('stands on the table for a moment', async () => {
    vi.useFakeTimers();
    const trick = [{ seat: 2, cards: ['W'], reading: 'single:W' }];
    shown(dazha({ trick, on: 'single:W', owner: 2 }), [FINED]);
    expect(screen.getByText('Mei −6: 2 jokers without a bomb')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(6000);
    expect(screen.queryByText(/^Mei −6/)).toBeNull();
  });

  it('is told of who is out, and of who for the first time has few cards left', () => {
    const hidden = { socket: new TestSocket(), number: 1 };
    const store = new TableStore('k', () => hidden.socket);
    hidden.socket.accept();
    const tell = (left: number, ...events: TableEvent[]) => {
      const counts = [5, null, left, null];
      const played: TableEvent = { event: 'played', seat: 2, cards: ['W'], reading: 'single:W', left };
      hidden.number += 1;
      store.noticed();
      hidden.socket.give(update(hidden.number, { events: [played, ...events], view: dazha({ counts }) }));
      return store.notice === null ? null : noted(store.notice, NAMES);
    };
    hidden.socket.give(update(1, { view: dazha() }));
    expect(tell(5)).toBe('Mei has 5 cards left');
    expect(tell(4)).toBeNull();
    expect(tell(3, FINED)).toBe('Mei −6: 2 jokers without a bomb');
    expect(tell(0, { event: 'went_out', seat: 2, place: 1 })).toBe('Mei went out first');
    // What weighs most of one move is told, and of several moves the last.
    expect(tell(0, FINED, { event: 'went_out', seat: 2, place: 1 })).toBe('Mei −6: 2 jokers without a bomb');
    const later: TableEvent = { event: 'played', seat: 1, cards: ['4s'], reading: 'single:4', left: 0 };
    expect(tell(0, FINED, later, { event: 'went_out', seat: 1, place: 2 })).toBe('Chen went out second');
    store.end();
  });

  it('is forgotten with the next deal', () => {
    const store = shown(dazha(), [FINED, { event: 'hand_began', hand: 2 }]);
    expect(store.notice).toBeNull();
  });
});

describe('a showdown', () => {
  const causes = [
    { seat: 1, reason: 'penalty-jokers', clause: 'DZ26', rank: '', size: 2, jokers: 2 },
    { seat: 2, reason: 'eight-natural', clause: 'DZ26', rank: '9', size: 8, jokers: 0 },
  ];
  const settled = settlement(
    line({ clause: 'DZ35', reason: 'eight-natural', deltas: [-16, -16, 48, -16], persons: { who: 2 },
      params: { rank: '9', size: 8, jokers: 0, how: 'held', value: 16 } }),
  );
  const laid = (changes = {}) => {
    const now = dazha({
      causes, counted: false, settlement: settled, to_act: [], dealt: [['3s'], ['4s', 'w'], ['9s'], ['5s']],
      hands: [['3s'], ['4s', 'w'], ['9s'], ['5s']], ...changes,
    });
    const around = table({ game: 'dazha', options: { hands: 5 }, hand: 7, played: 3, phase: 'settled' });
    const socket = new TestSocket();
    const store = new TableStore('k', () => socket);
    socket.accept();
    socket.give(update(9, { table: around, view: now }));
    render(SettlementSheet, { store, table: around, view: now, settlement: settled, look: () => {} });
    return socket;
  };

  it('says which deal it is, why it is not played, and goes on with one tap', async () => {
    const socket = laid();
    const why = screen.getByRole('region', { name: 'Showdown' });
    expect(why.textContent).toContain('Showdown · deal 7 · hand 4 of 5');
    expect(why.textContent).toContain('Chen held 2 penalty jokers');
    expect(why.textContent).toContain('Mei held all eight 9s');
    expect(why.textContent).toContain("none of the match's deals");
    expect(screen.getAllByRole('img', { name: /was dealt/ })).toHaveLength(4);
    expect(screen.queryByText(/left$/)).toBeNull();
    await fireEvent.click(screen.getAllByRole('button', { name: 'DZ26' })[0]!);
    expect([page.game, page.clause]).toEqual(['dazha', 'DZ26']);
    await fireEvent.click(screen.getByRole('button', { name: 'Next deal' }));
    expect(socket.sent[socket.sent.length - 1]).toMatchObject({ type: 'ready' });
  });

  it('does not say that a deal does not count where it does', () => {
    laid({ causes: causes.slice(1), counted: true });
    expect(screen.queryByText(/none of the match's deals/)).toBeNull();
  });

  it('shows in the head of the page that deals and hands have come apart', () => {
    const head = (changes: Partial<TableView>) => {
      cleanup();
      render(TopBar, { table: table({ game: 'dazha', options: { hands: 5 }, ...changes }), line: 'online' });
      return screen.getByRole('heading').textContent;
    };
    expect(head({ hand: 7, played: 3 })).toContain('deal 7 · 4/5');
    expect(head({ hand: 4, played: 3 })).toContain('deal 4/5');
  });
});

describe('running away', () => {
  it('is asked for, with its cost, and staying is a tap away', async () => {
    const answers: string[] = [];
    const leave = leaveOf(shuangkou({ run_away_cost: 30, run_away_score: -40 }))!;
    expect(leave.action).toEqual({ do: 'run_away' });
    render(Leaving, {
      ...leave,
      stay: () => void answers.push('stay'), leave: () => void answers.push('leave'),
    });
    const dialog = screen.getByRole('dialog', { name: 'Run away' });
    expect(dialog.textContent).toContain('30 points more that nobody gets');
    expect(dialog.textContent).toContain('ends for you with −40');
    await fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Run away' }));
    expect(answers).toEqual(['stay', 'leave']);
  });
});

describe('what counted in the dealt hands', () => {
  it('are the rank of a bomb and the jokers with it', () => {
    const bomb = { how: 'held', rank: '9', size: 5, value: 1 };
    const jokers = settlement(line({ params: { ...bomb, jokers: 1 } }));
    expect([...countedRanks(jokers, 0)]).toEqual(['9', 'w', 'W']);
    expect([...countedRanks(settlement(line({ params: { ...bomb, jokers: 0 } })), 0)]).toEqual(['9']);
  });

  it('are no cards where lines are counted', () => {
    const award = settlement(line({ clause: 'SK29', reason: 'award', params: { lines: 6, value: 2 } }));
    expect([...countedRanks(award, 0)]).toEqual([]);
  });
});

describe('a fresh deal', () => {
  it('is one in which nobody is known to have laid cards', () => {
    expect(isFresh(dazha({ counts: [27, null, null, null] }))).toBe(true);
    expect(isFresh(dazha({ counts: [27, null, null, 5] }))).toBe(false);
    expect(isFresh(dazha({ turn: 2, owner: 2 }))).toBe(false);
    expect(isFresh(shuangkou({ counts: [27, 27, 27, 27] }))).toBe(true);
    expect(isFresh(shuangkou({ counts: [27, 27, 26, 27] }))).toBe(false);
    expect(isFresh(shuangkou({ counts: [27, 27, 27, 27], trick: [{ seat: 0, cards: [], reading: null }] }))).toBe(false);
  });
});
