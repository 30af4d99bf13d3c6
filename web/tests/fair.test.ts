import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Attempt, Fair, FairView, GameView, TableView, Update } from '../src/generated/messages';
import FairLine from '../src/components/FairLine.svelte';
import { dealOf, Draws, handsDealt, type Before, type Deal } from '../src/lib/draws';
import { canonical, dealKey, FairPlay, verdictOf, type Fault, type Kept } from '../src/lib/fair';
import { bytesOf, digitsOf, hashOfBytes, hashOfText, hmac } from '../src/lib/sha256';
import { TableStore } from '../src/lib/table.svelte';
import { setLocale } from '../src/lib/texts.svelte';
import { table, TestSocket, update, view } from './fixtures';
import { wahua } from './wahua.fixtures';

interface Hand {
  headers: string[];
  fair: Fair;
  key: string;
  deal: Deal;
}

interface Vectors {
  sha256: { text: string; hash: string }[];
  hmac: { key: string; message: string; mac: string }[];
  draws: { key: string; below: number; drawn: number[] }[];
  shuffles: { key: string; order: number[] }[];
  deals: (Before & { key: string; deal: Deal })[];
  hands: Hand[];
  tables: { nonce: string; shown: Update; over: Update }[];
}

const VECTORS = JSON.parse(readFileSync(join(__dirname, '../../tests/fair_vectors.json'), 'utf-8')) as Vectors;

describe('the vectors that the server is tested with', () => {
  it.each(VECTORS.sha256)('give the hash of $text', ({ text, hash }) => {
    expect(hashOfText(text)).toBe(hash);
  });

  it.each(VECTORS.hmac)('give the code of $message', ({ key, message, mac }) => {
    expect(digitsOf(hmac(bytesOf(key), bytesOf(message)))).toBe(mac);
  });

  it.each(VECTORS.draws)('give draws below $below', ({ key, below, drawn }) => {
    const draws = new Draws(bytesOf(key));
    expect(drawn.map(() => draws.below(below))).toEqual(drawn);
  });

  it.each(VECTORS.shuffles)('give the order of a shuffle', ({ key, order }) => {
    const items = order.map((_, place) => place);
    expect(new Draws(bytesOf(key)).shuffled(items)).toEqual(order);
  });

  it.each(VECTORS.deals)('give a deal of $game', ({ key, deal, ...before }) => {
    expect(dealOf(before, key)).toEqual(deal);
  });

  it.each(VECTORS.hands)('give a hand from its nonces on', ({ headers, fair, key, deal }) => {
    for (const [index, header] of headers.entries()) {
      const attempt = fair.attempts[index]!;
      expect(canonical(JSON.parse(header))).toBe(header);
      expect(hashOfText(header)).toBe(attempt.commitment);
      expect(hashOfBytes(attempt.seed)).toBe(attempt.seed_hash);
    }
    const last = fair.attempts[fair.attempts.length - 1]!;
    expect(dealKey(last)).toBe(key);
    expect(dealOf(JSON.parse(headers[headers.length - 1]!) as Before, key)).toEqual(deal);
  });
});

/** The table and the view after a hand of the vectors, as the viewer of person 0 gets them. */
function settled(hand: Hand): { table: TableView; view: GameView; kept: Kept } {
  const header = hand.headers[1]!;
  const named = JSON.parse(header) as Before & { hand: number; table: string; match: number };
  const last = hand.fair.attempts[1]!;
  const players = named.carry.seating.length;
  const shown = {
    seating: named.carry.seating,
    hand_number: named.hand,
    dealt: handsDealt(hand.deal, players),
    reveal: hand.deal.reveal,
    leader: hand.deal.holder ?? hand.deal.leader ?? 0,
  };
  return {
    table: table({
      id: named.table,
      game: named.game,
      options: named.options,
      match: named.match,
      hand: named.hand,
      phase: 'settled',
      fair: { ...fairView(), stage: 'dealt', attempt: 2, header, ...last, opening: hand.fair },
    }),
    view: (named.game === 'wahua'
      ? wahua({ ...shown, dealer: hand.deal.dealer, dice: hand.deal.dice } as object)
      : { ...view(), ...shown, game: named.game }) as GameView,
    kept: {
      match: named.match,
      hand: named.hand,
      attempt: 2,
      nonce: last.nonces[0]!,
      commitment: last.commitment,
      seedHash: last.seed_hash,
      drawn: {},
      held: null,
    },
  };
}

function fairView(changes: Partial<FairView> = {}): FairView {
  return {
    stage: 'commit',
    attempt: 1,
    asked: true,
    nonce_hashes: [null, null, null, null],
    commitment: null,
    seed_hash: null,
    header: null,
    void: [],
    opening: null,
    ...changes,
  };
}

