/** Finished hands: where they are kept, their files, links to them and their replays. */

import type { RecordListed, RecordShared, Replay, Review } from '../generated/messages';
import { Refusal, request } from './api';
import { deviceKey } from './device';
import { nameOf, saveFile } from './saving';
import { t, type Locale } from './texts.svelte';

/** Where the record of a replay comes from: a table, a link, or a file that has been opened. */
export type Source =
  | { from: 'table'; id: string; match: number; hand: number }
  | { from: 'link'; token: string }
  | { from: 'file'; name: string; text: string };

/** The largest file that is opened, as the server allows it. */
export const LARGEST_FILE = 64 * 1024;

const own = () => ({ 'X-Device-Key': deviceKey() });
const tablePath = (id: string) => `/api/tables/${encodeURIComponent(id)}/records`;
const handPath = (of: { id: string; match: number; hand: number }) => `${tablePath(of.id)}/${of.match}/${of.hand}`;
const linkPath = (token: string) => `/api/replays/${encodeURIComponent(token)}`;

/** The address of the page that lists the finished hands of a table. */
export const recordsPage = (id: string) => `/t/${encodeURIComponent(id)}/records`;

const SEEN_FROM = '#seat-';

/** The address of the page that shows a hand of a table, from a seat's view if one is named. */
export const replayPage = (id: string, match: number, hand: number, seat: number | null = null) =>
  `/t/${encodeURIComponent(id)}/records/${match}/${hand}${seat === null ? '' : SEEN_FROM + seat}`;

/** From which seat's view an address begins; null with all hands open. */
export function seatNamed(hash: string): number | null {
  return hash.startsWith(SEEN_FROM) && /^[0-5]$/.test(hash.slice(SEEN_FROM.length)) ? Number(hash.slice(SEEN_FROM.length)) : null;
}

export function fetchRecords(id: string, locale: Locale): Promise<RecordListed[]> {
  return request(tablePath(id), locale, { headers: own() });
}

/** The replay from a seat's view, or with all hands open (null). */
export function fetchReplay(source: Source, seat: number | null, locale: Locale): Promise<Replay> {
  const asked = seat === null ? '' : `?seat=${seat}`;
  switch (source.from) {
    case 'table':
      return request(`${handPath(source)}/replay${asked}`, locale, { headers: own() });
    case 'link':
      return request(`${linkPath(source.token)}${asked}`, locale);
    case 'file':
      return request(`/api/replays${asked}`, locale, { method: 'POST', body: source.text });
  }
}

/** Which moves of a seat have cost something; the server thinks of it for some seconds. */
export function fetchReview(of: Source & { from: 'table' }, seat: number, locale: Locale): Promise<Review> {
  return request(`${handPath(of)}/review?seat=${seat}`, locale, { method: 'POST', headers: own() });
}

/** A link by which anybody may see a hand of a table. */
export async function shareLink(source: Source & { from: 'table' }, locale: Locale): Promise<string> {
  const made = await request<RecordShared>(`${handPath(source)}/share`, locale, { method: 'POST', headers: own() });
  return `${location.origin}/replay/${made.token}`;
}

/** The record as a file: its text, laid out as the server keeps it, and a name for it. */
async function fileOf(source: Source): Promise<{ name: string; text: string }> {
  if (source.from === 'file') return source;
  const path = source.from === 'table' ? handPath(source) : `${linkPath(source.token)}/record`;
  const answer = await fetch(path, source.from === 'table' ? { headers: own() } : {});
  if (!answer.ok) throw new Refusal(t('client-no-server'), null);
  return { name: nameOf(answer, 'paiju.json'), text: await answer.text() };
}

/** Save the record as a file of the device. */
export async function download(source: Source): Promise<void> {
  const { name, text } = await fileOf(source);
  saveFile(name, text, 'application/json');
}

/** The text of a file that a person has chosen; a refusal where it is too large to be a record. */
export function readFile(file: File): Promise<Source> {
  if (file.size > LARGEST_FILE) {
    return Promise.reject(new Refusal(t('error-record-too-large', { most: LARGEST_FILE / 1024 }), null));
  }
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ from: 'file', name: file.name, text: String(reader.result) });
    reader.onerror = () => reject(reader.error);
    reader.readAsText(file);
  });
}
