import { useQuery } from '@apollo/client/react';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LicencePeopleDocument } from '../../generated/licence/licencePeople.ts';
import { usePlanGateQuery } from '../../generated/billing/paywall/planGate.ts';
import { useLicenceTeamQuery } from '../../generated/licence/licenceTeam.ts';
import { useOverviewStorageQuery } from '../../generated/team/overview/overviewStorage.ts';
import { click } from '../../testing/hands.ts';
import { connectionOf, renderInConsole } from '../../testing/renderInConsole.tsx';
import type { ListedMember } from '../member/people/people.ts';
import AssignLicenceDialog from './dialogs/AssignLicenceDialog.tsx';
import DowngradeDialog from './dialogs/DowngradeDialog.tsx';
import { licensed, member, teamOnTheWay, teamWith } from './licence.fixture.ts';

const nothing = () => undefined;

/** Shows a cached list: who is in it, with a mark for those who may be given a licence. */
function List({ name, isLicensed }: { name: string; isLicensed?: boolean }) {
  const { data } = useQuery(LicencePeopleDocument, {
    variables: { first: 50, ...(isLicensed !== undefined && { filter: { isLicensed } }) },
  });
  const people = data?.viewer.team?.members;
  return (
    <p aria-label={name}>
      {people?.totalCount}:
      {people?.nodes.map(({ guid, viewerCanAssignLicence }) => ` ${guid}${viewerCanAssignLicence ? '+' : ''}`)}
    </p>
  );
}

/** Shows what the overview and the guards read of the plan. */
function Plan() {
  const team = useLicenceTeamQuery().data?.viewer.team;
  const gate = usePlanGateQuery({ variables: { feature: 'ADMINS' } }).data?.viewer.team?.planGate;
  return (
    <p aria-label="plan">
      {team?.plan} {team?.billing?.unusedLicencesCount} {gate?.limit ?? 'any'}
    </p>
  );
}

const STORAGE = { usedBytes: 1, freePlanLimitBytes: 10, freePlanNoticeBytes: 8 };

/** Shows how much the files of the team may take. */
function Storage() {
  const { data } = useOverviewStorageQuery();
  return <p aria-label="storage">{data?.viewer.team?.fileStorage?.limitBytes}</p>;
}

const text = (name: string) => screen.getByLabelText(name).textContent;
const press = (name: string) => click(screen.getByRole('button', { name, hidden: true }));

const money = { amountMinor: 0, currency: 'USD', formatted: '$0.00' };
const rest = { balance: money, pendingAmount: money, pendingDeadline: null };
const gate = (limit: number | null) => ({
  planGate: ({ feature }: { feature: string }) => ({
    feature,
    isAllowed: true,
    limit,
    used: 1,
    requiredPlan: null,
    isPaywallShown: false,
  }),
});

/** A team of people that the mutations change, as the services would. */
const world = (before: Record<string, unknown>, after: Record<string, unknown>, people: ListedMember[]) => {
  let team = before;
  let all = people;
  const members = (args: { first: number; filter?: { isLicensed?: boolean } }) =>
    connectionOf(
      all.filter((one) => args.filter?.isLicensed === undefined || one.isLicensed === args.filter.isLicensed),
      args,
    );
  const change =
    (changes: Partial<ListedMember>) =>
    ({ input }: { input: { memberIds: string[] } }) => {
      team = after;
      all = all.map((one) => (input.memberIds.includes(one.id) ? { ...one, ...changes } : one));
      return {
        members: all.filter(({ id }) => input.memberIds.includes(id)),
        team: { ...team, members },
        userErrors: [],
      };
    };
  return {
    viewer: { id: 'viewer-1', team: () => ({ ...team, members }) },
    licenceAssign: change({ isLicensed: true, isAutoRenewEnabled: true }),
    licenceCategoryUpdate: change({ isLicensed: false, viewerCanAssignLicence: true }),
  };
};

