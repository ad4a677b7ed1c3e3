import { and, eq, isNotNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { session as sessionTable } from '../../db/tables/identity.ts';
import { person } from '../../db/tables/member.ts';
import { auditEntry } from '../../db/tables/system.ts';
import { DAY_MS, MINUTE_MS } from '../../lib/durations.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { START, type Session, codeOf, textAt } from '../../testing/testUpstream.ts';
import { addSession } from './repository.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const PHONE = 'MusterChat/5.2.1 (iPhone15,2; iOS 18.1)';

const upstream = await startFreshUpstream(['seedling.example', 'orbit.example', 'harbor.example']);

/** Signs in with a device and from an address. Nobody here has sessions of the demo. */
async function signIn(agent: string, address = '192.0.2.1', who = 'seedling-0004'): Promise<Session> {
  const headers = { 'user-agent': agent, 'x-client-address': address };
  const [found] = await upstream.db.read((queries) =>
    queries.select({ email: person.email }).from(person).where(eq(person.guid, who)),
  );
  const to = found?.email ?? '';
  await upstream.post('/identity/issue-pin', { email: to });
  const pin = await upstream.mailedPin(to);
  const answer = await upstream.post('/identity/authenticate', { guid: who, pin }, undefined, headers);
  return { guid: who, token: textAt(answer.body, 'token') };
}

type Listed = { authToken: string; modifiedAt: number; isCurrentSession: boolean; browserName: string | null };

async function list(session: Session, headers = {}): Promise<Listed[]> {
  const { body } = await upstream.get('/identity/user-sessions', session, headers);
  return (body as { sessions: Listed[] }).sessions;
}

const idOf = async (session: Session) =>
  (await list(session)).find(({ isCurrentSession }) => isCurrentSession)?.authToken ?? '';
const isAlive = async (session: Session) => (await upstream.get('/team/team-info', session)).status === 200;
const audited = (action: string) =>
  upstream.db.read((queries) =>
    queries.select().from(auditEntry).where(eq(auditEntry.action, action)).orderBy(auditEntry.auditId),
  );

describe('the list of sessions', () => {
  test('has one’s own live ones, the present first, then the latest used, each with its device', async () => {
    const phone = await signIn(PHONE);
    upstream.clock.advance(MINUTE_MS);
    const ended = await signIn(CHROME);
    await upstream.post('/identity/sign-out', { token: ended.token }, ended);
    await signIn(CHROME, '192.0.2.1', 'seedling-0005');
    await signIn('curl/8.4.0');
    upstream.clock.advance(MINUTE_MS);
    await signIn(CHROME);
    const { body } = await upstream.get('/identity/user-sessions', phone);
    const texts = { authToken: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) };
    expect(body).toEqual({
      maxLimit: 6,
      sessions: [
        {
          ...texts,
          modifiedAt: START + 2 * MINUTE_MS,
          userAgent: {
            deviceType: 'mobile',
            os: 'iOS',
            osVersion: '18.1',
            otherKeys: { 'device-model': 'iPhone15,2' },
          },
          ...{ platform: 'MusterChat', browserName: null, isCurrentSession: true },
        },
        {
          ...texts,
          modifiedAt: START + 2 * MINUTE_MS,
          userAgent: { deviceType: 'browser', os: 'Windows', osVersion: null, otherKeys: {} },
          ...{ platform: null, browserName: 'chrome', isCurrentSession: false },
        },
        {
          ...texts,
          modifiedAt: START + MINUTE_MS,
          userAgent: { deviceType: 'desktop', os: null, osVersion: null, otherKeys: {} },
          ...{ platform: 'curl', browserName: null, isCurrentSession: false },
        },
      ],
    });
    expect(JSON.stringify(body)).not.toContain(phone.token);
  });

  test('has at most 100, the present one among them', async () => {
    const mine = await signIn('curl/8.4.0');
    await upstream.db.transaction(async (queries) => {
      for (let at = 0; at < 120; at += 1) {
        const [sessionId, tokenHash] = [`session-${at}`, `hash-${at}`];
        const times = { createdAt: START, expiresAt: START + DAY_MS, lastUsedAt: START + 1 };
        await addSession(queries, { sessionId, tokenHash, guid: mine.guid, userAgent: null, ...times });
      }
    });
    const listed = await list(mine);
    expect(listed).toHaveLength(100);
    expect(listed[0]?.isCurrentSession).toBe(true);
  });

  test('has none that is over by time', async () => {
    await signIn(CHROME);
    upstream.clock.advance(89 * DAY_MS);
    const later = await signIn(PHONE);
    expect(await list(later)).toHaveLength(2);
    upstream.clock.advance(DAY_MS);
    expect(await list(later)).toHaveLength(1);
  });
});

