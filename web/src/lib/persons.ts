/** Who sits at the table, by the names that the reader knows them by. */

import type { TableView } from '../generated/messages';
import { t } from './texts.svelte';

/** The names by person: bots are called in the language of the page, whoever made the table. */
export function namesOf(table: TableView): string[] {
  let bots = 0;
  return table.persons.map((person) => (person.bot === null ? person.name : t('bot-name', { number: (bots += 1) })));
}
