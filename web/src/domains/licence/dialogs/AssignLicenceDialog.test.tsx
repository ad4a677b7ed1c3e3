import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inputsWithKeysOf } from '../../../testing/gatewayPieces.ts';
import { clickBeside, press } from '../../../testing/hands.ts';
import { connectionOf, renderInConsole, type Sent } from '../../../testing/renderInConsole.tsx';
import { currentToasts } from '../../../ui/toasts/toastStore.ts';
import type { ListedMember, People } from '../../member/people/people.ts';
import { errorAt, licensed, member, members, teamOnTheWay, teamWith } from '../licence.fixture.ts';
import AssignLicenceDialog from './AssignLicenceDialog.tsx';

const some = (...list: readonly ListedMember[]): People => ({ kind: 'some', members: list });
const close = vi.fn<() => void>();
const settled = vi.fn<(outcome: { readonly failedIds: readonly string[] }) => void>();

/** Opens the dialog over a gateway that gives licences to everybody who is not named in `errors`. */
const open = async (people: People, team: Record<string, unknown>, answer: Record<string, unknown> = {}) => {
  const given = people.kind === 'some' ? people.members : [];
  return renderInConsole(<AssignLicenceDialog people={people} onClose={close} onSettled={settled} />, {
    viewer: { id: 'viewer-1', team },
    licenceAssign: ({ input }: { input: { memberIds: string[] } }) => ({
      members: given
        .filter(({ id }) => input.memberIds.includes(id))
        .map((one) => ({ ...one, isLicensed: true, isAutoRenewEnabled: true })),
      team: teamWith({ unusedLicencesCount: 0 }),
      userErrors: [],
      ...answer,
    }),
  });
};

const dialog = () => within(screen.getByRole('dialog', { name: 'Assign licenses' }));
const figures = () =>
  dialog()
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
const assignedIds = (sent: readonly Sent[]) => inputsWithKeysOf(sent, 'licenceAssign');
const toastTexts = () => currentToasts().map(({ text, values }) => [text.defaultMessage, values]);

afterEach(() => {
  vi.clearAllMocks();
});

describe('assigning licences', () => {
  it('says how many are free and left, names whom it passes over, and sends those alone who need it', async () => {
    const guest = member(3, { role: 'GUEST', name: { first: 'Gus', last: 'Guest' } });
    const { sent } = await open(some(member(1), licensed(2), guest, member(4)), teamWith());
    expect(figures()).toEqual(['5', '3']);
    expect(dialog().getByText('2 people get a license: Person 1 and Person 4.')).toBeTruthy();
    expect(dialog().getByText('Passed over, has a license: Person 2.')).toBeTruthy();
    expect(dialog().getByText('Passed over, a guest cannot hold a license: Gus Guest.')).toBeTruthy();
    await press('Assign 2 licenses', dialog());
    expect(assignedIds(sent)).toMatchObject([{ memberIds: ['member-1', 'member-4'] }]);
    expect(settled).toHaveBeenCalledWith({ failedIds: [] });
    expect(close).toHaveBeenCalledOnce();
    expect(toastTexts()).toEqual([[expect.stringContaining('assigned'), { count: 2 }]]);
  });

  it('makes a licence that was to run out renew again, which takes none of the free ones', async () => {
    const { sent } = await open(some(licensed(1, { isAutoRenewEnabled: false })), teamWith({ unusedLicencesCount: 0 }));
    expect(figures()).toEqual(['0', '0']);
    await press('Renew 1 license', dialog());
    expect(assignedIds(sent)).toMatchObject([{ memberIds: ['member-1'] }]);
  });

  it('is disabled, with the way to more, where fewer are free than are needed', async () => {
    await open(some(...members(6)), teamWith());
    expect(dialog().getByText(/^5 licenses are free, but 6 are needed\./)).toBeTruthy();
    expect(dialog().getByText(/^6 people need a license: /)).toBeTruthy();
    expect(dialog().getByRole('link', { name: 'Buy licenses' }).getAttribute('href')).toBe('/billing');
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Assign 6 licenses' }).disabled).toBe(true);
  });

  it('is disabled in elite teams, and where nobody needs a licence', async () => {
    await open(some(licensed(1)), teamWith({ isLiteUserRestricted: true }));
    expect(dialog().getByText(/assigns no licenses/)).toBeTruthy();
    expect(dialog().getByText('None of these people needs a license.')).toBeTruthy();
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: /Assign/ }).disabled).toBe(true);
  });

  it('lists those who got none with the reason, keeps them selected, and tries again with them alone', async () => {
    const people = members(3);
    const { sent } = await open(some(...people), teamWith(), {
      members: [{ ...people[0], isLicensed: true }],
      team: teamWith({ unusedLicencesCount: 4 }),
      userErrors: [errorAt(1, 'NOT_LICENSABLE'), errorAt(2, 'NOT_FOUND')],
    });
    await press('Assign 3 licenses', dialog());
    expect(
      dialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Person 2: Guests cannot hold licenses.', 'Person 3: Is not there any more.']);
    expect(settled).toHaveBeenCalledWith({ failedIds: ['member-2'] });
    expect(close).not.toHaveBeenCalled();
    await press('Try again with 1 person', dialog());
    expect(assignedIds(sent)).toMatchObject([{}, { memberIds: ['member-2'] }]);
  });

  it('keeps the report where nobody is left, until it is closed', async () => {
    await open(some(member(1)), teamWith(), { members: [], userErrors: [errorAt(0, 'NOT_FOUND')] });
    await press('Assign 1 license');
    const report = screen.getByRole('dialog', { description: /Person 1: Is not there any more/ });
    await clickBeside(report);
    expect(close).not.toHaveBeenCalled();
    await press('Close');
    expect(close).toHaveBeenCalledOnce();
  });

  it('reads the figures again where others have taken the licences meanwhile', async () => {
    let unusedLicencesCount = 5;
    const team = () => teamWith({ unusedLicencesCount });
    const refuse = () => {
      unusedLicencesCount = 1;
      return { members: [], team: null, userErrors: [{ code: 'NO_LICENCE_LEFT', field: null, message: 'none' }] };
    };
    await renderInConsole(<AssignLicenceDialog people={some(...members(2))} onClose={close} onSettled={settled} />, {
      viewer: { id: 'viewer-1', team },
      licenceAssign: refuse,
    });
    await press('Assign 2 licenses', dialog());
    expect(dialog().getByText('No license is left.')).toBeTruthy();
    expect(dialog().getByText(/^1 license is free, but 2 are needed\./)).toBeTruthy();
    expect(settled).not.toHaveBeenCalled();
  });

  it('uses the same key again after a lost answer', async () => {
    let isLost = true;
    const licenceAssign = () => {
      if (isLost) throw new Error('The line broke');
      return { members: [licensed(1)], team: teamWith(), userErrors: [] };
    };
    const { sent } = await renderInConsole(
      <AssignLicenceDialog people={some(member(1))} onClose={close} onSettled={settled} />,
      { viewer: { id: 'viewer-1', team: teamWith() }, licenceAssign },
    );
    await press('Assign 1 license', dialog());
    expect(dialog().getByText('Request req-1')).toBeTruthy();
    isLost = false;
    await press('Assign 1 license', dialog());
    const keys = sent
      .filter(({ name }) => name === 'licenceAssign')
      .map(({ variables }) => JSON.stringify(variables['input']));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(close).toHaveBeenCalledOnce();
  });

  it('assigns although the figures could not be read: the service has the last word', async () => {
    const { sent } = await open(some(member(1)), teamWith({}, { billing: null }));
    expect(dialog().getByText(/^How many licenses are free could not be read/)).toBeTruthy();
    await press('Assign 1 license', dialog());
    expect(assignedIds(sent)).toHaveLength(1);
  });
});

