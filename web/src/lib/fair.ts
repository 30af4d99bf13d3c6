/** Fair deals as a page takes part in them, and checks them after the hand against what it kept from before. */

import type { Attempt, Commit, GameView, Open, TableView } from '../generated/messages';
import { randomHex } from './device';
import { dealOf, handsDealt, type Before, type Deal } from './draws';
import { bytesOf, digitsOf, hashOfBytes, hashOfText, hmac } from './sha256';

export type DealMessage = Omit<Commit, 'id'> | Omit<Open, 'id'>;

/** What does not fit; its text is `client-fair-fault-…`. */
export type Fault =
  | 'commitment' | 'changed' | 'table' | 'own' | 'seed' | 'nonces' | 'void' | 'hands' | 'table-facts' | 'drawn';

/** What a page finds of a deal: what does not fit, or how many gave a nonce, and whether one was its own. */
export interface Verdict {
  fault: Fault | null;
  contributors: number;
  own: boolean;
}

/** What a page keeps of an attempt at a deal. */
export interface Kept {
  match: number;
  hand: number;
  attempt: number;
  /** Its own, null where none of this page is in the deal. */
  nonce: string | null;
  /** What was shown before the nonces were opened. */
  commitment: string | null;
  seedHash: string | null;
  /** The tiles that the viewer was seen to draw, by their place in the wall. */
  drawn: Record<number, string>;
  /** The cards that the viewer was first seen to hold; null in Wahua, and before. */
  held: string[] | null;
}

type Place = Pick<Kept, 'match' | 'hand' | 'attempt'>;

/** JSON that is written in one way only, as the header of a commitment is. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}

/** The key of a deal: HMAC-SHA256(seed, H ‖ nonces), the nonces by person, those that there are. */
export function dealKey(attempt: Pick<Attempt, 'seed' | 'commitment' | 'nonces'>): string {
  const message = attempt.commitment + attempt.nonces.filter((nonce) => nonce !== null).join('');
  return digitsOf(hmac(bytesOf(attempt.seed), bytesOf(message)));
}

/** One page's part in the fair deals of a table. What it keeps outlives a reload. */
export class FairPlay {
  private kept: Kept | null;
  private sent = '';

  constructor(
    private readonly table: string,
    private readonly random: () => string = () => randomHex(32),
  ) {
    this.kept = load(table);
  }

  /** What the page has to send by itself, now that the table stands like this. */
  take(table: TableView, view: GameView | null): DealMessage | null {
    const fair = table.fair;
    if (fair === null) return null;
    const place: Place = { match: table.match, hand: table.hand, attempt: fair.attempt };
    if (fair.stage === 'commit') {
      if (!fair.asked) return null;
      if (!this.at(place)) this.keep({ ...place, nonce: this.random(), commitment: null, seedHash: null, drawn: {}, held: null });
      const nonce = this.kept?.nonce ?? null;
      return nonce === null ? null : this.once({ type: 'commit', ...place, hash: hashOfBytes(nonce) });
    }
    this.see(place, table);
    if (fair.stage === 'open') {
      const nonce = this.kept?.nonce ?? null;
      const fits = fair.header !== null && hashOfText(fair.header) === fair.commitment;
      return fair.asked && fits && nonce !== null ? this.once({ type: 'open', ...place, nonce }) : null;
    }
    this.note(view);
    return null;
  }

  /** What is found of the deal of a hand that is over; null where nothing of it is open to the viewer. */
  verdict(table: TableView, view: GameView | null): Verdict | null {
    const fair = table.fair;
    if (fair?.opening == null || fair.header === null) return null;
    const hand = view?.hand_number ?? table.hand;
    const kept = this.at({ match: table.match, hand, attempt: fair.attempt }) ? this.kept : null;
    return verdictOf(table, view, kept);
  }

  private at(place: Place): boolean {
    const kept = this.kept;
    return kept !== null && kept.match === place.match && kept.hand === place.hand && kept.attempt === place.attempt;
  }

  /** Keep the commitment as it is first shown, and the nonce only where its hash is in it. */
  private see(place: Place, table: TableView): void {
    const { commitment, seed_hash: seedHash, nonce_hashes: hashes } = table.fair!;
    if (this.at(place) && this.kept!.commitment !== null) return;
    const nonce = this.at(place) ? this.kept!.nonce : null;
    const mine = nonce !== null && table.you !== null && hashes[table.you] === hashOfBytes(nonce);
    this.keep({ ...place, nonce: mine ? nonce : null, commitment, seedHash, drawn: {}, held: null });
  }

  private note(view: GameView | null): void {
    const kept = this.kept;
    if (kept === null || view === null || view.hand_number !== kept.hand || view.seat === null) return;
    if (view.game !== 'wahua') {
      if (kept.held === null) this.keep({ ...kept, held: [...view.hand] });
      return;
    }
    if (view.drawn === null) return;
    const place = 135 - view.wall;
    if (kept.drawn[place] === undefined) this.keep({ ...kept, drawn: { ...kept.drawn, [place]: view.drawn } });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    save(this.table, kept);
  }

  private once(message: DealMessage): DealMessage | null {
    const now = JSON.stringify(message);
    if (this.sent === now) return null;
    this.sent = now;
    return message;
  }
}

