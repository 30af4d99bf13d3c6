/** What is asked of the server over HTTP. */

import type {
  DeviceClaimed, DeviceLink, DeviceLinkAsked, DeviceMoved, DeviceOffered, DevicesGivenUp, Invitation, KnockState,
  LobbyTable, NewProgram, NewTable, Offer, OptionsAnswered, OptionsAsked, Problem, ProgramPlace, RuleBook, TableCode,
  TableCreated,
} from '../generated/messages';
import { revoked } from './revoked.svelte';
import type { Locale } from './texts.svelte';

/** A request that the server refused, with the reason in the reader's language. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly clause: string | null,
    readonly problem: Problem | null = null,
  ) {
    super(message);
  }

  static of(problem: Problem): Refusal {
    return new Refusal(problem.text, problem.clause, problem);
  }
}

export async function request<T>(path: string, locale: Locale, init: RequestInit = {}): Promise<T> {
  const headers = { 'Accept-Language': locale, ...(init.headers ?? {}) };
  const answer = await fetch(path, { ...init, headers });
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  if (problem?.code === 'device-revoked') revoked();
  throw problem === null ? new Refusal(`${answer.status} ${answer.statusText}`, null) : Refusal.of(problem);
}

export function fetchOffer(locale: Locale): Promise<Offer> {
  return request('/api/games', locale);
}

export function post<T>(path: string, locale: Locale, body: unknown, key: string | null = null): Promise<T> {
  const headers = { 'Content-Type': 'application/json', ...(key === null ? {} : { 'X-Device-Key': key }) };
  return request(path, locale, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Whether options go together, and what those that are not named are then. */
export function checkOptions(asked: OptionsAsked, locale: Locale): Promise<OptionsAnswered> {
  return post('/api/options', locale, asked);
}

export function createTable(table: NewTable, key: string, locale: Locale): Promise<TableCreated> {
  return post('/api/tables', locale, table, key);
}

const tablePath = (id: string, part: string) => `/api/tables/${encodeURIComponent(id)}/${part}`;

/** The code of a table; only its host is told. */
export function askCode(id: string, key: string, locale: Locale): Promise<TableCode> {
  return post(tablePath(id, 'code'), locale, {}, key);
}

export function fetchInvitation(id: string, locale: Locale): Promise<Invitation> {
  return request(tablePath(id, 'invitation'), locale);
}

/** Where the link to a table is drawn as a QR code. */
export const qrPath = (id: string) => tablePath(id, 'qr.svg');

/** Give a place to a program; only the host may. */
export function placeProgram(id: string, program: NewProgram, key: string, locale: Locale): Promise<ProgramPlace> {
  return post(tablePath(id, 'programs'), locale, program, key);
}

/** Ask to be let in by a code. */
export function knock(code: string, name: string, key: string, locale: Locale): Promise<KnockState> {
  return post('/api/knocks', locale, { code, name }, key);
}

export function knockState(id: string, locale: Locale): Promise<KnockState> {
  return request(`/api/knocks/${encodeURIComponent(id)}`, locale);
}

export function fetchLobby(locale: Locale): Promise<LobbyTable[]> {
  return request('/api/lobby', locale);
}

/** A link by which another device goes on as this one's person, who has this name and played at this table. */
export function linkDevice(name: string, table: string | null, key: string, locale: Locale): Promise<DeviceLink> {
  const asked: DeviceLinkAsked = { name, table };
  return post('/api/devices/link', locale, asked, key);
}

const linkPath = (token: string) => `/api/devices/links/${encodeURIComponent(token)}`;

/** Where such a link is drawn as a QR code. */
export const devicePicture = (token: string) => `${linkPath(token)}/qr.svg`;

export function fetchDeviceLink(token: string, locale: Locale): Promise<DeviceOffered> {
  return request(linkPath(token), locale);
}

/** Become the person who made the link; the device that made it may be given up. */
export function claimDevice(token: string, revoke: boolean, key: string, locale: Locale): Promise<DeviceMoved> {
  const claimed: DeviceClaimed = { token, revoke };
  return post('/api/devices/claim', locale, claimed, key);
}

export function giveUpDevices(key: string, locale: Locale): Promise<DevicesGivenUp> {
  return post('/api/devices/revoke', locale, {}, key);
}

const books = new Map<string, Promise<RuleBook>>();

/** The rule book of a game, fetched once. */
export function fetchRules(game: string, locale: Locale): Promise<RuleBook> {
  const path = `/api/rules/${locale}/${encodeURIComponent(game)}`;
  let book = books.get(path);
  if (book === undefined) {
    book = request<RuleBook>(path, locale);
    books.set(path, book);
    book.catch(() => books.delete(path));
  }
  return book;
}
