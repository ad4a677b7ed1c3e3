// Files that are sent in parts: what the protocol says, and what reaches the service.
import { once } from 'node:events';
import { type ClientRequest, request as begin } from 'node:http';
import { describe, expect, test } from 'vitest';
import { Refused } from '../testing/stubCall.ts';
import { fileIn, streamIn } from '../testing/stubFiles.ts';
import { testGateway } from '../testing/testGateway.ts';

const PATH = `/files/import_archives/1.zip?expires=1795000000&signature=${'a'.repeat(43)}`;
const SPEAKS = { 'tus-resumable': '1.0.0' };
const PART = { ...SPEAKS, 'content-type': 'application/offset+octet-stream' };

/** A gateway whose service keeps what it gets of a file of so many bytes. */
async function keeping(length = 10, env: Record<string, string> = {}) {
  const gateway = await testGateway({ env });
  let kept = Buffer.alloc(0);
  gateway.stub.on('file.uploadState', () => ({ offset: kept.length, length }));
  gateway.stub.on('file.appendUpload', async (call) => {
    kept = Buffer.concat([kept, await fileIn(call)]);
    return { offset: kept.length, length };
  });
  const head = (headers: Record<string, string> = SPEAKS, path = PATH) =>
    fetch(gateway.url + path, { method: 'HEAD', headers });
  const patch = (offset: string | number, body: Uint8Array<ArrayBuffer> | string, headers = {}, path = PATH) =>
    fetch(gateway.url + path, {
      method: 'PATCH',
      body,
      headers: { ...PART, 'upload-offset': `${offset}`, ...headers },
    });
  /** A part of which only the beginning has left. */
  const beginPart = (beginning: string): ClientRequest => {
    const headers = { ...PART, 'upload-offset': '0', 'content-length': '1000000' };
    const request = begin(gateway.url + PATH, { method: 'PATCH', headers });
    request.write(beginning);
    return request;
  };
  return { ...gateway, head, patch, beginPart, kept: () => kept.toString() };
}
const told = ({ status, headers }: Response) => [
  status,
  ...['upload-offset', 'upload-length', 'tus-resumable', 'cache-control'].map((name) => headers.get(name)),
];

test('parts go to the service as they come, whoever sends them, and the offset tells how much is there', async () => {
  const { head, patch, kept, stub } = await keeping();
  expect(told(await head())).toEqual([200, '0', '10', '1.0.0', 'no-store']);
  const first = await patch(0, 'abcd', { origin: 'https://elsewhere.example', cookie: 'session=x' });
  expect([...told(first), await first.text()]).toEqual([204, '4', null, '1.0.0', 'no-store', '']);
  expect(told(await head())).toEqual([200, '4', '10', '1.0.0', 'no-store']);
  expect((await patch(4, 'efghij')).status).toBe(204);
  expect(kept()).toBe('abcdefghij');
  const query = { name: 'import_archives/1.zip', expires: '1795000000', signature: 'a'.repeat(43) };
  expect(stub.calls).toMatchObject([
    { name: 'file.uploadState', query },
    { name: 'file.appendUpload', query: { ...query, offset: '0' } },
    { name: 'file.uploadState', query },
    { name: 'file.appendUpload', query: { ...query, offset: '4' } },
  ]);
  for (const { headers } of stub.calls) expect(headers).not.toHaveProperty('idempotency-key');
});

