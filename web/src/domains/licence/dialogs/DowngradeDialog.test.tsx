import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inputsWithKeysOf, userError } from '../../../testing/gatewayPieces.ts';
import { clickBeside, press } from '../../../testing/hands.ts';
import { renderInConsole, type Sent } from '../../../testing/renderInConsole.tsx';
import { currentToasts } from '../../../ui/toasts/toastStore.ts';
import type { ListedMember, People } from '../../member/people/people.ts';
import { errorAt, licensed, member, members, teamOnTheWay, teamWith } from '../licence.fixture.ts';
import DowngradeDialog from './DowngradeDialog.tsx';

const close = vi.fn<() => void>();
const settled = vi.fn<(outcome: { readonly failedIds: readonly string[] }) => void>();

const open = (list: readonly ListedMember[], team = teamWith(), answer: Record<string, unknown> = {}) => {
  const people: People = { kind: 'some', members: list };
  return renderInConsole(<DowngradeDialog people={people} onClose={close} onSettled={settled} />, {
    viewer: { id: 'viewer-1', team },
    licenceCategoryUpdate: ({ input }: { input: { memberIds: string[] } }) => ({
      members: list.filter(({ id }) => input.memberIds.includes(id)).map((one) => ({ ...one, isLicensed: false })),
      team: teamWith({ unusedLicencesCount: 7 }),
      userErrors: [],
      ...answer,
    }),
  });
};

const inputs = (sent: readonly Sent[]) => inputsWithKeysOf(sent, 'licenceCategoryUpdate');

afterEach(() => {
  vi.clearAllMocks();
});

describe('downgrading to Lite', () => {
  it('says who becomes Lite, what they cannot do any more, and how many licences are free afterwards', async () => {
    const { sent } = await open([licensed(1), licensed(2), member(3)]);
    expect(screen.getByText('2 people become Lite at once: Person 1 and Person 2.')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'create public or private channels',
      'search messages',
      'share files',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['5', '7']);
    expect(screen.getByText('Passed over, has no license: Person 3.')).toBeTruthy();
    await press('Downgrade 2 people');
    expect(inputs(sent)).toMatchObject([{ memberIds: ['member-1', 'member-2'], category: 'FREE' }]);
    expect(settled).toHaveBeenCalledWith({ failedIds: [] });
    expect(close).toHaveBeenCalledOnce();
    expect(currentToasts().map(({ values }) => values)).toEqual([{ count: 2 }]);
  });

  it('says that they are Lite later, where PRO has not started', async () => {
    await open([licensed(1)], teamOnTheWay());
    expect(screen.getByText('1 person gives the license back and is Lite once PRO starts: Person 1.')).toBeTruthy();
  });

  it('does nothing where nobody holds a licence, or where they are too many for one call', async () => {
    const { sent } = await open([member(1)]);
    expect(screen.getByText('None of these people holds a license.')).toBeTruthy();
    await open(members(1000, licensed));
    expect(screen.getByText(/^At most 999 people can be downgraded at a time/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Downgrade/ })).toBeNull();
    expect(inputs(sent)).toEqual([]);
  });

  it('lists those on whom it failed, keeps them selected, and tries again with them alone', async () => {
    const { sent } = await open([licensed(1), licensed(2)], teamWith(), {
      members: [member(1)],
      userErrors: [errorAt(1, 'UNAVAILABLE')],
    });
    await press('Downgrade 2 people');
    expect(screen.getByText(/^Done for 1 person\. Not done for 1 person:/)).toBeTruthy();
    expect(settled).toHaveBeenCalledWith({ failedIds: ['member-2'] });
    await press('Try again with 1 person');
    expect(inputs(sent)).toMatchObject([{}, { memberIds: ['member-2'] }]);
  });

  it('goes on with those alone where a later try was refused as a whole', async () => {
    const answers = [
      { members: [member(1)], userErrors: [errorAt(1, 'UNAVAILABLE')] },
      { members: [], team: null, userErrors: [userError('NOT_ALLOWED')] },
    ];
    const people: People = { kind: 'some', members: [licensed(1), licensed(2)] };
    const { sent } = await renderInConsole(<DowngradeDialog people={people} onClose={close} onSettled={settled} />, {
      viewer: { id: 'viewer-1', team: teamWith() },
      licenceCategoryUpdate: () => ({ team: teamWith(), ...answers.shift() }),
    });
    await press('Downgrade 2 people');
    await press('Try again with 1 person');
    expect(screen.getByRole('alert').textContent).not.toContain('Person 2');
    await press('Try again with 1 person');
    expect(inputs(sent).at(-1)).toMatchObject({ memberIds: ['member-2'] });
  });

  it('keeps the report where nobody is left, until it is closed', async () => {
    await open([licensed(1)], teamWith(), { members: [], userErrors: [errorAt(0, 'NOT_FOUND')] });
    await press('Downgrade 1 person');
    const report = screen.getByRole('dialog', { description: /Person 1: Is not there any more/ });
    await clickBeside(report);
    expect(close).not.toHaveBeenCalled();
    await press('Close');
    expect(close).toHaveBeenCalledOnce();
  });
});
