/** Every line of a settlement opens its clause, in the reader's language and with the numbers of the hand. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import RuleSheet from '../src/components/RuleSheet.svelte';
import SettlementSheet from '../src/components/SettlementSheet.svelte';
import type { RuleBook, Update } from '../src/generated/messages';
import { lineInWords } from '../src/lib/lines';
import { namesOf } from '../src/lib/persons';
import { page } from '../src/lib/rules.svelte';
import { TableStore } from '../src/lib/table.svelte';
import { LOCALES, setLocale, termsOf } from '../src/lib/texts.svelte';
import { PATIENCE, TestSocket } from './fixtures';

const GAMES = ['datong', 'fanfanzha', 'dazha', 'shuangkou', 'wahua'];
const FOLDERS: Record<string, string> = { 'zh-CN': 'zh', en: 'en' };

/** The rule book as the server gives it, of what the clauses say. */
function bookOf(game: string, locale: string): RuleBook {
  const source = readFileSync(join(__dirname, `../../docs/rules/${FOLDERS[locale]}/${game}.md`), 'utf8');
  const clauses = source
    .split(/^### /m)
    .slice(1)
    .map((part) => /^(?<id>\S+) · (?<title>.*)\n(?<markdown>[^]*?)(?=^## |$(?![^]))/m.exec(part)!.groups!)
    .map(({ id = '', title = '', markdown = '' }) => ({ id, title, markdown: markdown.trim() }));
  return { game, locale, title: game, markdown: '', sections: [{ title: '§', markdown: '', clauses }] };
}

/** The settled hand of a log, by the viewer at the first place. */
function settledOf(game: string): Update {
  const log = JSON.parse(gunzipSync(readFileSync(join(__dirname, `logs/${game}.json.gz`))).toString());
  return log.seat[log.seat.length - 1] as Update;
}

/** The clauses that lie open, as soon as there are any. */
const articlesOf = (sheet: HTMLElement) => (sheet.querySelector('article') ? [...sheet.querySelectorAll('article')] : null);
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    const rules = /^\/api\/rules\/(.+)\/(.+)$/.exec(path);
    return new Response(JSON.stringify(rules === null ? [] : bookOf(rules[2]!, rules[1]!)));
  });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  termsOf('');
  await setLocale('en');
});

describe.each(GAMES)('a settlement of %s', (game) => {
  it.each(LOCALES)('opens the clause of each line in %s', async (locale) => {
    await setLocale(locale);
    termsOf(game);
    const update = settledOf(game);
    const { table, view } = update;
    const { lines } = view!.settlement!;
    const socket = new TestSocket();
    const store = new TableStore('k', () => socket);
    socket.accept();
    socket.give(update);
    const sheet = render(SettlementSheet, { store, table, view: view!, settlement: view!.settlement!, look: () => {} });
    const book = bookOf(game, locale).sections[0]!.clauses;
    const buttons = [...sheet.container.querySelectorAll('button')].filter((one) => one.querySelector('.clause'));
    expect(buttons).toHaveLength(lines.length);
    const opened: string[] = [];
    const seen = new Set<string | null>();
    for (const button of buttons) {
      await fireEvent.click(button);
      opened.push(`${page.clause} ${page.here[0]}`);
      expect(button.querySelector('.clause')!.textContent).toBe(page.clause);
      if (seen.has(page.clause)) continue;
      seen.add(page.clause);
      const rules = render(RuleSheet, { game: page.game!, clause: page.clause, here: page.here, close: () => {} });
      const [article, ...others] = await vi.waitUntil(() => articlesOf(rules.container), { interval: 5, timeout: PATIENCE });
      const clause = book.find(({ id }) => id === page.clause)!;
      expect(others).toEqual([]);
      expect(article!.textContent).toContain(clause.title);
      expect(plain(article!.querySelector('.markdown')!.textContent!)).toContain(plain(clause.markdown).slice(0, 20));
      for (const said of page.here) expect(rules.container.querySelector('.here')!.textContent).toContain(said);
      rules.unmount();
    }
    const names = namesOf(table);
    const wanted = lines.map((one) => `${one.clause} ${lineInWords(one, game, names)}`);
    expect(opened.sort()).toEqual(wanted.sort());
    store.end();
  });
});
