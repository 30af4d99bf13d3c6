/** Options and their values in words. */

import { has, t } from './texts.svelte';

export type Value = string | number | boolean;

export function optionName(game: string, option: string): string {
  return t(`${game}-option-${option}`);
}

/** What a value is called; one without a name of its own, a number say, as it is. */
export function valueName(game: string, option: string, value: Value): string {
  const own = `${game}-option-${option}-${String(value)}`;
  if (has(own)) return t(own);
  if (value === 'on') return t('client-on');
  return value === 'off' ? t('client-off') : String(value);
}
