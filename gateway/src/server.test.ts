import { createHash } from 'node:crypto';
import { getIntrospectionQuery } from 'graphql';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { catalogue } from './lib/errors.ts';
import { ADMIN_TOKEN, stubTeam, teamInfoOf } from './testing/stubTeam.ts';
import { Refused } from './testing/stubCall.ts';
import { type GraphQLAnswer, testGateway } from './testing/testGateway.ts';

const GUID = '{ viewer { guid } }';
const first = ({ errors }: GraphQLAnswer) => errors?.[0]?.extensions;

describe('limits of a document', () => {
  test.each([
    ['thirty aliases', `{ viewer { ${Array.from({ length: 30 }, (_, i) => `a${i}: guid`).join(' ')} } }`, undefined],
    [
      'thirty-one aliases',
      `{ viewer { ${Array.from({ length: 31 }, (_, i) => `a${i}: guid`).join(' ')} } }`,
      'TOO_COMPLEX',
    ],
    [
      'aliases behind fragments',
      `{ viewer { ...A ...B ...C } } fragment A on Viewer { ...X a: guid } fragment B on Viewer { ...X b: guid } fragment C on Viewer { c: guid } fragment X on Viewer { ${Array.from({ length: 15 }, (_, i) => `a${i}: guid`).join(' ')} }`,
      'TOO_COMPLEX',
    ],
    ['more than 2,000 tokens', `{ viewer { ${'guid '.repeat(2_000)} } }`, 'TOO_COMPLEX'],
    [
      'a costly list',
      '{ viewer { team { channels(first: 300) { nodes { id members(first: 300) { nodes { id } } } } } } }',
      'TOO_COMPLEX',
    ],
    [
      'a question to a service for each field of a team',
      '{ viewer { team { customFields { conditionsEffect(conditions: []) } } } }',
      'TOO_COMPLEX',
    ],
    [
      'a list of fields within a list of fields',
      `{ viewer { team { customFields { conditions { field { conditions { field { conditions { value { text } } } } } } } } } }`,
      'TOO_COMPLEX',
    ],
    [
      'all values of all fields with what they bring up',
      '{ viewer { team { customFields { settings { ... on SingleSelectSettings { values { nodes { childFields { conditions { value { text } } } } } } } } } } }',
      'TOO_COMPLEX',
    ],
    [
      'the fields of everybody in a list',
      '{ viewer { team { members(first: 300) { nodes { profileFields { fields { field { name } value { text } } } } } } } }',
      'TOO_COMPLEX',
    ],
    [
      'a list whose length is left to the gateway, within another',
      '{ viewer { team { channels(first: 300) { nodes { members(first: null) { nodes { id } } } } } } }',
      'TOO_COMPLEX',
    ],
    [
      'all values of all fields',
      '{ viewer { team { customFields { name settings { ... on SingleSelectSettings { values { nodes { id text } } } } } } } }',
      undefined,
    ],
    [
      'an affordable list',
      '{ viewer { team { members(first: 300) { nodes { id guid email name { first last } role isLicensed } totalCount } } } }',
      undefined,
    ],
  ])('%s', async (_what, query, code) => {
    const { ask, stub } = await testGateway();
    const answer = await ask(query);
    expect(first(answer)?.code).toBe(code);
    expect(stub.calls.length > 0).toBe(code === undefined && query.includes('viewer'));
  });

  test.each([
    ['as deep as allowed', '{ viewer { team { members { nodes { guid } } } } }', undefined],
    ['one deeper', '{ viewer { team { members { nodes { name { first } } } } } }', 'TOO_COMPLEX'],
    [
      'one deeper behind fragments',
      '{ viewer { ...V } } fragment V on Viewer { team { ...T } } fragment T on Team { members { nodes { ... on Member { name { first } } } } }',
      'TOO_COMPLEX',
    ],
  ])('%s', async (_what, query, code) => {
    const { ask } = await testGateway({ env: { MAX_DEPTH: '5' } });
    const answer = await ask(query);
    expect([first(answer)?.code, answer.errors?.length]).toEqual([code, code && 1]);
  });

  test('the tools’ introspection query fits', async () => {
    const { ask } = await testGateway();
    expect(
      (await ask(getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true }))).errors,
    ).toBeUndefined();
  });

  test('the cost goes by the variables', async () => {
    const { ask } = await testGateway();
    const query =
      'query Q($n: Int) { viewer { team { channels(first: $n) { nodes { id members(first: $n) { nodes { id } } } } } } }';
    expect(first(await ask(query, { n: 5 }))).toBeUndefined();
    const { errors } = await ask(query, { n: 300 });
    expect(errors?.[0]).toMatchObject({
      message:
        "The document's cost is 99633; at most 5000 is allowed. Ask for fewer at once: lower `first`, of the outer list above all.",
      extensions: { code: 'TOO_COMPLEX' },
    });
  });

  test('a document of fragments within fragments is measured in no time', async () => {
    const { ask } = await testGateway({ env: { MAX_ALIASES: '1000000000' } });
    const levels = Array.from(
      { length: 40 },
      (_, i) => `fragment F${i} on Viewer { ...F${i + 1} ... on Viewer { ...F${i + 1} } }`,
    );
    const answer = await ask(`{ viewer { ...F0 } } ${levels.join(' ')} fragment F40 on Viewer { guid }`);
    expect(first(answer)?.code).toBe('TOO_COMPLEX');
  });
});

