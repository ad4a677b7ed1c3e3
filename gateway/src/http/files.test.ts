import { once } from 'node:events';
import { get } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { Refused } from '../testing/stubCall.ts';

import { PICTURE } from '../testing/stubFiles.ts';
import { testGateway } from '../testing/testGateway.ts';

const content = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 256));

test('a picture comes as the service gives it, to whoever has its address, and is nothing but a picture', async () => {
  const { url, stub } = await testGateway();
  stub.on('file.content', (_call, reply) =>
    reply
      .type('text/html')
      .header('content-length', content.length)
      .send(Readable.from([content])),
  );
  const answer = await fetch(url + PICTURE);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(content.length),
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'private, max-age=86400, immutable',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
  expect(stub.calls).toMatchObject([
    { name: 'file.content', query: { name: 'pictures/1.png', expires: '1795000000', signature: 'a'.repeat(43) } },
  ]);
});

test('what is of no known kind is not shown', async () => {
  const { url, stub } = await testGateway();
  stub.on('file.content', (_call, reply) => reply.type('text/html').send('<script>'));
  const answer = await fetch(url + PICTURE.replace('1.png', '1.html'));
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(answer.headers.get('content-disposition')).toBe('attachment');
});

test('a table is downloaded under the last part of its name', async () => {
  const { url, stub } = await testGateway();
  stub.on('file.content', (_call, reply) => reply.send('a,b'));
  const answer = await fetch(url + PICTURE.replace('1.png', '1/create_channels.csv'));
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="create_channels.csv"');
});

describe('there is no file', () => {
  test('that the service does not have, or whose address it did not make', async () => {
    const { url, stub } = await testGateway();
    stub.on('file.content', () => new Refused(404, 'file_not_found'));
    const answer = await fetch(url + PICTURE);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await answer.text()).not.toContain('secret');
  });

  test.each([
    '/files/pictures/1.png',
    `/files/pictures/1.png?expires=soon&signature=${'a'.repeat(43)}`,
    '/files/pictures/1.png?expires=1795000000&signature=short',
    `/files/?expires=1795000000&signature=${'a'.repeat(43)}`,
    `${PICTURE}&signature=${'b'.repeat(43)}`,
    PICTURE.replace('pictures', 'p'.repeat(600)),
  ])('at %s, and the service is not asked', async (path) => {
    const { url, stub } = await testGateway();
    expect((await fetch(url + path)).status).toBe(404);
    expect(stub.calls).toEqual([]);
  });
});

describe('a service that fails', () => {
  test('is asked again as long as nothing has come', async () => {
    const { url, stub } = await testGateway();
    let left = 2;
    stub.on('file.content', (_call, reply) =>
      (left -= 1) >= 0 ? new Refused(503, 'internal') : reply.send('content'),
    );
    const answer = await fetch(url + PICTURE);
    expect([answer.status, await answer.text()]).toEqual([200, 'content']);
    expect(stub.count('file.content')).toBe(3);
  });

  test('and goes on failing is told plainly', async () => {
    const { url, stub } = await testGateway();
    stub.on('file.content', () => new Refused(500, 'internal'));
    const answer = await fetch(url + PICTURE);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await answer.text()).not.toContain('secret');
  });

  test('in the middle ends the answer, and is not asked again', async () => {
    const { url, stub } = await testGateway();
    stub.on('file.content', (_call, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-length': '1000' });
      reply.raw.write('some of it', () => reply.raw.destroy());
    });
    const answer = await fetch(url + PICTURE);
    await expect(answer.text()).rejects.toThrow();
    expect(stub.count('file.content')).toBe(1);
  });

  test('to come to an end hears when nobody waits any more', async () => {
    const { url, stub } = await testGateway();
    const arrived = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    stub.on('file.content', (_call, reply) => {
      reply.hijack();
      reply.raw.writeHead(200).write('some of it');
      once(reply.raw, 'close').then(() => ended.resolve(), ended.reject);
      arrived.resolve();
    });
    const client = get(url + PICTURE).on('error', () => undefined);
    await arrived.promise;
    client.destroy();
    await expect(ended.promise).resolves.toBeUndefined();
  });
});
