/** What comes a frame after what lies around it. */

import { quick } from './motion';

/**
 * Whether it is there: from the first frame on, so that the page is not held up for both at once; from the beginning
 * where nothing moves, for there it would be seen to come.
 */
export function late(): () => boolean {
  let there = $state(quick() === 0);
  $effect(() => {
    if (there) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => (there = true))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  return () => there;
}
