import { and, eq, ne } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntry, idempotencyKey } from '../../db/tables/system.ts';
import { DAY_MS, MINUTE_MS } from '../../lib/durations.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { codeOf, START, textAt } from '../../testing/testUpstream.ts';
import { person } from '../../db/tables/member.ts';
import { pin as pinTable, session as sessionTable } from '../../db/tables/identity.ts';

const SECOND = 1_000;
const email = 'admin@seedling.example';

const upstream = await startFreshUpstream(['seedling.example', 'summit.example', 'fortress.example']);

const issue = (address = email) => upstream.post('/identity/issue-pin', { email: address });
const guess = (pin: string, guid = 'seedling-0001') => upstream.post('/identity/authenticate', { guid, pin });
const wrong = (pin: string) => (pin === '000000' ? '111111' : '000000');

describe('before signing in', () => {
  test('a team domain has a public profile, in lower case, whether or not the address exists', async () => {
    const answer = await upstream.get('/identity/public-profile?email=Nobody@Seedling.Example');
    expect(answer.body).toEqual({ email: 'nobody@seedling.example', domain: 'seedling.example' });
  });

  test('a domain without a team is not enabled', async () => {
    const profile = await upstream.get('/identity/public-profile?email=someone@unknown.example');
    const properties = await upstream.get('/identity/domain-properties?domain=unknown.example');
    expect([codeOf(profile), codeOf(properties)]).toEqual(['404 panel_not_enabled', '404 panel_not_enabled']);
  });

  test('a free e-mail domain is told from a work domain', async () => {
    const free = await upstream.get('/identity/domain-properties?domain=GMail.com');
    const work = await upstream.get('/identity/domain-properties?domain=seedling.example');
    expect([free.body, work.body]).toEqual([{ isFreeDomain: true }, { isFreeDomain: false }]);
  });
});

describe('issuing a PIN', () => {
  test('mails six digits and answers the guid, upper case or not', async () => {
    expect((await issue('ADMIN@seedling.example')).body).toEqual({ guid: 'seedling-0001', pinId: expect.any(String) });
    expect(await upstream.mailedPin(email)).toMatch(/^\d{6}$/);
  });

  test.each([
    ['unknown', 'nobody@seedling.example'],
    ['pending', 'summit-0061'],
    ['deactivated', 'summit-0063'],
  ])('is refused to an address that is %s', async (_state, who) => {
    const address = who.includes('@') ? who : await addressOf(who);
    expect(address).toContain('@');
    expect(codeOf(await issue(address))).toBe('404 email_not_found');
  });

  test('pauses for 10 s, and says how long', async () => {
    await issue();
    upstream.clock.advance(3 * SECOND);
    const refused = await issue();
    expect(refused.body).toMatchObject({ error: { code: 'pin_paused', retryAfterMs: 7 * SECOND } });
    upstream.clock.advance(7 * SECOND);
    expect((await issue()).status).toBe(200);
  });

  test('a successful sign-in ends the pause and starts the count anew', async () => {
    for (let round = 0; round < 5; round += 1) await upstream.signIn(email);
    expect((await issue()).status).toBe(200);
  });

  test('happens at most three times in 15 minutes without a sign-in', async () => {
    for (const _ of [1, 2, 3]) {
      expect((await issue()).status).toBe(200);
      upstream.clock.advance(MINUTE_MS);
    }
    const refused = await issue();
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ error: { code: 'pin_paused', retryAfterMs: 12 * MINUTE_MS } });
  });
});

