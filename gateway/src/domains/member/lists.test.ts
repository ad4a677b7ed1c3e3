import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { changingTeam, peopleIn } from '../../testing/changingTeam.ts';
import { Refused } from '../../testing/stubCall.ts';
import { leanOf } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const MEMBERS = `query Members($filter: MemberFilter, $search: String, $orderBy: MemberOrder, $first: Int) {
  viewer { team { members(first: $first, filter: $filter, search: $search, orderBy: $orderBy) {
    nodes { guid status statusSince email isAutoRenewEnabled } totalCount pageInfo { hasNextPage } } } } }`;

async function gateway() {
  const { team } = changingTeam(3, [...peopleIn('pending', 35), ...peopleIn('deactivated', 2)]);
  return testGateway({ team });
}

describe('by status', () => {
  test.each([
    ['PENDING', 'member.pendingMembers', 35, 2],
    ['DEACTIVATED', 'member.deactivatedProfiles', 2, 1],
    ['ACTIVE', 'member.usersList', 3, 1],
    [null, 'member.usersList', 3, 1],
  ])('%s is one list call and a lean call for each thirty', async (status, call, total, leans) => {
    const { ask, stub } = await gateway();
    const { data, errors } = await ask(MEMBERS, { filter: { status }, first: 50 });
    expect(errors).toBeUndefined();
    const nodes = (data as { viewer: { team: { members: { nodes: object[] } } } }).viewer.team.members.nodes;
    expect(nodes).toHaveLength(total);
    const statusSince = '2023-11-14T22:13:20.000Z';
    expect(nodes[0]).toMatchObject({ status: status ?? 'ACTIVE', statusSince, email: expect.stringContaining('@') });
    expect(stub.names()).toEqual([call, ...Array<string>(leans).fill('member.leanProfiles')]);
  });

  test('what a list says by itself costs no profiles', async () => {
    const { ask, stub } = await gateway();
    await ask(`{ viewer { team { members(filter: { status: PENDING }) {
      nodes { id guid role status statusSince isLicensed isAutoRenewEnabled } totalCount } } } }`);
    expect(stub.names()).toEqual(['member.pendingMembers']);
  });

  test.each(['PENDING', 'DEACTIVATED'])('%s: search and order go on in the service’s words', async (status) => {
    const { ask, stub } = await gateway();
    const orderBy = { field: 'EMAIL', direction: 'DESC' };
    await ask(MEMBERS, { filter: { status }, search: ' ann ', orderBy, first: 10 });
    expect(stub.calls[0]?.query).toMatchObject({
      ...{ searchText: 'ann', sort: 'email', direction: 'desc' },
      ...{ limit: '10', offset: '0' },
    });
  });

  test.each([
    [{ status: 'DELETED' }],
    [{ status: 'UNKNOWN' }],
    [{ role: 'UNKNOWN' }],
    [{ status: 'PENDING', role: 'GUEST' }],
    [{ status: 'DEACTIVATED', isLicensed: false }],
  ])('there is no list for %j', async (filter) => {
    const { ask, stub } = await gateway();
    expect((await ask(MEMBERS, { filter })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(stub.calls).toEqual([]);
  });

  test.each(['', '  ', 'x'.repeat(101)])('there is no search for %j', async (search) => {
    const { ask, stub } = await gateway();
    expect((await ask(MEMBERS, { search })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(stub.calls).toEqual([]);
  });
});

test('who has PRO for a trial is told until when; of others nothing is', async () => {
  const { team } = changingTeam(3);
  const { ask, stub } = await testGateway({ team });
  const [first, second, ...rest] = team.people.map(leanOf);
  stub.on('member.searchUsers', () => ({
    profiles: [{ ...first, trialLicenceEndsAt: 1_700_000_000_000 }, { ...second, trialLicenceEndsAt: null }, ...rest],
    total: 3,
  }));
  const { data } = await ask(
    '{ viewer { team { members(search: "p", first: 10) { nodes { trialLicenceEndsAt } } } } }',
  );
  expect(data).toEqual({
    viewer: {
      team: {
        members: {
          nodes: [
            { trialLicenceEndsAt: '2023-11-14T22:13:20.000Z' },
            { trialLicenceEndsAt: null },
            { trialLicenceEndsAt: null },
          ],
        },
      },
    },
  });
});

test('a search counts all whom it finds, and gives the first hundred', async () => {
  const { team } = changingTeam(100);
  const { ask, stub } = await testGateway({ team });
  stub.on('member.searchUsers', () => ({ profiles: team.people.map(leanOf), total: 250 }));
  const { data } = await ask(MEMBERS, { search: 'p', first: 300 });
  expect(data).toMatchObject({
    viewer: { team: { members: { totalCount: 250, pageInfo: { hasNextPage: false } } } },
  });
  expect(stub.names()).toEqual(['member.searchUsers']);
});

test('the admins and what depends on how many they are cost one call together', async () => {
  const { ask, stub } = await gateway();
  const { data } = await ask(`{ viewer { team { admins { nodes { guid viewerCanRemoveAdmin } } } } }`);
  expect(data).toMatchObject({
    viewer: { team: { admins: { nodes: [{ guid: 'orbit-0000', viewerCanRemoveAdmin: false }] } } },
  });
  expect(stub.names().toSorted()).toEqual(['identity.fullProfile', 'member.admins']);
});

describe('contacts', () => {
  const CONTACTS = `query Contacts($search: String) { viewer { team { contacts(first: 10, search: $search) {
    nodes { guid email role } totalCount } } } }`;

  test('come with their profiles by one call, from one character on', async () => {
    const { ask, stub } = await gateway();
    const { data } = await ask(CONTACTS, { search: 'm' });
    expect(data).toEqual({
      viewer: {
        team: {
          contacts: {
            nodes: [{ guid: 'orbit-0001', email: 'member@orbit.example', role: 'MEMBER' }],
            totalCount: 1,
          },
        },
      },
    });
    expect(stub.names()).toEqual(['member.userTeamContacts']);
    expect(stub.calls[0]?.query).toMatchObject({ searchText: 'm', limit: '10', offset: '0' });
  });

  test('are read on', async () => {
    const { ask, stub } = await gateway();
    const PAGE =
      'query ($after: String) { viewer { team { contacts(first: 1, after: $after) { pageInfo { endCursor } } } } }';
    type Page = { viewer: { team: { contacts: { pageInfo: { endCursor: string } } } } };
    const { data } = await ask(PAGE);
    await ask(PAGE, { after: (data as Page).viewer.team.contacts.pageInfo.endCursor });
    expect(stub.calls[1]?.query).toMatchObject({ limit: '2', offset: '0' });
  });

  test.each([null, '', '  '])('are everybody where %j is searched', async (search) => {
    const { ask, stub } = await gateway();
    expect((await ask(CONTACTS, { search })).errors).toBeUndefined();
    expect(stub.calls[0]?.query['searchText']).toBeUndefined();
  });

  test('more than 300 are malformed', async () => {
    const { ask, stub } = await gateway();
    const { errors } = await ask('{ viewer { team { contacts(first: 301) { totalCount } } } }');
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(stub.calls).toEqual([]);
  });
});

describe('one person’s page', () => {
  const DETAILS = `query Details($id: ID!) { viewer { team { memberDetails(memberId: $id) {
    member { guid email status } emails phoneNumbers { countryCode number } locale isAccountPaid validityReminder version } } } }`;
  const detailsIn = ({ data }: { data?: unknown }) =>
    (data as { viewer: { team: { memberDetails: unknown } } }).viewer.team.memberDetails;

  test('is one call', async () => {
    const { team } = changingTeam(2);
    const { ask, stub } = await testGateway({ team });
    const [admin] = team.people;
    stub.on('member.profile', () => ({
      ...leanOf(admin as (typeof team.people)[number]),
      ...{ category: 'pro', isAccountPaid: true, version: 7, preferences: { locale: 'pt-br' } },
      ...{ emails: [{ email: 'a@x.example' }, { email: 'b@x.example' }] },
      mobiles: [{ countryCode: '+44', mobile: '7700900123' }],
      validityReminder: Date.parse('2026-12-31T23:59:59.999Z'),
    }));
    const answer = await ask(DETAILS, { id: toId('Member', 'orbit-0000') });
    expect(answer.errors).toBeUndefined();
    expect(detailsIn(answer)).toEqual({
      member: { guid: 'orbit-0000', email: 'admin@orbit.example', status: 'ACTIVE' },
      emails: ['a@x.example', 'b@x.example'],
      phoneNumbers: [{ countryCode: '+44', number: '7700900123' }],
      ...{ locale: 'PT_BR', isAccountPaid: true, validityReminder: '2026-12-31', version: 7 },
    });
    expect(stub.names()).toEqual(['member.profile']);
  });

  test('of nobody in the team is null', async () => {
    const { ask, stub } = await gateway();
    const answer = await ask(DETAILS, { id: toId('Member', 'nobody') });
    expect([detailsIn(answer), answer.errors]).toEqual([null, undefined]);
    stub.clear();
    for (const id of [toId('Team', 'x'), 'nonsense']) expect(detailsIn(await ask(DETAILS, { id }))).toBeNull();
    expect(stub.calls).toEqual([]);
  });

  test('that the service refuses is null with the reason', async () => {
    const { ask, member } = await gateway();
    const { errors } = await ask(DETAILS, { id: toId('Member', 'orbit-0000') }, { as: member });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('checks of addresses', () => {
  const CHECK = `query Check($emails: [String!]!, $asGuests: Boolean) { viewer { team {
    emailChecks(emails: $emails, asGuests: $asGuests) { email availability } } } }`;

  test('each address is asked about once and answered where it stands', async () => {
    const { ask, stub } = await gateway();
    const words = ['available', 'exists', 'guest', 'pending', 'deactivated', 'invalid', 'domain_not_allowed', 'odd'];
    stub.on('member.addressStates', () => ({
      addresses: words.map((state) => ({ email: `${state}@X.example`, state })).toReversed(),
    }));
    const long = 'x'.repeat(1001);
    const emails = [...words.map((word) => `${word}@x.example`), ' Available@X.example', long, 'silent@x.example'];
    const { data } = await ask(CHECK, { emails, asGuests: true });
    const checks = (data as { viewer: { team: { emailChecks: { email: string; availability: string }[] } } }).viewer;
    expect(checks.team.emailChecks.map(({ email }) => email)).toEqual(emails);
    expect(checks.team.emailChecks.map(({ availability }) => availability)).toEqual([
      ...['AVAILABLE', 'MEMBER', 'GUEST', 'PENDING', 'DEACTIVATED', 'INVALID', 'DOMAIN_NOT_ALLOWED', 'UNKNOWN'],
      ...['AVAILABLE', 'INVALID', 'UNKNOWN'],
    ]);
    expect(stub.names()).toEqual(['member.addressStates']);
    expect(stub.calls[0]?.body).toMatchObject({ guestMembership: true });
    expect(stub.calls[0]?.body).toHaveProperty('emails.length', 9);
  });

  test.each([[[]], [['x'.repeat(1001)]], [['a\0b@x.example', '\uD83D@x.example']]])(
    'of nothing that could be one cost no call',
    async (emails) => {
      const { ask, stub } = await gateway();
      const { data, errors } = await ask(CHECK, { emails });
      expect(errors).toBeUndefined();
      const checked = emails.map((email) => ({ email, availability: 'INVALID' }));
      expect(data).toEqual({ viewer: { team: { emailChecks: checked } } });
      expect(stub.calls).toEqual([]);
    },
  );

  test('of a thousand are malformed', async () => {
    const { ask, stub } = await gateway();
    const { errors } = await ask(CHECK, { emails: Array.from({ length: 1000 }, (_, index) => `p${index}@x.example`) });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(stub.calls).toEqual([]);
  });

  test('that fail take out themselves only', async () => {
    const { ask, stub } = await gateway();
    stub.on('member.addressStates', () => new Refused(503, 'internal'));
    const { data } = await ask(CHECK, { emails: ['a@x.example'] });
    expect(data).toEqual({ viewer: { team: { emailChecks: null } } });
  });
});
