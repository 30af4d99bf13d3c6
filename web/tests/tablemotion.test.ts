import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ClimbingTable from '../src/components/ClimbingTable.svelte';
import ScoreTable from '../src/components/ScoreTable.svelte';
import type { TableEvent } from '../src/generated/messages';
import { TableStore } from '../src/lib/table.svelte';
import { setLocale } from '../src/lib/texts.svelte';
import { table, TestSocket, update, view } from './fixtures';

const QUICK = 180;
const FRAME = 20;
const PLAYED: TableEvent = { event: 'played', seat: 1, cards: ['4s'], reading: 'single:4', left: 26 };
const SAID: TableEvent = { event: 'said', phrase: 'hello', person: 1, name: '' };
/** What was set in motion, and whether it still is. */
let moved: { element: Element; under: boolean }[] = [];

/** A table at number 1, where a card has been laid by nobody yet. */
async function shown() {
  const socket = new TestSocket();
  const store = new TableStore('k', () => socket);
  socket.accept();
  socket.give(update(1));
  const { rerender } = render(ClimbingTable, { store, table: table(), view: view() });
  // The hand comes with the next frame.
  expect(document.querySelectorAll('.hand .card')).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(FRAME);
  expect(document.querySelectorAll('.hand .card')).toHaveLength(view().hand.length);
  moved = [];
  const tell = async (number: number, events: TableEvent[], laid: string[]) => {
    const trick = laid.map((card, seat) => ({ seat: seat + 1, cards: [card], reading: `single:${card}` }));
    const now = view({ trick, on: 'single:4', owner: 1 });
    socket.give(update(number, { events, view: now }));
    await rerender({ view: now });
    await tick();
    vi.advanceTimersToNextFrame();
    return moved.splice(0).map(({ element }) => element.className.split(' ')[0]);
  };
  /** The next seat is out, everybody has passed on its last play, and the viewer has the wind. */
  const pass = async (number: number) => {
    const now = view({ finished: [1], to_act: [0], past: ['1 4s single:4;2;3;0'] });
    const events: TableEvent[] = [{ event: 'trick_won', seat: 1, points: 5 }, { event: 'wind_taken', seat: 0 }];
    socket.give(update(number, { events, view: now }));
    await rerender({ view: now });
    await tick();
    vi.advanceTimersToNextFrame();
    return moved.splice(0).map(({ element }) => element.className.split(' ')[0]);
  };
  return { tell, pass };
}

beforeEach(async () => {
  await setLocale('en');
  vi.useFakeTimers();
  document.documentElement.style.setProperty('--quick', `${QUICK}ms`);
  moved = [];
  Element.prototype.animate = function (this: Element) {
    const motion = { element: this, under: true };
    moved.push(motion);
    const end = () => (motion.under = false);
    return { cancel: end, finish: end, onfinish: null } as unknown as Animation;
  };
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.documentElement.style.removeProperty('--quick');
  delete (Element.prototype as Partial<Element>).animate;
});

describe('what is laid', () => {
  it('comes from its seat', async () => {
    const { tell } = await shown();
    vi.advanceTimersByTime(QUICK);
    expect(await tell(2, [PLAYED], ['4s'])).toEqual(['play']);
    vi.advanceTimersByTime(QUICK);
    expect(await tell(3, [{ ...PLAYED, seat: 2 }], ['4s', '5s'])).toEqual(['play']);
  });

  it('just lies there where it comes in a hurry, and nothing is still in motion', async () => {
    const { tell } = await shown();
    vi.advanceTimersByTime(QUICK);
    await tell(2, [PLAYED], ['4s']);
    const before = document.querySelector<HTMLElement>('.play')!;
    expect(before.style.pointerEvents).toBe('none');
    vi.advanceTimersByTime(QUICK / 2);
    expect(await tell(3, [{ ...PLAYED, seat: 2 }], ['4s', '5s'])).toEqual([]);
    expect(document.querySelectorAll('.play')).toHaveLength(2);
    expect(before.style.pointerEvents).toBe('');
  });

  it('just lies there after a gap, in a window that is not seen, and where no motion is wanted', async () => {
    const { tell } = await shown();
    vi.advanceTimersByTime(QUICK);
    expect(await tell(3, [PLAYED], ['4s'])).toEqual([]);
    vi.advanceTimersByTime(QUICK);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(await tell(4, [{ ...PLAYED, seat: 2 }], ['4s', '5s'])).toEqual([]);
    hidden.mockRestore();
    vi.advanceTimersByTime(QUICK);
    document.documentElement.style.setProperty('--quick', '0ms');
    expect(await tell(5, [{ ...PLAYED, seat: 3 }], ['4s', '5s', '6s'])).toEqual([]);
    expect(document.querySelectorAll('.play')).toHaveLength(3);
  });

  it('is not held up by what is said', async () => {
    const { tell } = await shown();
    vi.advanceTimersByTime(QUICK);
    await tell(2, [PLAYED], ['4s']);
    expect(await tell(3, [SAID], ['4s'])).toEqual([]);
    expect(document.querySelector<HTMLElement>('.play')!.style.pointerEvents).toBe('none');
  });
});

describe('what goes from one to another', () => {
  it('is the wind, from who won and is out to who leads', async () => {
    const { tell, pass } = await shown();
    vi.advanceTimersByTime(QUICK);
    await tell(2, [PLAYED], ['4s']);
    vi.advanceTimersByTime(QUICK);
    expect(document.querySelector('.wind')).toBeNull();
    expect((await pass(3)).sort()).toEqual(['badge', 'badge', 'play']);
    expect(document.querySelector('.at.bottom .wind')!.textContent).toBe('wind');
  });

  const scores = () => ({
    table: table(), names: ['Lin', 'Chen', 'Mei'], columns: [], won: [2, -1, -1], places: [null, null, null],
  });

  it('is a chip from each who has lost to who has won', () => {
    const { container } = render(ScoreTable, scores());
    const chips = [...container.querySelectorAll('tbody tr:first-child .chip')];
    expect(moved.map(({ element }) => element)).toEqual(chips);
    expect(chips).toHaveLength(2);
  });

  it('is nothing where no motion is wanted', () => {
    document.documentElement.style.setProperty('--quick', '0ms');
    render(ScoreTable, scores());
    expect(moved).toEqual([]);
  });
});