describe('the check after the hand', () => {
  it.each(VECTORS.hands)('finds nothing wrong with what is right', (hand) => {
    const { table, view, kept } = settled(hand);
    expect(verdictOf(table, view, kept)).toEqual({ fault: null, contributors: 1, own: true });
    expect(verdictOf(table, view, null)).toEqual({ fault: null, contributors: 1, own: false });
  });

  it('compares what is left to see of a hand that was dissolved', () => {
    const { table, kept } = settled(VECTORS.hands[0]!);
    const dealt = (kept: Kept) => verdictOf({ ...table, you: 1 }, null, { ...kept, nonce: null }).fault;
    const [mine, others] = [1, 2].map((seat) => handsDealt(VECTORS.hands[0]!.deal, 4)[seat]!);
    expect(dealt(kept)).toBeNull();
    expect(dealt({ ...kept, held: mine!.slice(3) })).toBeNull();
    expect(dealt({ ...kept, held: [...mine!, mine![0]!] })).toBe('hands');
    expect(dealt({ ...kept, held: others! })).toBe('hands');
  });

  it('follows persons who have changed seats with their hands', () => {
    const { table, view, kept } = settled(VECTORS.hands[0]!);
    const moved = { ...view, seating: [0, 3, 2, 1], dealt: [0, 3, 2, 1].map((seat) => view.dealt[seat]!) } as GameView;
    const leader = [0, 3, 2, 1].indexOf((view as { leader: number }).leader);
    expect(verdictOf(table, { ...moved, leader } as GameView, kept).fault).toBeNull();
    expect(verdictOf(table, { ...view, seating: [0, 3, 2, 1] } as GameView, kept).fault).toBe('hands');
  });

  const zeros = '0'.repeat(64);
  type Change = (all: ReturnType<typeof settled>, attempts: Attempt[]) => void;
  const CHANGES: [string, Fault, Change][] = [
    ['the commitment shown before', 'changed', ({ kept }) => (kept.commitment = zeros)],
    ['the hash of the seed shown before', 'changed', ({ kept }) => (kept.seedHash = zeros)],
    ['the header', 'commitment', ({ table }) => (table.fair!.header += ' ')],
    ['the commitment', 'commitment', (_, attempts) => (attempts[1]!.commitment = zeros)],
    ['the table', 'table', ({ table }) => (table.id = 'other')],
    ['the game', 'table', ({ table }) => (table.game = 'dazha')],
    ['the match', 'table', ({ table }) => (table.match += 1)],
    ['the hand', 'table', ({ view }) => (view.hand_number += 1)],
    ['an option', 'table', ({ table }) => (table.options = { ...table.options, hands: 7 })],
    ['the hand before', 'table', ({ table }) => (table.fair!.opening!.previous = zeros)],
    ['the number of attempts', 'table', (_, attempts) => attempts.shift()],
    ['the hash of a nonce', 'table', (_, attempts) => (attempts[1]!.nonce_hashes[0] = zeros)],
    ['the viewer’s own nonce', 'own', ({ kept }) => (kept.nonce = zeros)],
    ['the seed', 'seed', (_, attempts) => (attempts[1]!.seed = zeros)],
    ['a nonce more', 'nonces', (_, attempts) => (attempts[1]!.nonces[2] = zeros)],
    ['the seed of a void attempt', 'void', (_, attempts) => (attempts[0]!.seed = zeros)],
    ['the commitment of a void attempt', 'void', (_, attempts) => (attempts[0]!.commitment = zeros)],
    ['a nonce of a void attempt', 'void', (_, attempts) => (attempts[0]!.nonces[0] = zeros)],
    ['who did not open', 'void', (_, attempts) => (attempts[0]!.nonce_hashes[1] = null)],
    ['a hand', 'hands', ({ view }) => (view.dealt[2] = view.dealt[2]!.slice(1))],
    ['the open card', 'table-facts', ({ view }) => Object.assign(view, { reveal: 'xx' })],
    ['who leads', 'table-facts', ({ view }) => Object.assign(view, { leader: 9 })],
  ];

  it.each(CHANGES)('finds %s changed', (_, fault, change) => {
    const all = structuredClone(settled(VECTORS.hands[0]!));
    change(all, all.table.fair!.opening!.attempts);
    expect(verdictOf(all.table, all.view, all.kept).fault).toBe(fault);
  });

  it('finds other dice and another dealer', () => {
    for (const change of [{ dice: [6, 6, 6] }, { dealer: 9 }]) {
      const { table, view, kept } = settled(VECTORS.hands[7]!);
      expect(verdictOf(table, { ...view, ...change } as GameView, kept).fault).toBe('table-facts');
    }
  });

  it('finds a tile drawn that is another in the wall', () => {
    const { table, view, kept } = settled(VECTORS.hands[7]!);
    const wall = VECTORS.hands[7]!.deal.wall!;
    expect(verdictOf(table, view, { ...kept, drawn: { 80: wall[80]!, 85: wall[85]! } }).fault).toBeNull();
    expect(verdictOf(table, view, { ...kept, drawn: { 80: wall[80] === 'B' ? 'F1' : 'B' } }).fault).toBe('drawn');
  });
});

