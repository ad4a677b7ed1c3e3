import { once } from 'node:events';
import { get } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { Refused } from '../testing/stubCall.ts';

import { PICTURE } from '../testing/stubFiles.ts';
import { NOON, testGateway } from '../testing/testGateway.ts';

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

const EXPIRES_S = NOON / 1000 + 300;
const at = (name: string, as: string, intent: string) =>
  `/files/${name}?${new URLSearchParams({ expires: String(EXPIRES_S), signature: 'a'.repeat(43), as, intent }).toString()}`;
const DOWNLOAD = at('recordings/1.webm', 'Standup.webm', 'download');

/** A gateway whose file service has a file of ten bytes. */
const ofTen = async () => {
  const gateway = await testGateway();
  gateway.stub.on('file.content', ({ query }, reply) => {
    const [, first = 0, last = 9] = /^(\d+)-(\d*)$/.exec(query['range'] ?? '')?.map(Number) ?? [];
    const part = content.subarray(first, (last || 9) + 1);
    if (query['range'] !== undefined) reply.code(206).header('content-range', `bytes ${first}-${last || 9}/10`);
    return reply.header('content-length', part.length).send(part);
  });
  const fetched = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(gateway.url + path, { headers, method });
    return { answer, status: answer.status, bytes: [...new Uint8Array(await answer.arrayBuffer())] };
  };
  return { ...gateway, fetched };
};

