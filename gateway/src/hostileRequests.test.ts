// What a caller writes into ids, texts, keys and headers: none of it takes a place in an address of a service, in a header of
// a call, or in the log; and nobody is believed to be somewhere else than where they are.
import { describe, expect, test } from 'vitest';
import { readAddress } from './http/clientAddress.ts';
import { ADMIN_TOKEN } from './testing/stubTeam.ts';
import { type TestGateway, testGateway } from './testing/testGateway.ts';

const hostile = [
  ['dots', '..'],
  ['encoded dots', '%2e%2e'],
  ['a way up', '../../identity/sign-out'],
  ['a way up with backslashes', '..\\..\\x'],
  ['an encoded slash', 'a%2fb'],
  ['another query', 'x?token=y'],
  ['a further parameter', 'x&guid=orbit-0002&token=y'],
  ['a fragment', 'x#y'],
  ['a line of its own', 'x\r\nx-client-address: 203.0.113.7'],
  ['an encoded line', 'x%0d%0ax-evil: 1'],
  ['a null', 'x\u0000y'],
  ['another host', '//evil.example/x'],
  ['a full address', 'http://evil.example/'],
  ['full width', '．．／'],
  ['right to left', '\u202eevil'],
  ['half a character', '\ud83d'],
  ['a path parameter', 'x;y=z'],
] as const;

const idOf = (type: string, key: string) => Buffer.from(`${type}:${key}`).toString('base64url');
const TYPES = ['Viewer', 'Team', 'Member', 'Channel', 'BulkJob', 'Session', 'CustomField', 'UserGroup'];

/** Every call went where the contract says, as the admin and nobody else, with the headers that the gateway makes. */
function expectTidy({ stub }: TestGateway) {
  for (const { name, query, headers } of stub.calls) {
    expect({ name, token: query['token'], guid: query['guid'] }).toEqual({
      name,
      token: ADMIN_TOKEN,
      guid: 'orbit-0000',
    });
    expect(headers['x-request-id']).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    expect(headers['x-client-address']).toBe('127.0.0.1');
    expect(Object.keys(headers).filter((one) => !SENT.has(one))).toEqual([]);
  }
}
const SENT = new Set([
  ...['host', 'connection', 'accept', 'accept-encoding', 'content-type', 'content-length', 'transfer-encoding'],
  ...['user-agent', 'x-request-id', 'x-client-address', 'idempotency-key'],
]);

describe.each(hostile)('%s', (_what, text) => {
  test('in an id leads nowhere', async () => {
    const gateway = await testGateway();
    for (const type of TYPES) {
      const { data, errors } = await gateway.ask('query ($id: ID!) { node(id: $id) { id } }', { id: idOf(type, text) });
      expect({ type, data, errors }).toEqual({ type, data: { node: null }, errors: undefined });
    }
    await gateway.ask('query ($id: ID!) { viewer { team { memberDetails(memberId: $id) { emails } } } }', {
      id: idOf('Member', text),
    });
    await gateway.ask('mutation ($id: ID!) { memberDeactivate(input: { memberIds: [$id] }) { userErrors { code } } }', {
      id: idOf('Member', text),
    });
    await gateway.ask('mutation ($id: ID!) { sessionEnd(input: { sessionId: $id }) { userErrors { code } } }', {
      id: idOf('Session', text),
    });
    await gateway.ask('mutation ($id: ID!) { bulkJobUndo(input: { jobId: $id }) { userErrors { code } } }', {
      id: idOf('BulkJob', text),
    });
    // The viewer's own team is read, to see whether it is meant.
    expect(gateway.stub.names().filter((name) => name !== 'team.teamInfo')).toEqual([]);
    expectTidy(gateway);
  });

  test('in a search, a cursor or an address stays a value', async () => {
    const gateway = await testGateway();
    await gateway.ask('query ($t: String!) { viewer { team { members(first: 2, search: $t) { totalCount } } } }', {
      t: text,
    });
    await gateway.ask('query ($t: String!) { viewer { team { members(first: 2, after: $t) { totalCount } } } }', {
      t: text,
    });
    await gateway.ask('query ($t: String!) { viewer { team { contacts(first: 2, search: $t) { totalCount } } } }', {
      t: text,
    });
    await gateway.ask('query ($t: [String!]!) { viewer { team { emailChecks(emails: $t) { availability } } } }', {
      t: [text],
    });
    expectTidy(gateway);
    expect(gateway.logs.join('')).not.toContain('evil');
  });
});

// Dots are of the form of a key, and in a header they lead nowhere.
describe.each(hostile.filter(([, text]) => text !== '..'))('%s', (_what, text) => {
  test('as an idempotency key is refused before any call', async () => {
    const gateway = await testGateway();
    const query =
      'mutation ($key: String) { viewerLocaleUpdate(input: { locale: EN_GB, idempotencyKey: $key }) { userErrors { code } } }';
    const { errors } = await gateway.ask(query, { key: text });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(gateway.stub.calls).toEqual([]);
  });
});