/** `withLite`: the list that somebody without a licence enters is read again; without it nothing is. */
const Lists = ({ withLite = true }: { withLite?: boolean }) => (
  <>
    <List name="all" />
    <List name="pro" isLicensed />
    {withLite && <List name="lite" isLicensed={false} />}
    <Plan />
  </>
);

describe('the cache after licences have changed', () => {
  it('moves people between the lists, and offers no licence to others once the last one is taken', async () => {
    const people = [licensed(1, { viewerCanAssignLicence: false }), member(2), member(3)];
    const gateway = world(
      teamWith({ unusedLicencesCount: 1, ...rest }, gate(null)),
      teamWith({ unusedLicencesCount: 0, ...rest }, gate(null)),
      people,
    );
    await renderInConsole(
      <>
        <Lists />
        <AssignLicenceDialog people={{ kind: 'some', members: [member(2)] }} onClose={nothing} onSettled={nothing} />
      </>,
      gateway,
    );
    expect([text('pro'), text('lite')]).toEqual(['1: guid-1', '2: guid-2+ guid-3+']);
    await press('Assign 1 license');
    expect(text('pro')).toContain('guid-2');
    expect(text('lite')).toBe('1: guid-3');
    expect(text('all')).toMatch(/guid-3$/);
    expect(text('plan')).toBe('PRO 0 any');
  });

  it('offers licences again once one is free, but to nobody who cannot hold one', async () => {
    const out = { viewerCanAssignLicence: false };
    const people = [licensed(1, out), member(2, out), member(3, { ...out, role: 'GUEST' })];
    const gateway = world(
      teamWith({ unusedLicencesCount: 0, ...rest }, gate(null)),
      teamWith({ unusedLicencesCount: 1, ...rest }, gate(null)),
      people,
    );
    await renderInConsole(
      <>
        <Lists withLite={false} />
        <DowngradeDialog people={{ kind: 'some', members: [licensed(1)] }} onClose={nothing} onSettled={nothing} />
      </>,
      gateway,
    );
    expect(text('all')).toBe('3: guid-1 guid-2 guid-3');
    await press('Downgrade 1 person');
    expect(text('all')).toBe('3: guid-1+ guid-2+ guid-3');
    expect(text('pro')).toBe('0:');
    expect(text('plan')).toBe('PRO 1 any');
  });

  it.each([
    ['one more', 11, '110'],
    ['as many', 10, '100'],
  ])('follows the limit of the files where %s have a licence', async (_what, licensedUsersCount, limit) => {
    const storage = (limitBytes: number) => ({ ...gate(null), fileStorage: { ...STORAGE, limitBytes } });
    const gateway = world(
      teamWith(rest, storage(100)),
      teamWith({ ...rest, licensedUsersCount, unusedLicencesCount: 4 }, storage(110)),
      [member(1)],
    );
    await renderInConsole(
      <>
        <Storage />
        <AssignLicenceDialog people={{ kind: 'some', members: [member(1)] }} onClose={nothing} onSettled={nothing} />
      </>,
      gateway,
    );
    expect(text('storage')).toBe('100');
    await press('Assign 1 license');
    expect(text('storage')).toBe(limit);
  });

  it('lifts the limits of the plan once the last licence has started PRO', async () => {
    const gateway = world(
      teamOnTheWay({ unusedLicencesCount: 1, ...rest }, gate(1)),
      teamWith({ unusedLicencesCount: 0, ...rest }, gate(null)),
      [member(1)],
    );
    await renderInConsole(
      <>
        <Lists />
        <AssignLicenceDialog people={{ kind: 'some', members: [member(1)] }} onClose={nothing} onSettled={nothing} />
      </>,
      gateway,
    );
    expect(text('plan')).toBe('FREE 1 1');
    await press('Assign 1 license');
    expect(text('plan')).toBe('PRO 0 any');
  });
});
