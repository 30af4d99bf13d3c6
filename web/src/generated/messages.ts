// Written by scripts/generate_types.py from the server's messages. Do not edit.

/**
 * First on a connection: the device key, if any, the number of the last update the client had, and the name that
 * its person goes by while looking on.
 */
export interface Hello {
  type: "hello";
  key?: string | null;
  last?: number;
  name?: string;
}

/** Take an action. */
export interface Act {
  type: "act";
  id: string;
  seen: number;
  action: Action;
}

/** Play a combination: its cards, and which reading is meant where the set reads two ways. */
export interface Play {
  do: "play";
  cards: string[];
  reading?: string | null;
}

/** Pass 不要: leave the last play, the discard or the hand as it is. */
export interface Pass {
  do: "pass";
}

/** Answer an open question by one of its choices. */
export interface Answer {
  do: "answer";
  choice: string;
}

/** Turn up 翻炸: lay open what the game asks to be laid open. */
export interface TurnUp {
  do: "turn_up";
}

/** Run away 逃跑: leave in mid-hand, in turn or not, and so end the hand. */
export interface RunAway {
  do: "run_away";
}

/** Discard 出牌: put a tile on the table. */
export interface Discard {
  do: "discard";
  tile: string;
}

/** Eat 吃: make a pair of the discard and the like tile in the hand. */
export interface Eat {
  do: "eat";
}

/** Replace 替换: a framed tile, the discard or one of the hand, takes the place of the plain in a pair. */
export interface Replace {
  do: "replace";
  tile: string;
}

/** Kong 杠: lay open all three framed tiles of a point, the discard among them or not. */
export interface Kong {
  do: "kong";
  point: string;
}

/** Show 献花: let all see a framed tile that stays in the hand. */
export interface Show {
  do: "show";
  tile: string;
}

/** Win 胡: end the hand with the tile drawn, or with the discard. */
export interface Win {
  do: "win";
}

/** Flee 逃花: end the hand with nothing for oneself. */
export interface Flee {
  do: "flee";
}

/** Go on after a hand: to the next one, or after the last to a new match. */
export interface Ready {
  type: "ready";
  id: string;
  seen: number;
}

/**
 * Take a place under a name: a vacant one or a bot's, at once or after the hand; of one who is away the host is
 * asked.
 */
export interface Sit {
  type: "sit";
  id: string;
  place: number;
  name: string;
}

/** Stand up, between hands at once; in mid-hand a bot plays it to its end for one's own score. */
export interface Stand {
  type: "stand";
  id: string;
}

/** 托管: let a bot play for oneself, or play again. */
export interface Rest {
  type: "rest";
  id: string;
  on: boolean;
}

/** The host puts a bot of a level on a vacant place, or one of another level in a bot's. */
export interface Fill {
  type: "fill";
  id: string;
  place: number;
  level: string;
}

/** The host takes a person, after the hand, or a bot from its place. */
export interface Clear {
  type: "clear";
  id: string;
  place: number;
}

/** The host has the first hand dealt: bots take the vacant places. */
export interface Begin {
  type: "begin";
  id: string;
}

/** The host gives the place of one who is away to the newcomer who asks for it, or does not. */
export interface Give {
  type: "give";
  id: string;
  place: number;
  yes: boolean;
}

/** The host lets in who typed the code, or does not. */
export interface Admit {
  type: "admit";
  id: string;
  knock: string;
  yes: boolean;
}

/** 解散: ask all to end the match here, or answer that question. */
export interface Dissolve {
  type: "dissolve";
  id: string;
  yes?: boolean;
}

/** The host closes the table, after the hand. */
export interface Close {
  type: "close";
  id: string;
}

/** Say one of the phrases that there are, seated or not. */
export interface Say {
  type: "say";
  id: string;
  phrase: "again" | "bye" | "cry" | "flower" | "hello" | "hurry" | "laugh" | "lucky" | "sorry" | "thanks" | "wait" | "well_played";
}

/** Take part in a fair deal: the SHA-256 of a fresh nonce for an attempt at it. */
export interface Commit {
  type: "commit";
  id: string;
  match: number;
  hand: number;
  attempt: number;
  hash: string;
}