describe('headers of a caller', () => {
  test('reach no service, but for the user agent without what is no plain text', async () => {
    const gateway = await testGateway();
    const headers = {
      'x-request-id': '"><script>evil</script>',
      'user-agent': 'Mozilla/5.0 (evil)\u00ff\t',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-prefix': '/evil',
      'x-original-url': '/evil',
      'x-http-method-override': 'DELETE',
      'x-real-ip': '203.0.113.7',
      'x-client-address': '203.0.113.7',
      'client-ip': '203.0.113.7',
      'cf-connecting-ip': '203.0.113.7',
      forwarded: 'for=203.0.113.7;host=evil.example',
      'idempotency-key': 'evil',
      traceparent: '00-evil',
      cookie: 'evil=1',
    };
    const answer = await gateway.send({ query: '{ viewer { email } }' }, { headers });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(gateway.stub.calls).toHaveLength(1);
    expectTidy(gateway);
    const [call] = gateway.stub.calls;
    expect(call?.headers['user-agent']).toBe('Mozilla/5.0 (evil)');
    expect(JSON.stringify({ ...call?.headers, 'user-agent': '' })).not.toMatch(/evil|203\.0\.113/);
    expect(gateway.logs.join('')).not.toMatch(/evil|203\.0\.113/);
  });

  test('a request id that is sent twice is none', async () => {
    const gateway = await testGateway();
    const headers = new Headers([
      ['x-request-id', 'request-0001'],
      ['x-request-id', 'request-0002'],
    ]);
    const answer = await fetch(`${gateway.url}/health/live`, { headers });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('a variable of a wrong form', () => {
  const VARIABLES =
    'mutation ($login: String!, $pin: String!, $input: ViewerLocaleUpdateInput!) { pinAuthenticate(input: { login: $login, pin: $pin }) { guid } viewerLocaleUpdate(input: $input) { userErrors { code } } }';
  test.each([
    [{ pin: 314159 }, 'Variable "$pin" got invalid value; String cannot represent a non string value.'],
    [
      { pin: { a: 'secret; value: secret' } },
      'Variable "$pin" got invalid value; String cannot represent a non string value.',
    ],
    [
      { input: { locale: 'secret" does not exist in "x' } },
      'Variable "$input" got invalid value at "input.locale"; The value does not exist in "Locale" enum.',
    ],
    [
      { input: { locale: 'EN_GB', idempotencyKey: ['secret'] } },
      'Variable "$input" got invalid value at "input.idempotencyKey"; String cannot represent a non string value.',
    ],
    [{ input: {} }, 'Variable "$input" got invalid value; Field "locale" of required type "Locale!" was not provided.'],
  ])('is refused without what was sent: %j', async (wrong, message) => {
    const gateway = await testGateway();
    const { errors } = await gateway.ask(VARIABLES, { login: 'x', pin: 'x', input: { locale: 'EN_GB' }, ...wrong });
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(gateway.stub.calls).toEqual([]);
  });
});

describe('where a caller is', () => {
  test.each([
    ['the one that the proxy saw', '198.51.100.9', '198.51.100.9'],
    ['the last before the trusted ones, whatever stands before it', '203.0.113.7, 198.51.100.9', '198.51.100.9'],
    ['past trusted proxies', '198.51.100.9, 10.0.0.5', '198.51.100.9'],
    ['IPv4 written as IPv6', '::ffff:198.51.100.9', '198.51.100.9'],
    ['IPv6 in one writing', '2001:DB8:0:0::0001', '2001:db8::1'],
    ['with a port', '198.51.100.9:4711', '198.51.100.9'],
    ['IPv6 with a port', '[2001:db8::1]:4711', '2001:db8::1'],
    ['no address', 'evil', 'unknown'],
    ['hidden', 'unknown', 'unknown'],
    ['no address before a trusted proxy', '203.0.113.7, evil, 10.0.0.5', 'unknown'],
    ['nothing', '', '127.0.0.1'],
  ])('%s', async (_what, forwarded, expected) => {
    const gateway = await testGateway({ env: { TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8' } });
    const headers = { 'x-forwarded-for': forwarded, forwarded: 'for=203.0.113.7', 'x-real-ip': '203.0.113.7' };
    await gateway.ask('{ viewer { email } }', {}, { headers });
    expect(gateway.stub.calls.map(({ headers: sent }) => sent['x-client-address'])).toEqual([expected]);
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::9'],
    ['2001:db8:0:0:0:0:0:9', '2001:db8::9'],
    ['fe80::1%eth0', 'fe80::1'],
    ['203.0.113.7:80', '203.0.113.7'],
    ['203.0.113.07', 'unknown'],
    ['0xcb.0.113.7', 'unknown'],
    ['3405803783', 'unknown'],
    ['', 'unknown'],
    ['[::1', 'unknown'],
    [undefined, 'unknown'],
  ])('%j is %s', (text, address) => {
    expect(readAddress(text)).toBe(address);
  });
});
