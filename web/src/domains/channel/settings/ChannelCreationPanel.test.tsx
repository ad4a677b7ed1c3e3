import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { ada, ben, everybody, giveHeight, guest, off, pickerTeam } from '../../../testing/chosenPeople.ts';
import {
  keeping,
  downAtFirst,
  inputsWithKeysOf,
  planGate,
  settingChange,
  userError,
} from '../../../testing/gatewayPieces.ts';
import { click, isInert, pick, press } from '../../../testing/hands.ts';
import { connectionOf, type PageArguments, renderInConsole } from '../../../testing/renderInConsole.tsx';
import ChannelCreationPanel from './ChannelCreationPanel.tsx';

const MUTATION = 'channelCreationUpdate';
const SPECIFIC = 'Allow specific users and team admins';
const ADMINS = 'Only team admins';
const ANYONE = 'Anyone (except guests)';
const WHITELIST = 'ADMINS_AND_WHITELISTED_USERS';

beforeEach(giveHeight);

type Rule = { allowedTo: string; memberIds: readonly string[] };
type Input = { open?: Rule; closed?: Rule; version: number; idempotencyKey: string };

const anyone: Rule = { allowedTo: 'ALL_USERS', memberIds: [] };
const only = (...people: { id: string }[]): Rule => ({ allowedTo: WHITELIST, memberIds: people.map(({ id }) => id) });

const ruleOf = ({ allowedTo, memberIds }: Rule) => ({
  allowedTo,
  memberIds,
  members: (page: PageArguments) =>
    connectionOf(
      memberIds.flatMap((id) => everybody.filter((one) => one.id === id)),
      page,
    ),
});

/** The panel of a team with these rules; `answer` may refuse what is saved. */
async function open(
  rules: { open?: Rule; closed?: Rule } = {},
  {
    answer,
    isFree = false,
    limits = {},
  }: {
    answer?: (input: Input) => unknown;
    isFree?: boolean;
    /** How many of something the plan allows, and how many there are. */
    limits?: Record<string, [number | null, number]>;
  } = {},
) {
  let kept = { open: anyone, closed: anyone, version: 7, ...rules };
  const team = {
    ...pickerTeam,
    channelCreation: () => ({ open: ruleOf(kept.open), closed: ruleOf(kept.closed), version: kept.version }),
    settingChange: settingChange(ben),
    planGate: ({ feature }: { feature: string }) =>
      feature === 'CHANNEL_MANAGEMENT'
        ? planGate(feature, isFree ? 0 : null)
        : planGate(feature, ...(limits[feature] ?? [null, 0])),
  };
  const keep = ({ open: first, closed }: Input) => {
    kept = { open: { ...kept.open, ...first }, closed: { ...kept.closed, ...closed }, version: kept.version + 1 };
  };
  const page = await renderInConsole(<ChannelCreationPanel />, {
    viewer: { id: 'viewer-1', team },
    eventsPublish: { publishedCount: 1, userErrors: [] },
    [MUTATION]: keeping({ team }, keep, answer),
  });
  const inputs = () => inputsWithKeysOf(page.sent, MUTATION) as Input[];
  return { ...page, inputs, change: (next: Partial<typeof kept>) => void (kept = { ...kept, ...next }) };
}

const group = (name = 'Public channels') => within(screen.getByRole('group', { name }));
const option = (name: string, of?: string) => group(of).getByRole<HTMLInputElement>('radio', { name });
const chosenOption = (of?: string) => [ANYONE, SPECIFIC, ADMINS].filter((name) => option(name, of).checked);
const choose = (name: string, of?: string) => click(option(name, of));
const picker = () => screen.findByRole('dialog', { name: 'Who may create public channels' });
const chips = () =>
  group()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const refused = (code: string, field: string[] | null = null) => ({
  team: null,
  userErrors: [userError(code, field)],
});

