/** Moments of Wahua, for tests that need no server. */

import type { WahuaOffer, WahuaView } from '../src/generated/messages';

export function wahua(changes: Partial<WahuaView> = {}): WahuaView {
  return {
    game: 'wahua',
    seat: 0,
    seating: [0, 1, 2, 3],
    hand_number: 1,
    scores: [0, 0, 0, 0],
    to_act: [0],
    settlement: null,
    options: {
      hands: 8, players: 4, settle: 'even', pressing: 'judge', late_win: 'any', grace_round: false,
    },
    dealer: 0,
    dice: [1, 1],
    broken: 1,
    shaken: ['11', '66', '16'],
    homes: ['66', '11', '44', '33'],
    phase: 'turn',
    turn: 0,
    wall: 50,
    tile: null,
    hand: ['66s', '66o', '15o', '23d'],
    units: [{ tiles: ['66s', '66o'], value: 1600 }],
    drawn: '15o',
    to_show: [],
    offers: [],
    value: 1600,
    judged: [[], [], [], []],
    counts: [21, 20, 20, 20],
    open: [[], [], [], []],
    specials: [[], [], [], []],
    discards: [],
    shown: [[], [], [], []],
    familiar: [],
    winner: null,
    odd: null,
    fled: [],
    dealt: [],
    hands: [],
    values: [],
    ...changes,
  };
}

export function offer(action: WahuaOffer['action'], changes: Partial<WahuaOffer> = {}): WahuaOffer {
  return { action, faults: [], value: null, ...changes };
}