describe('the last use', () => {
  const lastUse = async (session: Session) => (await list(session)).map(({ modifiedAt }) => modifiedAt - START);

  test.each([
    ['reading', (session: Session) => upstream.get('/team/team-info', session)],
    ['writing', (session: Session) => upstream.post('/identity/update-locale', { locale: 'en-gb' }, session)],
    ['a refused write', (session: Session) => upstream.post('/member/grant-admin', { subject: 'nobody' }, session)],
  ])('is noted once a minute: %s', async (_how, use) => {
    const observer = await signIn(CHROME);
    const used = await signIn(PHONE);
    const usedId = await idOf(used);
    const noted = async () => (await list(observer)).find(({ authToken }) => authToken === usedId)?.modifiedAt;
    upstream.clock.advance(MINUTE_MS - 1);
    await use(used);
    expect(await noted()).toBe(START);
    upstream.clock.advance(1);
    await use(used);
    expect(await noted()).toBe(START + MINUTE_MS);
  });

  test('from another address is noted at once; a call without one changes nothing', async () => {
    const session = await signIn(CHROME, '192.0.2.1');
    const addresses = () =>
      upstream.db.read(async (queries) =>
        (await queries.select().from(sessionTable).where(eq(sessionTable.guid, session.guid))).map(
          ({ clientAddress }) => clientAddress,
        ),
      );
    expect(await addresses()).toEqual(['192.0.2.1']);
    await upstream.get('/team/team-info', session, { 'x-client-address': '2001:db8::7' });
    expect(await addresses()).toEqual(['2001:db8::7']);
    upstream.clock.advance(MINUTE_MS);
    await upstream.get('/team/team-info', session);
    expect(await addresses()).toEqual(['2001:db8::7']);
    expect(await lastUse(session)).toEqual([MINUTE_MS]);
  });

  test('is kept by many calls at once, beside writes that take the person', async () => {
    const session = await signIn(CHROME);
    upstream.clock.advance(MINUTE_MS);
    const calls = Array.from({ length: 12 }, (_, index) =>
      index % 3 === 0
        ? upstream.post('/identity/update-locale', { locale: index % 2 ? 'en-gb' : 'es-es' }, session)
        : upstream.get('/team/team-info', session, { 'x-client-address': `192.0.2.${index}` }),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
    expect(await lastUse(session)).toEqual([MINUTE_MS]);
  });
});

describe('more than six sessions on one kind of device', () => {
  test('end the least recently used of them, and no other', async () => {
    const phone = await signIn(PHONE);
    const browsers: Session[] = [];
    for (let at = 0; at < 6; at += 1) {
      browsers.push(await signIn(CHROME));
      upstream.clock.advance(2 * MINUTE_MS);
    }
    const [first, second] = browsers;
    if (!first || !second) throw new Error('There are six.');
    expect(await isAlive(first)).toBe(true);
    upstream.clock.advance(2 * MINUTE_MS);
    const seventh = await signIn(CHROME);
    expect(await Promise.all([phone, ...browsers, seventh].map(isAlive))).toEqual([
      true,
      ...[true, false, true, true, true, true],
      true,
    ]);
    const entries = (await audited('identity.authenticate')).filter(({ after }) => after !== null);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.after).toEqual({ endedSessions: [expect.any(String)] });
  });

  test('of programs all go on, and none of them counts', async () => {
    const programs: Session[] = [];
    for (let at = 0; at < 8; at += 1) programs.push(await signIn(at % 2 ? 'node' : 'my-integration/1.0'));
    const desktop = await signIn('MusterChat/5.2.1 (Mac14,2; macOS 15.1)');
    expect(await Promise.all([...programs, desktop].map(isAlive))).toEqual([...programs, desktop].map(() => true));
  });
});

