import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { cardsInWords, ranksOf, readingInWords } from '../src/lib/notation';
import { has, locale, localeOf, setLocale, t } from '../src/lib/texts.svelte';

const CATALOGUE = join(__dirname, '../../src/paiju/texts');
const SOURCES = join(__dirname, '../src');

function keysOf(language: string, file: string): string[] {
  const source = readFileSync(join(CATALOGUE, language, file), 'utf-8');
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
}

/** The keys of the pages, in whichever file of the catalogue they stand. */
function pageKeys(language: string): string[] {
  const files = readdirSync(join(CATALOGUE, language));
  return files.flatMap((file) => keysOf(language, file)).filter((key) => key.startsWith('client-'));
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(join(folder, entry.name)) : [readFileSync(join(folder, entry.name), 'utf-8')],
  );
}

afterEach(() => setLocale('en'));

describe('the catalogue', () => {
  it('has the same keys of the pages in both languages', () => {
    expect(pageKeys('zh-CN').sort()).toEqual(pageKeys('en').sort());
  });

  it('has every key that the code names, and none of the pages that nobody names', () => {
    const code = sources(SOURCES).join('\n');
    const named = new Set([...code.matchAll(/['"`](client-[\w-]*[\w])['"`]/g)].map((found) => found[1]!));
    const families = [...code.matchAll(/`(client-[\w-]*-)\$\{/g)].map((found) => found[1]!);
    for (const language of ['en', 'zh-CN']) {
      const keys = new Set(pageKeys(language));
      expect([...named].filter((key) => !keys.has(key))).toEqual([]);
      expect(
        [...keys].filter((key) => !named.has(key) && !families.some((family) => key.startsWith(family))),
      ).toEqual([]);
    }
  });

  it('fills in names and numbers, and calls the functions of the notation', async () => {
    await setLocale('en');
    expect(t('client-deal-number', { deal: 2, hands: 8 })).toBe('deal 2/8');
    expect(t('client-card', { card: 'Th' })).toBe('♥10');
    await setLocale('zh-CN');
    expect(t('client-reading', { reading: 'pair_run:3-5' })).toBe('连对 3–5');
    expect(t('client-reading', { reading: 'bomb:7*5' })).toBe('5 相炸弹 7');
    expect(t('client-reading', { reading: 'bomb:7*5/5' })).toBe('5 线炸弹 7');
    expect(t('client-card', { card: 'W' })).toBe('大王');
  });

  it('shows the key of a text that is missing', () => {
    expect(t('client-nowhere')).toBe('client-nowhere');
    expect(has('client-nowhere')).toBe(false);
  });

  it('takes Chinese of any kind for zh-CN and the rest for en, and remembers a choice', async () => {
    expect(['zh', 'zh-TW', 'ZH-cn'].map(localeOf)).toEqual(['zh-CN', 'zh-CN', 'zh-CN']);
    expect(localeOf('fr')).toBe('en');
    await setLocale('zh-CN');
    expect(locale()).toBe('zh-CN');
    expect(localStorage.getItem('paiju-locale')).toBe('zh-CN');
  });
});

describe('the notation in words', () => {
  const say = (key: string, params?: object) => (params ? `${key} ${JSON.stringify(params)}` : key);

  it('says cards, and leaves alone what is none', () => {
    expect(cardsInWords('3s Th w', say)).toBe('♠3 ♥10 card-little-joker');
    expect(cardsInWords('nothing', say)).toBe('nothing');
    expect(cardsInWords('', say)).toBe('');
  });

  it('says readings with the rank that counts', () => {
    expect(readingInWords('bomb:7*5', say)).toBe('reading-bomb {"rank":"7","ranks":"7","size":5,"lines":0}');
    expect(readingInWords('bomb:7*5/5', say)).toBe('reading-bomb {"rank":"7","ranks":"7","size":5,"lines":5}');
    expect(readingInWords('straight:T-A', say)).toBe('reading-straight {"rank":"A","ranks":"10–A","size":0,"lines":0}');
  });

  it('knows the ranks that a run names', () => {
    expect(ranksOf('9-Q')).toEqual(['9', 'T', 'J', 'Q']);
    expect(ranksOf('2')).toEqual(['2']);
    expect(ranksOf('')).toEqual([]);
  });
});
