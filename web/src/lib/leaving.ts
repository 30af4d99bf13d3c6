/** Leaving a hand that goes on, where that is more than closing the page. */

import type { Action, GameView } from '../generated/messages';
import { signed } from './settlement';
import { t } from './texts.svelte';

export interface Leave {
  name: string;
  /** What it costs, the weightier last. */
  costs: string[];
  action: Action;
  /** It is asked anyway, so that the page needs no button for it. */
  asked: boolean;
}

/** How the viewer may leave now, if at all. */
export function leaveOf(view: GameView | null): Leave | null {
  if (view === null) return null;
  if (view.game === 'wahua') {
    const offer = view.offers.find(({ action }) => action.do === 'flee');
    if (offer === undefined) return null;
    const [name, costs] = [t('wahua-move-flee'), [t('client-wahua-flee')]];
    return { name, costs, action: offer.action, asked: view.phase === 'flight' };
  }
  if (!('run_away_cost' in view) || view.run_away_cost === null || view.run_away_score === null) return null;
  return {
    name: t(`${view.game}-run-away`),
    costs: [
      t(`${view.game}-run-away-confirm`, { cost: view.run_away_cost }),
      t(`${view.game}-run-away-score`, { score: signed(view.run_away_score) }),
    ],
    action: { do: 'run_away' },
    asked: false,
  };
}
