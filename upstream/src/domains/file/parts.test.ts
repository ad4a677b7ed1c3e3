// A file that is sent in parts to an address that was given for it: added to, cut off, gone on with, refused.
import { once } from 'node:events';
import { type ClientRequest, request as begin } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { archiveUpload } from '../../db/tables/import.ts';
import { createFileAddresses } from '../../lib/fileAddresses.ts';
import { DAY_MS } from '../../lib/durations.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { PIN_KEY, START, codeOf } from '../../testing/testUpstream.ts';
import { MULTIPART, multipartBody, upload } from '../../testing/uploads.ts';

const NAME = 'import_archives/team-orbit/one.zip';
const WHOLE = Buffer.from('abcdefghijklmnopqrstuvwxyz');

const upstream = await startFreshUpstream(['orbit.example']);
const addresses = createFileAddresses(PIN_KEY);
let port: number;
beforeAll(async () => {
  await upstream.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = upstream.app.server.address() as AddressInfo);
});
beforeEach(async () => {
  const row = {
    uploadName: NAME,
    teamId: 'team-orbit',
    actor: 'orbit-0001',
    source: 'SLACK',
    fileName: 'a.zip',
  } as const;
  await upstream.db.transaction((queries) =>
    queries.insert(archiveUpload).values({ ...row, bytes: WHOLE.length, createdAt: START }),
  );
});
afterEach(() => void vi.restoreAllMocks());

const queryOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://gateway.example');
  const { expires = '', signature = '' } = Object.fromEntries(searchParams);
  return { name: pathname.replace('/files/', ''), expires, signature };
};
const asked = (address = addresses.forParts(NAME, START)) => queryOf(address);
const state = async (query = asked()) => {
  const answer = await upstream.get(`/file/upload-state?${new URLSearchParams(query).toString()}`);
  return answer.status === 200 ? answer.body : codeOf(answer);
};
const add = async (offset: number, content: Uint8Array, query = asked()) => {
  const sent = [{ fileName: 'x', content }];
  const answer = await upload(upstream, '/file/append-upload', sent, undefined, {}, { ...query, offset: `${offset}` });
  return answer.status === 200 ? answer.body : codeOf(answer);
};
const kept = async () => buffer(upstream.files.read(NAME));
const of = (offset: number) => ({ offset, length: WHOLE.length });

/** A part of which only the beginning is sent; the rest is for the test to send, or to cut off. */
function beginPart(offset: number, beginning: Uint8Array): ClientRequest {
  const path = `/file/append-upload?${new URLSearchParams({ ...asked(), offset: `${offset}` }).toString()}`;
  const request = begin({ port, path, method: 'POST', headers: { 'content-type': MULTIPART } });
  request.on('error', () => undefined);
  const whole = multipartBody([{ fileName: 'x', content: beginning }]);
  request.write(whole.subarray(0, whole.lastIndexOf('\r\n--')));
  return request;
}
/** Enough for the store to be given something while the part is on its way. */
async function arrived(bytes: number): Promise<void> {
  await expect.poll(() => upstream.files.size(NAME)).toBeGreaterThanOrEqual(bytes);
}

test('it grows part by part up to the length that was said, and an empty part at the end changes nothing', async () => {
  expect(await state()).toEqual(of(0));
  expect(await add(0, WHOLE.subarray(0, 10))).toEqual(of(10));
  expect(await state()).toEqual(of(10));
  expect(await add(10, WHOLE.subarray(10))).toEqual(of(26));
  expect(await add(26, new Uint8Array())).toEqual(of(26));
  expect(await kept()).toEqual(WHOLE);
});

test('a part begins where the last one ended, and nothing is kept beyond the length', async () => {
  await add(0, WHOLE.subarray(0, 10));
  for (const offset of [0, 9, 11, 26, 27]) expect(await add(offset, WHOLE)).toBe('409 offset_mismatch');
  expect(await kept()).toEqual(WHOLE.subarray(0, 10));
  expect(await add(10, Buffer.concat([WHOLE.subarray(10), Buffer.from('beyond')]))).toBe('400 file_size');
  expect(await kept()).toEqual(WHOLE);
  expect(await add(26, Buffer.from('x'))).toBe('400 file_size');
  expect(await kept()).toEqual(WHOLE);
});

test('what came of a part whose connection is cut stays; the next one goes on there', async () => {
  const request = beginPart(0, WHOLE.subarray(0, 12));
  await arrived(12);
  expect(await add(12, WHOLE.subarray(12))).toBe('409 upload_busy');
  request.destroy();
  await expect.poll(() => add(12, WHOLE.subarray(12))).toEqual(of(26));
  expect(await kept()).toEqual(WHOLE);
});

test('two parts at once: one is taken', async () => {
  const request = beginPart(0, WHOLE.subarray(0, 5));
  await arrived(5);
  for (const offset of [0, 5]) expect(await add(offset, WHOLE.subarray(offset))).toBe('409 upload_busy');
  request.end(multipartBody([]).toString().replace('--', '\r\n--'));
  const [answer] = (await once(request, 'response')) as [AsyncIterable<Uint8Array>];
  expect(JSON.parse((await buffer(answer)).toString())).toEqual(of(5));
  const both = await Promise.all([add(5, WHOLE.subarray(5)), add(5, WHOLE.subarray(5))]);
  expect(both.filter((one) => typeof one === 'object')).toEqual([of(26)]);
  expect(await kept()).toEqual(WHOLE);
});

test('what came stays although the rest of the body is not as it should be, or the answer fails', async () => {
  const two = multipartBody([{ content: WHOLE.subarray(0, 4) }, { name: 'other', content: 'x' }]);
  const url = `/file/append-upload?${new URLSearchParams({ ...asked(), offset: '0' }).toString()}`;
  await upstream.request({ method: 'POST', url, headers: { 'content-type': MULTIPART }, payload: two });
  expect(await kept()).toEqual(WHOLE.subarray(0, 4));
  vi.spyOn(upstream.db, 'transaction').mockRejectedValueOnce(new Error('no database'));
  expect(await add(4, WHOLE.subarray(4, 6))).toBe('500 internal');
  expect(await state()).toEqual(of(6));
});

test('only the address that was given for it is good, for a day, and nothing is read or replaced there', async () => {
  const good = asked();
  const others = [
    { ...good, name: `${NAME}x` },
    { ...good, expires: `${Number(good.expires) + 1}` },
    { ...good, signature: 'A'.repeat(43) },
    queryOf(addresses.of(NAME, START)),
    queryOf(addresses.forUpload(NAME, START)),
    queryOf(addresses.forParts('import_archives/unknown.zip', START)),
  ];
  for (const other of others) {
    expect([await state(other), await add(0, WHOLE, other)]).toEqual(Array(2).fill('404 file_not_found'));
  }
  expect(upstream.files.names()).toEqual([]);
  await add(0, WHOLE.subarray(0, 3));
  const query = new URLSearchParams(good).toString();
  expect(codeOf(await upstream.get(`/file/content?${query}`))).toBe('404 file_not_found');
  expect(codeOf(await upload(upstream, `/file/store-upload?${query}`, WHOLE))).toBe('404 file_not_found');
  upstream.clock.advance(DAY_MS - 1);
  expect(await add(3, WHOLE.subarray(3, 4))).toEqual(of(4));
  upstream.clock.advance(1);
  expect([await state(), await add(4, WHOLE.subarray(4))]).toEqual(Array(2).fill('404 file_not_found'));
});
