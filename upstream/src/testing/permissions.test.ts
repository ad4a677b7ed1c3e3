import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, contract } from '../generated/contract.ts';
import { type Session, type TestUpstream, codeOf, startTestUpstream } from './testUpstream.ts';

/** What a call answers to an admin, a member, a guest and somebody without a session. */
type Row = [admin: string, member: string, guest: string, anonymous: string];
const everybody: Row = ['200', '200', '200', '401 invalid_token'];
const notGuests: Row = ['200', '200', '403 actor_not_admin', '401 invalid_token'];
const adminsOnly: Row = ['200', '403 actor_not_admin', '403 actor_not_admin', '401 invalid_token'];
const open: Row = ['200', '200', '200', '200'];

const expectations: Record<string, { row: Row; query?: string; body?: unknown }> = {
  'identity.publicProfile': { row: open, query: 'email=admin@seedling.example' },
  'identity.domainProperties': { row: open, query: 'domain=seedling.example' },
  'identity.issuePin': { row: open },
  'identity.authenticate': { row: open },
  'identity.exchangeLoginCode': { row: open },
  'identity.issueLoginCode': { row: everybody },
  'identity.signOut': { row: everybody, body: { authToken: 'no-such-session' } },
  'identity.fullProfile': { row: everybody },
  'identity.updateLocale': { row: everybody, body: { locale: 'en-gb' } },
  'team.teamInfo': { row: everybody },
  'team.teamState': { row: everybody },
  'team.installedApps': { row: notGuests },
  'team.autoJoinExists': { row: adminsOnly },
  'team.domainMembersCount': { row: adminsOnly },
  'team.teamFileStorageInfo': { row: adminsOnly },
  'member.usersList': { row: adminsOnly, query: 'limit=5&offset=0' },
  'member.membersCount': { row: everybody },
  'member.admins': { row: adminsOnly },
  'member.domainAdmins': { row: notGuests },
  'member.searchUsers': { row: adminsOnly, query: 'searchText=a' },
  'member.leanProfiles': { row: everybody, body: { guids: ['seedling-0001'], fetchDeleted: false } },
  'member.profile': { row: adminsOnly, query: 'subject=seedling-0005' },
  'billing.billingData': { row: adminsOnly, query: 'teamId=team-seedling' },
  'event.publishEvents': { row: everybody, body: { events: [{ eventName: 'paywall_shown', eventTs: 1 }] } },
};

/** Calls without a session whose secrets the other tests cover. */
const exercisedElsewhere = new Set(['identity.issuePin', 'identity.authenticate', 'identity.exchangeLoginCode']);

const calls = Object.entries(contract).flatMap(([service, operations]) =>
  Object.entries<Call>(operations).map(([operation, call]) => ({ name: `${service}.${operation}`, service, call })),
);

let upstream: TestUpstream;
let sessions: (Session | undefined)[];
beforeAll(async () => {
  upstream = await startTestUpstream({ domains: ['seedling.example', 'orbit.example'] });
  sessions = [];
  for (const who of ['admin', 'member', 'guest']) sessions.push(await upstream.signIn(`${who}@seedling.example`));
  sessions.push(undefined);
});
afterAll(() => upstream.close());

test('every call of the contract has its expectation', () => {
  expect(Object.keys(expectations).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
});

describe('who may make which call', () => {
  test.each(calls.filter(({ name }) => !exercisedElsewhere.has(name)))('$name', async ({ name, service, call }) => {
    const { row, query, body } = expectations[name] ?? { row: adminsOnly };
    const path = `/${service}${call.path}${query ? `?${query}` : ''}`;
    const answers = [];
    for (const session of sessions) {
      const answer = await (call.method === 'GET' ? upstream.get(path, session) : upstream.post(path, body, session));
      answers.push(answer.status === 200 ? '200' : codeOf(answer));
    }
    expect(answers).toEqual(row);
  });
});

describe('what is not one’s own', () => {
  test('members and guests may read their own profile', async () => {
    for (const [index, guid] of ['seedling-0001', 'seedling-0002', 'seedling-0003'].entries()) {
      const own = await upstream.get(`/member/profile?subject=${guid}`, sessions[index]);
      expect(own.body).toMatchObject({ guid });
    }
  });

  test('guests see only themselves among lean profiles', async () => {
    const guids = ['seedling-0001', 'seedling-0002', 'seedling-0003'];
    const found = await upstream.post('/member/lean-profiles', { guids, fetchDeleted: false }, sessions[2]);
    expect(found.body).toMatchObject({ profiles: [{ guid: 'seedling-0003' }] });
  });

  test('an admin sees nobody and nothing of another team', async () => {
    const [admin] = sessions;
    const body = { guids: ['orbit-0001'], fetchDeleted: true };
    expect((await upstream.post('/member/lean-profiles', body, admin)).body).toEqual({ profiles: [] });
    expect(codeOf(await upstream.get('/member/profile?subject=orbit-0001', admin))).toBe('404 member_not_found');
    expect(codeOf(await upstream.get('/billing/billing-data?teamId=team-orbit', admin))).toBe('404 team_not_found');
  });
});
