/** What is the same as before stays the same object, so that only what shows it anew is what has changed. */

type Parts = Record<string, unknown>;

/** `now`, with every part that equals the one before replaced by that one; both as JSON gives them. */
export function shared<T>(before: unknown, now: T): T {
  if (before === now || typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, parts] = [before as Parts, now as Parts];
  const names = Object.keys(parts);
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    parts[name] = shared(old[name], parts[name]);
    same = same && name in old && old[name] === parts[name];
  }
  return same ? (before as T) : now;
}

/** `now` itself, of which every part that equals the one before is that one. */
export function anew<T>(before: unknown, now: T): T {
  shared(before, now);
  return now;
}

/** A derived value that is made anew in `make`; who shows a part of it hears only of that part's changes. */
export function steady<T>(make: () => T): () => T {
  let last: T | undefined;
  const value = $derived.by(() => (last = shared(last, make())));
  return () => value;
}
