// What another site’s page can make a browser send, with the cookies that go along by themselves: nothing of it is run.
import { describe, expect, test } from 'vitest';
import { browserCookie } from './testing/browserCookie.ts';
import { GOOD_PIN } from './testing/stubTeam.ts';
import { type TestGateway, testGateway } from './testing/testGateway.ts';

const MUTATION = 'mutation { viewerLocaleUpdate(input: { locale: EN_GB }) { userErrors { code } } }';
const QUERY = '{ viewer { email } }';
const JSON_TEXT = JSON.stringify({ query: MUTATION });
const FOREIGN = {
  origin: 'https://evil.example',
  referer: 'https://evil.example/page',
  'sec-fetch-site': 'cross-site',
};

async function lured(gateway: TestGateway) {
  const cookie = await browserCookie(gateway);
  gateway.stub.clear();
  return (path: string, init: RequestInit) =>
    fetch(`${gateway.url}${path}`, {
      ...init,
      headers: { cookie, ...FOREIGN, ...(init.headers as Record<string, string>) },
    });
}

function form(fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}

const operations = { operations: JSON.stringify({ query: MUTATION }), map: '{}' };
const typed = (type: string, body: string = JSON_TEXT): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type },
  body,
});
const inAddress = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;

describe('another site’s page', () => {
  test.each<[string, string, RequestInit]>([
    ['a text', '/graphql', typed('text/plain')],
    ['a text with a charset', '/graphql', typed('text/plain; charset=utf-8')],
    ['a text that pretends in a parameter', '/graphql', typed('text/plain; x=application/json')],
    ['a text that pretends with a comma', '/graphql', typed('text/plain, application/json')],
    ['JSON by another name', '/graphql', typed('application/json-patch')],
    ['a form', '/graphql', typed('application/x-www-form-urlencoded', `query=${encodeURIComponent(MUTATION)}`)],
    ['a form that holds JSON', '/graphql', typed('application/x-www-form-urlencoded')],
    ['a form in parts', '/graphql', { method: 'POST', body: form({ query: MUTATION }) }],
    ['an upload without its header', '/graphql', { method: 'POST', body: form({ ...operations, 0: 'x' }) }],
    ['parts that pretend', '/graphql', typed('multipart/form-data; boundary=application/json')],
    ['a type that is none', '/graphql', typed('*/*')],
    ['no type', '/graphql', { method: 'POST', body: new Blob([JSON_TEXT]) }],
    ['a mutation in an address', inAddress(MUTATION), { method: 'GET' }],
    ['a mutation in the address of a form', inAddress(MUTATION), typed('application/x-www-form-urlencoded', '')],
    ['a question in an address', inAddress(QUERY), { method: 'GET' }],
    ['a question for its headers', inAddress(QUERY), { method: 'HEAD' }],
    [
      'a hash in an address',
      '/graphql?extensions=%7B%22persistedQuery%22%3A%7B%22version%22%3A1%7D%7D',
      { method: 'GET' },
    ],
  ])('%s: refused before any call', async (_what, path, init) => {
    const gateway = await testGateway();
    const answer = await (await lured(gateway))(path, init);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(gateway.stub.calls).toEqual([]);
  });

  test('a mutation in an address is refused with the header that other sites cannot send, too', async () => {
    const gateway = await testGateway();
    const answer = await (await lured(gateway))(inAddress(MUTATION), { headers: { 'apollo-require-preflight': '1' } });
    expect(answer.status).toBe(405);
    expect(gateway.stub.calls).toEqual([]);
  });

  test('is told by no answer that it may ask, nor read', async () => {
    const gateway = await testGateway();
    const send = await lured(gateway);
    const preflight = await send('/graphql', {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    });
    expect(preflight.ok).toBe(false);
    const own = await send('/graphql', typed('application/json'));
    const page = await send('/', {});
    for (const { headers } of [preflight, own, page]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });
});

const hosts = [
  ['over https', { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'console.example' }, true],
  ['on localhost', {}, true],
  ['over plain http elsewhere', { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'console.example' }, false],
] as const;

describe.each(hosts)('cookies %s', (_where, headers, isSecure) => {
  const start = () =>
    testGateway({ env: { TRUSTED_PROXIES: '127.0.0.1', EXTERNAL_LOGIN_URL: 'https://sso.example/' } });

  async function cookiesOf(gateway: TestGateway): Promise<string[]> {
    const send = (query: string) => gateway.send({ query }, { as: null, headers });
    const issued = await (
      await send('mutation { pinIssue(input: { email: "admin@orbit.example" }) { login } }')
    ).text();
    const login = /"login":"([^"]+)"/.exec(issued)?.[1];
    const signedIn = await send(
      `mutation { pinAuthenticate(input: { login: "${login}", pin: "${GOOD_PIN}" }) { guid } }`,
    );
    const away = await fetch(`${gateway.url}/login/external`, { redirect: 'manual', headers });
    const back = await fetch(`${gateway.url}/login/callback?code=x`, { redirect: 'manual', headers });
    const out = await gateway.send({ query: 'mutation { signOut { userErrors { code } } }' }, { as: null, headers });
    return [signedIn, away, back, out].flatMap((answer) => answer.headers.getSetCookie());
  }

  test('are for this host alone, for no script, and for no other site’s requests', async () => {
    const cookies = await cookiesOf(await start());
    expect(new Set(cookies.map((one) => one.split('=')[0]))).toEqual(
      new Set(['', '-client', '-known', '-login'].map((end) => `${isSecure ? '__Host-' : ''}muster${end}`)),
    );
    for (const cookie of cookies) {
      const attributes = cookie.split('; ').slice(1);
      expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax']));
      expect(attributes.includes('Secure')).toBe(isSecure);
      expect(attributes.filter((one) => one.startsWith('Domain'))).toEqual([]);
    }
  });

  test('of the other name are nobody’s session', async () => {
    const gateway = await start();
    const session = (await cookiesOf(gateway)).find((one) => /^(?:__Host-)?muster=e/.test(one)) ?? '';
    const value = session.slice(session.indexOf('=') + 1).split(';')[0];
    const codeOf = async (name: string) => {
      const answer = await gateway.ask(QUERY, {}, { as: null, headers: { ...headers, cookie: `${name}=${value}` } });
      return answer.errors?.[0]?.extensions.code;
    };
    expect(await codeOf(isSecure ? '__Host-muster' : 'muster')).toBeUndefined();
    expect(await codeOf(isSecure ? 'muster' : '__Host-muster')).toBe('UNAUTHENTICATED');
  });
});
