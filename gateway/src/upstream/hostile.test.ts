import { gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { describe, expect, test } from 'vitest';
import { stubTeam, teamInfoOf } from '../testing/stubTeam.ts';
import { testGateway } from '../testing/testGateway.ts';

const NAME = '{ viewer { team { name } } }';
const LOCALE = 'mutation { viewerLocaleUpdate(input: { locale: EN_GB }) { viewer { locale } userErrors { code } } }';

const raw = (reply: FastifyReply, status: number, headers: Record<string, string>, body: string | Buffer) => {
  reply.hijack();
  reply.raw.writeHead(status, headers).end(body);
};
const trickle = (reply: FastifyReply, text: string) => {
  reply.hijack();
  reply.raw.writeHead(200, json);
  for (let start = 0; start < text.length; start += 500) reply.raw.write(text.slice(start, start + 500));
  reply.raw.end();
};
const json = { 'content-type': 'application/json' };
const good = JSON.stringify(teamInfoOf(stubTeam()));

const hostile: [string, (reply: FastifyReply) => unknown][] = [
  ['not JSON', (reply) => raw(reply, 200, json, '<html>secret-upstream-message</html>')],
  ['cut off', (reply) => raw(reply, 200, json, good.slice(0, 100))],
  ['empty', (reply) => raw(reply, 200, json, '')],
  ['the wrong shape', (reply) => raw(reply, 200, json, '{"teamId":7}')],
  ['a prototype’s poison', (reply) => raw(reply, 200, json, good.replace('{', '{"__proto__":{"isAdmin":true},'))],
  ['a number in place of an object', (reply) => raw(reply, 200, json, '42')],
  ['larger than the cap', (reply) => raw(reply, 200, json, good.padEnd(3_000))],
  ['larger than the cap, and says so', (reply) => raw(reply, 200, { ...json, 'content-length': '999999999' }, '{')],
  ['larger than the cap, bit by bit', (reply) => trickle(reply, good.padEnd(3_000))],
  ['a redirect elsewhere', (reply) => raw(reply, 302, { location: 'http://evil.example/?token=canary' }, '')],
  [
    'a gzip bomb',
    (reply) => raw(reply, 200, { ...json, 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(5_000_000))),
  ],
  ['no content where there should be some', (reply) => raw(reply, 204, {}, '')],
];

describe('an answer that cannot be used', () => {
  test.each(hostile)('a read gets %s: UPSTREAM_INVALID', async (_what, answer) => {
    const { ask, stub } = await testGateway({ env: { UPSTREAM_MAX_BYTES: '2000' } });
    stub.on('team.teamInfo', (_call, reply) => answer(reply));
    const { errors } = await ask(NAME);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_INVALID']);
  });

  test('a write gets it: OUTCOME_UNKNOWN, and it is not sent again', async () => {
    const { ask, stub } = await testGateway();
    stub.on('identity.updateLocale', (_call, reply) => raw(reply, 200, json, '{"loc'));
    const { errors } = await ask(LOCALE);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'OUTCOME_UNKNOWN', retryable: false });
    expect(stub.count('identity.updateLocale')).toBe(1);
  });
});

const drop = (reply: FastifyReply) => {
  reply.hijack();
  reply.raw.destroy();
};

