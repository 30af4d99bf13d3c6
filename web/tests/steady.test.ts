import { describe, expect, it } from 'vitest';
import { anew, shared } from '../src/lib/steady.svelte';

describe('what is the same as before', () => {
  const before = () => ({ hand: ['3s', '4h'], marks: { home: '66', shaken: ['11'] }, left: null as number | null });

  it('is the same object, whole or in part', () => {
    const old = before();
    expect(shared(old, before())).toBe(old);
    const now = shared(old, { ...before(), left: 3 });
    expect(now).not.toBe(old);
    expect(now).toEqual({ ...before(), left: 3 });
    expect(now.hand).toBe(old.hand);
    expect(now.marks).toBe(old.marks);
    const next = anew(old, before());
    expect(next).not.toBe(old);
    expect(next.hand).toBe(old.hand);
  });

  it.each([
    [['3s'], ['3s', '4h']],
    [['3s', '4h'], ['3s']],
    [{ a: 1 }, { b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[], {}],
    [null, {}],
    [{}, null],
    [['0'], { 0: '0' }],
  ])('is not %j, then %j', (old, now) => {
    expect(shared(old, now)).toBe(now);
    expect(shared([old], [now])[0]).toEqual(now);
  });
});