test('what is asked beforehand is answered with the version, and to another site’s page with no permission', async () => {
  const { url } = await keeping();
  const { status, headers } = await fetch(url + PATH, {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'PATCH' },
  });
  expect([status, headers.get('tus-version'), headers.get('tus-max-size'), headers.get('tus-extension')]).toEqual([
    204,
    '1.0.0',
    '4294967296',
    null,
  ]);
  expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('what is not of the protocol is refused, and the service is not asked', async () => {
  const { head, patch, stub } = await keeping();
  const answers = [
    await patch(0, 'x', { 'tus-resumable': '0.2.2' }),
    await head({ 'tus-resumable': '2.0.0' }),
    await patch(0, 'x', { 'content-type': 'application/octet-stream' }),
    await patch(0, 'x', { 'content-encoding': 'gzip' }),
    ...(await Promise.all(['', '-1', '1e3', '1.5', '9'.repeat(16)].map((offset) => patch(offset, 'x')))),
    await patch(0, 'x', {}, '/files/import_archives/1.zip'),
    await head(SPEAKS, PATH.replace('signature', 'sign')),
  ];
  expect(answers.map(({ status }) => status)).toEqual([412, 412, 415, 415, 400, 400, 400, 400, 400, 404, 404]);
  expect(answers.slice(0, 2).map(({ headers }) => headers.get('tus-version'))).toEqual(['1.0.0', '1.0.0']);
  expect(stub.calls).toEqual([]);
});

test('a refusal of the service has the status that the protocol gives it', async () => {
  const { head, patch, stub } = await keeping();
  for (const [refused, status] of [
    [new Refused(404, 'file_not_found'), 404],
    [new Refused(409, 'offset_mismatch'), 409],
    [new Refused(409, 'upload_busy'), 423],
    [new Refused(400, 'file_size'), 413],
    [new Refused(500, 'internal'), 503],
  ] as const) {
    stub.on('file.appendUpload', () => refused);
    const answer = await patch(0, 'x');
    expect([answer.status, answer.headers.get('tus-resumable'), answer.headers.get('cache-control')]).toEqual([
      status,
      '1.0.0',
      'no-store',
    ]);
    expect(await answer.text()).not.toContain('secret');
  }
  stub.on('file.uploadState', () => new Refused(404, 'file_not_found'));
  expect((await head()).status).toBe(404);
});

test('a whole part that the service refuses leaves the connection to the next request', async () => {
  const { patch, stub } = await keeping();
  const part = new Uint8Array(8 * 1024 * 1024);
  stub.on('file.appendUpload', async (call) => {
    streamIn(call).resume();
    await once(streamIn(call), 'end');
    return new Refused(409, 'upload_busy');
  });
  expect((await patch(0, part)).status).toBe(423);
  // One that leaves the rest unread may be seen as a broken connection.
  stub.on('file.appendUpload', () => new Refused(409, 'upload_busy'));
  expect([423, 503]).toContain((await patch(0, part)).status);
  expect((await patch(0, 'x')).status).toBe(423);
});

test('HEAD outside of the protocol asks for a file that is read', async () => {
  const { head, stub } = await keeping();
  stub.on('file.content', (_call, reply) => reply.header('content-length', 3).send('abc'));
  const { status, headers } = await head({});
  expect([status, headers.get('content-length'), headers.get('upload-offset')]).toEqual([200, '3', null]);
  expect(stub.calls.map(({ name }) => name)).toEqual(['file.content']);
});

describe('a part that breaks off', () => {
  /** What the service gets of it, up to its end. */
  async function received(gateway: Awaited<ReturnType<typeof keeping>>) {
    const got = Promise.withResolvers<string>();
    const begun = Promise.withResolvers<void>();
    gateway.stub.on('file.appendUpload', async (call) => {
      let text = '';
      try {
        for await (const chunk of streamIn(call)) {
          text += String(chunk);
          if (text.includes('the beginning')) begun.resolve();
        }
      } catch {
        got.resolve(text);
      }
      return new Refused(400, 'invalid_request');
    });
    const part = gateway.beginPart('the beginning');
    await begun.promise;
    return { part, got: got.promise };
  }

  test('with its sender ends the call, once what came has gone on', async () => {
    const gateway = await keeping();
    const { part, got } = await received(gateway);
    part.on('error', () => undefined).destroy();
    expect(await got).toContain('the beginning');
  });

  test('at the deadline does so too', async () => {
    const gateway = await keeping(10, { UPLOAD_DEADLINE_MS: '150' });
    const { part, got } = await received(gateway);
    const [answer] = (await once(part, 'response')) as [{ statusCode: number; resume: () => void }];
    answer.resume();
    expect(answer.statusCode).toBe(503);
    expect(await got).toContain('the beginning');
    part.on('error', () => undefined).destroy();
  });
});
