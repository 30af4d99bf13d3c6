/** What is known of a table: one state, fed by the server's numbered updates. */

import type {
  Action, Hints, Laid, Refused, Selection, TableEvent, TableView, ToClient, GameView, Update,
} from '../generated/messages';
import { Connection, type Lasting, type Line, type Socket } from './connection';
import { randomHex } from './device';
import { isNotice, type Notice } from './telling';

/** A trick that has been won, shown until the next lead. */
export interface WonTrick {
  laid: Laid[];
  winner: number;
  points: number;
}

type Without<T> = T extends unknown ? Omit<T, 'id' | 'seen'> : never;

export class TableStore {
  line = $state<Line>('connecting');
  table = $state.raw<TableView | null>(null);
  view = $state.raw<GameView | null>(null);
  /** What the last update told, and whether it came live rather than as the picture of an old moment. */
  news = $state.raw<TableEvent[]>([]);
  /** The last trick won in this hand. */
  won = $state.raw<WonTrick | null>(null);
  /** What has just fallen: a fine, an award, a turn whose time ran out. */
  notice = $state.raw<Notice | null>(null);
  /** What each seat has answered to a question in this hand. */
  answers = $state.raw<Record<number, string>>({});
  /** On the clock of `now`, when the first turn of a person runs out. */
  deadline = $state<number | null>(null);
  /** Why the last command was refused, or the table was. */
  refusal = $state.raw<Refused | null>(null);
  selection = $state.raw<Selection | null>(null);
  hints = $state.raw<Hints | null>(null);
  /** Commands that the server has not answered yet. */
  sending = $state(0);
  number = $state(0);
  /** The number that the last command done was applied as. */
  private applied = $state(0);

  private current: Laid[] = [];
  private readonly sent = new Set<string>();
  private question: string | null = null;
  private hinting: string | null = null;
  private readonly connection: Connection;

  constructor(
    key: string,
    open: () => Socket,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.connection = new Connection(
      key,
      {
        received: (message) => this.receive(message),
        changed: (line) => {
          this.line = line;
        },
        last: () => this.number,
      },
      open,
    );
  }

  /** Whether the viewer is asked for something now. */
  get asked(): boolean {
    const view = this.view;
    return view !== null && view.seat !== null && view.to_act.includes(view.seat);
  }

  /** Whether a command is under way: not answered, or its outcome not shown yet. */
  get busy(): boolean {
    return this.sending > 0 || this.number < this.applied;
  }

  act(action: Action): void {
    this.command({ type: 'act', action });
  }

  ready(): void {
    this.command({ type: 'ready' });
  }

  /** Ask how some cards of the hand may be played. */
  about(cards: readonly string[]): void {
    this.question = randomHex(8);
    this.connection.ask({ type: 'about', id: this.question, cards: [...cards] });
  }

  hint(): void {
    this.hinting = randomHex(8);
    this.connection.ask({ type: 'hint', id: this.hinting });
  }

  dismiss(): void {
    this.refusal = null;
  }

  noticed(): void {
    this.notice = null;
  }

  retry(why: 'anew' | 'doubted'): void {
    this.connection.retry(why);
  }

  end(): void {
    this.connection.end();
  }

  private command(message: Without<Lasting>): void {
    const id = randomHex(8);
    this.refusal = null;
    this.sent.add(id);
    this.sending = this.sent.size;
    this.connection.command({ ...message, id, seen: this.number } as Lasting);
  }

  private receive(message: ToClient): void {
    switch (message.type) {
      case 'update':
        if (message.number >= this.number) this.show(message);
        break;
      case 'done':
        this.applied = Math.max(this.applied, message.number);
        this.answered(message.id);
        break;
      case 'refused':
        if (message.id !== this.question) this.refusal = message;
        this.answered(message.id);
        break;
      case 'selection':
        if (message.id === this.question) this.selection = message;
        break;
      case 'hints':
        if (message.id === this.hinting) this.hints = message;
        break;
    }
  }

  private answered(id: string): void {
    this.sent.delete(id);
    this.sending = this.sent.size;
  }

  private show(update: Update): void {
    const stale = update.number !== this.number;
    this.number = update.number;
    this.table = update.table;
    this.view = update.view;
    this.deadline = update.table.deadline === null ? null : this.now() + update.table.deadline * 1000;
    this.follow(update.events);
    if (update.view !== null && 'trick' in update.view && update.view.trick.length > 0) this.current = [...update.view.trick];
    this.news = update.events;
    if (stale) {
      this.hints = null;
      this.selection = null;
    }
  }

  private follow(events: readonly TableEvent[]): void {
    for (const event of events) {
      if (isNotice(event)) this.notice = event;
      switch (event.event) {
        case 'hand_began':
          this.current = [];
          this.won = null;
          this.answers = {};
          this.notice = null;
          this.refusal = null;
          break;
        case 'answered':
          this.answers = { ...this.answers, [event.seat]: event.choice };
          break;
        case 'played':
          this.current = [...this.current, { seat: event.seat, cards: event.cards, reading: event.reading }];
          break;
        case 'passed':
          this.current = [...this.current, { seat: event.seat, cards: [], reading: null }];
          break;
        case 'trick_won':
          this.won = { laid: this.current, winner: event.seat, points: event.points };
          this.current = [];
          break;
      }
    }
  }
}

/** The store of the table `id`, over the server that the page came from. */
export function openTable(id: string, key: string): TableStore {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const url = `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
  return new TableStore(key, () => new WebSocket(url) as Socket);
}
