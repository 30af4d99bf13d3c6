/** A sound and a shake, where the browser has them and its person has touched the page: before that none is allowed. */

const [HIGH, LOW] = [880, 660];
const SHAKE = [60, 40, 60];
const LATER = 1000;

const touched = () => navigator.userActivation?.hasBeenActive ?? true;

let context: AudioContext | null = null;

/** Get ready to sound, which takes as long as several frames, once the page has been touched and has nothing to do. */
export function tune(): void {
  if (typeof AudioContext === 'undefined') return;
  const open = () => (context ??= new AudioContext());
  const later = () => void ('requestIdleCallback' in window ? requestIdleCallback(open) : setTimeout(open, LATER));
  if (touched()) later();
  else addEventListener('pointerup', later, { once: true });
}

/** Two short tones. */
export function chime(): void {
  if (!touched() || context === null) return;
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  for (const [index, frequency] of [LOW, HIGH].entries()) {
    const [tone, loudness] = [context.createOscillator(), context.createGain()];
    const begin = now + index * 0.13;
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.0001, begin);
    loudness.gain.exponentialRampToValueAtTime(0.18, begin + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + 0.16);
    tone.connect(loudness).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + 0.17);
  }
}

export function shake(): void {
  if (touched() && 'vibrate' in navigator) navigator.vibrate(SHAKE);
}
