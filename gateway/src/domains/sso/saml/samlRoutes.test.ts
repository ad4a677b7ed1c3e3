import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { browserCookie, cookiesOf } from '../../../testing/browserCookie.ts';
import { Refused } from '../../../testing/stubCall.ts';
import { STARTED } from '../../../testing/stub/sso.ts';
import { type TestGateway, testGateway } from '../../../testing/testGateway.ts';
import { samlWords } from './samlWords.ts';

const BASE = '/sso/saml/team-orbit';
const REQUEST = `_${createHash('sha256').update(STARTED.tie).digest('hex')}`;
const CODE = 'login-code-0000000002';
const person = { guid: 'orbit-0000', email: 'admin@orbit.example', teamName: 'Orbit & <Sons>' };
const arrived = { outcome: 'arrived', reason: null, attemptId: REQUEST, code: CODE, person } as const;
const unasked = { ...arrived, attemptId: null };

const get = ({ url }: TestGateway, path: string, cookie = '', headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, { redirect: 'manual', headers: { cookie, ...headers } });
const post = (
  { url }: TestGateway,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  fetch(`${url}${path}`, {
    ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) },
    headers: { origin: 'https://idp.example', 'sec-fetch-site': 'cross-site', ...headers },
  });
const bring = (gateway: TestGateway, more: Record<string, string> = {}) =>
  post(gateway, `${BASE}/acs`, { SAMLResponse: 'UkVTUE9OU0U=', ...more });
const placeOf = (answer: Response) => [answer.status, answer.headers.get('location')];
const titleOf = async (answer: Response) => /<h1>([^<]*)<\/h1>/.exec(await answer.text())?.[1];
const hasSession = (answer: Response) => answer.headers.getSetCookie().some((one) => one.startsWith('__Host-muster='));

/** A browser in which a sign-in has begun; gives its cookies. */
const begin = async (gateway: TestGateway, query = '') => cookiesOf(await get(gateway, `${BASE}/start${query}`));
/** What an identity provider had the browser bring, and the request that follows. */
async function comeBack(gateway: TestGateway, cookie: string, more: Record<string, string> = {}) {
  const brought = await bring(gateway, more);
  const all = [cookie, cookiesOf(brought)].join('; ');
  return { brought, all, finished: await get(gateway, `${BASE}/finish`, all) };
}

describe('the metadata', () => {
  test('is the service’s, for the address that people type', async () => {
    const gateway = await testGateway({ env: { PUBLIC_ORIGIN: 'https://console.example' } });
    const answer = await get(gateway, `${BASE}/metadata`);
    expect(answer.headers.get('content-type')).toBe('application/samlmetadata+xml; charset=utf-8');
    expect(await answer.text()).toBe('<md:EntityDescriptor entityID="https://console.example/team-orbit"/>');
    expect(gateway.stub.calls.map(({ name }) => name)).toEqual(['sso.samlMetadata']);
  });

  test('of a team that there is not is not there', async () => {
    const gateway = await testGateway();
    gateway.stub.on('sso.samlMetadata', () => new Refused(404, 'team_not_found'));
    expect((await get(gateway, `${BASE}/metadata`)).status).toBe(404);
    const hostile = await get(gateway, `/sso/saml/${encodeURIComponent('"><b>')}/metadata`);
    expect([hostile.status, (await hostile.text()).includes('"><b>')]).toEqual([404, false]);
  });
});

