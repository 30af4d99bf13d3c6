import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Actions from '../src/components/Actions.svelte';
import Hand from '../src/components/Hand.svelte';
import OptionForm from '../src/components/OptionForm.svelte';
import Question from '../src/components/Question.svelte';
import SettlementSheet from '../src/components/SettlementSheet.svelte';
import { arranged, Picking } from '../src/lib/picking.svelte';
import { page } from '../src/lib/rules.svelte';
import { TableStore } from '../src/lib/table.svelte';
import { setLocale } from '../src/lib/texts.svelte';
import { line, settlement, table, TestSocket, update, view } from './fixtures';

beforeEach(() => setLocale('en'));
afterEach(() => {
  cleanup();
  page.close();
});

function connected() {
  const socket = new TestSocket();
  const store = new TableStore('k', () => socket);
  socket.accept();
  return { socket, store };
}

describe('the hand', () => {
  it('shows every card as a button and picks by keyboard', async () => {
    const picking = new Picking();
    const cards = ['3s', '3s', 'Th', 'W'];
    render(Hand, { cards, picking, order: 'rank' });
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'big joker', '♥10', '♠3', '♠3',
    ]);
    await fireEvent.click(buttons[1]!);
    expect(buttons[1]!.getAttribute('aria-pressed')).toBe('true');
    expect(picking.of(arranged(cards, 'rank'))).toEqual(['Th']);
  });

  it('is one stop of the Tab key, and arrows go from card to card', async () => {
    render(Hand, { cards: ['3s', '4h', '5d'], picking: new Picking(), order: 'rank' });
    const buttons = screen.getAllByRole('button');
    expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1);
    buttons[0]!.focus();
    await fireEvent.keyDown(buttons[0]!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(buttons[1]);
    await fireEvent.keyDown(buttons[1]!, { key: 'End' });
    expect(document.activeElement).toBe(buttons[2]);
  });

  it('marks cards that go together, each group from its first card on', () => {
    const cards = ['3s', '3h', '3d', '3c', '4s', 'w', 'W', 'W'];
    render(Hand, { cards, picking: new Picking(), order: 'rank', groups: ['3333', 'wWW'] });
    const marks = screen.getAllByRole('button').map(({ classList }) => ['grouped', 'first'].map((one) => classList.contains(one)));
    const [first, next, alone] = [[true, true], [true, false], [false, true]];
    expect(marks.slice(0, 5)).toEqual([first, next, next, alone, first]);
    expect(marks.slice(5)).toEqual([next, next, next]);
    expect(screen.getAllByRole('button', { name: /, in a bomb$/ })).toHaveLength(7);
    expect(screen.getAllByRole('button', { name: '♠4' })).toHaveLength(1);
  });

  it('cannot be picked from where cards are only shown', () => {
    render(Hand, { cards: ['3s'], picking: new Picking(), order: 'rank', still: true });
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  });
});

