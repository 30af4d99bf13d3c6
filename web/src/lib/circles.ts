/** Circles of people: what is asked of the server about them. */

import type {
  Circle, CircleDoor, CircleListed, Invitation, Ledger, NewCircle, NewPreset, TableCreated,
} from '../generated/messages';
import { post, Refusal, request } from './api';
import { deviceKey } from './device';
import { nameOf, saveFile } from './saving';
import { t, type Locale } from './texts.svelte';

/** What of a ledger is saved as a file. */
export type Sheet = 'persons' | 'months' | 'pairs' | 'hands';

const at = (id: string, part = '') => `/api/circles/${encodeURIComponent(id)}${part}`;
const doorAt = (token: string) => `/api/joins/${encodeURIComponent(token)}`;
const own = () => ({ headers: { 'X-Device-Key': deviceKey() } });

/** The picture of the link by which others join. */
export const joinPicture = (token: string) => `${doorAt(token)}/qr.svg`;
/** The address of the page of a circle. */
export const circlePage = (id: string) => `/circles/${encodeURIComponent(id)}`;
export const ledgerPage = (id: string) => `${circlePage(id)}/ledger`;

export const fetchCircles = (locale: Locale): Promise<CircleListed[]> => request('/api/circles', locale, own());
export const fetchCircle = (id: string, locale: Locale): Promise<Circle> => request(at(id), locale, own());
export const fetchDoor = (token: string, locale: Locale): Promise<CircleDoor> => request(doorAt(token), locale, own());

/** The link by which others join. */
export const fetchJoinLink = (id: string, locale: Locale): Promise<Invitation> =>
  request(at(id, '/invitation'), locale, own());

export const makeCircle = (circle: NewCircle, locale: Locale): Promise<Circle> =>
  post('/api/circles', locale, circle, deviceKey());
export const joinCircle = (token: string, name: string, locale: Locale): Promise<Circle> =>
  post(doorAt(token), locale, { name }, deviceKey());

/** A change of a circle; answers with the circle after it. */
export function change(
  id: string,
  what: 'name' | 'link' | `members/${number}/remove` | 'presets' | `presets/${number}/remove`,
  body: { name: string } | NewPreset | Record<string, never>,
  locale: Locale,
): Promise<Circle> {
  return post(at(id, `/${what}`), locale, body, deviceKey());
}

export const leaveCircle = (id: string, locale: Locale): Promise<CircleListed[]> =>
  post(at(id, '/leave'), locale, {}, deviceKey());
export const openPreset = (id: string, preset: number, locale: Locale): Promise<TableCreated> =>
  post(at(id, `/presets/${preset}/table`), locale, {}, deviceKey());

/** What of the ledger is asked for: a game or all, by the months of this device. */
function query(game: string): string {
  const asked = new URLSearchParams({ zone: String(-new Date().getTimezoneOffset()) });
  if (game !== '') asked.set('game', game);
  return asked.toString();
}

export const fetchLedger = (id: string, game: string, locale: Locale): Promise<Ledger> =>
  request(at(id, `/ledger?${query(game)}`), locale, own());

/** Save a sheet of the ledger as a CSV file. */
export async function saveLedger(id: string, sheet: Sheet, game: string, locale: Locale): Promise<void> {
  const headers = { 'X-Device-Key': deviceKey(), 'Accept-Language': locale };
  const answer = await fetch(at(id, `/ledger/${sheet}?${query(game)}`), { headers });
  if (!answer.ok) throw new Refusal(t('client-no-server'), null);
  // Reading as text drops the mark by which spreadsheets know the encoding.
  saveFile(nameOf(answer, 'paiju.csv'), `\ufeff${await answer.text()}`, 'text/csv');
}
