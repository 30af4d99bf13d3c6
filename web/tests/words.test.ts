/** Names as long as they are seen, rules found by what people type, hands told without empty parts. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import DealtHand from '../src/components/DealtHand.svelte';
import type { RuleBook } from '../src/generated/messages';
import { shortened } from '../src/lib/names';
import { hitsOf } from '../src/lib/rulebook';
import { setLocale } from '../src/lib/texts.svelte';
import RulesPage from '../src/pages/RulesPage.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a name', () => {
  it.each([
    ['👨‍👩‍👧‍👦三丰', '👨‍👩‍👧‍👦三丰'],
    ['一二三四五六七八九十甲乙丙', '一二三四五六七八九十甲乙'],
    ['🇨🇳'.repeat(13), '🇨🇳'.repeat(12)],
    ['👍🏽'.repeat(13), '👍🏽'.repeat(12)],
    ['👩‍👧'.repeat(13), '👩‍👧'.repeat(12)],
    ['e\u0301'.repeat(13), 'é'.repeat(12)],
    ['x\u0301'.repeat(13), 'x\u0301'.repeat(12)],
  ])('%s is let in as %s', (typed, name) => expect(shortened(typed)).toBe(name));
});

describe('looking for a rule', () => {
  const clauses = [
    { id: 'SK10', title: 'X线炸弹', markdown: '四张同点的是炸弹。' },
    { id: 'SK27', title: '按赢家的线数翻倍', markdown: '没有炸弹的不翻倍。' },
    { id: 'SK8', title: '顺子', markdown: '五张挨着的牌。' },
  ];
  const here = { game: 'shuangkou', sections: [{ title: '', markdown: '', clauses }] } as unknown as RuleBook;
  const found = (query: string) => {
    const { hits, near } = hitsOf([{ here, other: null }], query);
    return [near, hits.map(({ id }) => id).join(' ')];
  };

  it.each([
    ['炸弹', false, 'SK10 SK27'],
    ['翻倍 炸弹', false, 'SK27'],
    ['炸弹翻倍', true, 'SK27 SK10'],
    ['炸弹翻番', true, 'SK10 SK27'],
    ['同点炸弹', true, 'SK10 SK27'],
    ['挖花', false, ''],
    ['', false, ''],
  ])('%s', (query, near, ids) => expect(found(query)).toEqual([near, ids]));
});

it('names the games where an address names none', async () => {
  await setLocale('zh-CN');
  const games = [{ name: 'datong' }, { name: 'wahua' }];
  vi.stubGlobal('fetch', async (path: string) => new Response(JSON.stringify(path.includes('games') ? { games } : { sections: [] })));
  const page = render(RulesPage, { game: 'nope' });
  expect((await page.findByRole('alert')).textContent).toContain('没有规则');
  expect((await page.findByRole('link', { name: '玉环挖花' })).getAttribute('href')).toBe('/rules/wahua');
});

it.each([
  [[], '阿林抓到 ♠3 ♥4'],
  [['4h'], '阿林抓到 ♠3 ♥4；剩下：♥4'],
])('tells of a hand with %o left', async (left, label) => {
  await setLocale('zh-CN');
  const settlement = { players: 4, lines: [] };
  const props = { name: '阿林', person: 0, place: 1, captured: null, dealt: ['3s', '4h'], left, settlement };
  expect(render(DealtHand, props).getByRole('img').getAttribute('aria-label')).toBe(label);
});