describe('the actions', () => {
  async function turn(canPass: boolean) {
    vi.useFakeTimers();
    const { socket, store } = connected();
    socket.give(update(2));
    const picking = new Picking();
    const held = arranged(view().hand, 'rank');
    render(Actions, { store, game: 'datong', picking, held, canPass, order: 'rank', reorder: () => {} });
    const pick = async (cards: string[]) => {
      picking.only(held, cards);
      await vi.advanceTimersByTimeAsync(200);
      return socket.sent[socket.sent.length - 1] as { type: string; id: string; cards: string[] };
    };
    return { socket, picking, pick };
  }
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  afterEach(() => vi.useRealTimers());

  it('asks about the cards picked and plays what the server reads in them', async () => {
    const { socket, pick } = await turn(false);
    expect(button('Play').disabled).toBe(true);
    expect(button('Pass').disabled).toBe(true);
    const asked = await pick(['3s', '3s']);
    expect(asked).toMatchObject({ type: 'about', cards: ['3s', '3s'] });
    socket.give({ type: 'selection', id: asked.id, cards: ['3s', '3s'], readings: ['pair:3'], refusal: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByRole('status').textContent).toContain('pair of 3s');
    await fireEvent.click(button('Play'));
    expect(socket.sent[socket.sent.length - 1]).toMatchObject({
      type: 'act',
      action: { do: 'play', cards: ['3s', '3s'], reading: null },
    });
  });

  it('says why cards cannot be played, and opens the clause', async () => {
    const { socket, picking, pick } = await turn(true);
    const asked = await pick(['3s', '4h']);
    const refusal = {
      type: 'refused', id: asked.id, code: 'ranks-differ', clause: 'DT9', params: { cards: '3s 4h' },
    };
    socket.give({ type: 'selection', id: asked.id, cards: ['3s', '4h'], readings: [], refusal });
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByRole('status').textContent).toContain('♠3 ♥4 are no pair');
    expect(button('Play').disabled).toBe(true);
    expect(await fireEvent.keyDown(document.body, { key: 'Enter' })).toBe(false);
    expect(picking.size).toBe(2);
    expect(screen.getByRole('status').textContent).toContain('♠3 ♥4 are no pair');
    await fireEvent.click(button('DT9'));
    expect([page.game, page.clause]).toEqual(['datong', 'DT9']);
    expect(page.here.join()).toContain('♠3 ♥4 are no pair');
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(picking.size).toBe(0);
  });

  it('lets the player choose between readings', async () => {
    const { socket, pick } = await turn(true);
    const asked = await pick(['3s', 'W']);
    const readings = ['straight:4-8', 'straight:3-7'];
    socket.give({ type: 'selection', id: asked.id, cards: ['3s', 'W'], readings, refusal: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(button('straight 4–8').getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(button('straight 3–7'));
    expect(screen.getByRole('status').textContent).toContain('straight 3–7');
    await fireEvent.click(button('Play'));
    expect(socket.sent[socket.sent.length - 1]).toMatchObject({
      action: { do: 'play', reading: 'straight:3-7' },
    });
  });

  it('plays the strongest of several readings with one tap', async () => {
    const { socket, pick } = await turn(true);
    const asked = await pick(['3s', 'W']);
    const readings = ['straight:4-8', 'straight:3-7'];
    socket.give({ type: 'selection', id: asked.id, cards: ['3s', 'W'], readings, refusal: null });
    await vi.advanceTimersByTimeAsync(0);
    await fireEvent.click(button('Play'));
    expect(socket.sent[socket.sent.length - 1]).toMatchObject({
      action: { do: 'play', reading: 'straight:4-8' },
    });
  });

  it('offers what the cards picked can be completed to', async () => {
    const { socket, pick } = await turn(false);
    const asked = await pick(['3s']);
    const completions = [['3s', '3s']];
    socket.give({ type: 'selection', id: asked.id, cards: ['3s'], readings: ['single:3'], refusal: null, completions });
    await vi.advanceTimersByTimeAsync(0);
    await fireEvent.click(button('Complete to ♠3 ♠3'));
    await vi.advanceTimersByTimeAsync(200);
    expect(socket.sent[socket.sent.length - 1]).toMatchObject({ type: 'about', cards: ['3s', '3s'] });
  });

  it('goes through the hints and round again', async () => {
    const { socket } = await turn(true);
    await fireEvent.click(button('Hint'));
    const { id } = socket.sent[socket.sent.length - 1] as { id: string };
    const actions = [
      { do: 'play', cards: ['4h'], reading: null },
      { do: 'play', cards: ['Kd'], reading: null },
      { do: 'pass' },
    ];
    socket.give({ type: 'hints', id, actions, reason: null });
    const about = async () => {
      await vi.advanceTimersByTimeAsync(200);
      return (socket.sent[socket.sent.length - 1] as { cards: string[] }).cards;
    };
    expect(await about()).toEqual(['4h']);
    await fireEvent.click(button('Hint'));
    expect(await about()).toEqual(['Kd']);
    await fireEvent.click(button('Hint'));
    expect(await about()).toEqual(['4h']);
  });

  it('says why the best is to pass, and offers plays after it', async () => {
    const { socket } = await turn(true);
    await fireEvent.click(button('Hint'));
    const { id } = socket.sent[socket.sent.length - 1] as { id: string };
    socket.give({ type: 'hints', id, actions: [{ do: 'pass' }, { do: 'play', cards: ['4h'], reading: null }], reason: 'keeps-bomb' });
    await vi.advanceTimersByTimeAsync(200);
    expect(screen.getByText('Pass: keeps the bomb for later')).toBeTruthy();
    expect(button('Pass').classList).toContain('main');
    await fireEvent.click(button('Hint'));
    expect(screen.queryByText(/keeps the bomb/)).toBeNull();
  });
});

describe('the settlement', () => {
  const lines = [
    line({
      group: 'base', clause: 'DT34', reason: 'enough', deltas: [1, -1, 1, -1],
      persons: { who: 0, winner: 0, partner: 2 }, params: { value: 1, points: 120 },
    }),
    line(),
  ];
  const settled = settlement(...lines);
  const over = view({
    settlement: settled,
    to_act: [],
    finished: [2, 0, 1],
    past: [],
    captured: [20, 60, 100, 20],
    hand: [],
    dealt: [['3s', '3h', '3d', '3c'], ['4s'], ['5s'], ['6s', '7s']],
    hands: [[], [], [], ['7s']],
  });

  function shown(changes = {}) {
    const { socket, store } = connected();
    const now = table({ phase: 'settled', scores: [4, -2, 0, -2], ...changes });
    socket.give(update(9, { table: now, view: over }));
    render(SettlementSheet, { store, table: now, view: over, settlement: settled, look: () => {} });
    return socket;
  }

  it('puts names and numbers into the lines and opens the clause behind one', async () => {
    shown();
    const base = screen.getByRole('button', { name: /Lin, out first, and Mei captured 120 points/ });
    expect(base.textContent).toContain('Lin +1 · Chen −1 · Mei +1 · Wu −1');
    await fireEvent.click(base);
    expect(page.clause).toBe('DT34');
    expect(page.here).toEqual([expect.stringContaining('captured 120 points'), 'Lin +1 · Chen −1 · Mei +1 · Wu −1']);
  });

  it('does not take a tap that was on its way when it came', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    shown();
    const base = screen.getByRole('button', { name: /captured 120 points/ });
    const tap = async (pointerType: string) => {
      await fireEvent(base, Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }));
      await fireEvent.click(base);
      return page.game === null ? null : page.clause;
    };
    now.mockReturnValue(1200);
    expect(await tap('touch')).toBeNull();
    expect(await tap('mouse')).toBe('DT34');
    page.close();
    now.mockReturnValue(1400);
    expect(await tap('touch')).toBe('DT34');
    now.mockRestore();
  });

  it('adds up by person and shows the running score', () => {
    shown();
    const row = screen.getByRole('row', { name: /^Lin/ });
    expect(within(row).getAllByRole('cell').map((cell) => cell.textContent!.trim())).toEqual([
      '+1', '+3', '+4', '+4',
    ]);
    expect(screen.getByRole('dialog').textContent).toContain('You won this deal: +4');
  });

  it('shows all hands in finishing order, what counted and what was left', () => {
    shown();
    const hands = screen.getAllByRole('img', { name: /was dealt/ });
    expect(hands.map((hand) => hand.getAttribute('aria-label')!.split(' ')[0])).toEqual(['Mei', 'Lin', 'Chen', 'Wu']);
    expect(hands[1]!.getAttribute('aria-label')).toContain('counted: ♠3 ♥3 ♦3 ♣3');
    expect(hands[1]!.querySelectorAll('.marked')).toHaveLength(4);
    expect(hands[3]!.getAttribute('aria-label')).toContain('left: ♠7');
  });

  it('goes on to the next hand, and after the last to a new match', async () => {
    const socket = shown();
    await fireEvent.click(screen.getByRole('button', { name: 'Next deal' }));
    expect(socket.sent[socket.sent.length - 1]).toMatchObject({ type: 'ready', seen: 9 });
    cleanup();
    shown({ phase: 'over' });
    expect(screen.getByText('The match is over: Lin won with +4')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy();
  });

  it('offers a spectator no next hand', () => {
    shown({ you: null });
    expect(screen.queryByRole('button', { name: 'Next deal' })).toBeNull();
  });
});

describe('the option form', () => {
  it('is made from the declarations and keeps the types of the values', async () => {
    const changes: [string, unknown][] = [];
    render(OptionForm, {
      game: 'fanfanzha',
      fields: [
        { name: 'hands', clause: null, kind: 'number', default: 8, choices: [], least: 1, most: 100 },
        { name: 'players', clause: 'FZ1', kind: 'choice', default: 4, choices: [4, 6], least: null, most: null },
        { name: 'chain_bonus', clause: 'FZ23', kind: 'switch', default: true, choices: [true, false], least: null, most: null },
      ],
      values: { hands: 8, players: 4, chain_bonus: true },
      change: (name: string, value: unknown) => void changes.push([name, value]),
    });
    await fireEvent.change(screen.getByLabelText('Players'), { target: { value: '6' } });
    await fireEvent.click(screen.getByLabelText('Chain bonus'));
    await fireEvent.input(screen.getByLabelText('Deals'), { target: { value: '3' } });
    expect(changes).toEqual([['players', 6], ['chain_bonus', false], ['hands', 3]]);
    expect(screen.getAllByRole('button')).toHaveLength(2);
    await fireEvent.click(screen.getByRole('button', { name: /^FZ23/ }));
    expect(page.clause).toBe('FZ23');
  });
});

describe('a question', () => {
  it('hints at an answer and says why, then at the others', async () => {
    const { socket, store } = connected();
    socket.give(update(1, { view: view({ hand: ['3s'] }) }));
    const answer = vi.fn();
    const choices = (['decline', 'take'] as const).map((choice) => ({
      action: { do: 'answer' as const, choice },
      text: choice,
    }));
    render(Question, { store, title: 'Alone?', choices, answer });
    const hint = screen.getByRole('button', { name: 'Hint' });
    await fireEvent.click(hint);
    const { id } = socket.sent.at(-1) as { id: string };
    const actions = ['take', 'decline'].map((choice) => ({ do: 'answer', choice }));
    socket.give({ type: 'hints', id, actions, reason: 'plays-alone' });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('take: strong enough to be out before all three'));
    const marked = () => screen.getAllByRole('button').filter(({ classList }) => classList.contains('hinted')).map(({ textContent }) => textContent?.trim());
    expect(marked()).toEqual(['take']);
    await fireEvent.click(hint);
    expect(marked()).toEqual(['decline']);
    expect(screen.getByRole('status').textContent).toBe('');
    await fireEvent.keyDown(document.body, { key: 'h' });
    expect(marked()).toEqual(['take']);
    await fireEvent.click(screen.getByRole('button', { name: 'take' }));
    expect(answer).toHaveBeenCalledWith({ do: 'answer', choice: 'take' });
  });
});
