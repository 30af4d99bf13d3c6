import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Reviewing from '../src/components/Reviewing.svelte';
import type { Replay, ReplayStep, Review, TableEvent } from '../src/generated/messages';
import { ReplayTable, stepInWords } from '../src/lib/replay.svelte';
import { setLocale } from '../src/lib/texts.svelte';
import ReplayPage from '../src/pages/ReplayPage.svelte';
import { PATIENCE, line, settlement, table, view } from './fixtures';

const NAMES = ['Lin', 'Chen', 'Mei', 'Wu'];

function step(events: TableEvent[], changes = {}, more: Partial<ReplayStep> = {}): ReplayStep {
  const shown = view({ seat: null, hand: [], to_act: [0], ...changes });
  return { seat: null, action: null, events: events as ReplayStep['events'], view: shown, hands: [], ...more };
}

const played: TableEvent = { event: 'played', seat: 0, cards: ['3s', '3s'], reading: 'pair:3', left: 2 };
const laid = { seat: 0, cards: ['3s', '3s'], reading: 'pair:3' };
const past = ['0 3s3s pair:3;1'];
const won: TableEvent = { event: 'trick_won', seat: 0, points: 10 };

function replay(changes: Partial<Replay> = {}): Replay {
  const hands = [['3s', '3s', 'W'], ['4h'], [], ['5d']];
  const settled = settlement(line());
  const steps = [
    step([], {}, { hands }),
    step([played], { trick: [laid], on: 'pair:3', counts: [1, 1, 0, 1] }, { seat: 0, hands }),
    step([{ event: 'passed', seat: 1 }, won], { trick: [], past }, { seat: 1, hands }),
    step([{ event: 'settled', settlement: settled }], { past, settlement: settled, to_act: [] }, { seat: 0, hands }),
  ];
  return {
    table: table({ id: '', you: null, scores: [1, 0, 0, -1] }),
    seat: null,
    scores: [4, -1, -1, -2],
    steps,
    agrees: true,
    difference: null,
    revised: false,
    dissolved: false,
    ...changes,
  };
}

beforeEach(() => setLocale('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('going through a replay', () => {
  it('shows the view of each step, forward and back, and stops at both ends', () => {
    const shown = new ReplayTable(replay());
    expect(shown.store.view).toMatchObject({ trick: [] });
    shown.show(1);
    expect(shown.store.view).toMatchObject({ trick: [laid] });
    shown.show(0);
    expect(shown.store.view).toMatchObject({ trick: [] });
    shown.show(-5);
    expect(shown.at).toBe(0);
    shown.show(99);
    expect(shown.at).toBe(3);
    shown.end();
  });

  it('knows the trick that was won whether it came step by step or at a leap', () => {
    const shown = new ReplayTable(replay());
    shown.show(1);
    shown.show(2);
    const slow = shown.store.won;
    expect(slow).toMatchObject({ winner: 0, points: 10, laid: [laid, { seat: 1 }] });
    const leap = new ReplayTable(replay(), 2);
    expect(leap.store.won).toEqual(slow);
    leap.show(0);
    expect(leap.store.won).toBeNull();
    leap.end();
    shown.end();
  });

  it('lets the score run on when the hand is settled', () => {
    const shown = new ReplayTable(replay(), 2);
    expect(shown.table).toMatchObject({ phase: 'playing', scores: [1, 0, 0, -1] });
    shown.show(3);
    expect(shown.table).toMatchObject({ phase: 'settled', scores: [4, -1, -1, -2] });
    shown.end();
  });

  it('stays at its end when the line that it does not need would time out', () => {
    vi.useFakeTimers();
    const shown = new ReplayTable(replay(), 1);
    vi.advanceTimersByTime(60_000);
    expect(shown.store.line).toBe('online');
    shown.show(2);
    expect(shown.store.view).toMatchObject({ trick: [] });
    shown.end();
    vi.useRealTimers();
  });

  it('tells each step, an answer that brings nothing yet too', () => {
    const shown = new ReplayTable(replay());
    expect(stepInWords(shown, NAMES)).toBe('The cards have been dealt.');
    shown.show(2);
    expect(stepInWords(shown, NAMES)).toContain('Chen');
    expect(stepInWords(shown, NAMES)).toContain('Lin');
    shown.end();
    const silent = replay();
    const steps = [silent.steps[0]!, step([], {}, { seat: 1, action: { do: 'pass' } }), step([])];
    const claimed = new ReplayTable({ ...silent, steps }, 1);
    expect(stepInWords(claimed, NAMES)).toBe('Chen: Pass');
    claimed.show(2);
    expect(stepInWords(claimed, NAMES)).toBe('An answer that this seat does not see');
    claimed.end();
  });

  it('says at the end of a hand that was dissolved that it is void', () => {
    const shown = new ReplayTable(replay({ steps: replay().steps.slice(0, 3), dissolved: true }), 1);
    expect(stepInWords(shown, NAMES)).not.toContain('void');
    shown.show(2);
    expect(stepInWords(shown, NAMES)).toContain('void');
    shown.end();
  });
});

