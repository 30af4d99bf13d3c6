/** What a viewer of Wahua may do, as the server offers it. */

import type { Action, WahuaOffer, WahuaView } from '../generated/messages';
import { t } from './texts.svelte';

/** What tells an action from another. */
export const keyOf = (action: Action): string => JSON.stringify(action);

/** The offers that are buttons: all but discards, which are tiles of the hand, and flight. */
export function buttonsOf(view: WahuaView): WahuaOffer[] {
  return view.offers.filter(({ action }) => action.do !== 'discard' && action.do !== 'flee');
}

export function offerOf(view: WahuaView, action: Action): WahuaOffer | undefined {
  const wanted = keyOf(action);
  return view.offers.find((offer) => keyOf(offer.action) === wanted);
}

/** The tile that an action is about. */
export function tileOf(action: Action, view: WahuaView): string | null {
  switch (action.do) {
    case 'discard':
    case 'replace':
    case 'show':
      return action.tile;
    case 'kong':
      return `${action.point}s`;
    case 'win':
      return view.phase === 'claims' ? view.tile : view.drawn;
    case 'eat':
      return view.tile;
    default:
      return null;
  }
}

export const moveName = (action: Action, view: WahuaView): string =>
  t(`wahua-${view.phase === 'claims' ? 'claim' : 'move'}-${action.do}`);