describe('the way there', () => {
  test('leads to the identity provider, and leaves a cookie', async () => {
    const gateway = await testGateway();
    const answer = await get(gateway, `${BASE}/start?to=/manage/users`);
    expect(placeOf(answer)).toEqual([303, STARTED.address]);
    expect(gateway.stub.calls.map(({ name, body }) => [name, body])).toEqual([
      ['sso.startSaml', { teamId: 'team-orbit', origin: gateway.url }],
    ]);
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-muster-sso=ey.*; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookie).not.toContain(STARTED.tie);
  });

  test('is asked about where another site led to it', async () => {
    const gateway = await testGateway();
    const answer = await get(gateway, `${BASE}/start?to=/overview`, '', { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`<a href="${BASE}/start?to=/overview">Continue</a>`);
    expect(gateway.stub.calls).toEqual([]);
  });

  test('ends where nothing is configured, or the service is away', async () => {
    const gateway = await testGateway();
    gateway.stub.on('sso.startSaml', () => new Refused(404, 'saml_not_configured'));
    expect((await get(gateway, `${BASE}/start`)).status).toBe(404);
    gateway.stub.on('sso.startSaml', () => new Refused(500, 'internal'));
    expect((await get(gateway, `${BASE}/start`)).status).toBe(503);
  });

  test('of a trial is for whoever is signed in', async () => {
    const gateway = await testGateway();
    expect(placeOf(await get(gateway, `${BASE}/start?test=1`))).toEqual([303, '/#/login']);
    const admin = await browserCookie(gateway);
    gateway.stub.clear();
    expect(placeOf(await get(gateway, `${BASE}/start?test=1`, admin))).toEqual([303, STARTED.address]);
    expect(gateway.stub.calls.map(({ name }) => name)).toEqual(['sso.startSamlTest']);
  });

  test('is counted by network', async () => {
    const gateway = await testGateway({ env: { SIGN_INS_PER_MINUTE: '2' } });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await get(gateway, `${BASE}/start`)).status);
    expect(statuses).toEqual([303, 303, 429]);
    gateway.clock.advance(60_000);
    expect((await get(gateway, `${BASE}/start`)).status).toBe(303);
  });
});

describe('the way back of a sign-in that has begun here', () => {
  test('begins a session, and ends at the place that was asked for', async () => {
    const gateway = await testGateway();
    gateway.stub.on('sso.finishSaml', () => arrived);
    const cookie = await begin(gateway, '?to=/manage/users');
    gateway.stub.clear();
    const { brought, finished } = await comeBack(gateway, cookie, { RelayState: '/settings' });
    expect(placeOf(brought)).toEqual([303, `${BASE}/finish`]);
    expect(hasSession(brought)).toBe(false);
    expect(placeOf(finished)).toEqual([303, '/#/manage/users']);
    expect(hasSession(finished)).toBe(true);
    expect(gateway.stub.calls.map(({ name, body }) => [name, body])).toEqual([
      ['sso.finishSaml', { teamId: 'team-orbit', origin: gateway.url, samlResponse: 'UkVTUE9OU0U=' }],
      ['identity.exchangeLoginCode', { code: CODE }],
    ]);
    expect(gateway.logs.join('')).not.toContain(CODE);
  });

  test('begins none in another browser', async () => {
    const gateway = await testGateway();
    gateway.stub.on('sso.finishSaml', () => arrived);
    const { finished } = await comeBack(gateway, '');
    expect([finished.status, hasSession(finished)]).toEqual([400, false]);
    expect(await titleOf(finished)).toBe('This sign-in was not begun here');
    expect(gateway.stub.count('identity.exchangeLoginCode')).toBe(0);
  });

  test('begins none for an answer to another request, nor after a quarter of an hour', async () => {
    const gateway = await testGateway();
    const cookie = await begin(gateway);
    gateway.stub.on('sso.finishSaml', () => ({ ...arrived, attemptId: '_another' }));
    expect(hasSession((await comeBack(gateway, cookie)).finished)).toBe(false);
    gateway.stub.on('sso.finishSaml', () => arrived);
    gateway.clock.advance(15 * 60_000);
    expect(hasSession((await comeBack(gateway, cookie)).finished)).toBe(false);
  });

  test('begins none in another team’s name', async () => {
    const gateway = await testGateway();
    gateway.stub.on('sso.finishSaml', () => arrived);
    const cookie = await begin(gateway);
    const { all } = await comeBack(gateway, cookie);
    const other = await get(gateway, '/sso/saml/team-harbor/finish', all);
    expect([other.status, hasSession(other)]).toEqual([400, false]);
  });

  test('leads nowhere but into the console', async () => {
    const gateway = await testGateway();
    gateway.stub.on('sso.finishSaml', () => arrived);
    const cookie = await begin(gateway, `?to=${encodeURIComponent('//evil.example')}`);
    expect(placeOf((await comeBack(gateway, cookie)).finished)).toEqual([303, '/#/']);
  });

  test('tells of a code that is over', async () => {
    const gateway = await testGateway();
    gateway.stub.on('sso.finishSaml', () => ({ ...arrived, code: 'login-code-0000000009' }));
    const { finished } = await comeBack(gateway, await begin(gateway));
    expect([finished.status, hasSession(finished)]).toEqual([400, false]);
  });
});

