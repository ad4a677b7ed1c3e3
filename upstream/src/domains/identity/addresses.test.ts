import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { usedAddress } from '../../db/tables/identity.ts';
import { person } from '../../db/tables/member.ts';
import { auditEntry } from '../../db/tables/system.ts';
import { team } from '../../db/tables/team.ts';
import { DAY_MS, MINUTE_MS } from '../../lib/durations.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { START, type Session, codeOf, textAt } from '../../testing/testUpstream.ts';
import { noteAddress } from './addressRepository.ts';

const [HOME, CAFE, TRAIN] = ['192.0.2.1', '203.0.113.9', '2001:db8::7'];

const upstream = await startFreshUpstream(['summit.example', 'seedling.example', 'orbit.example', 'harbor.example']);

const from = (address: string) => ({ 'x-client-address': address });

/** Signs somebody in, to whom the demo has given no addresses. */
async function signIn(address: string, guid = 'summit-0004'): Promise<Session> {
  const [found] = await upstream.db.read((queries) =>
    queries.select({ email: person.email }).from(person).where(eq(person.guid, guid)),
  );
  const email = found?.email ?? '';
  await upstream.post('/identity/issue-pin', { email });
  const pin = await upstream.mailedPin(email);
  const answer = await upstream.post('/identity/authenticate', { guid, pin }, undefined, from(address));
  return { guid, token: textAt(answer.body, 'token') };
}

const use = (session: Session, address: string) => upstream.get('/team/team-info', session, from(address));
const mark = (session: Session, ip: string, headers = {}) =>
  upstream.post('/identity/mark-ip-unsafe', { ip }, session, headers);

async function list(session: Session, headers = {}): Promise<unknown> {
  const { body } = await upstream.get('/identity/used-ips', session, headers);
  return (body as { usedIPsInfo: unknown }).usedIPsInfo;
}
const used = (ip: string, at: number, markedAt: number | null = null) => ({
  ip,
  lastAccessedAt: START + at,
  markedUnsafeAt: markedAt === null ? null : START + markedAt,
});

test('addresses are noted as they are used, by signing in too, and listed latest first', async () => {
  const session = await signIn(HOME);
  upstream.clock.advance(MINUTE_MS);
  await use(session, CAFE);
  upstream.clock.advance(MINUTE_MS);
  expect(await list(session, from(TRAIN))).toEqual([used(TRAIN, 2 * MINUTE_MS), used(CAFE, MINUTE_MS), used(HOME, 0)]);
  const other = await signIn(CAFE, 'summit-0005');
  expect(await list(other)).toEqual([used(CAFE, 2 * MINUTE_MS)]);
});

test('addresses are listed for 90 days, and at most 100 of them', async () => {
  const session = await signIn(HOME);
  upstream.clock.advance(80 * DAY_MS);
  const later = await signIn(CAFE);
  upstream.clock.advance(10 * DAY_MS - 1);
  expect(await list(later)).toEqual([used(CAFE, 80 * DAY_MS), used(HOME, 0)]);
  upstream.clock.advance(1);
  expect(await list(later)).toEqual([used(CAFE, 80 * DAY_MS)]);
  await upstream.db.transaction(async (queries) => {
    for (let at = 0; at < 120; at += 1) {
      const clientAddress = `198.51.100.${at}`;
      await noteAddress(queries, { guid: session.guid, clientAddress, now: START + 85 * DAY_MS + at });
    }
  });
  const listed = await list(later);
  expect(listed).toHaveLength(100);
  expect(listed).toContainEqual(used('198.51.100.119', 85 * DAY_MS + 119));
  expect(listed).not.toContainEqual(used(CAFE, 80 * DAY_MS));
});

test('a team that does not keep track has none, and none are kept for later', async () => {
  const session = await signIn(HOME, 'seedling-0004');
  await use(session, CAFE);
  expect(codeOf(await upstream.get('/identity/used-ips', session))).toBe('403 ip_tracking_disabled');
  expect(codeOf(await mark(session, HOME))).toBe('403 ip_tracking_disabled');
  const kept = await upstream.db.read((queries) => queries.$count(usedAddress, eq(usedAddress.guid, session.guid)));
  expect(kept).toBe(0);
});

test('marking one unsafe ends the sessions that were last used there, and takes it off the list', async () => {
  const [here, there, moved] = [await signIn(HOME), await signIn(CAFE), await signIn(CAFE)];
  const colleague = await signIn(CAFE, 'summit-0005');
  upstream.clock.advance(MINUTE_MS);
  await use(moved, TRAIN);
  const answer = await mark(here, CAFE, { ...from(HOME), 'idempotency-key': 'k' });
  expect(answer.body).toEqual({ ended: 1, isCurrentSessionEnded: false });
  expect((await mark(here, CAFE, { ...from(HOME), 'idempotency-key': 'k' })).body).toEqual(answer.body);
  expect(codeOf(await use(there, CAFE))).toBe('401 invalid_token');
  expect((await use(moved, TRAIN)).status).toBe(200);
  expect((await use(colleague, CAFE)).status).toBe(200);
  expect(await list(here, from(HOME))).toEqual([used(HOME, MINUTE_MS), used(TRAIN, MINUTE_MS)]);
});

