// A file read at an address for a download, as a whole and in parts.
import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DownloadAs, createFileAddresses } from '../../lib/fileAddresses.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { PIN_KEY, START } from '../../testing/testUpstream.ts';

const NAME = 'recordings/one.webm';
const SAVED: DownloadAs = { as: 'Überblick: „Woche 9“.webm', intent: 'download' };

const upstream = await startFreshUpstream(['orbit.example']);
const addresses = createFileAddresses(PIN_KEY);
beforeEach(() => upstream.files.put(NAME, Readable.from([Buffer.from('0123456789')])));
afterEach(() => void vi.restoreAllMocks());

function pathOf(address: string, more: Record<string, string> = {}): string {
  const { pathname, searchParams } = new URL(address, 'http://gateway.example');
  const query = { ...Object.fromEntries(searchParams), name: pathname.replace('/files/', ''), ...more };
  return `/file/content?${new URLSearchParams(query).toString()}`;
}
const download = (more: Record<string, string> = {}) => pathOf(addresses.forDownload(NAME, SAVED, START), more);
async function read(url: string) {
  const { statusCode: status, headers, body } = await upstream.app.inject({ url });
  return { status, length: headers['content-length'], range: headers['content-range'], body };
}
const refused = (status: number, code: string, rest: object = {}) => ({
  status,
  body: expect.stringContaining(JSON.stringify(code)) as unknown,
  ...rest,
});

test('comes whole, and in the part that is asked for', async () => {
  expect(await read(download())).toEqual({ status: 200, length: '10', range: undefined, body: '0123456789' });
  expect(await read(download({ range: '2-4' }))).toEqual({
    ...{ status: 206, length: '3', range: 'bytes 2-4/10', body: '234' },
  });
  expect(await read(download({ range: '8-99' }))).toMatchObject({ range: 'bytes 8-9/10', body: '89' });
  expect(await read(download({ range: '-1' }))).toMatchObject({ range: 'bytes 9-9/10', body: '9' });
  expect(await read(pathOf(addresses.of(NAME, START), { range: '0-0' }))).toMatchObject({ status: 206, body: '0' });
});

test('a part that it does not have is refused with its length', async () => {
  expect(await read(download({ range: '10-' }))).toMatchObject(refused(416, 'range_not_satisfiable'));
  expect((await read(download({ range: '10-' }))).body).toContain('"bytes":10');
  expect(await read(download({ range: 'all' }))).toMatchObject(refused(400, 'invalid_request'));
});

test('is refused after five minutes, and otherwise to whoever changed the address', async () => {
  const url = download();
  upstream.clock.advance(5 * 60_000);
  expect(await read(url)).toMatchObject(refused(410, 'file_address_over'));
  upstream.clock.reset();
  expect(await read(download({ as: 'other.webm' }))).toMatchObject(refused(404, 'file_not_found'));
  expect(await read(download({ intent: 'view' }))).toMatchObject(refused(404, 'file_not_found'));
  expect(await read(pathOf(addresses.of(NAME, START), { ...SAVED }))).toMatchObject(refused(404, 'file_not_found'));
  expect(await read(pathOf(addresses.of(NAME, START), { as: 'x' }))).toMatchObject(refused(404, 'file_not_found'));
});

test('is not there once it is removed', async () => {
  await upstream.files.remove(NAME);
  expect(await read(download())).toMatchObject(refused(404, 'file_not_found'));
  expect(await read(download({ range: '0-' }))).toMatchObject(refused(404, 'file_not_found'));
});

test('is not there where it is removed between being found and being read, and a failure where it cannot be read', async () => {
  const unreadable = () =>
    new Readable({
      read() {
        this.destroy(new Error('It is gone.'));
      },
    });
  vi.spyOn(upstream.files, 'get').mockImplementation(async () => ({ bytes: 10, content: unreadable() }));
  vi.spyOn(upstream.files, 'read').mockImplementation(unreadable);
  expect(await read(download())).toMatchObject({ status: 500 });
  expect(await read(download({ range: '0-' }))).toMatchObject({ status: 500 });
  vi.spyOn(upstream.files, 'size').mockResolvedValueOnce(10).mockResolvedValue(null);
  expect(await read(download({ range: '0-' }))).toMatchObject(refused(404, 'file_not_found'));
  expect(await read(download())).toMatchObject(refused(404, 'file_not_found'));
});

test('is read from the store no further once nobody takes it', async () => {
  const content = new PassThrough();
  vi.spyOn(upstream.files, 'size').mockResolvedValue(10 ** 9);
  vi.spyOn(upstream.files, 'read').mockReturnValue(content);
  await upstream.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = upstream.app.server.address() as AddressInfo;
  const request = get({ port, path: download({ range: '0-' }) }).on('error', () => undefined);
  content.write('some of it');
  await once(request, 'response');
  const closed = once(content, 'close');
  request.destroy();
  await closed;
  expect(content.destroyed).toBe(true);
});
