import { describe, expect, test } from 'vitest';
import type { Role } from '../../generated/resolvers.ts';
import { changingTeam } from '../../testing/changingTeam.ts';
import { Refused } from '../../testing/stubCall.ts';
import type { Person } from '../../testing/stubTeam.ts';
import { meeting } from '../../testing/stubUpstream.ts';
import { testGateway } from '../../testing/testGateway.ts';
import { type Permission, rules } from './permissions.ts';

const ALL = Object.keys(rules) as Permission[];
const person = (guid: string, role: Person['role'], rest: Partial<Person> = {}): Person => ({
  ...{ guid, email: `${guid}@orbit.example`, role },
  ...rest,
});

const people: readonly Person[] = [
  person('admin', 'admin'),
  person('member', 'member'),
  person('lite', 'member', { licence: 'none' }),
  person('leaving', 'member', { licence: 'runs out' }),
  person('guest', 'guest'),
  person('pending', 'member', { state: 'pending', licence: 'none' }),
  person('off', 'member', { state: 'deactivated', licence: 'none' }),
  person('offAdmin', 'admin', { state: 'deactivated', licence: 'none' }),
  person('deleted', 'member', { state: 'deleted', licence: 'none' }),
];
const activeOnly = [
  'viewerCanDeactivate',
  'viewerCanDelete',
  'viewerCanMakeAdmin',
  'viewerCanAssignLicence',
] as const satisfies readonly Permission[];

/** What an admin may do to each of them, in a team of two admins that has licences left. */
const expected: Readonly<Record<string, readonly Permission[]>> = {
  admin: [
    'viewerCanDeactivate',
    'viewerCanDelete',
    'viewerCanRemoveAdmin',
    'viewerCanDisableAutoRenew',
    'viewerCanDowngrade',
  ],
  member: [
    'viewerCanDeactivate',
    'viewerCanDelete',
    'viewerCanMakeAdmin',
    'viewerCanDisableAutoRenew',
    'viewerCanDowngrade',
  ],
  lite: activeOnly,
  leaving: [...activeOnly, 'viewerCanDowngrade'],
  guest: ['viewerCanDeactivate', 'viewerCanDelete', 'viewerCanUpgradeGuest', 'viewerCanEditGuestAccess'],
  pending: ['viewerCanApprove'],
  off: ['viewerCanReactivate', 'viewerCanDelete'],
  offAdmin: ['viewerCanReactivate', 'viewerCanDelete'],
  deleted: [],
};

type Row = { guid: string; role: Role } & Record<Permission, boolean>;
const allowedIn = (row: Row | undefined) => ALL.filter((permission) => row?.[permission]);

/** A gateway whose list of members is exactly these people. */
async function gateway(listed: readonly Person[] = people) {
  const { team } = changingTeam(2, listed);
  const made = await testGateway({ team });
  const admins = listed.filter(({ role, state }) => role === 'admin' && state === undefined);
  const users = listed.map(({ guid, role, state = 'active', licence = role === 'guest' ? 'none' : 'renews' }) => ({
    ...{ guid, role, state, stateSince: 1_700_000_000_000 },
    ...{ isLicensed: licence !== 'none', autoRenewEnabled: licence === 'renews' },
  }));
  made.stub.on('member.usersList', () => ({ users, total: users.length }));
  made.stub.on('member.admins', () => ({ users: [], total: admins.length + 1 }));
  const rowsOf = async (fields: readonly string[], as: string = made.admin) => {
    const answer = await made.ask(`{ viewer { team { members { nodes { guid ${fields.join(' ')} } } } } }`, {}, { as });
    expect(answer.errors).toBeUndefined();
    const { viewer } = answer.data as { viewer: { team: { members: { nodes: Row[] } } } };
    return new Map(viewer.team.members.nodes.map((row) => [row.guid, row]));
  };
  return { ...made, rowsOf };
}

const billing = (isLiteUserRestricted: boolean, currentUnusedLicenses: number) => ({
  billing: {
    type: 'SUBSCRIPTION',
    isLiteUserRestricted,
    teamDetails: {
      ...{ activationTimestamp: null, isActivationAllowed: false },
      ...{ licensedUsers: 3, liteUsers: 4, currentUnusedLicenses },
    },
  },
  newBilling: { balance: { amount: 0, currency: 'USD' } },
  pendingPaymentDetails: { pendingAmount: { amount: 0, currency: 'USD' }, deadline: null },
});

