import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import WahuaMoves from '../src/components/WahuaMoves.svelte';
import type { WahuaView } from '../src/generated/messages';
import { leaveOf } from '../src/lib/leaving';
import { page } from '../src/lib/rules.svelte';
import { TableStore } from '../src/lib/table.svelte';
import { setLocale } from '../src/lib/texts.svelte';
import { table, TestSocket, update } from './fixtures';
import { offer, wahua } from './wahua.fixtures';

const NAMES = ['Lin', 'Chen', 'Mei', 'Wu'];
const CLAIMED: Partial<WahuaView> = { phase: 'claims', turn: 3, tile: '66s', drawn: null };

beforeEach(() => setLocale('en'));
afterEach(() => {
  cleanup();
  page.close();
});

function shown(changes: Partial<WahuaView>, tile: string | null = null) {
  const socket = new TestSocket();
  const store = new TableStore('k', () => socket);
  socket.accept();
  const view = wahua(changes);
  socket.give(update(1, { table: table({ game: 'wahua' }), view }));
  let discards = 0;
  const props = {
    store, view, names: NAMES, tile, hinted: null, hint: () => {}, reason: '', discard: () => void (discards += 1),
  };
  render(WahuaMoves, props);
  const acted = () => socket.sent.flatMap((message) => (message.type === 'act' ? [message.action] : []));
  return { acted, discards: () => discards, socket, store };
}

const button = (name: RegExp) => screen.getByRole('button', { name });

describe('claims', () => {
  const offers = [
    offer({ do: 'win' }, { value: 5200 }),
    offer({ do: 'kong', point: '66' }, { value: 3200 }),
    offer({ do: 'pass' }, { faults: ['WH27'] }),
  ];

  it('are buttons that say the tile and what it would be worth', async () => {
    const { acted } = shown({ ...CLAIMED, offers });
    expect(document.querySelector('.word')?.textContent).toContain('Wu discarded 66 single');
    expect(button(/^Win 5200 in all 66 single$/)).toBeDefined();
    await fireEvent.click(button(/^Kong 3200 dao 66 single$/));
    expect(acted()).toEqual([{ do: 'kong', point: '66' }]);
  });

  it('are let pass at once, but where that is pressing only after a warning', async () => {
    const { acted } = shown({ ...CLAIMED, offers });
    const pass = button(/^Pass pressing$/);
    await fireEvent.click(pass);
    expect(acted()).toEqual([]);
    expect(screen.getByRole('status').textContent).toContain('a kong not made');
    expect(pass.textContent).toContain('Pass anyway');
    await fireEvent.click(pass);
    expect(acted()).toEqual([{ do: 'pass' }]);
  });

  it('that nobody has offered the viewer are not spoken of', () => {
    shown({ ...CLAIMED, to_act: [], offers: [] });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(document.querySelector('.word')?.textContent).toContain('Claims');
  });
});

describe('a discard', () => {
  it('is named with what marks it, and made by the button', async () => {
    const at = { offers: [offer({ do: 'discard', tile: '15o' })], familiar: ['15'], shaken: ['15'] };
    const { discards } = shown(at, '15o');
    expect(screen.getByRole('status').textContent).toContain('15 plain · shaken · familiar');
    await fireEvent.click(button(/^Discard/));
    expect(discards()).toBe(1);
  });

  it('that would be pressing is warned of with its clause, which opens the rule', async () => {
    const { discards } = shown({ offers: [offer({ do: 'discard', tile: '66o' }, { faults: ['WH26'] })] }, '66o');
    expect(screen.getByRole('status').textContent).toContain('a pair broken');
    await fireEvent.click(button(/^WH26$/));
    expect([page.game, page.clause]).toEqual(['wahua', 'WH26']);
    await fireEvent.click(button(/^Discard anyway/));
    expect(discards()).toBe(1);
  });

  it('that the table forbids is refused in words with the clause', async () => {
    const { socket, store } = shown({ offers: [offer({ do: 'discard', tile: '15o' })] }, '66o');
    store.act({ do: 'discard', tile: '66o' });
    const sent = socket.sent[socket.sent.length - 1]!;
    const id = sent.type === 'act' ? sent.id : '';
    socket.give({ type: 'refused', id, code: 'pressing-forbidden', clause: 'WH26', params: { tile: '66o' } });
    expect((await screen.findByText(/does not allow/)).textContent).toContain('66 plain');
    expect(button(/^WH26$/)).toBeDefined();
  });

  it('waits for a tile', () => {
    shown({ offers: [offer({ do: 'discard', tile: '15o' })] });
    expect((button(/^Discard/) as HTMLButtonElement).disabled).toBe(true);
  });
});

describe('the viewer', () => {
  it('hears of the own pressing at once', () => {
    shown({ judged: [['WH25'], [], [], []], offers: [] });
    expect(screen.getByRole('status').textContent).toContain('0 dao in this deal');
    expect(button(/^WH25$/)).toBeDefined();
  });

  it('may flee where that is offered, for nothing', () => {
    const leave = leaveOf(wahua({ offers: [offer({ do: 'flee' })] }));
    expect(leave?.action).toEqual({ do: 'flee' });
    expect(leave?.costs.join()).toContain('you have 0 dao');
    expect(leaveOf(wahua())).toBeNull();
  });
});