test('marking one unsafe ends the sessions of the address’s other teams that were last used there', async () => {
  await upstream.db.transaction((queries) =>
    queries.update(team).set({ isIpTrackingEnabled: true }).where(eq(team.teamId, 'team-orbit')),
  );
  const [here, thief] = [await signIn(HOME, 'orbit-0001'), await signIn(CAFE, 'orbit-0001')];
  const switchFrom = async (address: string) => {
    const { body } = await upstream.post('/identity/switch-team', { teamId: 'team-harbor' }, thief, from(address));
    return { guid: textAt(body, 'guid'), token: textAt(body, 'token') };
  };
  const [elsewhere, there] = [await switchFrom(TRAIN), await switchFrom(CAFE)];
  const answer = await mark(here, CAFE, from(HOME));
  expect(answer.body).toEqual({ ended: 2, isCurrentSessionEnded: false });
  expect(codeOf(await use(thief, CAFE))).toBe('401 invalid_token');
  expect(codeOf(await use(there, CAFE))).toBe('401 invalid_token');
  expect((await use(elsewhere, TRAIN)).status).toBe(200);
});

test('marking the present one unsafe ends the present session, wherever it was noted last', async () => {
  const [session, elsewhere] = [await signIn(HOME), await signIn(CAFE)];
  await use(elsewhere, HOME);
  expect((await mark(session, HOME, from(CAFE))).body).toEqual({ ended: 1, isCurrentSessionEnded: false });
  expect((await mark(session, CAFE, from(CAFE))).body).toEqual({ ended: 1, isCurrentSessionEnded: true });
  expect(codeOf(await use(session, CAFE))).toBe('401 invalid_token');
});

test('one that is used again is listed again, and says when it was marked', async () => {
  const session = await signIn(HOME);
  await signIn(CAFE);
  upstream.clock.advance(MINUTE_MS);
  await mark(session, CAFE, from(HOME));
  upstream.clock.advance(MINUTE_MS);
  await signIn(CAFE);
  upstream.clock.advance(MINUTE_MS);
  expect(await list(session, from(HOME))).toEqual([used(HOME, 3 * MINUTE_MS), used(CAFE, 2 * MINUTE_MS, MINUTE_MS)]);
  await mark(session, CAFE, from(HOME));
  expect(await list(session, from(HOME))).toEqual([used(HOME, 3 * MINUTE_MS)]);
});

test.each([
  ['never used', '198.51.100.1', '404 ip_not_found'],
  ['a colleague’s', TRAIN, '404 ip_not_found'],
  ['none', 'somewhere', '400 invalid_request'],
])('one that is %s cannot be marked', async (_what, ip, refusal) => {
  const session = await signIn(HOME);
  await signIn(TRAIN, 'summit-0005');
  expect(codeOf(await mark(session, ip))).toBe(refusal);
});

test('the record of marking one names the sessions, not the address', async () => {
  const session = await signIn(HOME);
  await signIn(CAFE);
  await mark(session, CAFE, from(HOME));
  const entries = await upstream.db.read((queries) =>
    queries.select().from(auditEntry).where(eq(auditEntry.action, 'identity.markIpUnsafe')),
  );
  expect(entries).toMatchObject([{ actor: session.guid, after: { endedSessions: [expect.any(String)] } }]);
  expect(JSON.stringify(entries)).not.toContain(CAFE);
});

test('a code that was asked for before opens nothing after an address was marked', async () => {
  const [session, thief] = [await signIn(HOME), await signIn(CAFE)];
  const code = textAt((await upstream.post('/identity/issue-login-code', undefined, thief)).body, 'code');
  await mark(session, CAFE, from(HOME));
  expect(codeOf(await upstream.post('/identity/exchange-login-code', { code }))).toBe('400 login_code_invalid');
});

test('signing in, marking and working from one new address at once gets in no other’s way', async () => {
  const session = await signIn(HOME);
  await signIn(CAFE);
  const signingIn = signIn(TRAIN);
  const answers = await Promise.all([
    ...[1, 2, 3].map((at) => use(session, at % 2 ? TRAIN : CAFE)),
    mark(session, CAFE, from(HOME)),
    upstream.post('/identity/sign-out-others', undefined, session, from(TRAIN)),
  ]);
  expect((await signingIn).token).not.toBe('');
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});