describe('assigning licences on the way to PRO', () => {
  it('says that the first one starts the countdown', async () => {
    await open(some(member(1)), teamOnTheWay(), {
      team: teamOnTheWay({ unusedLicencesCount: 4, activationAt: '2026-11-22T10:00:00Z' }),
    });
    expect(dialog().getByText(/^With this first license a countdown starts/)).toBeTruthy();
    await press('Assign 1 license', dialog());
    expect(toastTexts()).toEqual([[expect.stringContaining('PRO starts in 24 hours'), { count: 1 }]]);
  });

  it('says that the last one starts PRO, and how many are Lite then', async () => {
    await open(some(...members(5)), teamOnTheWay({ activationAt: '2026-11-22T10:00:00Z' }));
    expect(
      dialog().getByText(
        'These are the last free licenses: assigning them starts PRO at once. 2 people without a license become Lite.',
      ),
    ).toBeTruthy();
    await press('Assign 5 licenses', dialog());
    expect(toastTexts()).toEqual([[expect.stringContaining('PRO is on'), { count: 5 }]]);
  });

  it('says nothing of it where another one than the first or the last is assigned', async () => {
    await open(some(member(1)), teamOnTheWay({ activationAt: '2026-11-22T10:00:00Z' }));
    expect(dialog().queryByText(/countdown|starts PRO/)).toBeNull();
  });
});

describe('assigning licences to a whole list', () => {
  const list = (count: number, changes = {}): People => ({
    kind: 'matching',
    count,
    filter: { status: 'ACTIVE' },
    search: 'per',
    exceptIds: [],
    ...changes,
  });

  it('reads the people of a list that one call takes, but for those who were taken out', async () => {
    const everybody = [...members(2), licensed(3), member(4)];
    const seen: unknown[] = [];
    const listed = (args: { first: number; after?: string; search: string; filter: unknown }) => {
      seen.push({ search: args.search, filter: args.filter });
      return connectionOf(everybody, { ...args, first: 3 });
    };
    const { sent } = await open(list(3, { exceptIds: ['member-2'] }), teamWith({}, { members: listed }));
    expect(dialog().getByText('2 people get a license: Person 1 and Person 4.')).toBeTruthy();
    expect(dialog().getByText('Passed over, has a license: Person 3.')).toBeTruthy();
    expect(seen).toEqual([
      { search: 'per', filter: { status: 'ACTIVE' } },
      { search: 'per', filter: { status: 'ACTIVE' } },
    ]);
    await press('Assign 2 licenses', dialog());
    expect(assignedIds(sent)).toMatchObject([{ memberIds: ['member-1', 'member-4'] }]);
  });

  it('hands a longer list to a job, of those alone who need a licence', async () => {
    const team = teamWith(
      { unusedLicencesCount: 2000 },
      {
        members: ({ filter }: { filter: { isLicensed?: boolean } }) => ({
          totalCount: filter.isLicensed === false ? 1200 : 1500,
        }),
      },
    );
    const { sent } = await renderInConsole(
      <AssignLicenceDialog people={list(1500)} onClose={close} onSettled={settled} />,
      { viewer: { id: 'viewer-1', team }, bulkJobStart: () => ({ job: null, userErrors: [] }) },
    );
    expect(figures()).toEqual(['2,000', '800']);
    await press('Assign 1,200 licenses', dialog());
    const started = sent.find(({ name }) => name === 'bulkJobStart')?.variables['input'];
    expect(started).toMatchObject({
      action: 'ASSIGN_LICENCE',
      expectedCount: 1200,
      matching: { filter: { status: 'ACTIVE', isLicensed: false }, search: 'per' },
    });
    expect(close).toHaveBeenCalledOnce();
  });
});