describe('ending sessions', () => {
  test('one of one’s own, by the name that the list gives, once', async () => {
    const [mine, other] = [await signIn(CHROME), await signIn(PHONE)];
    const authToken = await idOf(other);
    const end = (key: string) => upstream.post('/identity/sign-out', { authToken }, mine, { 'idempotency-key': key });
    expect((await end('one')).body).toEqual({});
    expect([await isAlive(mine), await isAlive(other)]).toEqual([true, false]);
    expect((await end('one')).body).toEqual({});
    expect(codeOf(await end('two'))).toBe('404 session_not_found');
    expect(await audited('identity.signOut')).toHaveLength(1);
  });

  test('not one of somebody else’s', async () => {
    const [mine, theirs] = [await signIn(CHROME), await signIn(CHROME, '192.0.2.1', 'seedling-0005')];
    const authToken = await idOf(theirs);
    expect(codeOf(await upstream.post('/identity/sign-out', { authToken }, mine))).toBe('404 session_not_found');
    expect(await isAlive(theirs)).toBe(true);
  });

  test('one of one’s own voids the codes that it may have asked for', async () => {
    const [mine, other] = [await signIn(CHROME), await signIn(PHONE)];
    const code = textAt((await upstream.post('/identity/issue-login-code', undefined, other)).body, 'code');
    await upstream.post('/identity/sign-out', { authToken: await idOf(other) }, mine);
    expect(codeOf(await upstream.post('/identity/exchange-login-code', { code }))).toBe('400 login_code_invalid');
  });

  test('all others, in every team of the address', async () => {
    const [mine, thief] = [await upstream.signIn('admin@orbit.example'), await upstream.signIn('admin@orbit.example')];
    const switchTo = async (teamId: string, session: Session) => {
      const { body } = await upstream.post('/identity/switch-team', { teamId }, session);
      return { guid: textAt(body, 'guid'), token: textAt(body, 'token') };
    };
    const there = await switchTo('team-harbor', thief);
    const back = await switchTo('team-orbit', there);
    const colleague = await upstream.signIn('admin@harbor.example');
    const code = textAt((await upstream.post('/identity/issue-login-code', undefined, there)).body, 'code');
    await upstream.post('/identity/sign-out-others', undefined, mine);
    expect(await Promise.all([mine, thief, there, back, colleague].map(isAlive))).toEqual([
      ...[true, false, false, false],
      true,
    ]);
    expect(codeOf(await upstream.post('/identity/exchange-login-code', { code }))).toBe('400 login_code_invalid');
  });

  test('while the same session switches to another team: none is left over', async () => {
    const [mine, thief] = [await upstream.signIn('admin@orbit.example'), await upstream.signIn('admin@orbit.example')];
    const switching = [1, 2, 3].map(() =>
      upstream.post('/identity/switch-team', { teamId: 'team-harbor' }, thief, { 'user-agent': 'curl/8.4.0' }),
    );
    await Promise.all([...switching, upstream.post('/identity/sign-out-others', undefined, mine)]);
    for (const { status, body } of await Promise.all(switching)) {
      const begun = status === 200 && { guid: textAt(body, 'guid'), token: textAt(body, 'token') };
      expect([200, 401]).toContain(status);
      expect(begun && (await isAlive(begun))).toBe(false);
    }
  });

  test('all others: with the codes that would open further ones, and with a record', async () => {
    const [mine, phone, program] = [await signIn(CHROME), await signIn(PHONE), await signIn('curl/8.4.0')];
    const theirs = await signIn(CHROME, '192.0.2.1', 'seedling-0005');
    const code = textAt((await upstream.post('/identity/issue-login-code', undefined, phone)).body, 'code');
    const end = () => upstream.post('/identity/sign-out-others', undefined, mine, { 'idempotency-key': 'k' });
    expect((await end()).body).toEqual({ ended: 2 });
    expect((await end()).body).toEqual({ ended: 2 });
    expect(await Promise.all([mine, phone, program, theirs].map(isAlive))).toEqual([true, false, false, true]);
    expect(codeOf(await upstream.post('/identity/exchange-login-code', { code }))).toBe('400 login_code_invalid');
    expect((await upstream.post('/identity/sign-out-others', undefined, mine)).body).toEqual({ ended: 0 });
    const [entry] = await audited('identity.signOutOthers');
    expect(entry).toMatchObject({
      actor: mine.guid,
      after: { endedSessions: [expect.any(String), expect.any(String)] },
    });
    const ended = await upstream.db.read((queries) =>
      queries.$count(sessionTable, and(eq(sessionTable.guid, mine.guid), isNotNull(sessionTable.endedAt))),
    );
    expect(ended).toBe(2);
  });
});