/** Open the nonce of an attempt at a fair deal, once its commitment is shown. */
export interface Open {
  type: "open";
  id: string;
  match: number;
  hand: number;
  attempt: number;
  nonce: string;
}

/** Ask about some of one's own cards: how they read, whether they beat, and if not, why. */
export interface About {
  type: "about";
  id: string;
  cards: string[];
}

/** Ask for plays to choose from, the best first. */
export interface Hint {
  type: "hint";
  id: string;
}

/** A table to be made by its host, who gets the first place. */
export interface NewTable {
  game: string;
  bots: string;
  options?: Record<string, string | number | boolean>;
  turn_seconds?: 15 | 30 | 60 | null;
  gather?: boolean;
  public?: boolean;
  open_hands?: boolean;
  counter?: boolean;
  fair?: boolean;
  name: string;
}

/** Options as they are chosen so far, without those left as they are by default. */
export interface OptionsAsked {
  game: string;
  options?: Record<string, string | number | boolean>;
}

/** Somebody who has a table's code and would come in under a name. */
export interface KnockAsked {
  code: string;
  name: string;
}

/** A link to another device is asked for, which will show what stands here. */
export interface DeviceLinkAsked {
  name?: string;
  table?: string | null;
}

/** A device that is to become that of who made a link. */
export interface DeviceClaimed {
  token: string;
  revoke?: boolean;
}

/** A circle to be made, and the name of who makes it. */
export interface NewCircle {
  name: string;
  your_name: string;
}

/** A choice to be kept under a name. */
export interface NewPreset {
  game: string;
  bots: string;
  options?: Record<string, string | number | boolean>;
  turn_seconds?: 15 | 30 | 60 | null;
  gather?: boolean;
  public?: boolean;
  open_hands?: boolean;
  counter?: boolean;
  fair?: boolean;
  name: string;
}

/** A name: that which a circle gets, or under which somebody joins it. */
export interface Named {
  name: string;
}

/** A place that a program is to play in, under a name. */
export interface NewProgram {
  place: number;
  name: string;
}

/**
 * The table at `number`: what happened since the last update, and how it stands for this viewer.
 *
 * Every change of the table raises the number by one. A client that comes back, or was slow, gets the newest
 * update only, with the events it missed where the server still has them.
 */
export interface Update {
  type: "update";
  number: number;
  events: TableEvent[];
  table: TableView;
  view: GameView | null;
  must_pass: boolean;
  groups: string[];
}

/** A hand has been dealt. */
export interface HandBegan {
  event: "hand_began";
  hand: number;
}

/** The time of a seat ran out; what the table did for it follows. */
export interface TimedOut {
  event: "timed_out";
  seat: number;
}

/** Somebody said a phrase: a person, or a spectator by name. */
export interface Said {
  event: "said";
  phrase: "again" | "bye" | "cry" | "flower" | "hello" | "hurry" | "laugh" | "lucky" | "sorry" | "thanks" | "wait" | "well_played";
  person: number | null;
  name: string;
}

/** The table was dissolved: the hand under way is void. */
export interface Dissolved {
  event: "dissolved";
}

/** A seat laid a combination and has `left` cards left; None where the table does not say. */
export interface Played {
  event: "played";
  seat: number;
  cards: string[];
  reading: string;
  left: number | null;
}

/** A seat passed. */
export interface Passed {
  event: "passed";
  seat: number;
}

/** A seat laid its last cards; `place` 1 is 头游, 2 二游, 3 三游. */
export interface WentOut {
  event: "went_out";
  seat: number;
  place: number;
}

/** All others passed: `seat` wins the trick and its points. */
export interface TrickWon {
  event: "trick_won";
  seat: number;
  points: number;
}

/** 接风: `seat` leads because the winner of the trick has no cards left. */
export interface WindTaken {
  event: "wind_taken";
  seat: number;
}

/** A seat answered the question it was asked. */
export interface Answered {
  event: "answered";
  seat: number;
  choice: string;
}

