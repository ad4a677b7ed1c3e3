import { once } from 'node:events';
import { type IncomingMessage, request as begin } from 'node:http';
import { text } from 'node:stream/consumers';
import { TEMPLATE_FILE_MAX_BYTES } from '@muster/schema/formats/channelTemplate';
import { describe, expect, test } from 'vitest';
import { Refused } from '../testing/stubCall.ts';
import { fileIn } from '../testing/stubFiles.ts';
import { testGateway } from '../testing/testGateway.ts';

const PATH = `/files/channel_uploads/1.csv?expires=1795000000&signature=${'a'.repeat(43)}`;

/** A gateway whose service keeps what it gets. */
async function keeping(env: Record<string, string> = {}) {
  const gateway = await testGateway({ env });
  const kept: Buffer[] = [];
  gateway.stub.on('file.storeUpload', async (call) => {
    kept.push(await fileIn(call));
    return {};
  });
  const put = (body: Uint8Array<ArrayBuffer> | string, headers: Record<string, string> = {}, path = PATH) =>
    fetch(gateway.url + path, { method: 'PUT', body, headers });
  return { ...gateway, kept, put };
}

test('a file goes to the service as it is, with the parts of its address, whoever sends it and whatever it is said to be', async () => {
  const { put, kept, stub } = await keeping();
  const content = new Uint8Array(Array.from({ length: 300_000 }, (_, at) => at % 251));
  const answer = await put(content, { 'content-type': 'multipart/form-data', origin: 'https://elsewhere.example' });
  expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([204, '', 'no-store']);
  expect((await put('name', { 'content-type': 'application/json' })).status).toBe(204);
  expect((await put('')).status).toBe(204);
  expect(kept).toEqual([Buffer.from(content), Buffer.from('name'), Buffer.from('')]);
  expect(stub.calls[0]).toMatchObject({
    name: 'file.storeUpload',
    query: { name: 'channel_uploads/1.csv', expires: '1795000000', signature: 'a'.repeat(43) },
  });
  expect(stub.calls[0]?.headers).not.toHaveProperty('authorization');
});

describe('nothing is taken', () => {
  test('at what is no address, and nobody is asked', async () => {
    const { put, stub } = await keeping();
    for (const path of ['/files/1.csv', PATH.replace('signature', 'sign'), PATH.replace('1795000000', 'soon')]) {
      expect((await put('x', {}, path)).status).toBe(404);
    }
    expect(stub.calls).toEqual([]);
  });

  test('that the service refuses, or cannot keep', async () => {
    const { put, stub } = await keeping();
    for (const [refused, status] of [
      [new Refused(404, 'file_not_found'), 404],
      [new Refused(400, 'file_size'), 413],
      [new Refused(500, 'internal'), 503],
    ] as const) {
      stub.on('file.storeUpload', () => refused);
      const answer = await put('x');
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
      expect(await answer.text()).not.toContain('secret');
    }
  });

  test('that is packed', async () => {
    const { put, stub } = await keeping();
    expect((await put('x', { 'content-encoding': 'gzip' })).status).toBe(415);
    expect(stub.calls).toEqual([]);
  });

  test('that does not come in time, which is told to its sender and is no fault of the service', async () => {
    const { url, logs, kept } = await keeping({ UPLOAD_DEADLINE_MS: '300' });
    const slow = begin(url + PATH, { method: 'PUT', headers: { 'content-length': '1000' } });
    slow.write('channel');
    const [answer] = (await once(slow, 'response')) as [IncomingMessage];
    expect([answer.statusCode, await text(answer)]).toEqual([408, 'The file did not come in time.\n']);
    slow.destroy();
    expect({ told: logs.filter((line) => line.includes('not taken')), kept }).toEqual({ told: [], kept: [] });
  });

  test('above 10 MB, whether or not its length is said', async () => {
    const { put, kept, url } = await keeping();
    const most = new Uint8Array(TEMPLATE_FILE_MAX_BYTES);
    expect((await put(most)).status).toBe(204);
    expect((await put(new Uint8Array(TEMPLATE_FILE_MAX_BYTES + 1))).status).toBe(413);
    const unsaid = begin(url + PATH, { method: 'PUT', headers: { 'transfer-encoding': 'chunked' } });
    unsaid.end(Buffer.alloc(TEMPLATE_FILE_MAX_BYTES + 1));
    const [answer] = (await once(unsaid, 'response')) as [{ statusCode: number; resume: () => void }];
    answer.resume();
    expect(answer.statusCode).toBe(413);
    expect(kept).toHaveLength(1);
  });
});