describe('a page that takes part', () => {
  let count = 0;
  const random = () => hashOfText(`random ${(count += 1)}`);
  const at = (fair: Partial<FairView>, changes: Partial<TableView> = {}) =>
    table({ phase: 'dealing', fair: fairView(fair), ...changes });
  const promised = (play: FairPlay) => {
    const message = play.take(at({}), null);
    return message?.type === 'commit' ? message.hash : '';
  };
  const opening = (hashes: (string | null)[]) => {
    const header = canonical({ nonce_hashes: hashes });
    return { stage: 'open', nonce_hashes: hashes, header, commitment: hashOfText(header), seed_hash: 's' } as const;
  };

  beforeEach(() => {
    count = 0;
    sessionStorage.clear();
  });

  it('sends a hash once, and opens what it has promised once the commitment is shown', () => {
    const play = new FairPlay('abc', random);
    const hash = promised(play);
    expect(play.take(at({}), null)).toBeNull();
    expect(play.take(at({ asked: false }), null)).toBeNull();
    const open = play.take(at(opening([hash, null, null, null])), null);
    expect(open).toMatchObject({ type: 'open', match: 1, hand: 1, attempt: 1 });
    expect(open?.type === 'open' && hashOfBytes(open.nonce)).toBe(hash);
    expect(play.take(at(opening([hash, null, null, null])), null)).toBeNull();
  });

  it('draws a fresh nonce for each attempt', () => {
    const play = new FairPlay('abc', random);
    const first = promised(play);
    const again = play.take(at({ attempt: 2 }), null);
    expect(again).toMatchObject({ type: 'commit', attempt: 2 });
    expect(again?.type === 'commit' && again.hash).not.toBe(first);
  });

  it('does not open where the commitment is none, or its hash is not in it', () => {
    for (const changes of [{ commitment: '0'.repeat(64) }, { header: null }, { nonce_hashes: [null, null, null, null] }]) {
      sessionStorage.clear();
      const play = new FairPlay('abc', random);
      const hash = promised(play);
      expect(play.take(at({ ...opening([hash, null, null, null]), ...changes }), null)).toBeNull();
    }
  });

  it('goes on with its nonce after a reload, in this tab alone', () => {
    const hash = promised(new FairPlay('abc', random));
    const later = new FairPlay('abc', random);
    expect(promised(later)).toBe(hash);
    expect(later.take(at(opening([hash, null, null, null])), null)).toMatchObject({ type: 'open' });
    sessionStorage.clear();
    expect(new FairPlay('abc', random).take(at(opening([hash, null, null, null])), null)).toBeNull();
  });

  it('checks by what it kept, and by the first commitment that it saw', () => {
    const hand = VECTORS.hands[0]!;
    const end = settled(hand);
    const shown = { ...end.table.fair!, header: null, opening: null };
    const play = new FairPlay('abc', () => end.kept.nonce!);
    play.take({ ...end.table, fair: fairView({ attempt: 2 }) }, null);
    play.take({ ...end.table, fair: { ...end.table.fair!, stage: 'open', opening: null, asked: true } }, null);
    play.take({ ...end.table, fair: { ...shown, commitment: '0'.repeat(64) } }, end.view);
    expect(play.verdict(end.table, end.view)).toEqual({ fault: null, contributors: 1, own: true });
    sessionStorage.clear();
    const late = new FairPlay('abc', random);
    late.take({ ...end.table, fair: { ...shown, commitment: '0'.repeat(64) } }, end.view);
    expect(late.verdict(end.table, end.view)).toMatchObject({ fault: 'changed', own: false });
    expect(new FairPlay('other', random).verdict({ ...end.table, fair: shown }, end.view)).toBeNull();
  });

  it('notes the tiles it draws by their place in the wall', () => {
    const hand = VECTORS.hands[7]!;
    const end = settled(hand);
    const wall = hand.deal.wall!;
    const play = new FairPlay('abc', random);
    const dealt = { ...end.table, fair: { ...end.table.fair!, header: null, opening: null } };
    const seen = (drawn: string) => ({ ...end.view, wall: 135 - 80, drawn }) as GameView;
    play.take(dealt, seen(wall[80]!));
    expect(play.verdict(end.table, end.view)?.fault).toBeNull();
    sessionStorage.clear();
    const cheated = new FairPlay('abc', random);
    cheated.take(dealt, seen(wall[80] === 'B' ? 'F1' : 'B'));
    expect(cheated.verdict(end.table, end.view)?.fault).toBe('drawn');
  });
});

