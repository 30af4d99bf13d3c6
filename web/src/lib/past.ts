/** The tricks that are past, as a view holds them: `0 3s3d pair:3;1 4h4s pair:4;2;3;0`. */

import type { Laid } from '../generated/messages';

const CARD = /[3-9TJQKA2][shdc]|[wW]/g;

/** What each seat did in a trick, in order; who passed laid no cards. */
export function parseTrick(text: string): Laid[] {
  return text.split(';').map((done) => {
    const [seat, cards = '', reading = null] = done.split(' ');
    return { seat: Number(seat), cards: cards.match(CARD) ?? [], reading };
  });
}