describe('the rules', () => {
  it('say how many channels the plan allows of each type, where it limits them', async () => {
    await open({}, { isFree: true, limits: { PUBLIC_CHANNELS: [10, 11], PRIVATE_CHANNELS: [0, 1] } });
    expect(group().getByText(/Your plan allows 10 of them; your team has 11\.$/)).toBeTruthy();
    expect(group('Private channels').getByText(/Your plan allows none; your team has 1\.$/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Upgrade to PRO' })).toHaveLength(1);
    cleanup();
    await open({}, { isFree: true });
    expect(screen.queryByText(/Your plan allows/)).toBeNull();
  });

  it('are shown for each type apart, with who changed them last', async () => {
    await open({ open: only(ada, guest, off), closed: { allowedTo: 'ONLY_ADMINS', memberIds: [ben.id] } });
    expect(chosenOption()).toEqual([SPECIFIC]);
    expect(chips()).toEqual(['Ada Lovelace', 'Gil Ort (Guest)', 'Olga Off (Deactivated)']);
    expect(chosenOption('Private channels')).toEqual([ADMINS]);
    expect(group('Private channels').queryAllByRole('listitem')).toEqual([]);
    expect(screen.getByText(/^Changed by Ben Okri,/)).toBeTruthy();
    expect(isInert()).toBe(true);
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('are saved where they differ, against the version that was read', async () => {
    const { inputs } = await open();
    await choose(ADMINS, 'Private channels');
    expect(hasUnsavedChanges()).toBe(true);
    await press('Save');
    expect(inputs()).toEqual([
      {
        closed: { allowedTo: 'ONLY_ADMINS' },
        version: 7,
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(isInert('Saved')).toBe(true);
    await choose(ADMINS);
    await press('Save');
    expect(inputs()[1]).toMatchObject({ open: { allowedTo: 'ONLY_ADMINS' }, version: 8 });
  });

  it('go back to what is saved', async () => {
    await open({ open: only(ada, ben) });
    await press('Remove Ada Lovelace');
    await choose(ADMINS, 'Private channels');
    await press('Discard changes');
    expect([chips(), chosenOption('Private channels')]).toEqual([['Ada Lovelace', 'Ben Okri'], [ANYONE]]);
    expect(isInert()).toBe(true);
  });
});

describe('those who are chosen', () => {
  it('are asked for at once where nobody is, and saved', async () => {
    const { inputs } = await open();
    await choose(SPECIFIC);
    expect(within(await picker()).getByText(/^Guests cannot create channels/)).toBeTruthy();
    await pick(/Ada Lovelace/);
    expect(screen.queryByRole('checkbox', { name: /Gil Ort/ })).toBeNull();
    await press('Done');
    expect(chips()).toEqual(['Ada Lovelace']);
    await press('Save');
    expect(inputs()[0]).toMatchObject({ open: only(ada), version: 7 });
    expect(inputs()[0]?.closed).toBeUndefined();
  });

  it.each(['Done', 'Cancel'])('left empty by %s leave it to the admins, in the form only', async (button) => {
    const { inputs } = await open();
    await choose(SPECIFIC);
    await picker();
    await press(button);
    expect(chosenOption()).toEqual([ADMINS]);
    expect(document.activeElement).toBe(option(ADMINS));
    expect(chosenOption('Private channels')).toEqual([ANYONE]);
    expect(isInert()).toBe(false);
    expect(inputs()).toEqual([]);
  });

  it('that are all taken off in the picker leave the focus with the rule that holds then', async () => {
    await open({ open: only(ada) });
    screen.getByRole('button', { name: 'Choose people' }).focus();
    await press('Choose people');
    await picker();
    await pick(/Ada Lovelace/);
    await press('Done');
    expect(chosenOption()).toEqual([ADMINS]);
    expect(document.activeElement).toBe(option(ADMINS));
  });

  it('that could not anyway are nobody: the picker asks, and only admins may where it is cancelled', async () => {
    await open({ open: { allowedTo: 'ALL_USERS', memberIds: [guest.id, off.id] } });
    await choose(SPECIFIC);
    await picker();
    await press('Cancel');
    expect(chosenOption()).toEqual([ADMINS]);
  });

  it('stay chosen where there is somebody, without the picker', async () => {
    await open({ open: { allowedTo: 'ALL_USERS', memberIds: [ada.id] } });
    await choose(SPECIFIC);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(chips()).toEqual(['Ada Lovelace']);
    await choose(ANYONE);
    expect(isInert()).toBe(true);
  });

  it('go one by one; without an active one nothing can be saved', async () => {
    const { inputs } = await open({ open: only(ada, off) });
    await press('Remove Ada Lovelace');
    expect(isInert()).toBe(true);
    expect(screen.getByText(/^Choose at least one active member\./)).toBeTruthy();
    await press('Save');
    expect(inputs()).toEqual([]);
    await press('Choose people');
    await picker();
    await pick(/Ben Okri/);
    await press('Done');
    await press('Remove Olga Off (Deactivated)');
    expect(chips()).toEqual(['Ben Okri']);
    await press('Save');
    expect(inputs()[0]).toMatchObject({ open: only(ben) });
  });

  it('leave the focus with the next of them, and in the end with the way to others', async () => {
    await open({ open: only(ada, ben) });
    for (const name of ['Remove Ada Lovelace', 'Remove Ben Okri']) {
      screen.getByRole('button', { name }).focus();
      await press(name);
    }
    expect(document.activeElement?.textContent).toBe('Choose people');
  });
});

describe('a save that does not come about', () => {
  it('names whom it was refused for, whoever is chosen by the time of the answer', async () => {
    let answer = (_refusal: unknown): void => undefined;
    const waiting = new Promise((resolve) => void (answer = resolve));
    await open({ open: only(ada, ben, off) }, { answer: () => waiting });
    await press('Remove Olga Off (Deactivated)');
    await press('Save');
    await press('Remove Ada Lovelace');
    await act(async () => answer(refused('NOT_FOUND', ['open', 'memberIds', '1'])));
    await act(async () => vi.waitFor(() => screen.getByRole('alert')));
    expect(screen.getByRole('alert').textContent).toMatch(/^Ben Okri is no active member any more/);
  });

  it('because somebody else was faster keeps the draft, and goes against what they saved', async () => {
    let isStale = true;
    const page = await open({}, { answer: () => (isStale ? refused('STALE', ['version']) : undefined) });
    await choose(ADMINS);
    page.change({ version: 9, closed: { allowedTo: 'ONLY_ADMINS', memberIds: [] } });
    await press('Save');
    expect(chosenOption()).toEqual([ADMINS]);
    expect(chosenOption('Private channels')).toEqual([ADMINS]);
    isStale = false;
    await press('Save');
    expect(page.inputs().map(({ version }) => version)).toEqual([7, 9]);
    expect(page.inputs()[1]?.closed).toBeUndefined();
  });

  it.each([
    ['NOT_FOUND', ['open', 'memberIds', '1'], /^Ben Okri is no active member any more\./],
    ['NOT_ALLOWED', ['open', 'memberIds', '1'], /^Ben Okri is a guest\./],
    ['NOT_FOUND', ['open', 'memberIds'], /^Somebody you chose is no active member/],
    ['REQUIRED', ['open', 'memberIds'], /^Choose at least one active member\./],
    ['PLAN_REQUIRED', ['open'], /needs PRO\.$/],
    ['KEY_REUSED', null, /could not be saved\. Try again\.$/],
  ])('because of %s at %j says so', async (code, field, text) => {
    await open({ open: only(ada, ben, off) }, { answer: () => refused(code, field) });
    await press('Remove Olga Off (Deactivated)');
    await press('Save');
    expect(screen.getByRole('alert').textContent).toMatch(text);
    expect(isInert()).toBe(false);
  });

  it('because nothing answered tries again under the same key', async () => {
    const answer = downAtFirst(() => undefined);
    const { inputs } = await open(
      {},
      {
        answer,
      },
    );
    await choose(ADMINS);
    await press('Save');
    expect(screen.getByRole('alert').textContent).toContain('req-1');
    answer.mend();
    await press('Save');
    expect(inputs()[1]).toEqual(inputs()[0]);
  });
});

describe('without PRO', () => {
  it('nothing is restricted further, and the way to PRO is there', async () => {
    await open({ closed: { allowedTo: 'ONLY_ADMINS', memberIds: [] } }, { isFree: true });
    expect(screen.getByRole('note').textContent).toContain('With PRO you decide');
    expect(screen.getByRole('button', { name: 'Upgrade to PRO' })).toBeTruthy();
    const usable = (of?: string) => [ANYONE, SPECIFIC, ADMINS].filter((name) => !option(name, of).disabled);
    expect(usable()).toEqual([ANYONE]);
    expect(usable('Private channels')).toEqual([ANYONE, SPECIFIC, ADMINS]);
  });

  it('those who may go on, and those who may not can be taken out', async () => {
    await open({ open: only(ada, off) }, { isFree: true });
    expect(group().queryByRole('button', { name: 'Remove Ada Lovelace' })).toBeNull();
    await press('Remove Olga Off (Deactivated)');
    expect(chips()).toEqual(['Ada Lovelace']);
    expect(group().queryByRole('button', { name: 'Choose people' })).toBeNull();
  });

  it('nobody is asked for people where those who were chosen are kept', async () => {
    const { inputs } = await open(
      { open: only(off), closed: { allowedTo: 'ONLY_ADMINS', memberIds: [] } },
      { isFree: true },
    );
    await choose(ANYONE);
    await choose(SPECIFIC);
    expect(screen.queryByRole('dialog')).toBeNull();
    await choose(ANYONE, 'Private channels');
    await press('Save');
    expect(inputs()).toMatchObject([{ closed: { allowedTo: 'ALL_USERS' } }]);
    expect(inputs()[0]?.open).toBeUndefined();
  });
});

it('a service that fails is told, and read again by Retry', async () => {
  const channelCreation = downAtFirst(() => ({ open: ruleOf(anyone), closed: ruleOf(anyone), version: 1 }));
  await renderInConsole(<ChannelCreationPanel />, {
    viewer: {
      id: 'viewer-1',
      team: {
        id: 'team-1',
        settingChange: null,
        planGate: null,
        channelCreation,
      },
    },
  });
  expect(screen.getByRole('alert').textContent).toContain('Who may create channels could not be loaded');
  channelCreation.mend();
  await press('Retry');
  expect(chosenOption()).toEqual([ANYONE]);
});
