/** What each person has switched on or off for herself or himself, kept in the browser. */

import { remember, remembered } from './device';

/** Each switch, and how it stands at first. */
const FIRST = { sound: true, vibration: true, keys: true, pass: false, counter: true, four: false, large: false, left: false };
export type Comfort = keyof typeof FIRST;
export const COMFORTS = Object.keys(FIRST) as Comfort[];

const keyOf = (comfort: Comfort) => `paiju-${comfort}`;
const read = (comfort: Comfort) => {
  const kept = remembered(keyOf(comfort));
  return kept === null ? FIRST[comfort] : kept === 'on';
};

const state = $state(Object.fromEntries(COMFORTS.map((comfort) => [comfort, read(comfort)])) as Record<Comfort, boolean>);

/** Those that change how everything looks stand as attributes on the root, where styles find them. */
export const LOOKS: readonly Comfort[] = ['four', 'large', 'left'];

// What is switched in another window is switched here.
window.addEventListener('storage', ({ key, newValue }) => {
  const comfort = COMFORTS.find((one) => keyOf(one) === key);
  if (comfort !== undefined && newValue !== null) state[comfort] = newValue === 'on';
});

export const isOn = (comfort: Comfort): boolean => state[comfort];

export function switchTo(comfort: Comfort, on: boolean): void {
  state[comfort] = on;
  remember(keyOf(comfort), on ? 'on' : 'off');
}
