import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { toId } from '../lib/ids.ts';
import { personAt, profileOf, stubTeam, teamInfoOf } from '../testing/stubTeam.ts';
import { Refused } from '../testing/stubCall.ts';
import { testGateway } from '../testing/testGateway.ts';

const NAME = '{ viewer { team { name } } }';

describe('what a status means', () => {
  test.each([
    [401, 'invalid_token', 'UNAUTHENTICATED', 'Invalid token'],
    [401, 'unauthorized_ip', 'IP_RESTRICTED', 'Upstream call refused'],
    [403, 'unauthorized_ip', 'IP_RESTRICTED', 'Upstream call failed'],
    [500, 'unauthorized_ip', 'IP_RESTRICTED', 'Upstream call failed'],
    [403, 'actor_not_admin', 'FORBIDDEN', 'Upstream call refused'],
    [403, 'actor_is_guest', 'FORBIDDEN', 'Upstream call refused'],
    [403, 'whatever', 'UNAUTHENTICATED', 'Upstream call failed'],
    [401, 'actor_not_admin', 'UNAUTHENTICATED', 'Upstream call failed'],
    [408, 'timeout', 'UPSTREAM_TIMEOUT', 'Request timeout'],
    [504, 'timeout', 'UPSTREAM_TIMEOUT', 'Request timeout'],
    [500, 'internal', 'UPSTREAM_UNAVAILABLE', 'Upstream call failed'],
    [503, 'internal', 'UPSTREAM_UNAVAILABLE', 'Upstream call failed'],
    [400, 'invalid_request', 'UPSTREAM_INVALID', 'Upstream call failed'],
    [404, 'team_not_found', 'UPSTREAM_INVALID', 'Upstream call failed'],
    [429, 'slow_down', 'RATE_LIMITED', 'Upstream call failed'],
  ])('%i %s is %s', async (status, code, expected, sentence) => {
    const { ask, stub, logs } = await testGateway();
    // Identity says the same: a session that it knows is not over.
    for (const name of ['team.teamInfo', 'identity.fullProfile']) stub.on(name, () => new Refused(status, code));
    const { errors } = await ask(NAME);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual([expected]);
    expect(logs.some((line) => line.includes(`"msg":"${sentence}"`))).toBe(true);
    expect(logs.join('')).not.toContain('canary-token');
  });

  const REMOVE = `mutation ($domains: [String!]) { teamSignUpUpdate(input: { removeDomains: $domains }) {
    userErrors { code } } }`;
  test.each([
    ['a NUL', 'a\0b', 'BAD_USER_INPUT'],
    ['half of a character', 'a\uD83Db', 'BAD_USER_INPUT'],
    ['both halves', 'a\u{1F600}b', 'UPSTREAM_INVALID'],
    ['how JSON writes a NUL', 'a\\u0000b', 'UPSTREAM_INVALID'],
    ['that behind a backslash', 'a\\\0b', 'BAD_USER_INPUT'],
  ])('a malformed request is the fault of whoever sent %s', async (_what, text, expected) => {
    const { ask, stub } = await testGateway();
    stub.on('team.updateTeam', () => new Refused(400, 'invalid_request'));
    const { errors } = await ask(REMOVE, { domains: [text] });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual([expected]);
  });

  test.each([502, 504])('a write behind a broken proxy (%i) has an unknown outcome', async (status) => {
    const { ask, stub } = await testGateway();
    stub.on('identity.updateLocale', () => new Refused(status, 'proxy'));
    const { errors } = await ask('mutation { viewerLocaleUpdate(input: { locale: EN_GB }) { viewer { locale } } }');
    expect(errors?.[0]?.extensions.code).toBe('OUTCOME_UNKNOWN');
  });

  test('a 4xx is not asked again, a 5xx is', async () => {
    const { ask, stub } = await testGateway();
    stub.on('team.teamInfo', () => new Refused(404, 'team_not_found'));
    await ask(NAME);
    expect(stub.count('team.teamInfo')).toBe(1);
    stub.on('team.teamInfo', () => new Refused(503, 'internal'));
    await ask(NAME);
    expect(stub.count('team.teamInfo')).toBe(5);
  });
});

describe('the breaker', () => {
  test('opens for a service that keeps failing: no further call reaches it, the others go on', async () => {
    const { ask, stub } = await testGateway();
    // After a second of this clock the breaker tries again; a busy machine may take as long for what follows.
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    stub.on('team.teamInfo', () => new Refused(500, 'internal'));
    for (let i = 0; i < 8; i += 1) await ask(NAME);
    const reached = stub.count('team.teamInfo');
    expect(reached).toBeLessThanOrEqual(12);
    const { data, errors } = await ask('{ viewer { email team { membersCount } } }');
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ viewer: { email: 'admin@orbit.example' } });
    expect((await ask(NAME)).errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', retryAfter: 1 });
    expect(stub.count('team.teamInfo')).toBe(reached);
  });

  test('never counts a 4xx', async () => {
    const { ask, stub } = await testGateway();
    stub.on('team.teamInfo', () => new Refused(404, 'team_not_found'));
    for (let i = 0; i < 30; i += 1) await ask(NAME);
    expect(stub.count('team.teamInfo')).toBe(30);
  });
});