describe('authenticating', () => {
  test('trades the PIN for a token that opens the profile', async () => {
    const session = await upstream.signIn(email);
    expect(session.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const profile = await upstream.get('/identity/full-profile', session);
    expect(profile.body).toMatchObject({ guid: 'seedling-0001', email, isAdmin: true, isGuest: false, role: 'admin' });
  });

  test('a PIN works once', async () => {
    await issue();
    const pin = await upstream.mailedPin(email);
    expect((await guess(pin)).status).toBe(200);
    expect(codeOf(await guess(pin))).toBe('400 pin_incorrect');
  });

  test('a PIN lives for 10 minutes', async () => {
    await issue();
    const pin = await upstream.mailedPin(email);
    upstream.clock.advance(10 * MINUTE_MS);
    expect(codeOf(await guess(pin))).toBe('400 pin_expired');
  });

  test('a new PIN makes the earlier one worthless', async () => {
    await issue();
    const earlier = await upstream.mailedPin(email);
    upstream.clock.advance(10 * SECOND);
    await issue();
    const latest = await upstream.mailedPin(email);
    if (earlier !== latest) expect(codeOf(await guess(earlier))).toBe('400 pin_incorrect');
    expect((await guess(latest)).status).toBe(200);
  });

  test('after five wrong guesses even the right PIN is refused, also when they come at once', async () => {
    await issue();
    const pin = await upstream.mailedPin(email);
    const guesses = await Promise.all(Array.from({ length: 8 }, () => guess(wrong(pin))));
    expect(guesses.filter((one) => codeOf(one) === '400 pin_incorrect')).toHaveLength(5);
    expect(codeOf(await guess(pin))).toBe('429 pin_attempts_exhausted');
    upstream.clock.advance(10 * SECOND);
    await issue();
    expect((await guess(await upstream.mailedPin(email))).status).toBe(200);
  });

  test('each place has a PIN of its own: what another asks for and guesses takes nothing from it', async () => {
    const at = (place: string, isKnownPlace = false) =>
      upstream.post('/identity/issue-pin', { email, place, isKnownPlace });
    const guessAt = (pin: string, pinId: string, guid = 'seedling-0001') =>
      upstream.post('/identity/authenticate', { guid, pin, pinId });
    const own = textAt((await at('own')).body, 'pinId');
    const pin = await upstream.mailedPin(email);
    const other = textAt((await at('other')).body, 'pinId');
    const others = await upstream.mailedPin(email);
    for (let i = 0; i < 5; i += 1) expect(codeOf(await guessAt(wrong(others), other))).toBe('400 pin_incorrect');
    expect(codeOf(await guessAt(others, other))).toBe('429 pin_attempts_exhausted');
    if (pin !== others) expect(codeOf(await guessAt(others, own))).toBe('400 pin_incorrect');
    expect(codeOf(await guessAt(pin, own, 'seedling-0002'))).toBe('400 pin_incorrect');
    expect(codeOf(await guessAt(pin, '999999'))).toBe('400 pin_incorrect');
    for (let i = 0; i < 20; i += 1) await at(`network-${i}`);
    expect(codeOf(await at('one-more'))).toBe('429 pin_paused');
    expect((await at('browser', true)).status).toBe(200);
    expect((await guessAt(pin, own)).status).toBe(200);
  });

  test('says nothing of whether a guid exists', async () => {
    await issue();
    expect(codeOf(await guess('123456', 'nobody-0001'))).toBe('400 pin_incorrect');
  });

  test('gives the same session to who sends the same again under the same key, and to nobody else', async () => {
    const under = (key: string, pin: string) =>
      upstream.post('/identity/authenticate', { guid: 'seedling-0001', pin }, undefined, { 'idempotency-key': key });
    await issue();
    const pin = await upstream.mailedPin(email);
    expect(codeOf(await under('mine', wrong(pin)))).toBe('400 pin_incorrect');
    const [first, again] = await Promise.all([under('mine', pin), under('mine', pin)]);
    expect([first.status, again.body]).toEqual([200, first.body]);
    const token = textAt(first.body, 'token');
    expect((await upstream.get('/team/team-info', { guid: 'seedling-0001', token })).status).toBe(200);
    expect(codeOf(await under('another', pin))).toBe('400 pin_incorrect');
    expect(codeOf(await guess(pin))).toBe('400 pin_incorrect');
    for (let i = 0; i < 3; i += 1) expect(codeOf(await under('mine', wrong(pin)))).toBe('400 pin_incorrect');
    const sessions = await upstream.db.read((queries) =>
      queries.$count(sessionTable, eq(sessionTable.guid, 'seedling-0001')),
    );
    upstream.clock.advance(10 * MINUTE_MS - 1);
    expect((await under('mine', pin)).body).toEqual(first.body);
    upstream.clock.advance(1);
    expect(codeOf(await under('mine', pin))).toBe('400 pin_expired');
    expect(
      await upstream.db.read((queries) => queries.$count(sessionTable, eq(sessionTable.guid, 'seedling-0001'))),
    ).toBe(sessions);
  });

  test('gives no session again that is over', async () => {
    const again = { 'idempotency-key': 'mine' };
    await issue();
    const body = { guid: 'seedling-0001', pin: await upstream.mailedPin(email) };
    const { body: begun } = await upstream.post('/identity/authenticate', body, undefined, again);
    const token = textAt(begun, 'token');
    await upstream.post('/identity/sign-out', { token }, { guid: body.guid, token });
    expect(codeOf(await upstream.post('/identity/authenticate', body, undefined, again))).toBe('400 pin_expired');
  });

  test('keeps neither PIN nor token in clear', async () => {
    await issue();
    const pin = await upstream.mailedPin(email);
    const key = { 'idempotency-key': 'mine' };
    const signedIn = await upstream.post('/identity/authenticate', { guid: 'seedling-0001', pin }, undefined, key);
    const token = textAt(signedIn.body, 'token');
    const kept = await upstream.db.read(async (queries) => [
      ...(await queries.select().from(pinTable)),
      ...(await queries.select().from(sessionTable)),
      ...(await queries.select().from(auditEntry)),
      ...(await queries.select().from(idempotencyKey)),
    ]);
    expect(kept.length).toBeGreaterThan(3);
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`"${pin}"|${token}`));
  });
});

