/** Who sits at the table, by the names that the reader knows them by. */

import type { Person, TableView } from '../generated/messages';
import { t } from './texts.svelte';

/** Whether a name is what a page calls somebody who has given none, in whichever language. */
function isGuest(name: string): boolean {
  const guests = t('client-guest-names').split(' ');
  return guests.some((guest) => name.startsWith(guest) && /^ ?\d*$/.test(name.slice(guest.length)));
}

/** What somebody without a name is called who is the `number`th. */
const guest = (number: number) => (number === 1 ? t('client-guest') : t('client-guest-number', { number }));

/** The names by person: the table's bots, and who has given no name, are called in the language of the page. */
export function namesOf(table: Pick<TableView, 'persons'>): string[] {
  let [bots, unnamed] = [0, 0];
  return table.persons.map(({ name, bot }) => {
    if (bot !== null && bot !== 'program') return t('bot-name', { number: (bots += 1) });
    return isGuest(name) ? guest((unnamed += 1)) : name;
  });
}

/** A name for who gives none, which nobody at the table has. */
export function guestName(table: TableView): string {
  const taken = table.persons.flatMap(({ name, next, claimed }) => [name, next, claimed]);
  let number = 1;
  while (taken.includes(guest(number))) number += 1;
  return guest(number);
}

/** Who plays and is not ready yet, but for the viewer: their numbers. */
export function waitedFor(table: TableView): number[] {
  const waited = (person: Person) => person.bot === null && !isVacant(person) && !person.away && !person.ready;
  return table.persons.flatMap((person, place) => (place !== table.you && waited(person) ? [place] : []));
}

/** The places that the viewer, as the host, may give to a program just now: free ones and those of bots. */
export function placesForPrograms(table: TableView): number[] {
  if (!table.host || !['gathering', 'settled', 'over'].includes(table.phase)) return [];
  return table.persons.flatMap((person, place) => (isVacant(person) || person.bot !== null ? [place] : []));
}

/** Whether nobody has a place. */
export const isVacant = (person: Person) => person.bot === null && person.name === '';

/** Why a person does not play just now, the weightier first. */
export function absence(person: Person): 'leaving' | 'away' | 'offline' | null {
  if (person.bot !== null || isVacant(person)) return null;
  if (person.leaving) return 'leaving';
  if (person.away) return 'away';
  return person.online ? null : 'offline';
}

/** How many look on, and the names of those who have one. */
export function onlookers(table: TableView): string {
  const names = table.onlookers.filter((name) => name !== '').join(t('client-and'));
  return t('client-onlookers', { count: table.onlookers.length, names: names === '' ? 'empty' : names });
}