/** A seat played jokers otherwise than in a bomb, and pays for it at once: `value` in all (DZ37). */
export interface Fined {
  event: "fined";
  seat: number;
  jokers: number;
  value: number;
}

/** A seat's award rises: `lines` is its highest single bomb so far, `award` what it has now of all the others. */
export interface Awarded {
  event: "awarded";
  seat: number;
  lines: number;
  award: number;
}

/** A seat left in mid-hand, and the hand is over. */
export interface RanAway {
  event: "ran_away";
  seat: number;
}

/** A seat laid open what it must: cards as they lie in the hand, or none where it has nothing to show. */
export interface TurnedUp {
  event: "turned_up";
  seat: number;
  cards: string[];
}

/** A special was laid out, to be replaced (WH14). */
export interface LaidOut {
  event: "laid_out";
  seat: number;
  tile: string;
}

/** A seat drew a tile from the wall. */
export interface Drew {
  event: "drew";
  seat: number;
}

/** A seat put a tile on the table. */
export interface Discarded {
  event: "discarded";
  seat: number;
  tile: string;
}

/** A seat made an open pair of the discard (WH17). */
export interface Ate {
  event: "ate";
  seat: number;
  tile: string;
}

/** A framed tile took the place of a plain in a pair, which lies open (WH18). */
export interface Replaced {
  event: "replaced";
  seat: number;
  tile: string;
}

/** A seat laid open a kong (WH19). */
export interface Konged {
  event: "konged";
  seat: number;
  point: string;
}

/** A seat showed a framed tile 献花 (WH29). */
export interface Shown {
  event: "shown";
  seat: number;
  tile: string;
}

/** A seat won with a tile: drawn, or `discarder`'s (WH21). */
export interface Won {
  event: "won";
  seat: number;
  tile: string;
  discarder: number | null;
}

/** A seat fled and so ended the hand (WH13). */
export interface Fled {
  event: "fled";
  seat: number;
}

/** The wall is used up and nobody has won 流局 (WH22). */
export interface WallEmpty {
  event: "wall_empty";
}

/** The hand is over and settled. */
export interface Settled {
  event: "settled";
  settlement: Settlement;
}

/**
 * All lines of a hand, each with a delta for each of `players`. Totals are sums of lines, never computed
 * beside them.
 */
export interface Settlement {
  lines: Line[];
  players: number;
}

/**
 * One line of a settlement.
 *
 * `clause` is the rule it follows from, `reason` the key of its text (``<game>-line-<reason>``), `persons` and
 * `params` what the text names; `deltas` are points by person. A line sums to zero unless `leaves` says how
 * many points leave the table by it (SK34): SettlementError refuses anything else.
 */
export interface Line {
  clause: string;
  reason: string;
  deltas: number[];
  group: "base" | "bonus" | "penalty";
  persons: Record<string, number>;
  params: Record<string, string | number>;
  leaves: number;
}

/** The table around the hand, as all see it. */
export interface TableView {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  persons: Person[];
  you: number | null;
  host: boolean;
  hosted_by: number | null;
  public: boolean;
  open_hands: boolean;
  counter: boolean;
  circle: string;
  phase: "closed" | "dealing" | "gathering" | "over" | "playing" | "settled";
  closing: boolean;
  match: number;
  hand: number;
  played: number;
  scores: number[];
  departed: Left[];
  onlookers: string[];
  visitors: Visitor[];
  vote: Ballot | null;
  awaits: number | null;
  unseen: Record<string, number> | null;
  turn_seconds: number | null;
  deadline: number | null;
  fair: FairView | null;
}

/** Somebody at the table, or a vacant place; the place in the list is the person's number. */
export interface Person {
  name: string;
  bot: string | null;
  online: boolean;
  ready: boolean;
  away: boolean;
  leaving: boolean;
  next: string | null;
  claimed: string | null;
}

/** Somebody who has left the match, with the points that stay theirs. */
export interface Left {
  name: string;
  score: number;
}

/** Somebody who waits to be let in; only the host sees it. */
export interface Visitor {
  knock: string;
  name: string;
}

/** A vote to dissolve the table. */
export interface Ballot {
  by: number;
  yes: number[];
  no: number[];
  seconds: number;
}

