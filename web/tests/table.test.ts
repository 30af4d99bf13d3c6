import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceKey, lastTable } from '../src/lib/device';
import { isRevoked, startAnew } from '../src/lib/revoked.svelte';
import { TableStore } from '../src/lib/table.svelte';
import { table, TestSocket, update, view } from './fixtures';
import { wahua } from './wahua.fixtures';

describe('the table store', () => {
  let sockets: TestSocket[];
  let store: TableStore;
  const socket = () => sockets[sockets.length - 1]!;

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    store = new TableStore(
      'k',
      () => {
        sockets.push(new TestSocket());
        return socket();
      },
      () => 1000,
    );
  });

  afterEach(() => {
    store.end();
    vi.useRealTimers();
  });

  it('says hello first and shows what comes', () => {
    expect(store.line).toBe('connecting');
    socket().accept();
    expect(socket().sent).toEqual([{ type: 'hello', key: 'k', last: 0, name: '' }]);
    socket().give(update(3, { table: table({ deadline: 12.5 }) }));
    expect(store.line).toBe('online');
    expect(store.number).toBe(3);
    expect(store.view?.seat).toBe(0);
    expect(store.deadline).toBe(1000 + 12500);
  });

  it('leaves an older update aside', () => {
    socket().accept();
    socket().give(update(5, { view: view({ pile: 10 }) }));
    socket().give(update(4, { view: view({ pile: 0 }) }));
    expect(store.number).toBe(5);
    expect(store.view).toMatchObject({ pile: 10 });
  });

  it('takes in what only this viewer is told, at the number that all have', () => {
    socket().accept();
    socket().give(update(5, { view: wahua({ phase: 'claims', to_act: [0] }) }));
    store.act({ do: 'pass' });
    socket().give(update(5, { view: wahua({ phase: 'claims', to_act: [] }) }));
    socket().give({ type: 'done', id: (socket().sent[1] as { id: string }).id, number: 5 });
    expect([store.asked, store.busy]).toEqual([false, false]);
  });

  it('comes back with the number it has seen, and waits longer each time', () => {
    socket().accept();
    socket().give(update(7));
    socket().lose();
    expect(store.line).toBe('offline');
    vi.advanceTimersByTime(600);
    expect(sockets).toHaveLength(2);
    socket().lose();
    vi.advanceTimersByTime(590);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(3);
    socket().accept();
    expect(socket().sent[0]).toEqual({ type: 'hello', key: 'k', last: 7, name: '' });
    expect(store.line).toBe('offline');
    socket().give(update(7));
    expect(store.line).toBe('online');
  });

  it('comes back at once when the device has slept or has a network again', () => {
    for (const why of ['doubted', 'anew'] as const) {
      socket().lose();
      const before = sockets.length;
      store.retry(why);
      expect(sockets).toHaveLength(before + 1);
    }
  });

  it('waits never longer than three seconds between two tries', () => {
    for (let tries = 2; tries < 12; tries += 1) {
      socket().lose();
      vi.advanceTimersByTime(2600);
      expect(sockets).toHaveLength(tries);
    }
  });

  it('gives up a connection that another network may have taken with it', () => {
    socket().accept();
    socket().give(update(7));
    const old = socket();
    store.retry('anew');
    expect(sockets).toHaveLength(2);
    expect(old.readyState).toBe(3);
    expect(store.line).toBe('online');
    old.give(update(8));
    expect(store.number).toBe(7);
    socket().accept();
    expect(socket().sent).toEqual([{ type: 'hello', key: 'k', last: 7, name: '' }]);
  });

  it('keeps a connection that has been heard of a moment ago, after a longer silence it does not', () => {
    socket().accept();
    socket().give(update(7));
    vi.advanceTimersByTime(3000);
    store.retry('doubted');
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(3000);
    store.retry('doubted');
    expect(sockets).toHaveLength(2);
  });

  it('takes a connection for lost that is not heard of after it was called or asked', () => {
    vi.advanceTimersByTime(5000);
    expect(store.line).toBe('offline');
    vi.advanceTimersByTime(600);
    expect(sockets).toHaveLength(2);
    socket().accept();
    socket().give(update(2));
    vi.advanceTimersByTime(60_000);
    expect(store.line).toBe('online');
    store.act({ do: 'pass' });
    vi.advanceTimersByTime(5000);
    expect(store.line).toBe('offline');
  });

  it('asks again after a break, but only what was asked last and not answered', () => {
    socket().accept();
    socket().give(update(2));
    store.about(['3s']);
    store.about(['3s', '3s']);
    store.hint();
    const { id } = socket().sent[3] as { id: string };
    socket().give({ type: 'hints', id, actions: [] });
    store.retry('anew');
    socket().accept();
    expect(socket().sent.slice(1)).toMatchObject([{ type: 'about', cards: ['3s', '3s'] }]);
  });

  it('stays away from a table that is none, and says why', () => {
    socket().accept();
    socket().give({ type: 'refused', id: '', code: 'table-unknown', clause: null, params: {} });
    socket().lose(4004);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(store.line).toBe('closed');
    expect(store.refusal?.code).toBe('table-unknown');
  });

  it('stays away where another window took its place, or its device was given up', () => {
    socket().accept();
    socket().give(update(1));
    socket().lose(4008);
    vi.advanceTimersByTime(60_000);
    expect([store.line, store.replaced, isRevoked(), sockets.length]).toEqual(['closed', true, false, 1]);
    const other = new TableStore('k', () => (sockets.push(new TestSocket()), socket()));
    socket().accept();
    socket().lose(4003);
    vi.advanceTimersByTime(60_000);
    expect([other.line, other.replaced, isRevoked(), sockets.length]).toEqual(['closed', false, true, 2]);
    const before = deviceKey();
    startAnew();
    expect(isRevoked()).toBe(false);
    expect(deviceKey()).not.toBe(before);
    expect(lastTable()).toBeNull();
  });

  it('repeats a command after a break until it is done, with the same id', () => {
    socket().accept();
    socket().give(update(2));
    store.act({ do: 'pass' });
    const first = socket().sent[1]!;
    expect(first).toMatchObject({ type: 'act', seen: 2, action: { do: 'pass' } });
    expect(store.sending).toBe(1);
    socket().lose();
    vi.advanceTimersByTime(600);
    socket().accept();
    expect(socket().sent[1]).toEqual(first);
    socket().give({ type: 'done', id: (first as { id: string }).id, number: 3 });
    expect(store.sending).toBe(0);
    socket().lose();
    vi.advanceTimersByTime(1100);
    socket().accept();
    expect(socket().sent).toHaveLength(1);
  });

  it('is busy from a command until the update that shows its outcome', () => {
    socket().accept();
    socket().give(update(2));
    store.act({ do: 'pass' });
    expect(store.busy).toBe(true);
    const { id } = socket().sent[1] as { id: string };
    socket().give({ type: 'done', id, number: 3 });
    expect(store.busy).toBe(true);
    socket().give(update(3));
    expect(store.busy).toBe(false);
  });

  it('keeps a command given while offline', () => {
    socket().accept();
    socket().give(update(2));
    socket().lose();
    store.ready();
    vi.advanceTimersByTime(600);
    socket().accept();
    expect(socket().sent[1]).toMatchObject({ type: 'ready', seen: 2 });
  });

  it('gives every command its own id', () => {
    socket().accept();
    socket().give(update(2));
    store.act({ do: 'pass' });
    store.act({ do: 'pass' });
    const [one, other] = socket().sent.slice(1) as { id: string }[];
    expect(one!.id).not.toBe(other!.id);
  });

  it('shows a refused command and lets the next one clear it', () => {
    socket().accept();
    socket().give(update(2));
    store.act({ do: 'pass' });
    const { id } = socket().sent[1] as { id: string };
    socket().give({ type: 'refused', id, code: 'must-lead', clause: 'DT21', params: {} });
    expect(store.refusal?.code).toBe('must-lead');
    expect(store.sending).toBe(0);
    store.act({ do: 'play', cards: ['3s'] });
    expect(store.refusal).toBeNull();
  });

  it('takes only the answer to its last question about cards', () => {
    socket().accept();
    socket().give(update(2));
    store.about(['3s']);
    store.about(['3s', '3s']);
    const [first, second] = socket().sent.slice(1) as { id: string }[];
    socket().give({ type: 'selection', id: first!.id, cards: ['3s'], readings: ['single:3'], refusal: null });
    expect(store.selection).toBeNull();
    socket().give({ type: 'selection', id: second!.id, cards: ['3s', '3s'], readings: ['pair:3'], refusal: null });
    expect(store.selection?.readings).toEqual(['pair:3']);
  });

  it('drops hints when the table moves on', () => {
    socket().accept();
    socket().give(update(2));
    store.hint();
    const { id } = socket().sent[1] as { id: string };
    socket().give({ type: 'hints', id, actions: [{ do: 'pass' }] });
    expect(store.hints?.actions).toHaveLength(1);
    socket().give(update(3));
    expect(store.hints).toBeNull();
  });

  it('keeps the trick that was won until the next hand begins', () => {
    socket().accept();
    socket().give(
      update(2, {
        events: [{ event: 'played', seat: 1, cards: ['Kd'], reading: 'single:K', left: 26 }],
        view: view({ trick: [{ seat: 1, cards: ['Kd'], reading: 'single:K' }] }),
      }),
    );
    socket().give(
      update(3, {
        events: [
          { event: 'passed', seat: 0 },
          { event: 'trick_won', seat: 1, points: 10 },
        ],
        view: view({ past: ['1 Kd single:K;0'] }),
      }),
    );
    expect(store.won).toEqual({
      laid: [
        { seat: 1, cards: ['Kd'], reading: 'single:K' },
        { seat: 0, cards: [], reading: null },
      ],
      winner: 1,
      points: 10,
    });
    socket().give(update(4, { events: [{ event: 'hand_began', hand: 2 }] }));
    expect(store.won).toBeNull();
  });

  it('says whether the viewer is asked', () => {
    socket().accept();
    socket().give(update(2, { view: view({ to_act: [1] }) }));
    expect(store.asked).toBe(false);
    socket().give(update(3, { view: view({ to_act: [0] }) }));
    expect(store.asked).toBe(true);
    socket().give(update(4, { view: view({ seat: null, to_act: [0] }) }));
    expect(store.asked).toBe(false);
  });
});
