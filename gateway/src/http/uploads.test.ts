import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { END, beginningOf, bodyOf, multipartHeaders, partsOf, slowRequest } from '../testing/multipart.ts';
import { Refused } from '../testing/stubCall.ts';
import { PICTURE, fileIn, streamIn } from '../testing/stubFiles.ts';

import { type GraphQLAnswer, type TestGateway, testGateway } from '../testing/testGateway.ts';

const AVATAR = `mutation Avatar($file: Upload!, $key: String) {
  teamAvatarUpload(input: { file: $file, idempotencyKey: $key }) { team { name avatarUrl } userErrors { code field } } }`;
const done = { data: { teamAvatarUpload: { team: { name: 'Orbit', avatarUrl: null }, userErrors: [] } } };
const MEBIBYTE = 1024 * 1024;

type Sent = { readonly as?: string | null; readonly preflight?: boolean };

/** Sends a multipart body; gives status and answer. */
async function send({ url, admin }: TestGateway, body: Buffer, { as = admin, preflight }: Sent = {}) {
  const headers = multipartHeaders(as, preflight);
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: new Uint8Array(body) });
  return { status: answer.status, ...((await answer.json()) as GraphQLAnswer) };
}
const answerOf = async (request: ReturnType<typeof slowRequest>): Promise<GraphQLAnswer> => {
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return JSON.parse(await text(answer)) as GraphQLAnswer;
};

describe('a file', () => {
  test('goes to the service as it is, with the key and none of what the client calls it', async () => {
    const gateway = await testGateway();
    const content = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
    const got = Promise.withResolvers<Buffer>();
    gateway.stub.on('team.uploadTeamAvatar', async (call) => {
      got.resolve(await fileIn(call));
      return { url: PICTURE };
    });
    const { data, errors } = await send(gateway, bodyOf(partsOf(AVATAR, content, { key: 'k' })));
    expect({ data, errors }).toEqual({ ...done, errors: undefined });
    expect((await got.promise).equals(content)).toBe(true);
    expect(gateway.stub.names()).toEqual(['team.uploadTeamAvatar', 'team.teamInfo']);
    expect(gateway.stub.calls[0]?.headers['idempotency-key']).toBe('k');
  });

  test('is passed on while it still comes, and read no faster than the service takes it', async () => {
    const gateway = await testGateway();
    const first = Promise.withResolvers<string>();
    gateway.stub.on('team.uploadTeamAvatar', async (call) => {
      const stream = streamIn(call);
      let head = '';
      while (!head.includes('the first half')) {
        const [chunk] = (await once(stream, 'data')) as [Buffer];
        head += chunk.toString();
      }
      first.resolve(head);
      await once(stream.resume(), 'end');
      return { url: PICTURE };
    });
    const request = slowRequest(gateway.url, multipartHeaders(gateway.admin));
    request.write(`${beginningOf(AVATAR)}the first half`);
    expect(await first.promise).toContain('the first half');
    request.end(`the second half${END}`);
    expect(await answerOf(request)).toEqual(done);
  });

  test('of a console’s persisted operation needs no document', async () => {
    const gateway = await testGateway();
    const { createHash } = await import('node:crypto');
    const sha256Hash = createHash('sha256').update(AVATAR).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const [, map, file] = partsOf(AVATAR, 'content');
    const operations = (query?: string) => JSON.stringify({ query, extensions, variables: { file: null } });
    const body = (query?: string) => bodyOf([['operations', operations(query)], map ?? ['', ''], file ?? ['', '']]);
    expect((await send(gateway, body())).errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect((await send(gateway, body(AVATAR))).data).toEqual(done.data);
    expect((await send(gateway, body())).data).toEqual(done.data);
  });

  test('may stand within `input`', async () => {
    const gateway = await testGateway();
    const query = 'mutation ($input: TeamAvatarUploadInput!) { teamAvatarUpload(input: $input) { team { name } } }';
    const body = bodyOf([
      ['operations', JSON.stringify({ query, variables: { input: { file: null } } })],
      ['map', JSON.stringify({ f: ['variables.input.file'] })],
      ['f', 'content', 'x'],
    ]);
    expect((await send(gateway, body)).data).toEqual({ teamAvatarUpload: { team: { name: 'Orbit' } } });
  });

  test('that is too large is not sent further than to the limit', async () => {
    const gateway = await testGateway();
    const ended = Promise.withResolvers<number>();
    gateway.stub.on('team.uploadTeamAvatar', async (call) => {
      let size = 0;
      const stream = streamIn(call).on('data', (chunk: Buffer) => (size += chunk.length));
      await once(
        stream.on('error', () => undefined),
        'close',
      ).catch(() => undefined);
      ended.resolve(size);
      return { url: PICTURE };
    });
    const { data } = await send(gateway, bodyOf(partsOf(AVATAR, Buffer.alloc(3 * MEBIBYTE))));
    expect(data).toEqual({
      teamAvatarUpload: { team: null, userErrors: [{ code: 'FILE_TOO_LARGE', field: ['file'] }] },
    });
    expect(await ended.promise).toBeLessThan(MEBIBYTE + 1_000);
    expect((await gateway.ask('{ viewer { team { name } } }')).errors).toBeUndefined();
  });
});

describe('what the service refuses', () => {
  test.each([
    [400, 'file_type', 'WRONG_FILE_TYPE', ['file']],
    [400, 'file_size', 'FILE_TOO_LARGE', ['file']],
    [400, 'picture_size', 'TOO_MANY_PIXELS', ['file']],
    [409, 'idempotency_key_reused', 'KEY_REUSED', ['idempotencyKey']],
  ])('%i %s', async (status, refusal, code, field) => {
    const gateway = await testGateway();
    gateway.stub.on('team.uploadTeamAvatar', async (call) => {
      await fileIn(call);
      return new Refused(status, refusal);
    });
    const { data } = await send(gateway, bodyOf(partsOf(AVATAR, 'content')));
    expect(data).toEqual({ teamAvatarUpload: { team: null, userErrors: [{ code, field }] } });
  });

  test('a member gets FORBIDDEN', async () => {
    const gateway = await testGateway();
    const { errors } = await send(gateway, bodyOf(partsOf(AVATAR, 'content')), { as: gateway.member });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'actor_not_admin' });
  });
});