describe('a session', () => {
  test('lasts 90 days', async () => {
    const session = await upstream.signIn(email);
    upstream.clock.advance(90 * DAY_MS - 1);
    expect((await upstream.get('/team/team-info', session)).status).toBe(200);
    upstream.clock.advance(1);
    expect(codeOf(await upstream.get('/team/team-info', session))).toBe('401 invalid_token');
  });

  test('belongs to one guid', async () => {
    const session = await upstream.signIn(email);
    expect(codeOf(await upstream.get('/team/team-info', { ...session, guid: 'seedling-0002' }))).toBe(
      '401 invalid_token',
    );
  });

  test.each(['deactivated', 'deleted', 'pending'] as const)('is over once its person is %s', async (state) => {
    const session = await upstream.signIn(email);
    await upstream.db.transaction((queries) =>
      queries.update(person).set({ state }).where(eq(person.guid, session.guid)),
    );
    expect(codeOf(await upstream.get('/team/team-info', session))).toBe('401 invalid_token');
    expect(codeOf(await issue())).toBe('404 email_not_found');
  });

  test('is over after signing out, and others of the same person go on', async () => {
    const [first, second] = [await upstream.signIn(email), await upstream.signIn(email)];
    expect((await upstream.post('/identity/sign-out', { token: first.token }, first)).body).toEqual({});
    expect(codeOf(await upstream.get('/team/team-info', first))).toBe('401 invalid_token');
    expect((await upstream.get('/team/team-info', second)).status).toBe(200);
  });

  test("does not end through somebody else's sign-out", async () => {
    const [mine, other] = [await upstream.signIn(email), await upstream.signIn('member@seedling.example')];
    await upstream.post('/identity/sign-out', { token: mine.token }, other);
    expect((await upstream.get('/team/team-info', mine)).status).toBe(200);
  });
});

describe('a restricted team', () => {
  const inside = { 'x-client-address': '203.0.113.7' };

  test('lets people sign in anywhere and work from the allowed address only', async () => {
    const session = await upstream.signIn('admin@fortress.example');
    expect(codeOf(await upstream.get('/team/team-info', session))).toBe('401 unauthorized_ip');
    const elsewhere = { 'x-client-address': '198.51.100.1' };
    expect(codeOf(await upstream.get('/team/team-info', session, elsewhere))).toBe('401 unauthorized_ip');
    expect((await upstream.get('/team/team-info', session, inside)).status).toBe(200);
  });

  test('lets people leave from anywhere', async () => {
    const session = await upstream.signIn('admin@fortress.example');
    expect((await upstream.post('/identity/sign-out', { token: session.token }, session)).status).toBe(200);
    expect(codeOf(await upstream.get('/team/team-info', session, inside))).toBe('401 invalid_token');
  });
});

describe('a login code', () => {
  test('is traded once for a session of the same person', async () => {
    const session = await upstream.signIn(email);
    const code = textAt((await upstream.post('/identity/issue-login-code', undefined, session)).body, 'code');
    const exchanged = await upstream.post('/identity/exchange-login-code', { code });
    const other = { guid: textAt(exchanged.body, 'guid'), token: textAt(exchanged.body, 'token') };
    expect(other.guid).toBe(session.guid);
    expect((await upstream.get('/identity/full-profile', other)).status).toBe(200);
    expect(codeOf(await upstream.post('/identity/exchange-login-code', { code }))).toBe('400 login_code_invalid');
  });

  test('is worth nothing after a minute', async () => {
    const session = await upstream.signIn(email);
    const code = textAt((await upstream.post('/identity/issue-login-code', undefined, session)).body, 'code');
    upstream.clock.advance(MINUTE_MS);
    expect(codeOf(await upstream.post('/identity/exchange-login-code', { code }))).toBe('400 login_code_invalid');
  });
});

describe('the language', () => {
  test('is kept, is no change of the profile, and is written down', async () => {
    const session = await upstream.signIn(email);
    for (const _ of [1, 2]) {
      const kept = await upstream.post('/identity/update-locale', { locale: 'ru-ru' }, session);
      expect(kept.body).toEqual({ locale: 'ru-ru' });
    }
    const profile = await upstream.get('/identity/full-profile', session);
    expect(profile.body).toMatchObject({ locale: 'ru-ru', version: 1 });
    const audit = await upstream.db.read((queries) =>
      queries.select().from(auditEntry).where(eq(auditEntry.action, 'identity.updateLocale')),
    );
    expect(audit).toMatchObject([
      { actor: 'seedling-0001', before: { locale: 'en-us' }, after: { locale: 'ru-ru' }, at: START },
    ]);
  });

  test('is that of the next PIN mail', async () => {
    const session = await upstream.signIn(email);
    await upstream.post('/identity/update-locale', { locale: 'es-mx' }, session);
    await issue();
    const mailbox = await upstream.get(`/dev/mailbox?to=${email}`);
    expect(JSON.stringify(mailbox.body)).toMatch(/"subject":"\d{6} es tu PIN de acceso"/);
  });
});

async function addressOf(guid: string): Promise<string> {
  const [found] = await upstream.db.read((queries) =>
    queries
      .select()
      .from(person)
      .where(and(eq(person.guid, guid), ne(person.state, 'active'))),
  );
  return found?.email ?? '';
}
