/**
 * Things that come from where they were: decoration only. What is shown is the truth at once, nothing waits for a
 * motion to end, and what is in motion hears no finger, so that taps meet what is there.
 */

/** Where something lies on the screen: its middle, and how wide it is. */
export interface Spot {
  x: number;
  y: number;
  width: number;
}

/** All that ever moves: what the browser draws without laying anything out anew. */
interface Frame {
  transform?: string;
  opacity?: number;
}

type Drawn = HTMLElement | SVGElement;

/** What moves across the table lies above it, and under what lies over all. */
const ABOVE = '4';

/** How each motion under way is tidied up. */
const running = new Map<Animation, () => void>();

/** Milliseconds that a motion takes: the token `--quick` of the styles; 0 where nothing is to move. */
export function quick(): number {
  if (document.visibilityState !== 'visible' || typeof Element.prototype.animate !== 'function') return 0;
  return milliseconds(getComputedStyle(document.documentElement).getPropertyValue('--quick'));
}

/** A time of the styles, which the build may have written in seconds. */
export function milliseconds(time: string): number {
  return (parseFloat(time) || 0) * (time.trim().endsWith('ms') ? 1 : 1000);
}

export function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
}

/** End all motions: everything lies where it belongs. */
export function rest(): void {
  for (const [animation, tidy] of [...running]) {
    animation.cancel();
    tidy();
  }
}

/** Motions that begin together, when all that they need has been measured. */
export class Scene {
  private readonly moves: ((duration: number) => void)[] = [];

  /** `element` comes from a spot to where it is; of what is faint at first less is seen, and what is deaf hears no finger anyway. */
  come(element: Drawn, from: Spot, { faint = 1, above = false, deaf = false } = {}): void {
    const transform = between(spotOf(element), from);
    this.moves.push((duration) => {
      move(element, duration, [{ transform, opacity: faint }], () => above && (element.style.zIndex = ''), deaf);
      if (above) element.style.zIndex = ABOVE;
    });
  }

  /** As `come`, over the edges of what `element` lies in. */
  fly(element: Drawn, from: Spot): void {
    const [transform, copied] = [between(spotOf(element), from), pictureOf(element)];
    this.moves.push((duration) => {
      const copy = copied();
      move(copy, duration, [{ transform }, { transform: 'none' }], () => copy.remove());
      move(element, duration, [{ opacity: 0 }, { opacity: 0 }]);
    });
  }

  /** What is seen of `element` goes to a spot and is gone; the element itself stays as it is. */
  go(element: Drawn, to: Spot): void {
    const [transform, copied] = [between(spotOf(element), to), pictureOf(element)];
    this.moves.push((duration) => {
      const copy = copied();
      move(copy, duration, [{ transform: 'none', opacity: 1 }, { transform, opacity: 0.2 }], () => copy.remove());
    });
  }

  play(): void {
    const duration = quick();
    for (const begin of this.moves) begin(duration);
  }
}

const between = (here: Spot, there: Spot) =>
  `translate(${there.x - here.x}px, ${there.y - here.y}px) scale(${there.width / Math.max(1, here.width)})`;

function move(element: Drawn, duration: number, frames: Frame[], end: () => void = () => {}, deaf = false): void {
  const animation = element.animate(frames as Keyframe[], { duration, easing: 'ease-out' });
  // The parts of an element hear of this as well, which takes its time.
  if (!deaf) element.style.pointerEvents = 'none';
  const tidy = () => {
    running.delete(animation);
    if (!deaf) element.style.pointerEvents = '';
    end();
  };
  running.set(animation, tidy);
  animation.onfinish = tidy;
}

/** Sizes that styles further up have set. */
const SIZES = ['--card', '--tile'];

/** Makes a copy of an element, as it is now, that lies over the table. */
function pictureOf(element: Drawn): () => Drawn {
  const { left, top, width, height } = element.getBoundingClientRect();
  const styles = getComputedStyle(element);
  const sizes = SIZES.map((name) => [name, styles.getPropertyValue(name)] as const);
  return () => {
    const copy = element.cloneNode(true) as Drawn;
    copy.setAttribute('aria-hidden', 'true');
    for (const [name, value] of sizes) copy.style.setProperty(name, value);
    const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
    Object.assign(copy.style, place, { position: 'fixed', zIndex: ABOVE, margin: '0' });
    (element.closest('main') ?? document.body).append(copy);
    return copy;
  };
}