describe('a sign-in that the identity provider begins', () => {
  const goOn = (gateway: TestGateway, cookie: string, site = 'same-origin') =>
    post(gateway, `${BASE}/continue`, {}, { cookie, origin: gateway.url, 'sec-fetch-site': site });

  test('asks in whose name to go on, and begins a session then', async () => {
    const gateway = await testGateway();
    gateway.stub.on('sso.finishSaml', () => unasked);
    const { finished, all } = await comeBack(gateway, '', { RelayState: '/manage/users' });
    const page = await finished.text();
    expect([finished.status, hasSession(finished)]).toEqual([200, false]);
    expect(page).toContain('Continue as admin@orbit.example?');
    expect(page).toContain('Orbit &amp; &lt;Sons&gt;');
    expect(finished.headers.get('content-security-policy')).toContain("form-action 'self'");
    const entered = await goOn(gateway, all);
    expect(placeOf(entered)).toEqual([303, '/#/manage/users']);
    expect(hasSession(entered)).toBe(true);
  });

  test('takes nobody’s place unasked', async () => {
    const gateway = await testGateway();
    const member = await browserCookie(gateway, 'member@orbit.example');
    gateway.stub.on('sso.finishSaml', () => unasked);
    const { finished } = await comeBack(gateway, member);
    expect([finished.status, hasSession(finished)]).toEqual([200, false]);
  });

  test('asks nothing of whoever is signed in as just that person', async () => {
    const gateway = await testGateway();
    const admin = await browserCookie(gateway);
    gateway.stub.on('sso.finishSaml', () => unasked);
    expect(placeOf((await comeBack(gateway, admin)).finished)).toEqual([303, '/#/']);
  });

  test('is not gone on with by another site, without its cookie, or after five minutes', async () => {
    const gateway = await testGateway();
    gateway.stub.on('sso.finishSaml', () => unasked);
    const { all } = await comeBack(gateway, '');
    expect((await goOn(gateway, all, 'cross-site')).status).toBe(400);
    expect((await goOn(gateway, '')).status).toBe(400);
    gateway.clock.advance(5 * 60_000);
    expect((await goOn(gateway, all)).status).toBe(400);
    expect(gateway.stub.count('identity.exchangeLoginCode')).toBe(0);
  });

  test('answers no request: what does needs the browser that began', async () => {
    const gateway = await testGateway();
    gateway.stub.on('sso.finishSaml', () => arrived);
    const { all } = await comeBack(gateway, '');
    expect((await goOn(gateway, all)).status).toBe(400);
  });
});

test.each(Object.entries(samlWords))('in %s a page names whoever is to go on, and their team', (_locale, words) => {
  const { title, sentences } = words.mayContinue({ email: 'ada@orbit.example', teamName: 'Orbit' });
  expect(title).toContain('ada@orbit.example');
  expect(sentences.join(' ')).toMatch(/(?=.*ada@orbit\.example)(?=.*Orbit)/);
  expect(words.tested('ada@orbit.example').sentences.join(' ')).toContain('ada@orbit.example');
  expect(words.testRefused(words.reasons.audience).sentences).toContain(words.reasons.audience);
});

