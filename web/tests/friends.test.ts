import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Gathering from '../src/components/Gathering.svelte';
import Notices from '../src/components/Notices.svelte';
import Places from '../src/components/Places.svelte';
import TurnSignal from '../src/components/TurnSignal.svelte';
import { switchTo } from '../src/lib/comforts.svelte';
import { copyFrom } from '../src/lib/copying';
import { shortcutOf } from '../src/lib/keys';
import { TableStore } from '../src/lib/table.svelte';
import { setLocale } from '../src/lib/texts.svelte';
import type { Person, TableView } from '../src/generated/messages';
import { person, table, TestSocket, update, view } from './fixtures';

let socket: TestSocket;
let store: TableStore;

beforeEach(async () => {
  await setLocale('en');
  socket = new TestSocket();
  store = new TableStore('k', () => socket, () => 0);
  socket.accept();
});

afterEach(() => {
  cleanup();
  store.end();
  vi.useRealTimers();
});

const commands = () => socket.sent.slice(1);

describe('passing by itself', () => {
  const stuck = { must_pass: true, view: view({ on: 'pair:A', to_act: [0] }) };

  it('happens only where the person wants it, and nothing else is open', () => {
    vi.useFakeTimers();
    render(TurnSignal, { store });
    socket.give(update(1, stuck));
    flushSync();
    vi.advanceTimersByTime(3000);
    expect(commands()).toEqual([]);
    switchTo('pass', true);
    flushSync();
    vi.advanceTimersByTime(3000);
    expect(commands()).toMatchObject([{ type: 'act', action: { do: 'pass' }, seen: 1 }]);
    vi.advanceTimersByTime(9000);
    expect(commands()).toHaveLength(1);
    switchTo('pass', false);
  });
});

describe('the host', () => {
  it('lets in, gives a place, and answers a vote', async () => {
    const persons = [person('Lin'), person('Chen', { away: true, claimed: 'Qi' }), person('Mei'), person('Wu')];
    const asked = table({
      host: true,
      persons,
      visitors: [{ knock: 'n1', name: 'Bao' }],
      vote: { by: 2, yes: [2], no: [], seconds: 50 },
    });
    socket.give(update(1, { table: asked }));
    render(Notices, { store, table: asked });
    for (const name of ['Let in', 'Give', 'Play on']) {
      await fireEvent.click(screen.getByRole('button', { name }));
      const { id } = commands()[commands().length - 1] as { id: string };
      socket.give({ type: 'done', id, number: 1 });
    }
    expect(commands()).toMatchObject([
      { type: 'admit', knock: 'n1', yes: true },
      { type: 'give', place: 1, yes: true },
      { type: 'dissolve', yes: false },
    ]);
    expect(screen.getByText('1 for it, 0 against; more than half decide')).toBeTruthy();
  });
});

describe('the places', () => {
  it('are offered to who has none where they can be had', async () => {
    const persons = [
      person('Lin'),
      person('', {}),
      person('Bot', { bot: 'steady' }),
      person('Wu', { away: true, next: 'Qi' }),
    ];
    const gathering = table({ you: null, phase: 'gathering', persons });
    socket.give(update(1, { table: gathering, view: null }));
    render(Places, { store, table: gathering });
    expect(screen.getAllByRole('button', { name: 'Sit' })).toHaveLength(2);
    await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: ' Qi ' } });
    await fireEvent.click(screen.getAllByRole('button', { name: 'Sit' })[0]!);
    expect(commands()).toMatchObject([{ type: 'sit', place: 1, name: 'Qi' }]);
    expect(commands()[0]).not.toHaveProperty('seen');
  });
});

describe('before the first hand', () => {
  const invite = () => {};
  const gathering = (persons: Person[], changes: Partial<TableView> = {}) => table({ phase: 'gathering', persons, ...changes });
  function show(shown: TableView) {
    socket.give(update(1, { table: shown, view: null }));
    render(Gathering, { store, table: shown, invite });
    return screen.getByRole('status').textContent.trim();
  }

  it('the host begins, with one large button once the others are ready', async () => {
    const host = { host: true };
    expect(show(gathering([person('Lin'), person('Chen'), person('Mei', { ready: true }), person('')], host))).toBe(
      'Not ready yet: Chen. You may begin without waiting.',
    );
    expect(screen.getByRole('button', { name: 'Begin' }).className).not.toContain('main');
    expect(screen.queryByRole('button', { name: 'I’m ready' })).toBeNull();
    cleanup();
    const ready = [person('Lin'), person('Chen', { ready: true }), person('Mei', { away: true }), person('')];
    expect(show(gathering(ready, host))).toContain('it is for you to begin');
    const begin = screen.getByRole('button', { name: 'Begin' });
    expect(begin.className).toContain('main');
    await fireEvent.click(begin);
    expect(commands()).toMatchObject([{ type: 'begin' }]);
  });

  it('others get ready and are told for whom they wait', async () => {
    const persons = [person('Lin'), person('Chen'), person('Bot', { bot: 'steady' }), person('')];
    show(gathering(persons, { you: 1 }));
    expect(screen.queryByRole('button', { name: 'Begin' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'I’m ready' }));
    expect(commands()).toMatchObject([{ type: 'ready', seen: 1 }]);
    cleanup();
    const waiting = gathering([persons[0]!, person('Chen', { ready: true }), persons[2]!, persons[3]!], { you: 1 });
    expect(show(waiting)).toContain('Waiting for Lin.');
  });
});

describe('the keyboard', () => {
  const press = (key: string, more: KeyboardEventInit = {}) => shortcutOf(new KeyboardEvent('keydown', { key, ...more }));

  it('means what it says, unless it is switched off or a dialog is open', () => {
    expect(['h', 'P', 'Enter', 'Escape', 'ArrowLeft', 'x'].map((key) => press(key))).toEqual(['hint', 'pass', 'play', 'back', 'hand', null]);
    expect(press('p', { ctrlKey: true })).toBeNull();
    switchTo('keys', false);
    expect(press('h')).toBeNull();
    switchTo('keys', true);
    document.body.innerHTML = '<div role="dialog"></div>';
    expect(press('h')).toBeNull();
    document.body.innerHTML = '';
  });
});

describe('copying', () => {
  it('works without a clipboard for pages', async () => {
    const field = document.createElement('input');
    field.value = 'http://10.0.0.7/t/x';
    document.body.append(field);
    const old = vi.fn(() => true);
    Object.assign(document, { execCommand: old });
    expect(await copyFrom(field)).toBe(true);
    expect(old).toHaveBeenCalledWith('copy');
    expect(field.selectionEnd).toBe(field.value.length);
  });
});
