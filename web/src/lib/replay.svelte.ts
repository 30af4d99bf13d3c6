/** A replay as the page goes through it: the table's own store, fed step by step from a record. */

import type { Replay, ReplayStep, TableEvent, TableView, Update } from '../generated/messages';
import type { Socket } from './connection';
import { TableStore } from './table.svelte';
import { isNotice, told } from './telling';
import { t } from './texts.svelte';

/** The end of a line at which nobody is: what the store sends goes nowhere. */
function stillSocket(): Socket {
  return { readyState: 0, onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} };
}

export class ReplayTable {
  /** The number of the step that is shown; the deal is step 0. */
  at = $state(0);
  readonly store: TableStore;
  private socket: Socket = stillSocket();
  private number = 0;

  constructor(readonly replay: Replay, at = 0) {
    this.store = new TableStore('', () => (this.socket = stillSocket()));
    this.show(at);
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  get step(): ReplayStep {
    return this.replay.steps[this.at]!;
  }

  /** The table at this step: the score runs on when the hand is settled. */
  get table(): TableView {
    const { table, scores } = this.replay;
    return this.step.view.settlement === null ? table : { ...table, phase: 'settled', scores };
  }

  /** Go to a step. What a step back or a leap leaves out is told from the deal on, as to one who comes late. */
  show(wanted: number): void {
    const at = Math.max(0, Math.min(this.last, wanted));
    const on = this.number > 0 && at === this.at + 1;
    const past = this.replay.steps.slice(on ? at : 0, at + 1).flatMap(({ events }) => events);
    const began: TableEvent[] = on ? [] : [{ event: 'hand_began', hand: this.replay.table.hand }];
    this.at = at;
    this.number += 1;
    const update: Update = {
      type: 'update',
      must_pass: false,
      groups: [],
      number: this.number,
      events: [...began, ...past],
      table: this.table,
      view: this.step.view,
    };
    this.socket.onmessage?.({ data: JSON.stringify(update) });
    const before = this.replay.steps[at - 1]?.view ?? null;
    if (!this.step.events.some((event) => isNotice(event, before))) this.store.noticed();
  }

  end(): void {
    this.store.end();
  }
}

/** What the step that is shown has brought, in words; an answer that brings nothing yet is told as such. */
export function stepInWords(replay: ReplayTable, names: readonly string[]): string {
  const { step, at, last } = replay;
  const words = stepAlone(replay, step, at, names);
  return at === last && replay.replay.dissolved ? `${words} · ${t('client-replay-dissolved')}` : words;
}

function stepAlone(replay: ReplayTable, step: ReplayStep, at: number, names: readonly string[]): string {
  const game = replay.replay.table.game;
  if (at === 0) return t('client-replay-dealt');
  const texts = step.events.map((event) => told(event, game, names)).filter((text) => text !== '');
  if (texts.length > 0) return texts.join(' · ');
  if (step.seat === null || step.action === null) return t('client-replay-unseen');
  const who = names[step.seat] ?? '';
  const before = replay.replay.steps[at - 1]!.view;
  if (before.game === 'wahua' && before.phase === 'flight') {
    return t(`wahua-answered-${step.action.do === 'flee' ? 'flee' : 'stay'}`, { who });
  }
  return t('client-replay-answered', { who, answer: t(`wahua-claim-${step.action.do}`) });
}
