/** Whole hands as a room has sent them (`scripts/generate_event_logs.py`), run through the store of a table. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { Update } from '../src/generated/messages';
import { parseTrick } from '../src/lib/past';
import { totals } from '../src/lib/settlement';
import { TableStore } from '../src/lib/table.svelte';
import { told } from '../src/lib/telling';
import { LOCALES, setLocale } from '../src/lib/texts.svelte';
import { TestSocket } from './fixtures';

interface Log {
  game: string;
  seat: Update[];
  spectator: Update[];
  totals: number[];
  lines: number;
}

const GAMES = ['datong', 'fanfanzha', 'dazha', 'shuangkou', 'wahua'];
const logOf = (game: string) =>
  JSON.parse(gunzipSync(readFileSync(join(__dirname, `logs/${game}.json.gz`))).toString()) as Log;

/** A store that has been given some updates, one by one, and may be given more. */
class Fed {
  readonly socket = new TestSocket();
  readonly store = new TableStore('k', () => this.socket, () => 1000);

  constructor(updates: readonly Update[], after: (store: TableStore, update: Update) => void = () => {}) {
    stores.push(this.store);
    this.socket.accept();
    for (const update of updates) {
      this.socket.give(update);
      after(this.store, update);
    }
  }
}

let stores: TableStore[] = [];

/** All that a store knows, but for the points of a trick, which are told only as it is won. */
function known({ table, view, number, won, asked, mustPass, deadline }: TableStore) {
  const trick = won === null ? null : { ...won, points: 0 };
  return { table, view, number, trick, asked, mustPass, deadline };
}

/** What a server sends to who comes back: the newest update, with the events that were missed. */
function missed(updates: readonly Update[], from: number): Update {
  return { ...updates[updates.length - 1]!, events: updates.slice(from).flatMap(({ events }) => events) };
}

afterEach(async () => {
  for (const store of stores) store.end();
  stores = [];
  await setLocale('en');
});

describe.each(GAMES)('a hand of %s', (game) => {
  const log = logOf(game);
  const viewers = [log.seat, log.spectator];

  it('comes in order to its settlement, whose sums are those of the rules', () => {
    for (const updates of viewers) {
      let before = 0;
      const { store } = new Fed(updates, (here, { number, table, view }) => {
        expect(number).toBeGreaterThanOrEqual(before);
        expect([here.number, here.table, here.view]).toEqual([number, table, view]);
        before = number;
      });
      const { settlement } = store.view!;
      expect(settlement!.lines).toHaveLength(log.lines);
      expect(totals(settlement!.lines, settlement!.players)).toEqual(log.totals);
      expect(store.table!.scores).toEqual(log.totals);
      expect(store.table!.phase).toBe('settled');
    }
    expect(log.spectator[0]!.view!.seat).toBeNull();
    expect(log.seat[0]!.view!.seat).not.toBeNull();
  });

  it('is known alike at each moment by who has seen it all and by who comes in the middle', () => {
    for (const updates of viewers) {
      const { socket, store } = new Fed([]);
      updates.forEach((update, at) => {
        socket.give(update);
        const late = new Fed([{ ...update, events: [] }]).store;
        expect(known(late), `at ${at}`).toEqual(known(store));
      });
    }
  });

  it('is the same where updates come twice, late, or not at all', () => {
    for (const updates of viewers) {
      const whole = known(new Fed(updates).store);
      const twice = updates.flatMap((update, at) => [update, update, ...updates.slice(Math.max(0, at - 2), at)]);
      expect(known(new Fed(twice).store)).toEqual(whole);
      for (const every of [2, 3, 7]) {
        const some = updates.filter((_, at) => at % every === 0 || at === updates.length - 1);
        expect(known(new Fed(some).store)).toEqual(whole);
      }
      for (const from of [0, 1, Math.floor(updates.length / 2), updates.length - 1]) {
        const back = new Fed([...updates.slice(0, from), missed(updates, from)]).store;
        expect(known(back)).toEqual(whole);
      }
    }
  });

  it('tells every event once, in words of both languages', async () => {
    for (const locale of LOCALES) {
      await setLocale(locale);
      const names = log.seat[0]!.table.persons.map(({ name }) => name);
      let count = 0;
      const twice = log.seat.flatMap((update) => [update, update]);
      new Fed(twice, ({ news }) => {
        for (const event of news) {
          count += 1;
          const words = told(event, game, names);
          expect(words, event.event).not.toBe('');
          expect(words).not.toContain(`${game}-`);
          if ('seat' in event) expect(words).toContain(names[event.seat]);
        }
      });
      expect(count).toBe(log.seat.flatMap(({ events }) => events).length);
    }
  });

  it('has each trick as it was laid', () => {
    const { socket, store } = new Fed([]);
    let laid: unknown[] = [];
    let tricks = 0;
    for (const update of log.seat) {
      socket.give(update);
      for (const event of update.events) {
        if (event.event === 'played') laid.push({ seat: event.seat, cards: event.cards, reading: event.reading });
        if (event.event === 'passed') laid.push({ seat: event.seat, cards: [], reading: null });
        if (event.event !== 'trick_won') continue;
        expect(store.won).toEqual({ laid, winner: event.seat, points: event.points });
        tricks += 1;
        laid = [];
      }
    }
    const { view } = log.seat[log.seat.length - 1]!;
    expect(tricks).toBe(view !== null && 'past' in view ? view.past.map(parseTrick).length : 0);
  });
});
