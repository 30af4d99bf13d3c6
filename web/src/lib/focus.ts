/** The focus of who plays by the keyboard: where what had it goes or falls still, something near takes it over. */

/** Who takes it over, the first that is there: what is asked, the hand, what else can be done, the page. */
const HEIRS = ['.question button:enabled', '.hand button[tabindex="0"]:enabled', 'main button:enabled', 'main', '#app'];
/** Where what falls still does so for others to be taken; elsewhere it is soon to be pressed again. */
const MOVING = '.playfield, [role=dialog]';
/** What keeps the focus meanwhile. */
const AROUND = 'form, main, #app';

const hidden = (element: HTMLElement) => !element.isConnected || element.getClientRects().length === 0;

/** What takes the focus now: the topmost dialog, else an heir. */
function heir(): HTMLElement | null {
  const dialogs = document.querySelectorAll<HTMLElement>('[role=dialog]');
  const dialog = dialogs[dialogs.length - 1];
  if (dialog !== undefined) return dialog;
  for (const one of HEIRS) {
    const found = document.querySelector<HTMLElement>(one);
    if (found !== null) return found;
  }
  return null;
}

/** Keep the focus on the page from now on. Who points at things has no use for it, and it stays where it was put. */
export function keepFocus(): void {
  /** What the keyboard has come to last, and what has the focus in its stead. */
  let last: HTMLElement | null = null;
  let instead: Element | null = null;
  let keys = false;

  function check() {
    const here = document.activeElement;
    const lost = here === null || here === document.body || here === instead;
    if (!keys || last === null || !(lost || here === last)) return;
    const [away, still] = [hidden(last), last.matches(':disabled')];
    if (away || still) give(away || last.closest(MOVING) !== null ? heir() : last.closest<HTMLElement>(AROUND));
    else if (here !== last) last.focus();
  }

  function give(next: HTMLElement | null) {
    if (next === null || next === document.activeElement) return;
    if (next.tabIndex < 0) {
      next.tabIndex = -1;
      instead = next;
    }
    next.focus();
  }

  addEventListener('keydown', () => (keys = true), true);
  addEventListener('pointerdown', () => ([keys, last] = [false, null]), true);
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target !== instead) [last, instead] = [target, null];
  });
  // What falls still loses the focus only when the page is drawn.
  const watcher = new MutationObserver(() => requestAnimationFrame(check));
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
}