/** The verdict on an opened deal by what was kept from before it; of a hand that was dissolved there is no view. */
export function verdictOf(table: TableView, view: GameView | null, kept: Kept | null): Verdict {
  const { opening, header } = table.fair!;
  const last = opening!.attempts[opening!.attempts.length - 1]!;
  const nonces = last.nonces.filter((nonce) => nonce !== null);
  const verdict = { contributors: nonces.length, own: kept !== null && kept.nonce !== null };
  return { ...verdict, fault: faultOf(table, view, kept, header!, last) };
}

function faultOf(table: TableView, view: GameView | null, kept: Kept | null, header: string, last: Attempt): Fault | null {
  if (hashOfText(header) !== last.commitment) return 'commitment';
  const early = kept !== null && kept.commitment !== null ? [kept.commitment, kept.seedHash] : null;
  if (early !== null && (early[0] !== last.commitment || early[1] !== last.seed_hash)) return 'changed';
  const named = JSON.parse(header) as Record<string, unknown>;
  if (!isOf(named, table, view, last)) return 'table';
  const nonce = kept?.nonce ?? null;
  if (nonce !== null && (table.you === null || last.nonces[table.you] !== nonce)) return 'own';
  if (hashOfBytes(last.seed) !== last.seed_hash) return 'seed';
  if (!last.nonces.every((one, person) => fits(one, last.nonce_hashes[person] ?? null))) return 'nonces';
  if (!voidFits(named, table.fair!.opening!.attempts)) return 'void';
  const before = named as unknown as Before;
  const deal = dealOf(before, dealKey(last));
  if (Object.entries(kept?.drawn ?? {}).some(([place, tile]) => deal.wall?.[Number(place)] !== tile)) return 'drawn';
  if (view !== null) return dealFault(before, deal, view);
  return kept?.held == null || table.you === null || holds(before, deal, table.you, kept.held) ? null : 'hands';
}

/** Whether a header is that of this hand of this table. */
function isOf(named: Record<string, unknown>, table: TableView, view: GameView | null, last: Attempt): boolean {
  const wanted = {
    format: 'paiju-fair',
    version: 1,
    table: table.id,
    game: table.game,
    options: table.options,
    match: table.match,
    hand: view?.hand_number ?? table.hand,
    attempt: table.fair!.opening!.attempts.length,
    nonce_hashes: last.nonce_hashes,
    previous: table.fair!.opening!.previous,
  };
  return Object.entries(wanted).every(([name, value]) => canonical(named[name]) === canonical(value));
}

const fits = (nonce: string | null, hash: string | null) => (nonce === null ? hash === null : hashOfBytes(nonce) === hash);

/** Whether the void attempts before the last one are: somebody did not open, and is in none after. */
function voidFits(named: Record<string, unknown>, attempts: readonly Attempt[]): boolean {
  const out = new Set<number>();
  return attempts.every((attempt, index) => {
    const header = canonical({ ...named, attempt: index + 1, nonce_hashes: attempt.nonce_hashes });
    const again = [...out].some((person) => attempt.nonce_hashes[person] !== null);
    const lacking = attempt.nonces.flatMap((nonce, person) =>
      nonce === null && attempt.nonce_hashes[person] !== null ? [person] : [],
    );
    lacking.forEach((person) => out.add(person));
    return (
      !again &&
      hashOfText(header) === attempt.commitment &&
      hashOfBytes(attempt.seed) === attempt.seed_hash &&
      attempt.nonces.every((nonce, person) => nonce === null || fits(nonce, attempt.nonce_hashes[person] ?? null)) &&
      (index === attempts.length - 1 || lacking.length > 0)
    );
  });
}

/** Whether a person was dealt these cards, all that the page saw of a hand that was dissolved. */
function holds(before: Before, deal: Deal, person: number, cards: readonly string[]): boolean {
  const { seating } = before.carry;
  const left = [...(handsDealt(deal, seating.length)[seating.indexOf(person)] ?? [])];
  return cards.every((card) => left.includes(card) && left.splice(left.indexOf(card), 1).length === 1);
}

/** What the viewer was shown and does not come out of the deal. Hands move with their persons. */
function dealFault(before: Before, deal: Deal, view: GameView): Fault | null {
  const { seating } = before.carry;
  const bag = (cards: readonly string[] | undefined) => [...(cards ?? [])].sort().join(' ');
  const hands = handsDealt(deal, seating.length);
  const now = (seat: number) => view.seating.indexOf(seating[seat] ?? -1);
  if (!hands.every((hand, seat) => bag(hand) === bag(view.dealt[now(seat)]))) return 'hands';
  const facts: [unknown, unknown][] = [];
  if (view.game === 'datong' || view.game === 'fanfanzha') {
    facts.push([view.reveal, deal.reveal], [view.leader, now(deal.holder ?? -1)]);
  }
  if (view.game === 'shuangkou') facts.push([view.leader, deal.leader]);
  if (view.game === 'wahua') facts.push([view.dealer, deal.dealer], [view.dice.join(), deal.dice?.join()]);
  return facts.every(([shown, right]) => shown === right) ? null : 'table-facts';
}

const NAME = 'paiju-fair-';

/** Kept as long as the tab: each has nonces of its own. */
function save(table: string, kept: Kept): void {
  try {
    sessionStorage.setItem(NAME + table, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

function load(table: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(NAME + table) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
