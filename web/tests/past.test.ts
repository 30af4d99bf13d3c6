import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import PastTricks from '../src/components/PastTricks.svelte';
import { parseTrick } from '../src/lib/past';
import { setLocale } from '../src/lib/texts.svelte';

const PAST = ['0 3s3d pair:3;1 4h4s pair:4;2;3;0', '1 wW pair:W;2;3;0'];

beforeEach(() => setLocale('en'));
afterEach(cleanup);

it('reads a trick from its notation', () => {
  expect(parseTrick(PAST[0]!)).toEqual([
    { seat: 0, cards: ['3s', '3d'], reading: 'pair:3' },
    { seat: 1, cards: ['4h', '4s'], reading: 'pair:4' },
    { seat: 2, cards: [], reading: null },
    { seat: 3, cards: [], reading: null },
    { seat: 0, cards: [], reading: null },
  ]);
  expect(parseTrick(PAST[1]!)[0]?.cards).toEqual(['w', 'W']);
});

it('shows the last trick first, and goes back to those before', async () => {
  render(PastTricks, { past: PAST, names: ['Ann', 'Bo', 'Cy', 'Di'], close: () => {} });
  expect(screen.getByRole('dialog').textContent).toContain('Trick 2 of 2');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Later' }).disabled).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'Earlier' }));
  expect(screen.getByRole('dialog').textContent).toContain('Bo took it');
  expect(screen.getByRole('dialog').textContent).toContain('pair of 4s');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Earlier' }).disabled).toBe(true);
});
