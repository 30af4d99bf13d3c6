/** What the cards and tiles of a table's page mark. */

import type { GameView } from '../generated/messages';
import { setMarks } from './tiles';
import { setWild } from './wild';

/** Say it once for a page. All of them listen, so they hear only of what has changed, not of every move. */
export function markTable(view: () => GameView | null): void {
  const tiles = $derived.by(() => {
    const seen = view();
    return seen?.game === 'wahua' ? seen : null;
  });
  const shaken = $derived(tiles?.shaken.join(' ') ?? '');
  const home = $derived(tiles !== null && tiles.seat !== null ? (tiles.homes[tiles.seat] ?? null) : null);
  const marks = $derived({ shaken: shaken === '' ? [] : shaken.split(' '), home });
  const wild = $derived.by(() => {
    const seen = view();
    return seen !== null && 'wild' in seen ? seen.wild : '';
  });
  setMarks(() => marks);
  setWild(() => wild);
}
