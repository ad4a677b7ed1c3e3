import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { downAtFirst, inputsWithKeysOf, userError } from '../../../testing/gatewayPieces.ts';
import { click, isInert, press, rest, strike, typeInto } from '../../../testing/hands.ts';
import { connectionOf, person, renderInConsole } from '../../../testing/renderInConsole.tsx';
import AutoJoinChannelsPanel from './AutoJoinChannelsPanel.tsx';
import { useChannelAutoJoinUpdate } from './channelAutoJoinUpdate.ts';

const MUTATION = 'channelAutoJoinUpdate';
const LOCKED = 'This channel cannot be removed from auto-join';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

interface Channel {
  readonly id: string;
  readonly name: string;
  readonly isAutoJoin: boolean;
  readonly isLocked: boolean;
  readonly othersCount: number | null;
}

const channel = (name: string, changes: Partial<Channel> = {}): Channel => ({
  ...{ id: `id-${name}`, name, isAutoJoin: false, isLocked: false, othersCount: 3 },
  ...changes,
});
const joined = (name: string, isLocked = false) => channel(name, { isAutoJoin: true, isLocked, othersCount: 0 });

const SOME = [
  joined('announcements', true),
  joined('general'),
  ...[channel('design'), channel('launch', { othersCount: 40 }), channel('sales', { othersCount: 0 })],
];

type Args = { first: number; after?: string | null; search?: string | null; isAutoJoin?: boolean };
type Input = { changes: { channelId: string; isAutoJoin: boolean }[]; idempotencyKey: string };
type UserError = { code: string; field: string[]; message: string };

