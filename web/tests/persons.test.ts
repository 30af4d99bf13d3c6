import { afterEach, describe, expect, it } from 'vitest';
import { guestName, namesOf, placesForPrograms } from '../src/lib/persons';
import { noted, told } from '../src/lib/telling';
import { setLocale, t, termsOf } from '../src/lib/texts.svelte';
import { person, table } from './fixtures';

afterEach(() => setLocale('en'));

describe('the names at the table', () => {
  const bots = ['Lin', '电脑1', 'Mei', '电脑2'].map((name, place) =>
    person(name, { bot: place % 2 === 0 ? null : 'steady' }),
  );

  it('are of the language of the page where they are of bots', async () => {
    await setLocale('en');
    expect(namesOf(table({ persons: bots }))).toEqual(['Lin', 'Bot 1', 'Mei', 'Bot 2']);
    await setLocale('zh-CN');
    expect(namesOf(table({ persons: bots }))).toEqual(['Lin', '电脑1', 'Mei', '电脑2']);
  });

  it('are so too where nobody has given one, and no two are the same', async () => {
    const persons = ['玩家', 'Player 2', 'Players', 'Player'].map((name) => person(name));
    expect(namesOf(table({ persons }))).toEqual(['Player', 'Player 2', 'Players', 'Player 3']);
    expect(guestName(table({ persons }))).toBe('Player 3');
    await setLocale('zh-CN');
    expect(namesOf(table({ persons }))).toEqual(['玩家', '玩家2', 'Players', '玩家3']);
    expect(guestName(table({ persons }))).toBe('玩家2');
    expect(guestName(table())).toBe('玩家');
  });
});

describe('a program', () => {
  const persons = [person('Lin'), person('Robo', { bot: 'program' }), person('电脑1', { bot: 'steady' }), person('')];

  it('is called as the host has called it', async () => {
    await setLocale('en');
    expect(namesOf(table({ persons }))).toEqual(['Lin', 'Robo', 'Bot 1', '']);
  });

  it('may be given free places and those of bots, by the host, between hands', () => {
    expect(placesForPrograms(table({ persons, host: true, phase: 'settled' }))).toEqual([1, 2, 3]);
    expect(placesForPrograms(table({ persons, host: true, phase: 'playing' }))).toEqual([]);
    expect(placesForPrograms(table({ persons, host: false, phase: 'settled' }))).toEqual([]);
  });
});

describe('a bomb', () => {
  it('is called as the game at the table calls it', async () => {
    await setLocale('zh-CN');
    expect(t('client-reading', { reading: 'bomb:7*5' })).toBe('5 相炸弹 7');
    termsOf('dazha');
    expect(t('client-reading', { reading: 'bomb:7*5' })).toBe('5 张炸弹 7');
    expect(t('client-reading', { reading: 'pair:7' })).toBe('对 7');
    termsOf('');
  });
});

describe('time that has run out', () => {
  it('is told to all and noticed', async () => {
    await setLocale('zh-CN');
    const event = { event: 'timed_out', seat: 1 } as const;
    expect(told(event, 'dazha', ['甲', '乙'])).toBe('乙时间到了');
    expect(noted(event, ['甲', '乙'])).toBe('乙时间到，电脑代打一手');
  });
});