/** How a fair deal stands: what it is committed to, and after the hand the opening. */
export interface FairView {
  stage: "commit" | "dealt" | "open";
  attempt: number;
  asked: boolean;
  nonce_hashes: (string | null)[];
  commitment: string | null;
  seed_hash: string | null;
  header: string | null;
  void: Attempt[];
  opening: Fair | null;
}

/** An attempt at a deal, opened: only the last one of a hand was dealt from, those before it are void. */
export interface Attempt {
  commitment: string;
  seed_hash: string;
  seed: string;
  nonce_hashes: (string | null)[];
  nonces: (string | null)[];
}

/** What a record keeps of a fair deal, beside what it has anyway. */
export interface Fair {
  table: string;
  match: number;
  previous: string | null;
  attempts: Attempt[];
}

/** The table as a seat, or a spectator, sees it. Seats are those after the seat change. */
export interface DatongView {
  game: "datong";
  seat: number | null;
  seating: number[];
  hand_number: number;
  scores: number[];
  to_act: number[];
  settlement: Settlement | null;
  options: DatongOptions;
  leader: number;
  hand: string[];
  question: Question | null;
  turn: number;
  trick: Laid[];
  on: string | null;
  owner: number;
  finished: number[];
  past: string[];
  dealt: string[][];
  hands: string[][];
  reveal: string;
  moved: number[];
  counts: number[];
  buyers: number[];
  pile: number;
  captured: number[];
}

/** What a table of 玉环打通 may choose; every default is what the source says first. */
export interface DatongOptions {
  hands: number;
  base: "1-2-4" | "1-3-5";
  style: "classic" | "local";
  chain_bonus: boolean;
  chain_extra: "besides" | "instead" | "off";
  sole_bomb: "both" | "classic_only";
  chain3_vs_8: "below" | "none";
  wind: "next" | "partner";
  last_trick: "at_once" | "play_out";
  surrender: boolean;
  no_bomb_surrender: boolean;
}

/** The question a seat is asked, and its choices; the first is the one that changes nothing. */
export interface Question {
  seat: number;
  about: string;
  choices: string[];
  clause: string;
}

/** What a seat did in a trick: the cards it laid and how they read, or no cards for a pass. */
export interface Laid {
  seat: number;
  cards: string[];
  reading: string | null;
}

/** The table as a seat, or a spectator, sees it. Seats are those after the seat change. */
export interface FanfanzhaView {
  game: "fanfanzha";
  seat: number | null;
  seating: number[];
  hand_number: number;
  scores: number[];
  to_act: number[];
  settlement: Settlement | null;
  options: FanfanzhaOptions;
  reveal: string;
  leader: number;
  moved: number[];
  hand: string[];
  counts: number[];
  turned: number[];
  opened: string[][];
  dealt: string[][];
}

/** What a table of 翻翻炸 may choose; every default is what the source says first. */
export interface FanfanzhaOptions {
  hands: number;
  players: 4 | 6;
  mode: "leader_surrenders" | "no_bomb_surrender" | "no_joker_surrender";
  chain_bonus: boolean;
  chain_extra: "besides" | "instead" | "off";
  largest_bonus: boolean;
  colour_bonus: boolean;
  colour_count: 4 | 5 | 6;
}

/** The table as a seat, or a spectator, sees it. */
export interface DazhaView {
  game: "dazha";
  seat: number | null;
  seating: number[];
  hand_number: number;
  scores: number[];
  to_act: number[];
  settlement: Settlement | null;
  options: DazhaOptions;
  leader: number;
  hand: string[];
  question: Question | null;
  turn: number;
  trick: Laid[];
  on: string | null;
  owner: number;
  finished: number[];
  past: string[];
  dealt: string[][];
  hands: string[][];
  partner: number[];
  taker: number | null;
  causes: Cause[];
  counted: boolean;
  counts: (number | null)[];
  bombs: PlayedBomb[];
  fines: Fine[];
}