describe('what a server sends of a hand', () => {
  it.each(VECTORS.tables)('is found right, and wrong with the cards of two persons exchanged: $over.table.game', (sent) => {
    sessionStorage.clear();
    const { shown, over, nonce } = sent;
    const play = new FairPlay(over.table.id, () => nonce);
    play.take({ ...shown.table, fair: { ...shown.table.fair!, stage: 'commit', asked: true } }, null);
    expect(play.take(shown.table, shown.view)).toMatchObject({ type: 'open', nonce });
    expect(play.verdict(shown.table, over.view!)).toBeNull();
    expect(play.verdict(over.table, over.view!)).toEqual({ fault: null, contributors: 1, own: true });
    const [first, second, ...others] = over.view!.dealt;
    const exchanged = { ...over.view!, dealt: [second!, first!, ...others] } as GameView;
    expect(play.verdict(over.table, exchanged)?.fault).toBe('hands');
  });
});

describe('the store of a table with fair deals', () => {
  it('takes part by itself, and says nothing of what it sent too late', () => {
    sessionStorage.clear();
    const socket = new TestSocket();
    const store = new TableStore('k', () => socket, () => 0);
    socket.accept();
    socket.give(update(1, { table: table({ phase: 'dealing', fair: fairView() }), view: null }));
    const [commit] = socket.sent.filter((message) => message.type === 'commit');
    expect(commit).toMatchObject({ match: 1, hand: 1, attempt: 1 });
    expect(store.sending).toBe(0);
    const id = commit?.type === 'commit' ? commit.id : '';
    socket.give({ type: 'refused', id, code: 'moment-passed', clause: null, params: {} });
    expect(store.refusal).toBeNull();
    socket.give(update(2, { table: table({ phase: 'dealing', fair: fairView() }), view: null }));
    expect(socket.sent.filter((message) => message.type === 'commit')).toHaveLength(1);
    store.end();
  });

  it('says after the hand what it found', () => {
    sessionStorage.clear();
    const socket = new TestSocket();
    const store = new TableStore('k', () => socket, () => 0);
    const end = settled(VECTORS.hands[0]!);
    const settlement = { lines: [], players: 4 };
    socket.accept();
    socket.give(update(5, { table: end.table, view: end.view }));
    expect(store.verdict).toBeNull();
    socket.give(update(6, { table: end.table, view: { ...end.view, settlement } as GameView }));
    expect(store.verdict).toEqual({ fault: null, contributors: 1, own: false });
    store.end();
  });
});

describe('the line about the deal', () => {
  afterEach(cleanup);
  const line = (verdict: object | null, fair: Partial<FairView> = {}) =>
    render(FairLine, { table: table({ fair: fairView(fair) }), verdict } as never).container.textContent ?? '';

  it.each(['zh-CN', 'en'] as const)('says what was found, and what is not proven, in %s', async (locale) => {
    await setLocale(locale);
    const right = line({ fault: null, contributors: 3, own: true });
    expect(right).toMatch(locale === 'en' ? /Deal verified.* 3 persons.*Not proven/s : /发牌已核对.*3 个人.*不能证明/s);
    expect(line({ fault: null, contributors: 0, own: false })).toMatch(locale === 'en' ? /no random number of this page/ : /没有这个页面/);
  });

  it('names what does not fit, and counts void attempts', async () => {
    await setLocale('en');
    const faults: Fault[] = [
      'commitment', 'changed', 'table', 'own', 'seed', 'nonces', 'void', 'hands', 'table-facts', 'drawn',
    ];
    for (const fault of faults) {
      const said = line({ fault, contributors: 1, own: true });
      expect(said).toContain('does NOT fit');
      expect(said).not.toContain('client-fair');
      cleanup();
    }
    expect(line(null, { void: VECTORS.hands[0]!.fair.attempts.slice(0, 1) })).toMatch(/One attempt .* void/);
    cleanup();
    expect(line(null)).toBe('');
  });
});
