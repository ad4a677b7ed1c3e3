// Members, admins, guests and their lists, through the gateway on the real services.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Session, type TestStack, startTestStack } from '../support/stack.ts';

let stack: TestStack;
let orbit: Session;
beforeAll(async () => {
  stack = await startTestStack();
  orbit = await stack.signIn('admin@orbit.example');
});
afterAll(() => stack.stop());

type Found = { id: string; email: string; role: string; status: string; isLicensed: boolean; guid: string };

const LIST = `query ($search: String, $filter: MemberFilter, $first: Int = 300) {
  viewer { team { membersCount members(first: $first, search: $search, filter: $filter) {
    totalCount nodes { id guid email role status isLicensed isAutoRenewEnabled } } } }
}`;
const list = async (by: Session, variables: Record<string, unknown> = {}) =>
  (await by.ask(LIST, variables)).data.viewer.team.members as { totalCount: number; nodes: Found[] };
const find = async (by: Session, email: string, status = 'ACTIVE'): Promise<Found> => {
  const { nodes } = await list(by, { search: email.split('@')[0], filter: { status } });
  const found = nodes.find((one) => one.email === email);
  if (!found) throw new Error(`${email} is not ${status}`);
  return found;
};
const write = async (by: Session, name: string, input: Record<string, unknown>, selection: string) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { ${name}(input: $input) { ${selection} userErrors { code field } } }`;
  const { data, errors } = await by.ask(query, { input });
  if (errors.length > 0) return { errors };
  return data[name];
};

describe('adding members', () => {
  test('adds those who can be added and says of each other why not', async () => {
    const answer = await write(
      orbit,
      'memberInvite',
      { emails: ['New.Colleague@orbit.example', 'admin@orbit.example', 'no address', 'x@elsewhere.example'] },
      'members { email name { first last } status isLicensed }',
    );
    expect(answer.members).toEqual([
      {
        email: 'new.colleague@orbit.example',
        name: { first: 'New', last: 'Colleague' },
        status: 'ACTIVE',
        isLicensed: true,
      },
    ]);
    expect(answer.userErrors).toEqual([
      { code: 'ALREADY_MEMBER', field: ['emails', '1'] },
      { code: 'INVALID', field: ['emails', '2'] },
      { code: 'DOMAIN_NOT_ALLOWED', field: ['emails', '3'] },
    ]);
    expect((await list(orbit, { search: 'new.colleague' })).totalCount).toBe(1);
  });

  test.each([
    [998, null],
    [999, null],
    [1000, 'TOO_MANY'],
  ])('%d addresses at once: %s', async (count, code) => {
    const sprout = await stack.signIn('admin@sprout.example');
    const emails = Array.from({ length: count }, (_, index) => `person${count}.${index}@somewhere.example`);
    const answer = await write(sprout, 'memberInvite', { emails }, 'members { id }');
    expect(answer.userErrors.map((one: { code: string }) => one.code)).toEqual(code === null ? [] : [code]);
    expect(answer.members).toHaveLength(code === null ? count : 0);
  });

  test('with the same key twice adds once, and another input with that key is refused', async () => {
    const input = { emails: ['once@orbit.example'], idempotencyKey: 'invite-once' };
    const first = await write(orbit, 'memberInvite', input, 'members { email }');
    expect(await write(orbit, 'memberInvite', input, 'members { email }')).toEqual(first);
    const other = await write(
      orbit,
      'memberInvite',
      { ...input, emails: ['twice@orbit.example'] },
      'members { email }',
    );
    expect(other.userErrors).toEqual([{ code: 'KEY_REUSED', field: ['idempotencyKey'] }]);
  });

  test('tells beforehand what each address would meet', async () => {
    const { nodes } = await list(orbit, { filter: { status: 'DEACTIVATED' } });
    const emails = ['fresh@orbit.example', 'member@orbit.example', nodes[0]?.email, 'x@', 'x@elsewhere.example'];
    const query = 'query ($emails: [String!]!) { viewer { team { emailChecks(emails: $emails) { availability } } } }';
    const { data } = await orbit.ask(query, { emails });
    expect(data.viewer.team.emailChecks.map((one: { availability: string }) => one.availability)).toEqual([
      'AVAILABLE',
      'MEMBER',
      'DEACTIVATED',
      'INVALID',
      'DOMAIN_NOT_ALLOWED',
    ]);
  });
});

describe('switching off and on', () => {
  test('ends the sessions, frees the licence, changes the lists, and can be taken back', async () => {
    const member = await stack.signIn('member@flat.example');
    const admin = await stack.signIn('admin@flat.example');
    const person = await find(admin, 'member@flat.example');
    expect(person.isLicensed).toBe(true);
    const before = (await list(admin)).totalCount;
    const off = await write(admin, 'memberDeactivate', { memberIds: [person.id] }, 'members { id status isLicensed }');
    expect(off).toEqual({ members: [{ id: person.id, status: 'DEACTIVATED', isLicensed: false }], userErrors: [] });
    expect((await member.ask('{ viewer { email } }')).errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    expect((await list(admin)).totalCount).toBe(before - 1);
    expect((await find(admin, 'member@flat.example', 'DEACTIVATED')).id).toBe(person.id);
    const again = await write(admin, 'memberDeactivate', { memberIds: [person.id] }, 'members { id }');
    expect(again.userErrors).toEqual([{ code: 'ALREADY_DONE', field: ['memberIds', '0'] }]);
    const on = await write(admin, 'memberReactivate', { memberIds: [person.id] }, 'members { status isLicensed }');
    expect(on).toEqual({ members: [{ status: 'ACTIVE', isLicensed: false }], userErrors: [] });
    expect((await list(admin)).totalCount).toBe(before);
  });

  test('refuses the last admin, whichever way', async () => {
    const lonely = await stack.signIn('admin@lonely.example');
    const { id } = await find(lonely, 'admin@lonely.example');
    for (const name of ['memberDeactivate', 'memberDelete'])
      expect((await write(lonely, name, { memberIds: [id] }, '')).userErrors).toEqual([
        { code: 'LAST_ADMIN', field: ['memberIds', '0'] },
      ]);
    expect((await write(lonely, 'adminRevoke', { memberId: id }, '')).userErrors[0].code).toBe('LAST_ADMIN');
    expect((await lonely.ask('{ viewer { role } }')).data.viewer.role).toBe('ADMIN');
  });
});

describe('admins', () => {
  test('a free team has one; replacing hands the console over', async () => {
    const seedling = await stack.signIn('admin@seedling.example');
    const { id } = await find(seedling, 'member@seedling.example');
    const granted = await write(seedling, 'adminGrant', { memberId: id }, 'member { role }');
    expect(granted).toMatchObject({ member: null, userErrors: [{ code: 'PLAN_REQUIRED' }] });
    const replaced = await write(seedling, 'adminReplace', { memberId: id }, 'member { role } viewer { role }');
    expect(replaced).toEqual({ member: { role: 'ADMIN' }, viewer: { role: 'MEMBER' }, userErrors: [] });
    const { errors } = await write(seedling, 'adminReplace', { memberId: id }, 'member { role }');
    expect(errors[0].extensions.code).toBe('FORBIDDEN');
  });

  test('a PRO team may have more, and one of them always stays', async () => {
    const { id } = await find(orbit, 'member@orbit.example');
    expect((await write(orbit, 'adminGrant', { memberId: id }, 'member { role }')).member.role).toBe('ADMIN');
    expect((await write(orbit, 'adminGrant', { memberId: id }, '')).userErrors[0].code).toBe('ALREADY_DONE');
    expect((await write(orbit, 'adminRevoke', { memberId: id }, 'member { role }')).member.role).toBe('MEMBER');
  });
});

describe('people who ask to join', () => {
  test('come in, come in as guests as far as the plan allows, or are turned down', async () => {
    const { nodes } = await list(orbit, { filter: { status: 'PENDING' } });
    expect(nodes).toHaveLength(5);
    const [first, second, third] = nodes.map(({ id }) => id);
    const approved = await write(orbit, 'memberApprove', { memberIds: [first] }, 'members { role status }');
    expect(approved.members).toEqual([{ role: 'MEMBER', status: 'ACTIVE' }]);
    const asGuest = await write(orbit, 'memberApprove', { memberIds: [second], asGuests: true }, 'members { role }');
    expect(asGuest.members).toEqual([{ role: 'GUEST' }]);
    const rejected = await write(orbit, 'memberReject', { memberIds: [third] }, 'rejectedMemberIds');
    expect(rejected).toEqual({ rejectedMemberIds: [third], userErrors: [] });
    const withdrawn = await write(orbit, 'memberReject', { memberIds: [third] }, 'rejectedMemberIds');
    expect(withdrawn.userErrors).toEqual([{ code: 'NOT_FOUND', field: ['memberIds', '0'] }]);
    expect((await list(orbit, { filter: { status: 'PENDING' } })).totalCount).toBe(2);
  });
});

describe('guests', () => {
  const ACCESS = `query ($id: ID!) { viewer { team { guestAccess(memberId: $id) {
    contacts { id } channels { id name } validityReminder version } } } }`;
  const pick = async () => {
    const { data } = await orbit.ask(
      '{ viewer { team { contacts(first: 3) { nodes { id } } channels(first: 20) { nodes { id isRestricted } } } } }',
    );
    const ids = (nodes: { id: string }[]) => nodes.map(({ id }) => id);
    const open = data.viewer.team.channels.nodes.filter((one: { isRestricted: boolean }) => !one.isRestricted);
    return { contactIds: ids(data.viewer.team.contacts.nodes), channelIds: ids(open.slice(0, 3)) };
  };

  test('are added with whom and what they reach, and that can be changed', async () => {
    const { contactIds, channelIds } = await pick();
    const input = { emails: ['visitor@elsewhere.example'], contactIds, channelIds, validityReminder: '2030-01-31' };
    const { guests, userErrors } = await write(orbit, 'guestInvite', input, 'guests { id role isLicensed }');
    expect(userErrors).toEqual([]);
    expect(guests).toMatchObject([{ role: 'GUEST', isLicensed: false }]);
    const [{ id }] = guests;
    const read = async () => (await orbit.ask(ACCESS, { id })).data.viewer.team.guestAccess;
    const access = await read();
    expect(access.validityReminder).toBe('2030-01-31');
    expect(access.contacts).toHaveLength(3);
    expect(access.channels).toEqual(
      expect.arrayContaining(channelIds.map((one) => expect.objectContaining({ id: one }))),
    );
    const change = {
      memberId: id,
      contactIds: contactIds.slice(0, 1),
      channelIds: channelIds.slice(1),
      validityReminder: null,
      version: access.version,
    };
    const changed = await write(orbit, 'guestAccessUpdate', change, 'guestAccess { contacts { id } validityReminder }');
    expect(changed.userErrors).toEqual([]);
    expect(changed.guestAccess).toEqual({ contacts: [{ id: contactIds[0] }], validityReminder: null });
    expect((await read()).channels).toHaveLength(2);
    const other = { ...change, contactIds };
    const stale = await write(orbit, 'guestAccessUpdate', other, 'guestAccess { version }');
    expect(stale.userErrors[0].code).toBe('STALE');
    const upgraded = await write(orbit, 'guestUpgrade', { memberId: id }, 'member { role }');
    expect(upgraded.member.role).toBe('MEMBER');
    expect((await orbit.ask(ACCESS, { id })).data.viewer.team.guestAccess).toBeNull();
  });

  test('are limited on the free plan, and more so under the soft paywall', async () => {
    const heritage = await stack.signIn('admin@heritage.example');
    const one = await write(heritage, 'guestInvite', { emails: ['a@elsewhere.example'] }, 'guests { id }');
    expect(one).toMatchObject({ guests: [], userErrors: [{ code: 'PLAN_REQUIRED' }] });
    const gate =
      '{ viewer { team { planGate(feature: GUESTS) { isAllowed limit used requiredPlan isPaywallShown } } } }';
    expect((await heritage.ask(gate)).data.viewer.team.planGate).toEqual({
      isAllowed: false,
      limit: 1,
      used: 1,
      requiredPlan: 'PRO',
      isPaywallShown: true,
    });
    const softwall = await stack.signIn('admin@softwall.example');
    expect((await softwall.ask(gate)).data.viewer.team.planGate).toMatchObject({ limit: 0, used: 1, isAllowed: false });
    expect((await orbit.ask(gate)).data.viewer.team.planGate).toMatchObject({ limit: null, isAllowed: true });
  });

  test('are reminded of today at the earliest', async () => {
    const { id } = await find(orbit, 'guest@orbit.example');
    const at = (day: number) => new Date(Date.now() + day * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const set = (validityReminder: string) => write(orbit, 'guestAccessUpdate', { memberId: id, validityReminder }, '');
    expect((await set(at(0))).userErrors).toEqual([]);
    expect((await set(at(-1))).userErrors).toEqual([{ code: 'INVALID', field: ['validityReminder'] }]);
  });
});