describe('a download', () => {
  test('is saved under the name in its address, and kept by nobody for longer than that is good', async () => {
    const { fetched, stub, clock } = await ofTen();
    clock.advance(60_000);
    const { answer } = await fetched(DOWNLOAD);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/webm',
      'content-disposition': 'attachment; filename=Standup.webm',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=240',
      'accept-ranges': 'bytes',
    });
    expect(stub.calls).toMatchObject([{ query: { as: 'Standup.webm', intent: 'download', expires: `${EXPIRES_S}` } }]);
  });

  test.each([
    ['recordings/1.webm', 'view', 'video/webm', 'inline; filename=x'],
    ['recordings/1.mp4', 'view', 'video/mp4', 'inline; filename=x'],
    ['pictures/1.png', 'view', 'image/png', 'inline; filename=x'],
    ['pictures/1.png', 'download', 'image/png', 'attachment; filename=x'],
    ['exports/1.zip', 'view', 'application/octet-stream', 'attachment; filename=x'],
    ['exports/1.html', 'view', 'application/octet-stream', 'attachment; filename=x'],
    ['exports/1.svg', 'view', 'application/octet-stream', 'attachment; filename=x'],
    ['exports/1.csv', 'view', 'text/csv; charset=utf-8', 'attachment; filename=x'],
  ])('%s to %s is %s, %s', async (name, intent, type, disposition) => {
    const { fetched } = await ofTen();
    const { answer } = await fetched(at(name, 'x', intent));
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('content-disposition')).toBe(disposition);
  });

  test.each([
    [
      'Отчёт 2026.webm',
      `attachment; filename="????? 2026.webm"; filename*=UTF-8''%D0%9E%D1%82%D1%87%D1%91%D1%82%202026.webm`,
    ],
    ['say "hi".webm', 'attachment; filename="say _hi_.webm"'],
    ['a\r\nset-cookie: b=c.webm', 'attachment; filename="a__set-cookie_ b=c.webm"'],
    ['../../etc/passwd', 'attachment; filename=_.._etc_passwd'],
    ['..\\..\\x.webm', 'attachment; filename=_.._x.webm'],
    ['invoice\u202Efdp.webm', 'attachment; filename=invoice_fdp.webm'],
    ['...', 'attachment; filename=file'],
    ['100%25.webm', `attachment; filename=100%25.webm; filename*=UTF-8''100%2525.webm`],
  ])('called %j is saved as %s', async (as, disposition) => {
    const { fetched } = await ofTen();
    const { answer, status } = await fetched(at('recordings/1.webm', as, 'download'));
    expect([status, answer.headers.get('content-disposition')]).toEqual([200, disposition]);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('gives the part that is asked for', async () => {
    const { fetched, stub } = await ofTen();
    const { answer, status, bytes } = await fetched(DOWNLOAD, { range: 'bytes=2-4' });
    expect([status, bytes]).toEqual([206, [2, 3, 4]]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...{ 'content-range': 'bytes 2-4/10', 'content-length': '3', 'accept-ranges': 'bytes' },
    });
    expect(stub.calls).toMatchObject([{ query: { range: '2-4' } }]);
  });

  test.each([
    ['bytes=7-', '7-'],
    ['bytes=-3', '-3'],
    ['BYTES= 0-0 ', '0-0'],
    ['bytes=0-1,4-5', undefined],
    ['bytes=5-4', undefined],
    ['bytes=', undefined],
    ['lines=0-1', undefined],
    ['bytes=0-9999999999999999', undefined],
  ])('asked for with %j asks the service for %s', async (range, asked) => {
    const { fetched, stub } = await ofTen();
    await fetched(DOWNLOAD, { range });
    expect(stub.calls.map(({ query }) => query['range'])).toEqual([asked]);
  });

  test('gives the whole where the part is one of another content, and to a question for its headers', async () => {
    const { fetched, stub } = await ofTen();
    const whole = await fetched(DOWNLOAD);
    const tag = whole.answer.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    expect((await fetched(DOWNLOAD, { range: 'bytes=1-1', 'if-range': tag })).status).toBe(206);
    expect((await fetched(DOWNLOAD, { range: 'bytes=1-1', 'if-range': '"other"' })).status).toBe(200);
    const head = await fetched(DOWNLOAD, { range: 'bytes=1-1' }, 'HEAD');
    expect([head.status, head.bytes, head.answer.headers.get('content-length')]).toEqual([200, [], '10']);
    expect(stub.calls.map(({ query }) => query['range'])).toEqual([undefined, '1-1', undefined, undefined]);
  });

  test('is not sent again to whoever has it, as long as the address is good', async () => {
    const { fetched, url, stub } = await ofTen();
    const tag = (await fetched(DOWNLOAD)).answer.headers.get('etag') ?? '';
    for (const known of [tag, `"other", W/${tag}`, '*']) {
      const { answer, status, bytes } = await fetched(DOWNLOAD, { 'if-none-match': known, range: 'bytes=0-1' });
      expect([status, bytes, answer.headers.get('etag')]).toEqual([304, [], tag]);
      expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=/);
    }
    expect((await fetched(DOWNLOAD, { 'if-none-match': tag }, 'HEAD')).status).toBe(304);
    expect((await fetched(DOWNLOAD, { 'if-none-match': '"other"' })).bytes).toHaveLength(10);
    stub.on('file.content', () => new Refused(410, 'file_address_over'));
    expect((await fetch(url + DOWNLOAD, { headers: { 'if-none-match': tag } })).status).toBe(410);
  });

  test('of a part that the file does not have says how long it is', async () => {
    const { url, stub } = await testGateway();
    const error = { code: 'range_not_satisfiable', message: 'The file has none of these bytes.', bytes: 10 };
    stub.on('file.content', (_call, reply) => reply.code(416).send({ error }));
    const answer = await fetch(url + DOWNLOAD, { headers: { range: 'bytes=10-' } });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    expect(stub.count('file.content')).toBe(1);
  });

  test('whose address is over is told so', async () => {
    const { url, stub } = await testGateway();
    stub.on('file.content', () => new Refused(410, 'file_address_over'));
    const answer = await fetch(url + DOWNLOAD);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([410, 'no-store']);
    expect(await answer.text()).toContain('is over');
  });

  test('of a service that says of no part which one it is, is not given', async () => {
    const { url, stub } = await testGateway();
    stub.on('file.content', (_call, reply) => reply.code(206).send('some'));
    expect((await fetch(url + DOWNLOAD, { headers: { range: 'bytes=0-' } })).status).toBe(503);
  });

  test('goes through as it comes, however large it is, and ends with whoever takes it', async () => {
    const { url, stub } = await testGateway();
    const ended = Promise.withResolvers<number>();
    stub.on('file.content', (_call, reply) => {
      let sent = 0;
      const endless = new Readable({
        read() {
          sent += content.length;
          this.push(content);
        },
      });
      endless.on('close', () => ended.resolve(sent));
      return reply
        .code(206)
        .header('content-range', `bytes 0-${10 ** 12 - 1}/${10 ** 12}`)
        .send(endless);
    });
    const client = get(url + DOWNLOAD, { headers: { range: 'bytes=0-' } }).on('error', () => undefined);
    const [answer] = (await once(client, 'response')) as [Readable];
    const [first] = (await once(answer, 'data')) as [Buffer];
    expect(first.length).toBeGreaterThan(0);
    answer.pause();
    client.destroy();
    expect(await ended.promise).toBeLessThan(50_000_000);
  });
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
    `${PICTURE}&as=x`,
    `${PICTURE}&as=x&intent=run`,
    `${PICTURE}&as=&intent=view`,
    `${PICTURE}&as=${'x'.repeat(256)}&intent=view`,
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

  test('to begin is no failure where somebody leaves the page of it', async () => {
    const { url, stub, logs } = await testGateway();
    const arrived = Promise.withResolvers<void>();
    stub.on('file.content', () => (arrived.resolve(), new Promise(() => undefined)));
    const client = get(url + PICTURE).on('error', () => undefined);
    await arrived.promise;
    client.destroy();
    await expect.poll(() => logs.find((line) => line.includes('File not fetched'))).toContain('"level":30');
    expect(logs.filter((line) => line.includes('"level":40') && line.includes('content'))).toEqual([]);
  });
});