/** What a table of 玉山打炸 may choose; every default is what the source says first. */
export interface DazhaOptions {
  hands: number;
  mode: "bao" | "classic" | "eight_jokers";
  showdown: boolean;
  penalty_showdown: "always" | "never" | "three_jokers";
  no_bomb_showdown: boolean;
  five_ten_king: boolean;
  prize_ranks: string;
  single_end: "second" | "third";
  bao_lead: "taker" | "unchanged";
}

/** Why the hands are laid open: whose hand does it, the key of the reason, and the clause. */
export interface Cause {
  seat: number;
  reason: string;
  clause: string;
  rank: string;
  size: number;
  jokers: number;
}

/** A bomb that a seat played. */
export interface PlayedBomb {
  seat: number;
  bomb: Bomb;
}

/**
 * A bomb as it was played or is settled: its natural cards' rank and number, and the jokers with them.
 *
 * `rank` is None for jokers alone.
 */
export interface Bomb {
  rank: string | null;
  naturals: number;
  jokers: string;
}

/** Jokers that a seat played otherwise than in a bomb (DZ37). */
export interface Fine {
  seat: number;
  jokers: number;
}

/** The table as a seat, or a spectator, sees it. */
export interface ShuangkouView {
  game: "shuangkou";
  seat: number | null;
  seating: number[];
  hand_number: number;
  scores: number[];
  to_act: number[];
  settlement: Settlement | null;
  options: ShuangkouOptions;
  leader: number;
  hand: string[];
  question: Question | null;
  turn: number;
  trick: Laid[];
  on: string | null;
  owner: number;
  finished: number[];
  past: string[];
  dealt: string[][];
  hands: string[][];
  wild: string;
  counts: number[];
  partner_hand: string[];
  bombs: number[][];
  lines: number[];
  awards: number[];
  run_away_cost: number | null;
  run_away_score: number | null;
}

/** What a table of 丽水茶苑双扣 may choose; every default is what the source says first. */
export interface ShuangkouOptions {
  hands: number;
  variant: "baibian" | "huopin" | "qianbian";
  stake: number;
  open_partner: "by_variant" | "off" | "on";
}

/** The table as a seat, or a spectator, sees it. `to_act` names during claims nobody but the viewer (WH21). */
export interface WahuaView {
  game: "wahua";
  seat: number | null;
  seating: number[];
  hand_number: number;
  scores: number[];
  to_act: number[];
  settlement: Settlement | null;
  options: WahuaOptions;
  dealer: number;
  dice: [number, number];
  broken: number;
  shaken: string[];
  homes: string[];
  phase: "claims" | "flight" | "over" | "turn";
  turn: number;
  wall: number;
  tile: string | null;
  hand: string[];
  units: Unit[];
  drawn: string | null;
  to_show: string[];
  offers: WahuaOffer[];
  value: number | null;
  judged: string[][];
  counts: number[];
  open: Unit[][];
  specials: string[][];
  discards: WahuaDiscard[];
  shown: string[][];
  familiar: string[];
  winner: number | null;
  odd: string | null;
  fled: number[];
  dealt: string[][];
  hands: string[][];
  values: number[];
}

/** What a table of 玉环挖花 may choose; every default is what the source says first. */
export interface WahuaOptions {
  hands: number;
  players: 2 | 3 | 4;
  settle: "dealer_double" | "even";
  pressing: "forbid" | "judge";
  late_win: "any" | "same";
  grace_round: boolean;
}

/** A pair or kong. */
export interface Unit {
  tiles: string[];
  value: number;
}

/** Something the viewer may do now. */
export interface WahuaOffer {
  action: Action;
  faults: string[];
  value: number | null;
}

/** A tile that was put on the table. */
export interface WahuaDiscard {
  seat: number;
  tile: string;
  taken_by: number | null;
}

/** The command was applied, as event `number` or before. */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/**
 * The command was refused and changed nothing: the text is ``error-<code>`` with `params`.
 *
 * `id` is the command's, empty where the message could not be read.
 */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  clause: string | null;
  params: Record<string, string | number>;
}

/**
 * The answer to `About`: the readings that may be played now, or why there is none, and what the cards can be
 * completed to.
 */
export interface Selection {
  type: "selection";
  id: string;
  cards: string[];
  readings: string[];
  refusal: Refused | null;
  completions: string[][];
}