describe('an admin', () => {
  test.each(Object.entries(expected))('may do to %s what makes sense', async (guid, permissions) => {
    const { rowsOf } = await gateway(people.filter((one) => one.guid === guid));
    expect(allowedIn((await rowsOf(ALL)).get(guid))).toEqual(ALL.filter((one) => permissions.includes(one)));
  });

  test('of the last admin may neither', async () => {
    const { rowsOf, stub } = await gateway([person('admin', 'admin')]);
    stub.on('member.admins', () => ({ users: [], total: 1 }));
    expect(allowedIn((await rowsOf(ALL)).get('admin'))).toEqual(['viewerCanDisableAutoRenew', 'viewerCanDowngrade']);
  });

  test('of a team that is out of licences gives none, but may have one renew again', async () => {
    const { rowsOf, stub } = await gateway();
    stub.on('billing.billingData', () => billing(false, 0));
    const rows = await rowsOf(['viewerCanAssignLicence']);
    expect(['lite', 'leaving'].map((guid) => rows.get(guid)?.viewerCanAssignLicence)).toEqual([false, true]);
  });

  test('of an elite team does nothing to licences one by one', async () => {
    const { rowsOf, stub } = await gateway();
    stub.on('billing.billingData', () => billing(true, 5));
    const rows = await rowsOf(['viewerCanAssignLicence', 'viewerCanDisableAutoRenew', 'viewerCanDowngrade']);
    expect([...rows.values()].flatMap(allowedIn)).toEqual([]);
  });
});

describe('others', () => {
  test('a member may nothing, and nothing is asked for', async () => {
    const { rowsOf, stub, member } = await gateway();
    const rows = await rowsOf(
      ALL.filter((one) => !one.includes('Licence')),
      member,
    );
    expect([...rows.values()].flatMap(allowedIn)).toEqual([]);
    expect(stub.count('member.admins')).toBe(0);
  });

  test('nobody may anything while it is not known who asks; the list stands', async () => {
    const { rowsOf, stub } = await gateway();
    stub.on('identity.fullProfile', () => new Refused(503, 'internal'));
    const rows = await rowsOf(ALL);
    expect(rows.size).toBe(people.length);
    expect([...rows.values()].flatMap(allowedIn)).toEqual([]);
  });

  test('what else cannot be read leaves the answer to the role', async () => {
    const { rowsOf, stub } = await gateway();
    stub.on('member.admins', () => new Refused(503, 'internal'));
    stub.on('billing.billingData', () => new Refused(503, 'internal'));
    const rows = await rowsOf(ALL);
    for (const [guid, permissions] of Object.entries(expected)) {
      expect(allowedIn(rows.get(guid)), guid).toEqual(ALL.filter((one) => permissions.includes(one)));
    }
  });
});

describe('calls', () => {
  test('each fact is read once for the whole list', async () => {
    const { rowsOf, stub } = await gateway();
    await rowsOf(ALL);
    expect(stub.names().toSorted()).toEqual([
      'billing.billingData',
      'identity.fullProfile',
      'member.admins',
      'member.usersList',
      'team.teamInfo',
    ]);
  });

  test('those that are needed anyway do not wait for the list', async () => {
    const { rowsOf, stub } = await gateway();
    const together = meeting(3);
    const waiting = (answer: object) => async () => {
      await together();
      return answer;
    };
    stub.on('member.usersList', waiting({ users: [], total: 0 }));
    stub.on('identity.fullProfile', waiting(new Refused(404, 'not_found')));
    stub.on('billing.billingData', waiting(billing(false, 1)));
    expect((await rowsOf(['viewerCanAssignLicence'])).size).toBe(0);
    // One after another, they would be repeated until enough have come.
    expect(stub.count('member.usersList')).toBe(1);
  });

  test('the admins are counted only for an admin, the licences only where they are asked about', async () => {
    const { rowsOf, stub } = await gateway([person('member', 'member'), person('guest', 'guest')]);
    await rowsOf(['viewerCanDeactivate', 'viewerCanDelete', 'viewerCanUpgradeGuest']);
    expect(stub.names().toSorted()).toEqual(['identity.fullProfile', 'member.usersList']);
  });
});
