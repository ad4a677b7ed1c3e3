import { describe, expect, test } from 'vitest';
import { SCIM_SECRET } from '../../testing/stub/scim.ts';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const PATCH_OP = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

type Sent = { method?: string; body?: unknown; headers?: Record<string, string>; token?: string | null };

async function scimGateway(options: Parameters<typeof testGateway>[0] = {}) {
  const gateway = await testGateway(options);
  async function send(path: string, { method = 'GET', body, headers = {}, token = SCIM_SECRET }: Sent = {}) {
    const answer = await fetch(`${gateway.url}/scim/v2${path}`, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text };
  }
  const base = `${gateway.url}/scim/v2`;
  return { ...gateway, send, base };
}

const patch = (operation: object): Sent => ({
  method: 'PATCH',
  body: { schemas: [PATCH_OP], operations: [operation] },
});

const search = (asked: object) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'],
  ...asked,
});

describe('a request is one call of the service', () => {
  test('with the secret of the token in its body, and without a session', async () => {
    const { send, stub, base, logs } = await scimGateway();
    const answer = await send('/Users?filter=active+eq+true&startIndex=2&COUNT=5&attributes=userName,%20meta');
    expect(answer.status).toBe(200);
    expect(stub.calls).toMatchObject([
      {
        name: 'scim.list',
        query: {},
        body: {
          ...{ secret: SCIM_SECRET, base, type: 'User', filter: 'active eq true', startIndex: 2, count: 5 },
          attributes: ['userName', 'meta'],
        },
      },
    ]);
    expect(logs.filter((line) => line.includes(SCIM_SECRET))).toEqual([]);
    expect(logs.find((line) => line.includes('"Request"'))).toContain('"route":"/scim/v2/Users"');
  });

  test.each([
    ['GET', '/Users/u1', undefined, 'scim.read', 200],
    ['POST', '/Users', { schemas: [USER], userName: 'x' }, 'scim.add', 201],
    ['PUT', '/Users/u1', { schemas: [USER] }, 'scim.replace', 200],
    ['PATCH', '/Users/u1', { schemas: [PATCH_OP], Operations: [{ op: 'remove', path: 'title' }] }, 'scim.change', 200],
    [
      'PATCH',
      '/Groups/g1',
      { schemas: [PATCH_OP], Operations: [{ op: 'remove', path: 'members' }] },
      'scim.change',
      204,
    ],
    ['DELETE', '/Users/u1', undefined, 'scim.remove', 204],
    ['GET', '/Schemas/urn:x', undefined, 'scim.describe', 200],
  ])('%s %s', async (method, path, body, name, status) => {
    const { send, stub } = await scimGateway();
    expect((await send(path, { method, body })).status).toBe(status);
    expect(stub.calls.map((call) => call.name)).toEqual([name]);
  });
});

describe('nothing is asked of the service', () => {
  test.each([
    ['without a token', '/Users', { token: null }, 401],
    ['with a token that cannot be one', '/Users', { token: 'a b' }, 401],
    ['for a body that is no JSON', '/Users', { method: 'POST', body: '{' }, 400],
    ['for a body in another encoding', '/Users', { method: 'POST', body: Buffer.from('{"x":"é"}', 'latin1') }, 400],
    ['for a packed body', '/Users', { method: 'POST', body: '{}', headers: { 'content-encoding': 'gzip' } }, 415],
    [
      'for a body of another kind',
      '/Users',
      { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } },
      415,
    ],
    ['for a parameter that stands there twice', '/Users?filter=a&filter=b', {}, 400],
    ['for a filter that is too long', `/Users?filter=${'x'.repeat(10_001)}`, {}, 400],
    ['for a name that is too long', `/Users?sortBy=${'x'.repeat(301)}`, {}, 400],
    ['for too many names', `/Users?attributes=${'a,'.repeat(101)}`, {}, 400],
    ['for a place beyond any list', '/Users/.search', { method: 'POST', body: search({ startIndex: 3e9 }) }, 400],
    ['for too long a search', '/Users/.search', { method: 'POST', body: search({ filter: 'x'.repeat(10_001) }) }, 400],
    ['for another method', '/Users', { method: 'PUT', body: {} }, 405],
    ['for what is not done', '/Bulk', { method: 'POST', body: {} }, 501],
    ['elsewhere', '/Nothing', {}, 404],
  ])('%s', async (_what, path, sent, status) => {
    const { send, stub } = await scimGateway();
    const answer = await send(path, sent);
    expect([answer.status, JSON.parse(answer.text).status]).toEqual([status, String(status)]);
    expect(stub.calls).toEqual([]);
  });

  test('for a body that is too long', async () => {
    const { send, stub } = await scimGateway({ env: { SCIM_REQUEST_BYTES: '2000' } });
    expect((await send('/Users', { method: 'POST', body: { schemas: [USER], x: 'y'.repeat(3_000) } })).status).toBe(
      413,
    );
    expect(stub.calls).toEqual([]);
  });
});