/** The answer to `Hint`: actions to choose from, the best first. */
export interface Hints {
  type: "hints";
  id: string;
  actions: Action[];
  reason: string | null;
}

/** Everything a table can be made of. */
export interface Offer {
  games: GameInfo[];
  bots: string[];
  turn_seconds: (number | null)[];
}

/** A game and what a table of it may choose. */
export interface GameInfo {
  name: string;
  revision: number;
  players: number;
  options: OptionField[];
  counter: boolean;
}

/** A declared option: what a form or a help text needs to know. */
export interface OptionField {
  name: string;
  clause: string | null;
  kind: "choice" | "number" | "subset" | "switch";
  default: string | number | boolean;
  choices: (string | number | boolean)[];
  least: number | null;
  most: number | null;
}

/** A table that was made. */
export interface TableCreated {
  id: string;
}

/** The code by which people find a table; its host tells it. */
export interface TableCode {
  code: string;
}

/** The link by which others come to a table. */
export interface Invitation {
  url: string;
}

/** How it stands with who knocked; the table only once the host has let her or him in. */
export interface KnockState {
  knock: string;
  state: "admitted" | "refused" | "waiting";
  table: string | null;
}

/** A public table that waits for people. */
export interface LobbyTable {
  id: string;
  game: string;
  host: string;
  options: Record<string, string | number | boolean>;
  taken: number;
  places: number;
  turn_seconds: number | null;
}

/** The rule book of a game in one language. */
export interface RuleBook {
  game: string;
  locale: string;
  title: string;
  markdown: string;
  sections: RuleSection[];
}

/** A section of the rule book. */
export interface RuleSection {
  title: string;
  markdown: string;
  clauses: RuleClause[];
}

/** A rule of the rule book. */
export interface RuleClause {
  id: string;
  title: string;
  markdown: string;
}

/** What a table with these options would be played by: the value of every option, or why there is no such table. */
export interface OptionsAnswered {
  options: Record<string, string | number | boolean>;
  problem: Problem | null;
}

/** Why a request was refused: the text is ``error-<code>`` with `params`, here in the asker's language. */
export interface Problem {
  code: string;
  text: string;
  clause: string | null;
  params: Record<string, string | number>;
}

/** A hand from the deal to its end, from one seat's view or with all hands open. */
export interface Replay {
  table: TableView;
  seat: number | null;
  scores: number[];
  steps: ReplayStep[];
  agrees: boolean;
  difference: string | null;
  revised: boolean;
  dissolved: boolean;
}

/** A moment of a hand: what was done, what followed, and how it then stood. */
export interface ReplayStep {
  seat: number | null;
  action: Action | null;
  events: GameEvent[];
  view: GameView;
  hands: string[][];
}

/** A finished hand of a table, and how it ended. */
export interface RecordListed {
  match: number;
  hand: number;
  persons: string[];
  totals: number[];
  places: (number | null)[];
  ended: string | null;
  dissolved: boolean;
}

/** The token of a link by which anybody may see a record. */
export interface RecordShared {
  token: string;
}

/** What was found of the moves of some seats. */
export interface Review {
  seats: number[];
  playouts: number;
  judged: number;
  marks: Mark[];
}

/** A move that has cost more than chance explains. */
export interface Mark {
  step: number;
  seat: number;
  action: Action;
  blunder: Blunder;
}

/**
 * A move that lost something: what would have been better and why, how much that brings more on average, and the
 * standard error of it. The text of the reason is `advice-<reason>`.
 */
export interface Blunder {
  better: Action;
  reason: string;
  loss: number;
  error: number;
}

/** A link by which another device becomes its maker's, once. */
export interface DeviceLink {
  token: string;
  url: string;
  seconds: number;
  others: number;
}

/** What a link to another device offers. */
export interface DeviceOffered {
  name: string;
  table: string | null;
  seconds: number;
}

/** The device is now that of the person who made the link. */
export interface DeviceMoved {
  name: string;
  table: string | null;
  revoked: boolean;
}

/** The other devices of a person are worth nothing any more. */
export interface DevicesGivenUp {
  count: number;
}