describe('what is refused', () => {
  test.each([
    ['signature', 400, 'You could not be signed in'],
    ['person', 403, 'You are not in this team'],
    ['network', 403, 'Not from this network'],
    ['time', 400, 'This sign-in is over'],
    ['clock', 400, 'You could not be signed in'],
    ['status', 403, 'Your company did not sign you in'],
  ] as const)('%s is told in plain words', async (reason, status, title) => {
    const gateway = await testGateway();
    gateway.stub.on('sso.finishSaml', () => ({ ...unasked, outcome: 'refused', reason, code: null, person: null }));
    const { finished } = await comeBack(gateway, '');
    expect([finished.status, hasSession(finished), await titleOf(finished)]).toEqual([status, false, title]);
  });

  test('a trial tells its admin why, and nobody else', async () => {
    const gateway = await testGateway();
    const refused = { ...arrived, outcome: 'test_refused', reason: 'audience', code: null, person: null } as const;
    gateway.stub.on('sso.finishSaml', () => refused);
    const admin = await browserCookie(gateway);
    const cookie = `${admin}; ${cookiesOf(await get(gateway, `${BASE}/start?test=1`, admin))}`;
    const text = await (await comeBack(gateway, cookie)).finished.text();
    expect(text).toContain('Compare the entity id of the service provider.');
    // A word that only a later version of the services has.
    const later = Object.assign({ ...refused }, { reason: 'moon_phase' });
    gateway.stub.on('sso.finishSaml', () => later);
    expect((await comeBack(gateway, cookie)).finished.status).toBe(400);
    expect(await titleOf((await comeBack(gateway, '')).finished)).toBe('This sign-in was not begun here');
    gateway.stub.on('sso.finishSaml', () => ({ ...arrived, outcome: 'tested', code: null }));
    const { finished } = await comeBack(gateway, cookie);
    expect([hasSession(finished), await titleOf(finished)]).toEqual([false, 'The sign-in works']);
  });

  test('in the language of the browser, down to the ways on', async () => {
    const gateway = await testGateway();
    gateway.stub.on('sso.finishSaml', () => ({
      ...unasked,
      outcome: 'refused',
      reason: 'time',
      code: null,
      person: null,
    }));
    const { all } = await comeBack(gateway, '');
    const russian = await get(gateway, `${BASE}/finish`, all, { 'accept-language': 'ru,en;q=0.5' });
    expect(russian.headers.get('content-language')).toBe('ru-RU');
    const page = await russian.text();
    expect(page).toContain('<html lang="ru-RU">');
    expect(page).toContain('<h1>Этот вход больше не действует</h1>');
    expect(page).toContain(`<a href="${BASE}/start">Попробовать ещё раз</a>`);
    const chosen = await get(gateway, `${BASE}/start`, 'muster.locale=zh-cn', {
      ...{ 'sec-fetch-site': 'cross-site', 'accept-language': 'ru' },
    });
    expect(await chosen.text()).toContain(`<a href="${BASE}/start">继续</a>`);
  });

  test('what no identity provider posts reaches no service', async () => {
    const gateway = await testGateway();
    expect((await post(gateway, `${BASE}/acs`, {})).status).toBe(400);
    const twice = await fetch(`${gateway.url}${BASE}/acs`, {
      ...{ method: 'POST', redirect: 'manual' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'SAMLResponse=a&SAMLResponse=b',
    });
    expect(twice.status).toBe(400);
    expect((await bring(gateway, { RelayState: 'x'.repeat(600 * 1024) })).status).toBe(413);
    const json = await fetch(`${gateway.url}${BASE}/acs`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
    });
    expect(json.status).toBe(415);
    expect(await json.text()).toContain(`${BASE}/start`);
    expect(gateway.stub.calls).toEqual([]);
  });
});
