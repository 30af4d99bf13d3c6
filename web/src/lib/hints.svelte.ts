/** Hints as a person takes them: the first is asked for and says why, every further tap shows the next. */

import { untrack } from 'svelte';
import type { Action, Hints } from '../generated/messages';
import type { TableStore } from './table.svelte';
import { t } from './texts.svelte';

export class HintRound {
  private of: Hints | null = null;
  private taken = 0;
  /** The hint that is shown; null once something else is. */
  private shown = $state.raw<Action | null>(null);

  /**
   * `wanted` says of an action, and its place among those hinted, whether it is shown; `take` shows one, null where none
   * is. Made while a component is.
   */
  constructor(
    private readonly store: TableStore,
    private readonly wanted: (action: Action, place: number) => boolean,
    private readonly take: (action: Action | null) => void,
  ) {
    $effect(() => {
      if (store.hints === null || store.hints === this.of) return;
      this.of = store.hints;
      this.taken = 0;
      untrack(() => this.next());
    });
  }

  ask(): void {
    if (this.store.hints === null) this.store.hint();
    else this.next();
  }

  /** The action that is hinted and why, if there is anything to say, while the best one is shown. */
  get best(): { action: Action; why: string } | null {
    const { hints } = this.store;
    if (hints === null || this.shown === null || this.shown !== hints.actions[0]) return null;
    return { action: this.shown, why: hints.reason === null ? '' : t(`advice-${hints.reason}`) };
  }

  private next(): void {
    const actions = (this.store.hints?.actions ?? []).filter(this.wanted);
    this.shown = actions[this.taken % Math.max(1, actions.length)] ?? null;
    this.take(this.shown);
    this.taken += 1;
  }
}
