import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import PastTricks from '../src/components/PastTricks.svelte';
import { go, place } from '../src/lib/route.svelte';
import { opened, sheetsHere } from '../src/lib/sheets';
import { setLocale } from '../src/lib/texts.svelte';

const entry = () => [location.pathname, sheetsHere()];
const rested = () => new Promise((after) => setTimeout(after, 20));
const moved = () => new Promise((after) => addEventListener('popstate', after, { once: true })).then(rested);

/** A sheet that goes when it is told to, and the names of those that went so. */
function sheet(name: string, went: string[] = []) {
  const gone = opened(() => {
    went.push(name);
    gone();
  });
  return gone;
}

beforeEach(async () => {
  // jsdom does not scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await setLocale('en');
  go('/t/a');
});
afterEach(async () => {
  cleanup();
  await rested();
});

describe('an open sheet', () => {
  it('goes when the browser goes back, and its page stays', async () => {
    const closed: boolean[] = [];
    const { unmount } = render(PastTricks, {
      past: ['0 3s single:3;1'],
      names: ['Lin', 'Chen'],
      close: () => void closed.push(true),
    });
    await rested();
    expect(entry()).toEqual(['/t/a', 1]);
    history.back();
    await moved();
    expect(closed).toEqual([true]);
    expect(place()).toEqual({ at: 'table', id: 'a' });
    unmount();
    await rested();
    expect(entry()).toEqual(['/t/a', 0]);
  });

  it('leaves no entry behind when its button closes it', async () => {
    const before = history.length;
    const close = () => unmount();
    const { unmount } = render(PastTricks, { past: ['0 3s single:3;1'], names: ['Lin', 'Chen'], close });
    await rested();
    const back = moved();
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await back;
    expect(entry()).toEqual(['/t/a', 0]);
    go('/t/b');
    expect(history.length).toBe(before + 1);
  });

  it('lies over another one, which stays when the topmost goes', async () => {
    const went: string[] = [];
    const under = sheet('settlement', went);
    sheet('rules', went);
    await rested();
    expect(entry()).toEqual(['/t/a', 2]);
    history.back();
    await moved();
    expect(went).toEqual(['rules']);
    expect(entry()).toEqual(['/t/a', 1]);
    under();
    await moved();
    expect(entry()).toEqual(['/t/a', 0]);
  });

  it('gives way to another, or to the page that it leads to, at its own entry', async () => {
    const menu = sheet('menu');
    await rested();
    const before = history.length;
    menu();
    const invite = sheet('invite');
    await rested();
    expect([entry(), history.length]).toEqual([['/t/a', 1], before]);
    go('/history');
    invite();
    await rested();
    expect([entry(), history.length]).toEqual([['/history', 0], before]);
    history.back();
    await moved();
    expect(entry()).toEqual(['/t/a', 0]);
  });

  it('is not come upon again: going forward to its entry leads back', async () => {
    sheet('menu');
    await rested();
    history.back();
    await moved();
    history.forward();
    await moved();
    await rested();
    expect(entry()).toEqual(['/t/a', 0]);
  });
});
