/**
 * The sheets that lie open, each an entry of the browser's history: going back puts the topmost one away and stays on
 * the page. However a sheet goes, its entry goes with it; one that is come upon without its sheet is stepped over.
 */

/** How to put the open sheets away, the topmost last. */
const open: (() => void)[] = [];
/** Whether the history is on its way to where it was sent. */
let moving = false;
let due = false;

/** How many sheets lie open at the entry of the history that the browser is at. */
export function sheetsHere(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'sheets' in state ? Number(state.sheets) : 0;
}

/** A sheet is open, and `close` puts it away; what is returned tells that it has gone. */
export function opened(close: () => void): () => void {
  open.push(close);
  settle();
  return () => {
    open.splice(open.lastIndexOf(close), 1);
    settle();
  };
}

/** Later, since one sheet may give way to another at once. */
function settle(): void {
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    if (moving) return;
    const here = sheetsHere();
    for (let count = here + 1; count <= open.length; count += 1) history.pushState({ sheets: count }, '');
    if (here <= open.length) return;
    moving = true;
    history.go(open.length - here);
  });
}

addEventListener('popstate', () => {
  const sent = moving;
  moving = false;
  if (!sent) open.slice(sheetsHere()).reverse().forEach((close) => close());
  settle();
});

// A page that was loaded anew has no sheets yet.
if (sheetsHere() > 0) settle();