/** What a person has played. */
export interface History {
  hands: HistoryHand[];
  more: boolean;
  games: HistoryGame[];
}

/** A finished hand of a person. */
export interface HistoryHand {
  number: number;
  table: string;
  match: number;
  hand: number;
  game: string;
  ended: string;
  score: number;
  running: number;
  place: number | null;
  bombs: number | null;
}

/** All hands of a game that a person has played. */
export interface HistoryGame {
  game: string;
  hands: number;
  won: number;
  score: number;
  bombs: number;
  places: number[];
}

/** The lesson of a game. */
export interface Lesson {
  game: string;
  steps: LessonStep[];
}

/** A step of a lesson. */
export interface LessonStep {
  text: string;
  clauses: string[];
  acts: boolean;
  update: Update;
}

/** What a table would answer, and then show, one message after the other. */
export interface LessonAnswer {
  messages: ToClient[];
  done: boolean;
}

/** A circle as its members see it. */
export interface Circle {
  id: string;
  name: string;
  owner: boolean;
  token: string;
  members: CircleMember[];
  presets: Preset[];
}

/** Somebody in a circle. */
export interface CircleMember {
  number: number;
  name: string;
  you: boolean;
  owner: boolean;
}

/** Choices of which any member makes a table. */
export interface Preset {
  number: number;
  name: string;
  choice: TableChoice;
  yours: boolean;
}

/** What is chosen when a table is made. */
export interface TableChoice {
  game: string;
  bots: string;
  options: Record<string, string | number | boolean>;
  turn_seconds: 15 | 30 | 60 | null;
  gather: boolean;
  public: boolean;
  open_hands: boolean;
  counter: boolean;
  fair: boolean;
}

/** A circle in the list of somebody who is in it. */
export interface CircleListed {
  id: string;
  name: string;
  members: number;
}

/** A circle as it is shown to who has the link to it. */
export interface CircleDoor {
  name: string;
  members: string[];
  joined: string | null;
}

/** The ledger of a circle. */
export interface Ledger {
  games: string[];
  hands: number;
  persons: LedgerPerson[];
  months: LedgerMonth[];
  pairs: LedgerPair[];
}

/** All that counts for a member in one unit. */
export interface LedgerPerson {
  unit: "dao" | "points";
  member: number;
  name: string;
  left: boolean;
  hands: number;
  won: number;
  firsts: number;
  bombs: number;
  score: number;
}

/** What a month brought a member in one unit. */
export interface LedgerMonth {
  month: string;
  unit: "dao" | "points";
  member: number;
  name: string;
  hands: number;
  won: number;
  score: number;
}

/** Two members at the same hands, in one unit: together, or against each other. */
export interface LedgerPair {
  unit: "dao" | "points";
  together: boolean;
  member: number;
  name: string;
  other: number;
  other_name: string;
  hands: number;
  score: number;
  other_score: number;
  balance: number;
}

/** The token of a place, which is shown this once, and where a program shows it. */
export interface ProgramPlace {
  token: string;
  path: string;
}

export type ToServer = Hello | Act | Ready | Sit | Stand | Rest | Fill | Clear | Begin | Give | Admit | Dissolve | Close | Say | Commit | Open | About | Hint;

export type ToClient = Update | Done | Refused | Selection | Hints;

export type Action = Play | Pass | Answer | TurnUp | RunAway | Discard | Eat | Replace | Kong | Show | Win | Flee;

export type TableEvent = HandBegan | TimedOut | Said | Dissolved | Played | Passed | WentOut | TrickWon | WindTaken | Answered | Fined | Awarded | RanAway | TurnedUp | LaidOut | Drew | Discarded | Ate | Replaced | Konged | Shown | Won | Fled | WallEmpty | Settled;

export type GameEvent = Played | Passed | WentOut | TrickWon | WindTaken | Answered | Fined | Awarded | RanAway | TurnedUp | LaidOut | Drew | Discarded | Ate | Replaced | Konged | Shown | Won | Fled | WallEmpty | Settled;

export type GameView = DatongView | FanfanzhaView | DazhaView | ShuangkouView | WahuaView;