describe('malformed requests', () => {
  test.each([
    ['a syntax error', { query: '{ viewer { guid ' }, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', { query: '{ viewer { salary } }' }, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a variable of the wrong type',
      {
        query: 'query Q($n: Int!) { viewer { team { members(first: $n) { totalCount } } } }',
        variables: { n: 'many' },
      },
      'BAD_USER_INPUT',
    ],
    ['no query', { variables: {} }, 'BAD_USER_INPUT'],
    ['an operation that is not there', { query: GUID, operationName: 'Other' }, 'BAD_USER_INPUT'],
    ['a batch', [{ query: GUID }], 'BAD_USER_INPUT'],
    [
      'an unknown hash',
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } },
      'PERSISTED_QUERY_NOT_FOUND',
    ],
    [
      'a hash of another text',
      { query: GUID, extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } },
      'BAD_USER_INPUT',
    ],
    [
      'a hostile hash',
      { extensions: { persistedQuery: { version: 1, sha256Hash: '../../etc/passwd' } } },
      'PERSISTED_QUERY_NOT_FOUND',
    ],
  ])('%s', async (_what, body, code) => {
    const { send } = await testGateway();
    const answer = (await (await send(body)).json()) as GraphQLAnswer;
    expect(first(answer)?.code).toBe(code);
    expect(first(answer)?.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each([
    ['a body over the limit', 'application/json', `{"query":"${'x'.repeat(1_100_000)}"}`, 413, 'TOO_LARGE'],
    ['not JSON', 'application/json', '{"query":', 400, 'BAD_USER_INPUT'],
    [
      'a prototype’s poison',
      'application/json',
      '{"__proto__":{"x":1},"query":"{ __typename }"}',
      400,
      'BAD_USER_INPUT',
    ],
    ['a form of another site', 'application/x-www-form-urlencoded', 'query={viewer{guid}}', 415, 'BAD_USER_INPUT'],
    ['a text of another site', 'text/plain', '{"query":"{ viewer { guid } }"}', 400, 'BAD_USER_INPUT'],
  ])('%s', async (_what, type, body, status, code) => {
    const { url, admin, stub } = await testGateway();
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': type, authorization: admin },
      body,
    });
    expect(answer.status).toBe(status);
    expect(first((await answer.json()) as GraphQLAnswer)?.code).toBe(code);
    expect(answer.headers.get('x-request-id')).toBeTruthy();
    expect(stub.calls).toEqual([]);
  });

  test('a GET that other sites could send is refused; with the preflight header it is answered', async () => {
    const { url, admin } = await testGateway();
    const get = (headers: Record<string, string>) =>
      fetch(`${url}/graphql?query=${encodeURIComponent(GUID)}`, { headers: { authorization: admin, ...headers } });
    expect((await get({})).status).toBe(400);
    expect(await (await get({ 'apollo-require-preflight': '1' })).json()).toEqual({
      data: { viewer: { guid: 'orbit-0000' } },
    });
  });

  test('suggestions go out only while the schema may be asked about itself', async () => {
    const query = '{ viewer { guidd } }';
    const open = await testGateway();
    expect((await open.ask(query)).errors?.[0]?.message).toContain('Did you mean');
    const closed = await testGateway({ env: { INTROSPECTION: 'false' } });
    expect((await closed.ask(query)).errors?.[0]?.message).not.toContain('Did you mean');
    expect(first(await closed.ask('{ __schema { queryType { name } } }'))?.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});

describe('every answer', () => {
  test('has a request id and the server’s time by the injected clock', async () => {
    const { url, clock } = await testGateway();
    for (const path of ['/graphql', '/health/live', '/nowhere', '/']) {
      const { headers } = await fetch(url + path);
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('x-server-time')).toBe(String(clock.now()));
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });

  test('keeps a well-formed request id and replaces any other', async () => {
    const { url } = await testGateway();
    const idFor = async (id: string) =>
      (await fetch(`${url}/health/live`, { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    expect(await idFor('my-request-0001')).toBe('my-request-0001');
    expect(await idFor('<script>')).not.toContain('script');
  });
});

describe('the clock', () => {
  test('follows the upstream’s outside of production', async () => {
    const { ask, url, stub, clock } = await testGateway();
    stub.on('team.teamInfo', (_call, reply) => {
      reply.header('x-server-time', String(clock.now() + 3_600_000));
      return teamInfoOf(stubTeam());
    });
    await ask('{ viewer { team { name } } }');
    expect((await fetch(url)).headers.get('x-server-time')).toBe(String(clock.now() + 3_600_000));
  });

  test('does not in production', async () => {
    const { ask, url, stub, clock } = await testGateway({
      env: { NODE_ENV: 'production', SESSION_KEY: 'k'.repeat(32) },
    });
    stub.on('team.teamInfo', (_call, reply) => {
      reply.header('x-server-time', '1');
      return teamInfoOf(stubTeam());
    });
    await ask('{ viewer { team { name } } }');
    expect((await fetch(url)).headers.get('x-server-time')).toBe(String(clock.now()));
  });
});

describe('what an operation cost', () => {
  const MEMBERS = 'query ($first: Int) { viewer { team { members(first: $first) { nodes { email } } } } }';

  test('is in the headers, in those of a refusal as well', async () => {
    const { send } = await testGateway({ env: { MAX_COST: '100' } });
    const toldOf = async (first: number) => {
      const answer = await send({ query: MEMBERS, variables: { first } });
      const { data } = (await answer.json()) as GraphQLAnswer;
      return [answer.headers.get('x-query-cost'), answer.headers.get('x-query-cost-limit'), data !== undefined];
    };
    expect(await toldOf(10)).toEqual(['14', '100', true]);
    expect(await toldOf(300)).toEqual(['333', '100', false]);
  });

  test('is not told of what is no operation', async () => {
    const { send } = await testGateway();
    expect((await send({ query: '{ nothing }' })).headers.get('x-query-cost')).toBeNull();
  });
});

describe('how many operations', () => {
  test('an identity may make in a minute; others are not touched, and time brings them back', async () => {
    const { send, ask, member, clock } = await testGateway({ env: { OPERATIONS_PER_MINUTE: '2' } });
    await ask(GUID);
    const last = await send({ query: GUID });
    expect(last.headers.get('ratelimit-policy')).toBe('"operations";q=2;w=60');
    expect(last.headers.get('ratelimit')).toBe('"operations";r=0;t=60');
    const refused = await send({ query: GUID });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('ratelimit')).toBe('"operations";r=0;t=60');
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(first((await refused.json()) as GraphQLAnswer)).toMatchObject({
      code: 'RATE_LIMITED',
      retryable: true,
      retryAfter: 60,
    });
    expect((await ask(GUID, {}, { as: member })).errors).toBeUndefined();
    clock.advance(60_000);
    expect((await ask(GUID)).errors).toBeUndefined();
  });
});

describe('what fails inside', () => {
  test('nothing of the upstream, no token, guid or address, reaches answers, logs or metrics', async () => {
    const { ask, stub, logs, url, admin } = await testGateway();
    const seen: unknown[] = [];
    const operations = [
      '{ viewer { team { name } } }',
      '{ viewer { email } }',
      '{ viewer { team { members { nodes { email } } } } }',
    ];
    const refusals = [
      new Refused(500, 'internal'),
      new Refused(401, 'invalid_token'),
      new Refused(400, 'invalid_request'),
      new Refused(403, 'actor_not_admin'),
    ];
    for (const refusal of refusals) {
      for (const name of ['team.teamInfo', 'identity.fullProfile', 'member.usersList', 'identity.updateLocale'])
        stub.on(name, () => refusal);
      for (const query of operations) seen.push(await ask(query));
      seen.push(await ask('mutation { viewerLocaleUpdate(input: { locale: EN_GB }) { viewer { guid } } }'));
    }
    stub.on('team.teamInfo', (_call, reply) => (reply.hijack(), reply.raw.destroy()));
    seen.push(await ask('{ viewer { team { name } } }'));
    await fetch(`${url}/graphql?query=${encodeURIComponent(GUID)}&token=${ADMIN_TOKEN}`, {
      headers: { authorization: admin },
    });
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const everything = JSON.stringify(seen) + logs.join('') + metrics;
    // The bare port might stand in any long number.
    const port = `:${new URL(stub.url).port}`;
    for (const secret of [ADMIN_TOKEN, 'secret-upstream-message', stub.url, port, 'orbit-0000', 'at file:']) {
      expect(everything).not.toContain(secret);
    }
    expect(JSON.stringify(seen)).not.toMatch(/stack|127\.0\.0\.1/);
  });

  test('an unexpected error leaves as INTERNAL_SERVER_ERROR with a fixed sentence; the log has the whole of it', async () => {
    const { ask, logs } = await testGateway();
    const broken = vi.spyOn(Intl.NumberFormat.prototype, 'resolvedOptions').mockImplementation(() => {
      throw new RangeError('a figure that cannot be written');
    });
    onTestFinished(() => broken.mockRestore());
    const { errors } = await ask('{ viewer { team { billing { balance { formatted } } } } }');
    expect(errors?.[0]).toMatchObject({
      message: 'Something went wrong. Please try again later.',
      extensions: { code: 'INTERNAL_SERVER_ERROR', retryable: false },
    });
    expect(logs.some((line) => line.includes('a figure that cannot be written') && line.includes('money.ts'))).toBe(
      true,
    );
  });

  test('a failed call is logged by its code, service and operation', async () => {
    const { ask, stub, logs } = await testGateway();
    stub.on('team.teamInfo', () => new Refused(404, 'team_not_found'));
    await ask('{ viewer { team { name } } }');
    const line: unknown = JSON.parse(logs.find((one) => one.includes('Upstream call failed')) ?? '{}');
    expect(line).toMatchObject({
      requestId: expect.any(String),
      err: { code: 'UPSTREAM_INVALID', service: 'team', operation: 'teamInfo', refused: 'team_not_found' },
    });
  });

  test('only codes of the catalogue leave, each with its retryable', async () => {
    const { ask, stub } = await testGateway();
    stub.on('team.teamInfo', () => new Refused(503, 'internal'));
    const answers = [
      await ask('{ viewer { team { name } } }'),
      await ask('{'),
      await ask('{ x }'),
      await ask('{ node(id: "x") { id } }'),
    ];
    for (const { extensions } of answers.flatMap(({ errors }) => errors ?? [])) {
      const entry = Object.entries(catalogue).find(([code]) => code === extensions.code)?.[1];
      expect(extensions.retryable).toBe(entry?.retryable);
      expect(Object.keys(extensions).sort()).toEqual(expect.arrayContaining(['code', 'requestId', 'retryable']));
    }
  });
});

describe('automatic persisted queries', () => {
  const query = '{ viewer { guid role } }';
  const extensions = { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') } };

  test('a text that came once with its hash is known by the hash', async () => {
    const { send } = await testGateway();
    await send({ query, extensions });
    expect(await (await send({ extensions })).json()).toEqual({
      data: { viewer: { guid: 'orbit-0000', role: 'ADMIN' } },
    });
  });
});
