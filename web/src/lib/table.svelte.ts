/** What is known of a table: one state, fed by the server's numbered updates. */

import type {
  Action, Hints, Laid, Refused, Selection, TableEvent, TableView, ToClient, GameView, Update,
} from '../generated/messages';
import { ownName, randomHex } from './device';
import { Connection, REPLACED, REVOKED, type Lasting, type Line, type Socket } from './connection';
import { FairPlay, type Verdict } from './fair';
import { revoked } from './revoked.svelte';
import { parseTrick } from './past';
import { anew, shared } from './steady.svelte';
import { isNotice, weightOf, type Notice } from './telling';

/** A trick that has been won, shown until the next lead. */
export interface WonTrick {
  laid: Laid[];
  winner: number;
  /** 0 as well where it was not told, since the page came later. */
  points: number;
}

/** A phrase that somebody has said. */
export interface Saying {
  number: number;
  phrase: string;
  person: number | null;
  name: string;
}

type Without<T> = T extends unknown ? Omit<T, 'id' | 'seen'> : never;
export type TableCommand = Without<Lasting>;

/** So many phrases are shown at once. */
const SAYINGS = 3;

export class TableStore {
  line = $state<Line>('connecting');
  /** Whether the line was closed since the person has the table open in other windows. */
  replaced = $state(false);
  table = $state.raw<TableView | null>(null);
  view = $state.raw<GameView | null>(null);
  /** What the last update told, and whether it came live rather than as the picture of an old moment. */
  news = $state.raw<TableEvent[]>([]);
  /** The last trick won in this hand. */
  won = $state.raw<WonTrick | null>(null);
  /** What has just happened that all should notice, such as a fine. */
  notice = $state.raw<Notice | null>(null);
  /** What each seat has answered to a question in this hand. */
  answers = $state.raw<Record<number, string>>({});
  /** On the clock of `now`, when the first turn of a person runs out. */
  deadline = $state<number | null>(null);
  /** Whether the viewer is asked, and can do nothing but pass. */
  mustPass = $state(false);
  /** The viewer's cards that go together, each group by its ranks. */
  groups = $state.raw<readonly string[]>([]);
  /** On the clock of `now`, when the vote to dissolve the table ends. */
  voteEnds = $state<number | null>(null);
  /** What was said last. */
  sayings = $state.raw<Saying[]>([]);
  /** Why the last command was refused, or the table was. */
  refusal = $state.raw<Refused | null>(null);
  selection = $state.raw<Selection | null>(null);
  hints = $state.raw<Hints | null>(null);
  /** What the page finds of the deal of a hand that is over. */
  verdict = $state.raw<Verdict | null>(null);
  /** Commands that the server has not answered yet. */
  sending = $state(0);
  number = $state(0);
  /** The number that the last command done was applied as. */
  private applied = $state(0);

  private said = 0;
  /** The last trick won, in notation. */
  private trick: string | null = null;
  private readonly sent = new Set<string>();
  private question: string | null = null;
  private hinting: string | null = null;
  private readonly connection: Connection;
  private fairPlay: FairPlay | null = null;
  /** What the page has sent by itself; its person need not hear of it. */
  private readonly quiet = new Set<string>();

  constructor(
    key: string,
    open: () => Socket,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.connection = new Connection(
      key,
      {
        received: (message) => this.receive(message),
        changed: (line, code) => {
          this.line = line;
          this.replaced = code === REPLACED;
          if (code === REVOKED) revoked();
        },
        last: () => this.number,
      },
      open,
      undefined,
      ownName(),
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

  /** Send a command; what is meant for a moment says for which. */
  send(message: TableCommand): void {
    const id = randomHex(8);
    this.refusal = null;
    this.sent.add(id);
    this.sending = this.sent.size;
    const seen = message.type === 'act' || message.type === 'ready' ? { seen: this.number } : {};
    this.connection.command({ ...message, ...seen, id } as Lasting);
  }

  act(action: Action): void {
    this.send({ type: 'act', action });
  }

  ready(): void {
    this.send({ type: 'ready' });
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

  /** A phrase has been heard long enough. */
  heard(number: number): void {
    this.sayings = this.sayings.filter((saying) => saying.number !== number);
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
        if (message.id !== this.question && !this.quiet.has(message.id)) this.refusal = message;
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
    const before = this.view;
    this.number = update.number;
    // Most parts are as they were: whoever shows one of those need not hear of the update.
    this.table = anew(this.table, update.table);
    this.view = anew(this.view, update.view);
    this.deadline = update.table.deadline === null ? null : this.now() + update.table.deadline * 1000;
    const vote = update.table.vote;
    this.voteEnds = vote === null ? null : this.now() + vote.seconds * 1000;
    this.mustPass = update.must_pass;
    this.groups = shared(this.groups, update.groups);
    this.dealFairly(update);
    // What comes a second time has been told.
    const events = stale ? update.events : [];
    this.follow(events, before);
    this.won = this.lastTrick(events, update.view);
    this.news = events;
    if (stale) {
      this.hints = null;
      this.selection = null;
    }
  }

  /** Take part in a fair deal, and check it after the hand. */
  private dealFairly({ table, view }: Update): void {
    this.fairPlay ??= new FairPlay(table.id);
    const message = this.fairPlay.take(table, view);
    if (message !== null) {
      const id = randomHex(8);
      this.quiet.add(id);
      this.connection.command({ ...message, id });
    }
    this.verdict = view === null || view.settlement !== null ? this.fairPlay.verdict(table, view) : null;
  }

  /** The last trick as the view has it, and what the event that told of it says besides. */
  private lastTrick(events: readonly TableEvent[], view: GameView | null): WonTrick | null {
    const past = view !== null && 'past' in view ? view.past : [];
    const text = past[past.length - 1] ?? null;
    const known = text === this.trick ? this.won : null;
    this.trick = text;
    if (text === null) return null;
    const laid = parseTrick(text);
    const told = events.filter((event) => event.event === 'trick_won').pop();
    if (told !== undefined) return { laid, winner: told.seat, points: told.points };
    return known ?? { laid, winner: laid.filter(({ cards }) => cards.length > 0).pop()?.seat ?? 0, points: 0 };
  }

  private follow(events: readonly TableEvent[], before: GameView | null): void {
    let weight = 0;
    for (const event of events) {
      if (event.event === 'played') weight = 0;
      if (isNotice(event, before) && weightOf(event) >= weight) {
        this.notice = event;
        weight = weightOf(event);
      }
      switch (event.event) {
        case 'hand_began':
          this.answers = {};
          this.notice = null;
          this.refusal = null;
          break;
        case 'said':
          this.said += 1;
          this.sayings = [...this.sayings, { ...event, number: this.said }].slice(-SAYINGS);
          break;
        case 'answered':
          this.answers = { ...this.answers, [event.seat]: event.choice };
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