describe('refused before anything is sent', () => {
  test('nobody is signed in: the file is not read', async () => {
    const gateway = await testGateway();
    const request = slowRequest(gateway.url, multipartHeaders(null));
    request.write(`${beginningOf(AVATAR)}some of it`);
    request.end(END);
    expect((await answerOf(request)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(gateway.stub.calls).toEqual([]);
  });

  test('a page of another site, which cannot set the header', async () => {
    const gateway = await testGateway();
    const answer = await send(gateway, bodyOf(partsOf(AVATAR, 'content')), { preflight: false });
    expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(gateway.stub.calls).toEqual([]);
  });

  test('an operation that is too long', async () => {
    const gateway = await testGateway({ env: { MAX_BODY_BYTES: '2000' } });
    const answer = await send(gateway, bodyOf(partsOf(AVATAR, 'content', { key: 'k'.repeat(3_000) })));
    expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([413, 'TOO_LARGE']);
    expect(gateway.stub.calls).toEqual([]);
  });

  test('a file that is none: a text in its place, or null', async () => {
    const { ask, stub } = await testGateway();
    for (const file of ['content', null, {}]) {
      expect((await ask(AVATAR, { file })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
    const literal = 'mutation { teamAvatarUpload(input: { file: "content" }) { userErrors { code } } }';
    expect((await ask(literal)).errors?.[0]?.extensions.code).toMatch(/BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED/);
    expect(stub.calls).toEqual([]);
  });
});

describe('a file that is not the end', () => {
  test('changes nothing: what was sent to the service has no end', async () => {
    const gateway = await testGateway();
    const isWhole = Promise.withResolvers<boolean>();
    const arrived = Promise.withResolvers<void>();
    gateway.stub.on('team.uploadTeamAvatar', (call) => {
      const stream = streamIn(call).on('error', () => undefined);
      stream.on('data', (chunk: Buffer) => {
        if (chunk.includes('content of it')) arrived.resolve();
      });
      stream.once('close', () => isWhole.resolve(stream.readableEnded));
      return new Promise(() => undefined);
    });
    const body = bodyOf([...partsOf(AVATAR, 'content of it'), ['1', 'more', 'y']]).toString();
    // Whether this boundary is the last one is still to come.
    const end = body.lastIndexOf('\r\ncontent-disposition');
    const request = slowRequest(gateway.url, multipartHeaders(gateway.admin));
    request.write(body.slice(0, end));
    await arrived.promise;
    request.end(body.slice(end));
    const { data, errors } = await answerOf(request);
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await isWhole.promise).toBe(false);
  });
});

test('a slow sender takes no place from other calls of the service', async () => {
  const gateway = await testGateway({ env: { UPSTREAM_CONCURRENCY: '1', UPSTREAM_QUEUE: '0' } });
  const arrived = Promise.withResolvers<void>();
  gateway.stub.on('team.uploadTeamAvatar', async (call) => {
    arrived.resolve();
    await fileIn(call);
    return { url: PICTURE };
  });
  const request = slowRequest(gateway.url, multipartHeaders(gateway.admin));
  request.write(`${beginningOf(AVATAR)}the first half`);
  await arrived.promise;
  expect((await gateway.ask('{ viewer { team { name } } }')).errors).toBeUndefined();
  request.end(`the second half${END}`);
  expect(await answerOf(request)).toEqual(done);
});

describe('an end that is none', () => {
  test('a client that hangs up ends the call of the service', async () => {
    const gateway = await testGateway();
    const ended = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    gateway.stub.on('team.uploadTeamAvatar', async (call) => {
      streamIn(call)
        .on('error', () => undefined)
        .once('close', () => ended.resolve());
      streamIn(call).resume();
      begun.resolve();
      return new Promise(() => undefined);
    });
    const request = slowRequest(gateway.url, multipartHeaders(gateway.admin));
    request.on('error', () => undefined);
    request.write(`${beginningOf(AVATAR)}some of it`);
    await begun.promise;
    request.destroy();
    await expect(ended.promise).resolves.toBeUndefined();
  });

  test('a file that does not come to an end is given up at the deadline for files, and has changed nothing', async () => {
    const gateway = await testGateway({ env: { UPLOAD_DEADLINE_MS: '700' } });
    gateway.stub.on('team.uploadTeamAvatar', (call) => {
      streamIn(call)
        .on('error', () => undefined)
        .resume();
      return new Promise(() => undefined);
    });
    const request = slowRequest(gateway.url, multipartHeaders(gateway.admin));
    request.on('error', () => undefined);
    request.write(`${beginningOf(AVATAR)}some of it`);
    expect((await answerOf(request)).errors?.[0]).toMatchObject({
      message: 'The file did not come in time.',
      extensions: { code: 'UPSTREAM_TIMEOUT', retryable: true },
    });
    request.destroy();
  });

  test('a service that goes away once it has the file leaves the outcome unknown, and gets it once', async () => {
    const gateway = await testGateway();
    gateway.stub.on('team.uploadTeamAvatar', async (call, reply) => {
      await fileIn(call);
      reply.hijack();
      reply.raw.destroy();
    });
    const { errors } = await send(gateway, bodyOf(partsOf(AVATAR, 'content')));
    expect(errors?.[0]?.extensions.code).toBe('OUTCOME_UNKNOWN');
    expect(gateway.stub.count('team.uploadTeamAvatar')).toBe(1);
  });

  test('a service that is not there has changed nothing', async () => {
    const gateway = await testGateway({ env: { TEAM_URL: 'http://127.0.0.1:1' } });
    const { errors } = await send(gateway, bodyOf(partsOf(AVATAR, 'content')));
    expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  });

  test('bodies of clients say nothing of the health of a service', async () => {
    const gateway = await testGateway();
    for (let i = 0; i < 12; i += 1) {
      await send(gateway, bodyOf(partsOf(AVATAR, Buffer.alloc(MEBIBYTE + 1))));
    }
    expect((await send(gateway, bodyOf(partsOf(AVATAR, 'content')))).data).toEqual(done.data);
  });
});
