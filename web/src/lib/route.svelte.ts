/**
 * The address: `/` makes a table, `/t/{id}` is one, its finished hands lie behind it; `/replay` opens a file;
 * `/history` is what a person has played, `/circles` are the circles, `/join/{token}` the door of one;
 * `/device/{token}` moves a person to this device; `/learn/{game}` is a lesson, `/rules/{game}#{clause}` a rule book.
 */

import type { Source } from './records';
import { sheetsHere } from './sheets';

export type Place =
  | { at: 'home' }
  | { at: 'table'; id: string }
  | { at: 'records'; id: string }
  | { at: 'replay'; source: Source | null }
  | { at: 'device'; token: string }
  | { at: 'history' }
  | { at: 'circles' }
  | { at: 'circle'; id: string }
  | { at: 'ledger'; id: string }
  | { at: 'join'; token: string }
  | { at: 'learn'; game: string }
  | { at: 'rules'; game: string | null }
  | { at: 'nowhere' };

const current = $state({ path: location.pathname });

addEventListener('popstate', () => {
  current.path = location.pathname;
});

/** What the address names. */
export function place(): Place {
  return placeOf(current.path);
}

/** The pages by their addresses; what is in brackets tells them apart. */
const PAGES: readonly [RegExp, (...parts: string[]) => Place][] = [
  [/^\/$/, () => ({ at: 'home' })],
  [/^\/t\/([^/]+)\/?$/, (id = '') => ({ at: 'table', id })],
  [/^\/t\/([^/]+)\/records\/?$/, (id = '') => ({ at: 'records', id })],
  [
    /^\/t\/([^/]+)\/records\/([1-9]\d{0,8})\/([1-9]\d{0,8})\/?$/,
    (id = '', match, hand) => ({ at: 'replay', source: { from: 'table', id, match: Number(match), hand: Number(hand) } }),
  ],
  [/^\/replay\/?$/, () => ({ at: 'replay', source: null })],
  [/^\/learn\/([^/]+)\/?$/, (game = '') => ({ at: 'learn', game })],
  [/^\/rules\/?$/, () => ({ at: 'rules', game: null })],
  [/^\/rules\/([^/]+)\/?$/, (game = '') => ({ at: 'rules', game })],
  [/^\/history\/?$/, () => ({ at: 'history' })],
  [/^\/circles\/?$/, () => ({ at: 'circles' })],
  [/^\/circles\/([^/]+)\/?$/, (id = '') => ({ at: 'circle', id })],
  [/^\/circles\/([^/]+)\/ledger\/?$/, (id = '') => ({ at: 'ledger', id })],
  [/^\/join\/([^/]+)\/?$/, (token = '') => ({ at: 'join', token })],
  [/^\/replay\/([^/]+)\/?$/, (token = '') => ({ at: 'replay', source: { from: 'link', token } })],
  [/^\/device\/([^/]+)\/?$/, (token = '') => ({ at: 'device', token })],
];

export function placeOf(path: string): Place {
  for (const [address, made] of PAGES) {
    const found = address.exec(path);
    if (found === null) continue;
    try {
      return made(...found.slice(1).map(decodeURIComponent));
    } catch {
      break;
    }
  }
  return { at: 'nowhere' };
}

/** Go to an address, which may name a part of its page; a sheet that led there leaves its entry to it. */
export function go(path: string): void {
  if (sheetsHere() > 0) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  current.path = location.pathname;
  if (location.hash === '') scrollTo(0, 0);
}

/** Follow a plain click on a link without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
