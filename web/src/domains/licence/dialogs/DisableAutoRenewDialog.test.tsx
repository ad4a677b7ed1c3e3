import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { downAtFirst } from '../../../testing/gatewayPieces.ts';
import { clickBeside, press } from '../../../testing/hands.ts';
import { connectionOf, renderInConsole, type Sent } from '../../../testing/renderInConsole.tsx';
import { currentToasts } from '../../../ui/toasts/toastStore.ts';
import type { ListedMember, People } from '../../member/people/people.ts';
import { errorAt, licensed, member, members, teamWith } from '../licence.fixture.ts';
import DisableAutoRenewDialog from './DisableAutoRenewDialog.tsx';

const some = (list: readonly ListedMember[]): People => ({ kind: 'some', members: list });
const close = vi.fn<() => void>();
const settled = vi.fn<(outcome: { readonly failedIds: readonly string[] }) => void>();

const open = (people: People, answer: Record<string, unknown> = {}, team: Record<string, unknown> = {}) => {
  const given = people.kind === 'some' ? people.members : [];
  return renderInConsole(<DisableAutoRenewDialog people={people} onClose={close} onSettled={settled} />, {
    viewer: { id: 'viewer-1', team: teamWith({}, team) },
    licenceAutoRenewDisable: ({ input }: { input: { memberIds: string[] } }) => ({
      members: given
        .filter(({ id }) => input.memberIds.includes(id))
        .map((one) => ({ ...one, isAutoRenewEnabled: false })),
      userErrors: [],
      ...answer,
    }),
  });
};

const disabledIds = (sent: readonly Sent[]) =>
  sent
    .filter(({ name }) => name === 'licenceAutoRenewDisable')
    .map(({ variables: { input } }) => (input as { memberIds: string[] }).memberIds);
const TOO_MANY = 'You can select a maximum of 20 users at a time to disable auto-renewal.';

afterEach(() => {
  vi.clearAllMocks();
});

describe('disabling auto-renewal', () => {
  it('disables it for up to 9 people at once, and names whom it passes over', async () => {
    const ending = licensed(11, { isAutoRenewEnabled: false });
    const { sent } = await open(some([...members(9, licensed), member(10), ending]));
    expect(
      screen.getByText(/^9 licenses do not renew any more: Person 1, Person 2, Person 3, and 6 more\.$/),
    ).toBeTruthy();
    expect(screen.getByText('Passed over, has no license: Person 10.')).toBeTruthy();
    expect(screen.getByText('Passed over, the license does not renew as it is: Person 11.')).toBeTruthy();
    await press('Disable for 9 people');
    expect(disabledIds(sent)).toEqual([members(9).map(({ id }) => id)]);
    expect(currentToasts().map(({ text }) => text.defaultMessage)).toEqual(['Auto-renewal disabled successfully']);
    expect(settled).toHaveBeenCalledWith({ failedIds: [] });
    expect(close).toHaveBeenCalledOnce();
  });

  it('keeps the report where nobody is left, until it is closed', async () => {
    await open(some([licensed(1)]), { members: [], userErrors: [errorAt(0, 'NOT_FOUND')] });
    await press('Disable for 1 person');
    const report = screen.getByRole('dialog', { description: /Person 1: Is not there any more/ });
    await clickBeside(report);
    expect(close).not.toHaveBeenCalled();
    await press('Close');
    expect(close).toHaveBeenCalledOnce();
  });

  it.each([10, 20])('asks a second time for %i people', async (count) => {
    const { sent } = await open(some(members(count, licensed)));
    await press('Continue');
    expect(sent.some(({ name }) => name === 'licenceAutoRenewDisable')).toBe(false);
    const question = within(
      screen.getByRole('alertdialog', { name: `Really disable auto-renewal for ${count} people?` }),
    );
    await press('Back', question);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await press('Continue');
    await press(`Disable for ${count} people`);
    expect(disabledIds(sent).map(({ length }) => length)).toEqual([count]);
  });

  it('takes no more than 20', async () => {
    await open(some(members(21, licensed)));
    expect(screen.getByText(TOO_MANY)).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
  });

  it('reads the people of a short list, and takes no longer one', async () => {
    const list = { kind: 'matching', filter: {}, search: '', exceptIds: [] } as const;
    const all = members(3, licensed);
    const listed = (args: { first: number }) => connectionOf(all, args);
    const { sent } = await open({ ...list, count: 3 }, { members: all }, { members: listed });
    await press('Disable for 3 people');
    expect(disabledIds(sent)).toEqual([all.map(({ id }) => id)]);
    await open({ ...list, count: 21 });
    expect(screen.getByText(TOO_MANY)).toBeTruthy();
  });

  it('says so where the people of the list cannot be read, and tries again', async () => {
    const listed = downAtFirst((args: { first: number }) => connectionOf(members(2, licensed), args));
    await open({ kind: 'matching', count: 2, filter: {}, search: '', exceptIds: [] }, {}, { members: listed });
    expect(screen.getByText('The people of this list could not be read.')).toBeTruthy();
    listed.mend();
    await press('Retry');
    expect(screen.getByRole('button', { name: 'Disable for 2 people' })).toBeTruthy();
  });

  it('does nothing where nobody has a licence that renews', async () => {
    await open(some([member(1)]));
    expect(screen.getByText('None of these people has a license that renews.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Disable/ })).toBeNull();
  });

  it('lists those on whom it failed, and tries again with them alone', async () => {
    const people = members(2, licensed);
    const { sent } = await open(some(people), { members: [people[0]], userErrors: [errorAt(1, 'NOT_LICENSED')] });
    await press('Disable for 2 people');
    expect(screen.getByRole('listitem').textContent).toBe('Person 2: Holds no license.');
    expect(settled).toHaveBeenCalledWith({ failedIds: ['member-2'] });
    await press('Try again with 1 person');
    expect(disabledIds(sent)).toEqual([['member-1', 'member-2'], ['member-2']]);
  });
});