/** The panel of a team with these channels; `refuse` may refuse a change, by a code. */
async function open({
  channels = SOME,
  isPro = true,
  refuse = () => undefined,
  list = () => undefined,
}: {
  channels?: readonly Channel[];
  isPro?: boolean;
  refuse?: (change: Input['changes'][number]) => string | undefined;
  /** Called before the channels are listed: throws where they cannot be. */
  list?: (args: Args) => unknown;
} = {}) {
  const state = new Map(channels.map((one) => [one.id, one]));
  const lists: Args[] = [];
  let changedBy: unknown = null;
  const gate = { feature: 'AUTO_JOIN_CHANNELS', isAllowed: isPro, limit: isPro ? null : 0, used: 1 };
  const team = {
    id: 'team-1',
    planGate: { ...gate, requiredPlan: isPro ? null : 'PRO', isPaywallShown: !isPro },
    settingChange: () => ({ changedAt: '2026-11-20T10:00:00.000Z', changedBy }),
    channels: async (args: Args) => {
      lists.push(args);
      await list(args);
      const found = [...state.values()].filter(
        ({ name, isAutoJoin }) => isAutoJoin === args.isAutoJoin && name.startsWith(args.search ?? ''),
      );
      return connectionOf(found, args);
    },
  };
  const page = await renderInConsole(<AutoJoinChannelsPanel />, {
    viewer: { id: 'viewer-1', team },
    [MUTATION]: ({ input }: { input: Input }) => {
      changedBy = person(1, { name: { first: 'Ada', last: 'Lovelace' } });
      const userErrors: UserError[] = [];
      const saved: Channel[] = [];
      for (const [place, change] of input.changes.entries()) {
        const code = refuse(change);
        const one = state.get(change.channelId);
        if (code || !one) {
          userErrors.push({ code: code ?? 'NOT_FOUND', field: ['changes', String(place)], message: 'no' });
          continue;
        }
        const now = { ...one, isAutoJoin: change.isAutoJoin, othersCount: change.isAutoJoin ? 0 : one.othersCount };
        state.set(one.id, now);
        saved.push(now);
      }
      return { channels: saved, userErrors };
    },
  });
  const inputs = () => inputsWithKeysOf(page.sent, MUTATION) as Input[];
  const candidates = () => lists.filter(({ isAutoJoin }) => isAutoJoin === false).map(({ search }) => search ?? null);
  return { ...page, inputs, lists, candidates };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Auto-join channels' });
const focus = () => act(async () => field().focus());
const type = async (text: string) => {
  await typeInto(field(), text);
  await rest(300);
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const choose = (name: string) => click(screen.getByRole('option', { name }));
const add = async (name: string) => {
  await focus();
  await type(name);
  await choose(name);
};
const tags = () => [...document.querySelectorAll('.MuiChip-label')].map(({ textContent }) => textContent);
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const change = (name: string, isAutoJoin: boolean) => ({ channelId: `id-${name}`, isAutoJoin });

describe('the auto-join channels', () => {
  it('are tags, the locked ones first; there is nothing to save', async () => {
    await open({ channels: [joined('a-first'), ...SOME] });
    expect(tags()).toEqual(['announcements', 'a-first', 'general']);
    expect(isInert('Save')).toBe(true);
    await press('Save');
    expect(hasUnsavedChanges()).toBe(false);
    expect(screen.getByText(/^Changed /)).toBeTruthy();
  });

  it('are chosen from a list that is loaded with the focus, once, and searched from two characters on', async () => {
    const { candidates } = await open();
    expect(candidates()).toEqual([]);
    await focus();
    await rest(0);
    expect(options()).toEqual(['design', 'launch', 'sales']);
    await type('l');
    expect(options()).toEqual(['design', 'launch', 'sales']);
    await type('la');
    expect(options()).toEqual(['launch']);
    await type('');
    expect(options()).toEqual(['design', 'launch', 'sales']);
    expect(candidates()).toEqual([null, 'la']);
  });

  it('say before they are saved how many people come into which, and send what was changed alone', async () => {
    const { inputs } = await open();
    await add('design');
    await add('launch');
    await add('sales');
    expect(told()).toContain(
      'Saving adds 43 people, counted for each channel:design: 3 peoplelaunch: 40 peoplesales: everybody is in it already',
    );
    expect(hasUnsavedChanges()).toBe(true);
    await press('Save');
    expect(inputs()).toHaveLength(1);
    expect(inputs()[0]?.changes).toEqual([change('design', true), change('launch', true), change('sales', true)]);
    expect(inputs()[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(tags()).toEqual(['announcements', 'general', 'design', 'launch', 'sales']);
    expect(told()).toContain('Saved');
    expect(hasUnsavedChanges()).toBe(false);
    await rest(2_900);
    expect(isInert('Saved')).toBe(true);
    await rest(200);
    expect(isInert('Save')).toBe(true);
  });

  it('that are taken away lose nobody, which is said, and can be chosen again', async () => {
    const { inputs } = await open();
    await press('Remove general');
    expect(told()).toContain(
      'Nobody is taken out of general; whoever comes into the team later no longer joins it by themselves.',
    );
    await focus();
    await rest(0);
    expect(options()).toEqual(['general', 'design', 'launch', 'sales']);
    await choose('general');
    expect(isInert('Save')).toBe(true);
    await press('Remove general');
    await press('Save');
    expect(inputs().map(({ changes }) => changes)).toEqual([[change('general', false)]]);
    expect(tags()).toEqual(['announcements']);
    await press('Saved');
    expect(inputs()).toHaveLength(1);
  });

  it('that are locked stay, and say for two and a half seconds that they do', async () => {
    await open({ channels: [joined('announcements', true)] });
    await press(`announcements. ${LOCKED}`);
    expect(screen.getByRole('alert').textContent).toBe(LOCKED);
    await rest(2_400);
    expect(screen.getByRole('alert').textContent).toBe(LOCKED);
    await rest(200);
    expect(screen.queryByRole('alert')).toBeNull();
    await focus();
    await strike(field(), 'Backspace');
    expect(screen.getByRole('alert').textContent).toBe(LOCKED);
    expect(tags()).toEqual(['announcements']);
    expect(isInert('Save')).toBe(true);
  });

  it('that could not be saved stay unsaved in the field and are named; the others are saved', async () => {
    const codes: Record<string, string> = { 'id-launch': 'UNAVAILABLE', 'id-general': 'LOCKED' };
    const { inputs } = await open({ refuse: ({ channelId }) => codes[channelId] });
    await press('Remove general');
    await add('design');
    await add('launch');
    await press('Save');
    expect(screen.getByRole('alert').textContent).toBe(`${LOCKED}: general. Not saved: launch. Try again.`);
    expect(tags()).toEqual(['announcements', 'design', 'launch']);
    expect(hasUnsavedChanges()).toBe(true);
    expect(told()).toContain(
      'Saving adds 40 people, counted for each channel:launch: 40 people' +
        'Nobody is taken out of general; whoever comes into the team later no longer joins it by themselves.',
    );
    delete codes['id-launch'];
    delete codes['id-general'];
    await press('Save');
    expect(inputs()[1]?.changes).toEqual([change('general', false), change('launch', true)]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('go back to what is saved', async () => {
    const { inputs } = await open();
    await press('Remove general');
    await add('design');
    await press('Discard changes');
    expect(tags()).toEqual(['announcements', 'general']);
    expect(hasUnsavedChanges()).toBe(false);
    expect(inputs()).toEqual([]);
  });

  it('are sent again under the same key where no answer came', async () => {
    const refuse = downAtFirst(() => undefined);
    const { inputs } = await open({
      refuse,
    });
    await add('design');
    await press('Save');
    expect(screen.getByRole('alert').textContent).toContain('The auto-join channels could not be saved. Try again.');
    refuse.mend();
    await press('Save');
    expect(inputs()[1]).toEqual(inputs()[0]);
    expect(hasUnsavedChanges()).toBe(false);
  });
});

it('what was refused before an answer was lost is named, and who changed the rest is read', async () => {
  const many = Array.from({ length: 11 }, (_nothing, place) => joined(`c${String(place).padStart(2, '0')}`));
  await open({
    channels: many,
    refuse: ({ channelId }) => {
      if (channelId === 'id-c10') throw new Error('down');
      return channelId === 'id-c03' ? 'LOCKED' : undefined;
    },
  });
  for (const { name } of many) await press(`Remove ${name}`);
  await press('Save');
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('The auto-join channels could not be saved. Try again.');
  expect(alert).toContain(`${LOCKED}: c03.`);
  expect(screen.getByText(/^Changed by Ada Lovelace,/)).toBeTruthy();
});

it('a change of many channels is sent ten at a time, and ends where no answer comes', async () => {
  const sizes: number[] = [];
  const many = Array.from({ length: 24 }, (_nothing, place) => joined(`c${place}`));
  const outcomes: unknown[] = [];
  const Sender = () => {
    const update = useChannelAutoJoinUpdate();
    const send = async () => outcomes.push(await update({ added: [], removed: many }));
    return (
      <button type="button" onClick={() => void send()}>
        Send
      </button>
    );
  };
  await renderInConsole(<Sender />, {
    viewer: { id: 'viewer-1' },
    [MUTATION]: ({ input: { changes } }: { input: Input }) => {
      sizes.push(changes.length);
      if (sizes.length === 5) throw new Error('down');
      const channels = changes.map(({ channelId }) => ({ ...channel(channelId), id: channelId }));
      return { channels: channels.slice(1), userErrors: [userError('LOCKED', ['changes', '0'])] };
    },
  });
  await press('Send');
  expect(sizes).toEqual([10, 10, 4]);
  const unsaved = ['c0', 'c10', 'c20'].map((name) => ({ channel: joined(name), code: 'LOCKED' }));
  expect(outcomes).toEqual([{ kind: 'answered', unsaved }]);
  await press('Send');
  expect(sizes).toEqual([10, 10, 4, 10, 10]);
  const known = [{ channel: joined('c0'), code: 'LOCKED' }];
  expect(outcomes[1]).toEqual({ kind: 'failed', requestId: 'req-1', loss: null, unsaved: known });
});

describe('on the free plan', () => {
  it('none can be added, and it says what would; those that are there can be taken away', async () => {
    const { inputs, candidates } = await open({ isPro: false });
    expect(screen.getByRole('note').textContent).toContain('With PRO you choose which channels everybody joins.');
    expect(field().readOnly).toBe(true);
    await focus();
    await rest(300);
    expect(candidates()).toEqual([]);
    await strike(field(), 'Backspace');
    await press('Save');
    expect(inputs().map(({ changes }) => changes)).toEqual([[change('general', false)]]);
    expect(tags()).toEqual(['announcements']);
  });

  it('a plan that has ended meanwhile refuses, which is said', async () => {
    await open({ refuse: () => 'PLAN_REQUIRED' });
    await add('design');
    await press('Save');
    expect(screen.getByRole('alert').textContent).toBe('Adding these channels needs PRO: design.');
  });
});

describe('as many as a team may have', () => {
  const full = Array.from({ length: 50 }, (_nothing, place) => joined(`c${place}`));

  it('are 50, locked ones beside', async () => {
    await open({ channels: [joined('announcements', true), ...full.slice(1), channel('design'), channel('sales')] });
    await add('design');
    await focus();
    await type('sales');
    expect(options()).toEqual([]);
    expect(tags()).toHaveLength(51);
  });

  it('may be more than were read by then, which is said', async () => {
    await open({ refuse: () => 'LIMIT_REACHED' });
    await add('design');
    await press('Save');
    expect(screen.getByRole('alert').textContent).toBe(
      'A team can have 50 auto-join channels at most. Not added: design.',
    );
  });
});

describe('reading the list', () => {
  const many = Array.from({ length: 60 }, (_nothing, place) => joined(`c${String(place).padStart(3, '0')}`));

  it('goes on to its end before it is shown', async () => {
    const { lists } = await open({ channels: many });
    expect(lists.map(({ after }) => after ?? null)).toEqual([null, '50']);
    expect(tags()).toHaveLength(60);
    await click(screen.getByText('c055'));
    await act(async () => fireEvent.submit(field()));
    expect(tags()).toHaveLength(59);
  });

  it('that fails is told, and tried again by Retry', async () => {
    let isDown = true;
    await open({
      channels: many,
      list: ({ after }) => {
        if (isDown && after === '50') throw new Error('down');
      },
    });
    expect(screen.getByRole('alert').textContent).toContain('The auto-join channels could not be loaded');
    expect(screen.queryByRole('combobox')).toBeNull();
    isDown = false;
    await press('Retry');
    await waitFor(() => expect(tags()).toHaveLength(60));
  });
});