describe('a lost connection', () => {
  test('a read is asked again, up to three times more', async () => {
    const { ask, stub } = await testGateway();
    let left = 3;
    stub.on('team.teamInfo', (_call, reply) => ((left -= 1) >= 0 ? drop(reply) : teamInfoOf(stubTeam())));
    expect(await ask(NAME)).toEqual({ data: { viewer: { team: { name: 'Orbit' } } } });
    expect(stub.count('team.teamInfo')).toBe(4);
  });

  test('a read that POSTs is asked again too', async () => {
    const { ask, stub } = await testGateway();
    let lost = false;
    stub.on('member.leanProfiles', (_call, reply) => {
      if (lost) return { profiles: [] };
      lost = true;
      return drop(reply);
    });
    expect((await ask('{ viewer { team { members { nodes { email } } } } }')).errors).toBeUndefined();
    expect(stub.count('member.leanProfiles')).toBe(2);
  });

  test('a read that goes on failing is UPSTREAM_UNAVAILABLE', async () => {
    const { ask, stub } = await testGateway();
    stub.on('team.teamInfo', (_call, reply) => drop(reply));
    expect((await ask(NAME)).errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', retryable: true });
    expect(stub.count('team.teamInfo')).toBe(4);
  });

  test('a write is never sent again: OUTCOME_UNKNOWN', async () => {
    const { ask, stub } = await testGateway();
    stub.on('identity.updateLocale', (_call, reply) => drop(reply));
    expect((await ask(LOCALE)).errors?.[0]?.extensions.code).toBe('OUTCOME_UNKNOWN');
    expect(stub.count('identity.updateLocale')).toBe(1);
  });
});

describe('nothing listens there', () => {
  const env = { UPSTREAM_URL: 'http://127.0.0.1:1' };

  test('a read is UPSTREAM_UNAVAILABLE', async () => {
    const { ask } = await testGateway({ env });
    expect((await ask(NAME)).errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  });

  test('a write was certainly not made: UPSTREAM_UNAVAILABLE', async () => {
    const { ask } = await testGateway({ env });
    expect((await ask(LOCALE)).errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  });
});

describe('an answer that does not come', () => {
  const env = { UPSTREAM_ATTEMPT_MS: '600', UPSTREAM_WRITE_MS: '600', OPERATION_DEADLINE_MS: '1500' };
  const never = () => new Promise(() => undefined);

  test('a read is UPSTREAM_TIMEOUT by the deadline, and the other services’ fields stand', async () => {
    const { ask, stub, logs } = await testGateway({ env });
    stub.on('member.usersList', never);
    const { data, errors } = await ask('{ viewer { email team { name members { totalCount } } } }');
    expect(data).toEqual({ viewer: { email: 'admin@orbit.example', team: { name: 'Orbit', members: null } } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_TIMEOUT', retryable: true });
    expect(logs.some((line) => line.includes('"msg":"Request timeout"'))).toBe(true);
  });

  test('a write is OUTCOME_UNKNOWN', async () => {
    const { ask, stub } = await testGateway({ env });
    stub.on('identity.updateLocale', never);
    expect((await ask(LOCALE)).errors?.[0]?.extensions.code).toBe('OUTCOME_UNKNOWN');
    expect(stub.count('identity.updateLocale')).toBe(1);
  });

  test('a write has longer than a read, as there is no second try', async () => {
    const { ask, stub } = await testGateway({ env: { UPSTREAM_ATTEMPT_MS: '50' } });
    stub.on('team.teamInfo', never);
    stub.on('identity.updateLocale', async ({ body }) => {
      // As long as a read takes to give up.
      expect((await ask(NAME)).errors?.[0]?.extensions.code).toBe('UPSTREAM_TIMEOUT');
      return body;
    });
    const { errors } = await ask('mutation { viewerLocaleUpdate(input: { locale: EN_GB }) { userErrors { code } } }');
    expect(errors).toBeUndefined();
    expect.assertions(2);
  });

  test('a client that hangs up ends the upstream call', async () => {
    const { url, admin, stub } = await testGateway();
    const ended = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    stub.on('team.teamInfo', (_call, reply) => {
      reply.raw.once('close', () => ended.resolve());
      arrived.resolve();
      return never();
    });
    const client = new AbortController();
    const answer = fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: admin },
      body: JSON.stringify({ query: NAME }),
      signal: client.signal,
    });
    await arrived.promise;
    client.abort();
    await expect(answer).rejects.toThrow('aborted');
    await ended.promise;
  });
});