describe('what the service refuses is told in the form of the standard', () => {
  test.each([
    [403, 'provisioning_token_invalid', undefined, 401, undefined],
    [404, 'resource_not_found', undefined, 404, undefined],
    [409, 'resource_taken', 'userName', 409, 'uniqueness'],
    [400, 'path_invalid', undefined, 400, 'invalidPath'],
    [400, 'target_missing', 'phoneNumbers.value', 400, 'noTarget'],
    [400, 'attribute_fixed', 'id', 400, 'mutability'],
    [400, 'value_invalid', 'name.givenName', 400, 'invalidValue'],
    [400, 'patch_invalid', undefined, 400, 'invalidSyntax'],
    [409, 'stale_version', undefined, 412, undefined],
    [400, 'last_admin', undefined, 400, 'mutability'],
    [402, 'plan_required', undefined, 403, undefined],
    [402, 'guest_limit', undefined, 403, undefined],
  ] as const)('%i %s', async (status, code, field, told, scimType) => {
    const { send, stub } = await scimGateway();
    stub.on('scim.change', () => new Refused(status, code, undefined, field));
    const answer = await send('/Users/u1', patch({ op: 'replace', path: 'title', value: 'x' }));
    const body = JSON.parse(answer.text);
    expect([answer.status, body.status, body.scimType]).toEqual([told, String(told), scimType]);
    if (field !== undefined) expect(body.detail).toMatch(new RegExp(`^${field}: `));
    expect(answer.headers.get('www-authenticate')).toBe(told === 401 ? 'Bearer realm="SCIM"' : null);
  });

  test('a service that is away is 503 with Retry-After, and a change is not repeated', async () => {
    const { send, stub } = await scimGateway();
    stub.on('scim.change', () => new Refused(503, 'internal'));
    const answer = await send('/Users/u1', patch({ op: 'remove', path: 'title' }));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).not.toBeNull();
    expect(stub.calls.filter(({ name }) => name === 'scim.change')).toHaveLength(1);
  });
});

test('one token makes so many requests in a minute, and another one is not in its way', async () => {
  const { send, clock } = await scimGateway({ env: { SCIM_REQUESTS_PER_MINUTE: '2' } });
  const statuses = [];
  for (let place = 0; place < 3; place += 1) statuses.push((await send('/Users')).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await send('/Users', { token: 'another' })).status).toBe(401);
  clock.advance(60_000);
  expect((await send('/Users')).status).toBe(200);
});

test('versions: If-Match goes on as versions, If-None-Match of the present one is 304', async () => {
  const { send, stub } = await scimGateway();
  await send('/Users/u1', { ...patch({ op: 'remove', path: 'title' }), headers: { 'if-match': 'W/"2", "3"' } });
  await send('/Users/u1', { method: 'DELETE', headers: { 'if-match': '*' } });
  expect(stub.calls.map(({ body }) => body)).toMatchObject([{ versions: ['2', '3'] }, {}]);
  expect(stub.calls[1]?.body).not.toHaveProperty('versions');
  const seen = await send('/Users/u1', { headers: { 'if-none-match': 'W/"3"' } });
  expect([seen.status, seen.text, seen.headers.get('etag')]).toEqual([304, '', 'W/"3"']);
});

test('addresses are those of the console where it says what they are', async () => {
  const { send, stub } = await scimGateway({ env: { PUBLIC_ORIGIN: 'https://console.example' } });
  const answer = await send('/Users', { method: 'POST', body: { schemas: [USER] } });
  expect(answer.headers.get('location')).toBe('https://console.example/scim/v2/Users/u-new');
  expect(stub.calls[0]?.body).toMatchObject({ base: 'https://console.example/scim/v2' });
});