describe('the page of a replay', () => {
  const asked: { path: string; init: RequestInit }[] = [];

  function served(answer: (path: string) => Response) {
    asked.length = 0;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      asked.push({ path, init });
      return Promise.resolve(answer(path));
    });
  }

  const found = (path: string) =>
    new Response(JSON.stringify(replay({ seat: path.includes('seat=1') ? 1 : null })), { status: 200 });

  it('goes by buttons, keys and the slider to the settlement', async () => {
    served(found);
    render(ReplayPage, { source: { from: 'link', token: 'abc' } });
    const next = await screen.findByRole('button', { name: 'Next ›' });
    expect(asked[0]!.path).toBe('/api/replays/abc');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '‹ Back' }).disabled).toBe(true);
    await fireEvent.click(next);
    expect(screen.getByText('1/3')).toBeTruthy();
    await fireEvent.keyDown(window, { key: 'ArrowRight' });
    expect(screen.getByText('2/3')).toBeTruthy();
    await fireEvent.input(screen.getByRole('slider'), { target: { value: '0' } });
    expect(screen.getByText('0/3')).toBeTruthy();
    await fireEvent.keyDown(window, { key: 'End' });
    expect(screen.getByRole('dialog', { name: 'Settlement' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next deal' })).toBeNull();
  });

  it('shows all hands, or the view of a seat', async () => {
    served(found);
    render(ReplayPage, { source: { from: 'table', id: 'a', match: 1, hand: 2 } });
    expect(await screen.findByRole('img', { name: /^Lin holds/ })).toBeTruthy();
    expect(asked[0]!.path).toBe('/api/tables/a/records/1/2/replay');
    expect(asked[0]!.init.headers).toHaveProperty('X-Device-Key');
    await fireEvent.change(screen.getByLabelText('Whose view'), { target: { value: '1' } });
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api/tables/a/records/1/2/replay?seat=1'), { timeout: PATIENCE });
  });

  it('opens a file, and says what is wrong with it', async () => {
    served(() => new Response(JSON.stringify({ code: 'record-invalid', text: 'no record', clause: null, params: {} }), { status: 400 }));
    render(ReplayPage, { source: null });
    const input = screen.getByLabelText('Choose a file …');
    await fireEvent.change(input, { target: { files: [new File(['{}'], 'hand.json')] } });
    expect(await screen.findByText('no record')).toBeTruthy();
    expect(asked[0]).toMatchObject({ path: '/api/replays', init: { method: 'POST', body: '{}' } });
    await fireEvent.change(input, { target: { files: [new File([new Uint8Array(70_000)], 'large.json')] } });
    expect(await screen.findByText('a record has at most 64 kB')).toBeTruthy();
    expect(asked).toHaveLength(1);
  });
});

const SOURCE = { from: 'table', id: 'abc', match: 1, hand: 2 } as const;
const FOUND: Review = {
  seats: [0],
  playouts: 200,
  judged: 7,
  marks: [
    {
      step: 2,
      seat: 0,
      action: { do: 'pass' },
      blunder: { better: { do: 'play', cards: ['3s', '3h'], reading: null }, reason: 'goes-out', loss: 1.25, error: 0.3 },
    },
  ],
};

describe('the review of a replay', () => {
  function shown(answer: unknown, ok = true) {
    const asked = vi.fn(async () => ({ ok, status: ok ? 200 : 503, statusText: '', json: async () => answer }));
    vi.stubGlobal('fetch', asked);
    const table = new ReplayTable(replay({ seat: 0 }));
    render(Reviewing, { source: SOURCE, replay: table, seat: 0 });
    return { asked, table };
  }

  it('is asked for once, and leads to the steps that are marked', async () => {
    const { asked, table } = shown(FOUND);
    await fireEvent.click(screen.getByRole('button', { name: 'Review' }));
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('1 of 7 moves has cost something'), { timeout: PATIENCE });
    expect(asked).toHaveBeenCalledWith('/api/tables/abc/records/1/2/review?seat=0', expect.objectContaining({ method: 'POST' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Move 2: could be better' }));
    expect(table.at).toBe(2);
    expect(screen.getByRole('status').textContent).toContain('Better: ♠3 ♥3, goes out (+1.3)');
  });

  it('that is refused says why, and may be asked for again', async () => {
    shown({ code: 'review-late', text: 'try again later', clause: null, params: {} }, false);
    await fireEvent.click(screen.getByRole('button', { name: 'Review' }));
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('try again later'), { timeout: PATIENCE });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Review' }).disabled).toBe(false);
  });
});