describe('two viewers', () => {
  const team = stubTeam();
  const query = 'query ($own: ID!) { node(id: $own) { id } viewer { guid email team { name } } }';

  test('never share an answer, while one viewer’s identical reads under way at once are one', async () => {
    const { ask, stub, admin, member } = await testGateway({ team });
    const release = Promise.withResolvers<void>();
    stub.on('identity.fullProfile', async (call) => {
      await release.promise;
      return profileOf(team, personAt(team, call.query['guid'] === 'orbit-0000' ? 0 : 1));
    });
    stub.on('team.teamInfo', async () => {
      await release.promise;
      return teamInfoOf(team);
    });
    const asked = [admin, admin, admin, member, member].map((as, index) =>
      ask(query, { own: toId('Member', personAt(team, index).guid) }, { as }),
    );
    // The read that each of them has alone tells that all five are under way.
    await expect.poll(() => stub.count('member.leanProfiles')).toBe(5);
    release.resolve();
    const emails = (await Promise.all(asked)).map(({ data }) => (data as { viewer: { email: string } }).viewer.email);
    expect(emails).toEqual([...Array(3).fill('admin@orbit.example'), ...Array(2).fill('member@orbit.example')]);
    expect(stub.count('identity.fullProfile')).toBe(2);
    expect(stub.count('team.teamInfo')).toBe(2);
  });

  test('one viewer at two addresses does not share either: the upstream may let in only one of them', async () => {
    const { ask, stub, admin } = await testGateway({ team, env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const release = Promise.withResolvers<void>();
    stub.on('team.teamInfo', async () => {
      await release.promise;
      return teamInfoOf(team);
    });
    const from = (address: string) => ask(NAME, {}, { as: admin, headers: { 'x-forwarded-for': address } });
    const asked = [from('203.0.113.7'), from('198.51.100.9')];
    await expect.poll(() => stub.count('team.teamInfo')).toBe(2);
    release.resolve();
    await Promise.all(asked);
    const addresses = new Set(stub.calls.map(({ headers }) => headers['x-client-address']));
    expect(addresses).toEqual(new Set(['198.51.100.9', '203.0.113.7']));
  });
});

describe('what goes along with a call', () => {
  test('the session in the query, request id and client address in headers; nothing that asks for compression', async () => {
    const { ask, stub } = await testGateway();
    await ask(NAME, {}, { headers: { 'x-request-id': 'request-0001', 'x-forwarded-for': '6.6.6.6' } });
    const [call] = stub.calls;
    expect(call?.query).toEqual({ token: 'canary-token-admin-000000000000', guid: 'orbit-0000' });
    expect(call?.headers).toMatchObject({ 'x-request-id': 'request-0001', 'x-client-address': '127.0.0.1' });
    expect(call?.headers['accept-encoding']).toBeUndefined();
  });

  test('calls before signing in carry no session, even where there is one', async () => {
    const { ask, stub } = await testGateway();
    await ask('mutation { pinIssue(input: { email: "admin@orbit.example" }) { login } }');
    expect(stub.calls.map(({ query }) => query['token'])).toEqual([undefined, undefined, undefined]);
  });

  test('an idempotency key that would break a header is malformed', async () => {
    const { ask, stub } = await testGateway();
    const query =
      'mutation Locale($key: String) { viewerLocaleUpdate(input: { locale: EN_GB, idempotencyKey: $key }) { viewer { locale } } }';
    expect((await ask(query, { key: 'a\r\nx-evil: 1' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(stub.calls).toEqual([]);
  });

  test('a service elsewhere and a single path elsewhere are configuration', async () => {
    const { ask, stub } = await testGateway({ env: { UPSTREAM_PATHS: '{"team.teamInfo":"/team-state"}' } });
    expect((await ask(NAME)).errors?.[0]?.extensions.code).toBe('UPSTREAM_INVALID');
    expect(stub.names()).toEqual(['team.teamState']);
    const elsewhere = await testGateway({ env: { TEAM_URL: 'http://127.0.0.1:1/teams' } });
    const { data } = await elsewhere.ask('{ viewer { email team { membersCount } } }');
    expect(data).toMatchObject({ viewer: { team: { membersCount: 5 } } });
    expect((await elsewhere.ask(NAME)).errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  });
});
