import { jwtVerify } from 'jose';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { featureRequest } from '../../db/tables/event.ts';
import { person } from '../../db/tables/member.ts';
import { auditEntry, idempotencyKey } from '../../db/tables/system.ts';
import { DAY_MS } from '../../lib/durations.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { setPerson } from '../../testing/people.ts';
import { FEEDBACK_KEY, type Session, START, codeOf, textAt } from '../../testing/testUpstream.ts';

const MIDNIGHT = Date.parse('2026-03-03T00:00:00Z');

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example']);
let admin: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@seedling.example');
});

const ask = (feature = 'user-groups', session = admin, key?: string) =>
  upstream.post(
    '/event/request-feature',
    { feature, email: 'admin@seedling.example', teamSize: 12 },
    session,
    key === undefined ? {} : { 'idempotency-key': key },
  );
const wishes = () =>
  upstream.db.read((queries) => queries.select().from(featureRequest).orderBy(featureRequest.requestedAt));
const entries = (action: string) =>
  upstream.db.read((queries) => queries.select().from(auditEntry).where(eq(auditEntry.action, action)));

describe('a wish for a feature', () => {
  test('is kept with who has it, and told in the audit log', async () => {
    expect((await ask()).body).toEqual({ isNew: true });
    expect(await wishes()).toEqual([
      {
        ...{ teamId: 'team-seedling', feature: 'user-groups', day: '2026-03-02', guid: 'seedling-0001' },
        ...{ email: 'admin@seedling.example', teamSize: 12, requestedAt: START },
      },
    ]);
    expect(await entries('event.requestFeature')).toMatchObject([
      { actor: 'seedling-0001', target: 'team:team-seedling', after: { feature: 'user-groups', teamSize: 12 } },
    ]);
  });

  test('counts once a day in UTC, by feature and team', async () => {
    await ask();
    upstream.clock.set(MIDNIGHT - 1);
    expect((await ask()).body).toEqual({ isNew: false });
    expect((await ask('sso')).body).toEqual({ isNew: true });
    const other = await upstream.signIn('admin@orbit.example');
    expect((await ask('user-groups', other)).body).toEqual({ isNew: true });
    upstream.clock.set(MIDNIGHT);
    expect((await ask()).body).toEqual({ isNew: true });
    expect(await wishes()).toHaveLength(4);
    expect(await entries('event.requestFeature')).toHaveLength(4);
  });

  test('of many at once is new once', async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.filter(({ body }) => JSON.stringify(body) === '{"isNew":true}')).toHaveLength(1);
  });

  test('with a key answers the same again', async () => {
    expect((await ask('sso', admin, 'once')).body).toEqual({ isNew: true });
    expect((await ask('sso', admin, 'once')).body).toEqual({ isNew: true });
    expect(codeOf(await ask('other', admin, 'once'))).toBe('409 idempotency_key_reused');
  });

  test.each(['', 'User Groups', 'groups/../x', '9lives', 'x'.repeat(101)])('is refused as %j', async (feature) => {
    expect(codeOf(await ask(feature))).toBe('400 invalid_request');
    expect(await wishes()).toEqual([]);
  });
});

describe('the token for the feedback site', () => {
  const tokenOf = async (session: Session, headers = {}) =>
    textAt((await upstream.post('/event/feature-request-token', undefined, session, headers)).body, 'ssoToken');
  const opened = (token: string, key = FEEDBACK_KEY, at = START) =>
    jwtVerify(token, new TextEncoder().encode(key), {
      audience: 'feedback',
      algorithms: ['HS256'],
      currentDate: new Date(at),
    });

  test.each(['admin', 'member', 'guest'])('says who the %s is', async (role) => {
    const session = await upstream.signIn(`${role}@seedling.example`);
    const { payload } = await opened(await tokenOf(session));
    const [row] = await upstream.db.read((queries) =>
      queries.select().from(person).where(eq(person.guid, session.guid)),
    );
    expect(payload).toEqual({
      ...{ sub: session.guid, email: `${role}@seedling.example`, name: `${row?.firstName} ${row?.lastName}` },
      ...{ aud: 'feedback', iat: START / 1000, exp: START / 1000 + 300 },
    });
  });

  test('is good for five minutes, and with the site’s key alone', async () => {
    const token = await tokenOf(admin);
    await expect(opened(token, FEEDBACK_KEY, START + 299_000)).resolves.toBeDefined();
    await expect(opened(token, FEEDBACK_KEY, START + 300_000)).rejects.toMatchObject({ code: 'ERR_JWT_EXPIRED' });
    await expect(opened(token, `${FEEDBACK_KEY}!`)).rejects.toThrow('signature');
  });

  test('goes by the address where somebody has no name', async () => {
    await setPerson(upstream.db, admin.guid, { firstName: '', lastName: ' ' });
    expect((await opened(await tokenOf(admin))).payload['name']).toBe('admin@seedling.example');
  });

  test('is kept nowhere: not with its key, not in the audit log', async () => {
    const headers = { 'idempotency-key': 'token' };
    const first = await tokenOf(admin, headers);
    upstream.clock.advance(DAY_MS);
    expect(await tokenOf(admin, headers)).not.toBe(first);
    expect(await upstream.db.read((queries) => queries.$count(idempotencyKey))).toBe(0);
    const told = await entries('event.issueFeedbackToken');
    expect(told).toMatchObject([{ actor: admin.guid, target: `person:${admin.guid}`, after: null }, {}]);
  });
});
