/** Hints as a person takes them: the first is asked for, every further tap shows the next. */

import { untrack } from 'svelte';
import type { Action, Hints } from '../generated/messages';
import type { TableStore } from './table.svelte';

export class HintRound {
  private of: Hints | null = null;
  private taken = 0;

  /** `take` shows one of the actions that are hinted, null where none is; made while a component is. */
  constructor(
    private readonly store: TableStore,
    private readonly wanted: (action: Action) => boolean,
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

  private next(): void {
    const actions = (this.store.hints?.actions ?? []).filter(this.wanted);
    this.take(actions[this.taken % Math.max(1, actions.length)] ?? null);
    this.taken += 1;
  }
}
