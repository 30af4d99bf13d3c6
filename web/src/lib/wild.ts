/** Which cards of the table stand for any card: the page says it once, every card asks. */

import { getContext, setContext } from 'svelte';

const KEY = Symbol('wild');

export function setWild(wild: () => string): void {
  setContext(KEY, wild);
}

/** Whether a card is wild at the table it lies on; nowhere else is any. */
export function wildHere(): (card: string) => boolean {
  const wild = getContext<(() => string) | undefined>(KEY);
  return (card) => card.length === 1 && (wild?.() ?? '').includes(card);
}
