/** Messages as the server sends them, for tests that need no server. */

import type {
  DatongView, DazhaView, Line, Person, Settlement, ShuangkouView, TableView, ToServer, Update,
} from '../src/generated/messages';
import type { Socket } from '../src/lib/connection';

/** So many milliseconds something may take to appear where other work keeps the processors busy. */
export const PATIENCE = 20_000;

export function person(name: string, changes: Partial<Person> = {}): Person {
  return { name, bot: null, online: true, ready: false, away: false, leaving: false, next: null, claimed: null, ...changes };
}

export function table(changes: Partial<TableView> = {}): TableView {
  return {
    id: 'abc',
    game: 'datong',
    options: { hands: 8 },
    persons: ['Lin', 'Chen', 'Mei', 'Wu'].map((name) => person(name)),
    you: 0,
    host: false,
    hosted_by: 0,
    public: false,
    open_hands: false,
    counter: false,
    circle: '',
    phase: 'playing',
    closing: false,
    match: 1,
    hand: 1,
    played: 0,
    scores: [0, 0, 0, 0],
    departed: [],
    onlookers: [],
    visitors: [],
    vote: null,
    awaits: null,
    unseen: null,
    turn_seconds: 30,
    deadline: 30,
    fair: null,
    ...changes,
  };
}

export function view(changes: Partial<DatongView> = {}): DatongView {
  return {
    game: 'datong',
    seat: 0,
    seating: [0, 1, 2, 3],
    hand_number: 1,
    scores: [0, 0, 0, 0],
    to_act: [0],
    settlement: null,
    options: {
      hands: 8,
      base: '1-2-4',
      style: 'classic',
      chain_bonus: true,
      chain_extra: 'besides',
      sole_bomb: 'classic_only',
      chain3_vs_8: 'below',
      wind: 'next',
      last_trick: 'play_out',
      surrender: true,
      no_bomb_surrender: false,
    },
    reveal: '7c',
    leader: 0,
    moved: [],
    hand: ['3s', '3s', '4h', 'Kd', 'W'],
    counts: [5, 27, 27, 27],
    question: null,
    buyers: [],
    turn: 0,
    trick: [],
    on: null,
    owner: 0,
    pile: 0,
    captured: [0, 0, 0, 0],
    finished: [],
    past: [],
    dealt: [],
    hands: [],
    ...changes,
  };
}

const BEGUN = {
  seat: 0,
  seating: [0, 1, 2, 3],
  hand_number: 1,
  scores: [0, 0, 0, 0],
  to_act: [0],
  settlement: null,
  leader: 0,
  question: null,
  turn: 0,
  trick: [],
  on: null,
  owner: 0,
  finished: [],
  past: [],
  dealt: [],
  hands: [],
};

export function dazha(changes: Partial<DazhaView> = {}): DazhaView {
  return {
    ...BEGUN,
    game: 'dazha',
    options: {
      hands: 5,
      mode: 'classic',
      showdown: true,
      penalty_showdown: 'always',
      no_bomb_showdown: false,
      five_ten_king: false,
      prize_ranks: 'none',
      single_end: 'third',
      bao_lead: 'unchanged',
    },
    hand: ['3s', '3s', '4h', 'Kd', 'W'],
    partner: [1, 0, 3, 2],
    taker: null,
    causes: [],
    counted: true,
    counts: [5, null, null, null],
    bombs: [],
    fines: [],
    ...changes,
  };
}

export function shuangkou(changes: Partial<ShuangkouView> = {}): ShuangkouView {
  return {
    ...BEGUN,
    game: 'shuangkou',
    options: { hands: 8, variant: 'baibian', stake: 1, open_partner: 'by_variant' },
    hand: ['3s', '3s', '4h', 'w', 'W'],
    wild: 'W',
    counts: [5, 27, 27, 27],
    partner_hand: [],
    bombs: [[], [], [], []],
    lines: [0, 0, 0, 0],
    awards: [0, 0, 0, 0],
    run_away_cost: 6,
    run_away_score: -6,
    ...changes,
  };
}

export function update(number: number, changes: Partial<Update> = {}): Update {
  return { type: 'update', number, events: [], table: table(), view: view(), must_pass: false, groups: [], ...changes };
}

export function line(changes: Partial<Line> = {}): Line {
  return {
    clause: 'DT38',
    reason: 'bomb',
    deltas: [3, -1, -1, -1],
    group: 'bonus',
    persons: { who: 0 },
    params: { rank: '3', phases: 4, value: 1 },
    leaves: 0,
    ...changes,
  };
}

export function settlement(...lines: Line[]): Settlement {
  return { lines, players: 4 };
}

/** A socket whose other end is the test. */
export class TestSocket implements Socket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: ToServer[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.lose(1000);
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  give(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
