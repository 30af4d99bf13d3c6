/** What is asked of the server over HTTP. */

import type { NewTable, Offer, OptionsAnswered, OptionsAsked, Problem, RuleBook, TableCreated } from '../generated/messages';
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
  throw problem === null ? new Refusal(`${answer.status} ${answer.statusText}`, null) : Refusal.of(problem);
}

export function fetchOffer(locale: Locale): Promise<Offer> {
  return request('/api/games', locale);
}

/** Whether options go together, and what those that are not named are then. */
export function checkOptions(asked: OptionsAsked, locale: Locale): Promise<OptionsAnswered> {
  return request('/api/options', locale, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  });
}

export function createTable(table: NewTable, key: string, locale: Locale): Promise<TableCreated> {
  return request('/api/tables', locale, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Device-Key': key },
    body: JSON.stringify(table),
  });
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
