// The teams of one address, through both servers: listing, switching, leaving, becoming the admin.
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Session, type TestStack, startTestStack } from '../support/stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());
afterEach(() => stack.dev.clearFaults());

const TEAMS = '{ viewer { teams { id name role membersCount isCurrent leaveEffect } } }';
const LEAVE = `mutation ($id: ID, $key: String) { teamLeave(input: { membershipId: $id, idempotencyKey: $key }) {
  membershipId isCurrentTeam isTeamDeleted userErrors { code field } } }`;
const CLAIM = 'mutation { adminClaim(input: {}) { viewer { role } userErrors { code } } }';
const idOf = (type: string, key: string) => Buffer.from(`${type}:${key}`).toString('base64url');

type Membership = { id: string; name: string; isCurrent: boolean };
const membershipOf = async ({ ask }: Session, name: string) => {
  const teams: Membership[] = (await ask(TEAMS)).data.viewer.teams;
  return teams.find((one) => one.name === name)?.id;
};
const codesOf = (payload: { userErrors: { code: string }[] }) => payload.userErrors.map(({ code }) => code);

test('an address has its teams with their people; a switch is a session in the other one', async () => {
  const { ask, ...admin } = await stack.signIn('admin@orbit.example');
  const orbit = { name: 'Orbit', role: 'ADMIN', membersCount: 120, isCurrent: true };
  const harbor = { name: 'Harbor', role: 'ADMIN', membersCount: 12, isCurrent: false };
  expect((await ask(TEAMS)).data.viewer.teams).toMatchObject([orbit, harbor]);
  const id = await membershipOf({ ask, ...admin }, 'Harbor');
  const query =
    'mutation ($id: ID!) { viewerTeamSwitch(input: { membershipId: $id }) { token guid userErrors { code } } }';
  const { token, guid } = (await ask(query, { id })).data.viewerTeamSwitch;
  const there = await stack.ask('{ viewer { guid team { name } } }', {}, { authorization: `Bearer ${guid}:${token}` });
  expect(there.data.viewer).toEqual({ guid: 'harbor-0010', team: { name: 'Harbor' } });
  expect(stack.logs()).not.toContain(token);
});

test('whoever has left cannot sign in to the team any more', async () => {
  const { ask } = await stack.signIn('member@rupee.example');
  expect((await ask(LEAVE)).data.teamLeave).toMatchObject({
    isCurrentTeam: true,
    isTeamDeleted: false,
    userErrors: [],
  });
  expect((await ask('{ viewer { email } }')).errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  const issue = 'mutation { pinIssue(input: { email: "member@rupee.example" }) { login userErrors { code } } }';
  expect(codesOf((await stack.ask(issue)).data.pinIssue)).toEqual(['NOT_FOUND']);
});

test('an answer that was lost leaves it open whether the team was left; the same key tells, and acts once', async () => {
  const member = await stack.signIn('member@flat.example');
  const id = await membershipOf(member, 'Flat Rate');
  await stack.dev.fault({ service: 'member', operation: 'leaveTeam', dropAnswer: true });
  const lost = await member.ask(LEAVE, { id, key: 'leave-flat' });
  expect(lost.errors[0]?.extensions['code']).toBe('OUTCOME_UNKNOWN');
  await stack.dev.clearFaults();
  // The session is over by now, by that very call.
  const again = await member.ask(LEAVE, { id, key: 'leave-flat' });
  expect(again.data.teamLeave).toEqual({ membershipId: id, isCurrentTeam: true, isTeamDeleted: false, userErrors: [] });
});

test('the present team is left once by one key, without its id', async () => {
  const { ask } = await stack.signIn('guest@rupee.example');
  const left = (await ask(LEAVE, { key: 'leave-present' })).data.teamLeave;
  expect(left).toMatchObject({ isCurrentTeam: true, userErrors: [] });
  expect((await ask(LEAVE, { key: 'leave-present' })).data.teamLeave).toEqual(left);
});

test('so does a service that takes too long', async () => {
  const impatient = await startTestStack({ UPSTREAM_WRITE_MS: '1000' });
  onTestFinished(() => impatient.stop());
  const guest = await impatient.signIn('guest@flat.example');
  const id = await membershipOf(guest, 'Flat Rate');
  await impatient.dev.fault({ service: 'member', operation: 'leaveTeam', latencyMs: 3_000 });
  const slow = await guest.ask(LEAVE, { id, key: 'leave-slow' });
  expect(slow.errors[0]?.extensions['code']).toBe('OUTCOME_UNKNOWN');
  await impatient.dev.clearFaults();
  const again = await guest.ask(LEAVE, { id, key: 'leave-slow' });
  expect(again.data.teamLeave).toMatchObject({ membershipId: id, userErrors: [] });
});

test('of two last admins who leave at once one stays', async () => {
  const admin = await stack.signIn('admin@overdue.example');
  const other = await stack.signIn('member@overdue.example');
  const make = (name: string, key: string) =>
    admin.ask(`mutation ($memberId: ID!) { ${name}(input: { memberId: $memberId }) { userErrors { code } } }`, {
      memberId: idOf('Member', key),
    });
  expect(codesOf((await make('adminRevoke', 'overdue-0004')).data.adminRevoke)).toEqual([]);
  expect(codesOf((await make('adminGrant', 'overdue-0002')).data.adminGrant)).toEqual([]);
  const answers = await Promise.all([admin.ask(LEAVE), other.ask(LEAVE)]);
  const outcomes = answers.map(({ data }) => codesOf(data.teamLeave).join() || 'left');
  expect(outcomes.toSorted()).toEqual(['LAST_ADMIN', 'left']);
});

test('by the address’s domain nobody leaves an auto-join team; somebody of another domain does', async () => {
  const own = await stack.signIn('member@harbor.example');
  expect((await own.ask(LEAVE)).data.teamLeave.userErrors).toEqual([{ code: 'AUTO_JOIN', field: ['membershipId'] }]);
  const visitor = await stack.signIn('guest@orbit.example');
  const id = await membershipOf(visitor, 'Harbor');
  expect((await visitor.ask(LEAVE, { id })).data.teamLeave).toMatchObject({ isCurrentTeam: false, userErrors: [] });
  expect(await membershipOf(visitor, 'Harbor')).toBeUndefined();
});

test('alone, one deletes the team: its domain is not enabled any more', async () => {
  const { ask } = await stack.signIn('admin@lonely.example');
  expect((await ask(LEAVE)).data.teamLeave).toMatchObject({ isTeamDeleted: true, userErrors: [] });
  const issue = 'mutation { pinIssue(input: { email: "admin@lonely.example" }) { login userErrors { code } } }';
  expect(codesOf((await stack.ask(issue)).data.pinIssue)).toEqual(['PANEL_NOT_ENABLED']);
});

test('two members of a team without an admin ask at once to be it: one is', async () => {
  const [one, other] = [
    await stack.signIn('member@leaderless.example'),
    await stack.signIn('admin@leaderless.example'),
  ];
  const can = '{ viewer { team { viewerCanBecomeAdmin } } }';
  expect((await one.ask(can)).data.viewer.team).toEqual({ viewerCanBecomeAdmin: true });
  const answers = await Promise.all([one.ask(CLAIM), other.ask(CLAIM)]);
  const outcomes = answers.map(({ data }) => codesOf(data.adminClaim).join() || String(data.adminClaim.viewer.role));
  expect(outcomes.toSorted()).toEqual(['ADMIN', 'NOT_ALLOWED']);
  expect((await one.ask(can)).data.viewer.team).toEqual({ viewerCanBecomeAdmin: false });
});
