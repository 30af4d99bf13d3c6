/** Who sits at the table, by the names that the reader knows them by. */

import type { Person, TableView } from '../generated/messages';
import { t } from './texts.svelte';

/** The names by person: bots are called in the language of the page, whoever made the table. */
export function namesOf(table: TableView): string[] {
  let bots = 0;
  return table.persons.map((person) => (person.bot === null ? person.name : t('bot-name', { number: (bots += 1) })));
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
