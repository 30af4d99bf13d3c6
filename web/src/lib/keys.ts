/** Playing by the keyboard: arrows go through the hand, space picks, escape puts all back, enter plays, H hints, P passes. */

import { isOn } from './comforts.svelte';

export type Shortcut = 'play' | 'hint' | 'pass' | 'back' | 'hand';

const HINT = ['h', 'H'];
const PASS = ['p', 'P'];
const TYPING = 'input, select, textarea, summary, a';

/** What a key means for the hand, null where it means something else: in a dialog, a field, on a button. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (!isOn('keys') || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TYPING) || document.querySelector('[role=dialog]') !== null) return null;
  const onHand = target?.closest('.hand') != null;
  const onButton = !onHand && target?.closest('button') != null;
  if (HINT.includes(event.key)) return 'hint';
  if (PASS.includes(event.key)) return 'pass';
  if (event.key === 'Escape') return 'back';
  if (event.key === 'Enter' && !onButton) return 'play';
  if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && !onHand) return 'hand';
  return null;
}

/** Go to the hand: its first card, or the one that was visited last. */
export function toHand(): void {
  document.querySelector<HTMLElement>('.hand button[tabindex="0"]')?.focus();
}
