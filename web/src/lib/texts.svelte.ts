/** The texts: the catalogue of the Python package, taken in when the client is built. */

import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from '@fluent/bundle';
import type { TableView } from '../generated/messages';
import { remember, remembered } from './device';
import {
  cardsInWords,
  faultsInWords,
  pointsInWords,
  ranksInWords,
  readingInWords,
  tilesInWords,
  type Say,
} from './notation';

export type Locale = 'zh-CN' | 'en';
export const LOCALES: readonly Locale[] = ['zh-CN', 'en'];
const CHOICE = 'paiju-locale';

/** A language is fetched when it is first needed. */
const CATALOGUES: Record<Locale, () => Promise<{ default: Record<string, string> }>> = {
  'zh-CN': () => import('../catalogue/zh-CN'),
  en: () => import('../catalogue/en'),
};

function bundleOf(locale: Locale, files: Record<string, string>): FluentBundle {
  const call =
    (inWords: (notation: string, say: Say) => string) =>
    ([notation]: FluentValue[]) =>
      inWords(String(notation ?? ''), (key, params) => format(bundle, termed(bundle, key), params));
  const bundle: FluentBundle = new FluentBundle(locale, {
    useIsolating: false,
    functions: {
      CARDS: call(cardsInWords),
      RANKS: call(ranksInWords),
      READING: call(readingInWords),
      TILES: call(tilesInWords),
      POINTS: call(pointsInWords),
      FAULTS: call(faultsInWords),
      // Everybody at this table has a name, so nobody is “you”.
      INSIDE: call((name) => name),
      WHOSE: call((who, say) => say('person-whose', { who })),
    },
  });
  for (const source of Object.values(files)) bundle.addResource(new FluentResource(source));
  return bundle;
}

function format(bundle: FluentBundle, key: string, params: Record<string, string | number> = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return key;
  const faults: Error[] = [];
  const said = bundle.formatPattern(pattern, ungrouped(params), faults);
  // A player would rather read the placeable's name than nothing; a test must not pass it over.
  if (faults[0] !== undefined && import.meta.env.MODE === 'test') throw faults[0];
  return said;
}

/** Digits stand ungrouped, as in tables: 12000. */
function ungrouped(params: Record<string, string | number>): Record<string, FluentValue> {
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
  ]);
  return Object.fromEntries(shown) as Record<string, FluentValue>;
}

const bundles: Partial<Record<Locale, FluentBundle>> = {};

async function fetchTexts(locale: Locale): Promise<void> {
  bundles[locale] ??= bundleOf(locale, (await CATALOGUES[locale]()).default);
}

/** Chinese of any kind is zh-CN, everything else en. */
export function localeOf(language: string): Locale {
  return language.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en';
}

function first(): Locale {
  const chosen = remembered(CHOICE);
  return chosen === 'zh-CN' || chosen === 'en' ? chosen : localeOf(navigator.language);
}

const current = $state<{ locale: Locale; game: string }>({ locale: first(), game: '' });

/** Say readings as a game says them: by `dazha-reading-bomb`, where there is one. */
export function termsOf(game: string): void {
  current.game = game;
}

function termed(bundle: FluentBundle, key: string): string {
  const own = `${current.game}-${key}`;
  return bundle.hasMessage(own) ? own : key;
}

export function locale(): Locale {
  return current.locale;
}

/** Fetch the texts of the language that the page begins in; nothing can be said before. */
export async function begin(): Promise<void> {
  await fetchTexts(current.locale);
}

/** Show everything in `chosen` from now on, as soon as its texts are there. */
export async function setLocale(chosen: Locale): Promise<void> {
  await fetchTexts(chosen);
  current.locale = chosen;
  remember(CHOICE, chosen);
}

/** What has been said: most texts of a table are said again after every move. */
const said = new Map<string, string>();
const MOST_SAID = 2000;

/** The text of `key`; the key itself where the catalogue has none. */
export function t(key: string, params?: Record<string, string | number>): string {
  const bundle = bundles[current.locale];
  if (!bundle) return key;
  const asked = `${current.locale} ${current.game} ${key} ${params === undefined ? '' : JSON.stringify(params)}`;
  let text = said.get(asked);
  if (text === undefined) {
    text = format(bundle, key, params);
    if (said.size >= MOST_SAID) said.clear();
    said.set(asked, text);
  }
  return text;
}

/** Which deal of the match is played, and which of the hands that count. */
export function dealNumber(table: TableView): { deal: number; hand: number; hands: number } {
  return { deal: table.hand, hand: table.played + 1, hands: Number(table.options.hands) };
}

/** A moment in the time of this device, short: day, hour and minute. */
export function moment(iso: string): string {
  const parts = { year: '2-digit', month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(current.locale, { ...parts, hour12: false }).format(new Date(iso));
}

/** A month in words: `2026-02`. */
export function monthName(month: string): string {
  return new Intl.DateTimeFormat(current.locale, { year: 'numeric', month: 'long' }).format(new Date(`${month}-15`));
}

/** Whether the catalogue has a text of that key. */
export function has(key: string): boolean {
  return bundles[current.locale]?.hasMessage(key) ?? false;
}
