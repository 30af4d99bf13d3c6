import { describe, expect, it } from 'vitest';
import { placeOf } from '../src/lib/route.svelte';

describe('the address', () => {
  it('is the home page, a table, or nothing', () => {
    expect(placeOf('/')).toEqual({ at: 'home' });
    expect(placeOf('/t/a-b_9')).toEqual({ at: 'table', id: 'a-b_9' });
    expect(placeOf('/t/a%20b/')).toEqual({ at: 'table', id: 'a b' });
    for (const path of ['/nope', '/t/', '/t/a/b', '/t/%E0%A4%A']) expect(placeOf(path)).toEqual({ at: 'nowhere' });
  });
});
