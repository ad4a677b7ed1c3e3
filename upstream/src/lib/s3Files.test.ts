import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startS3StandIn } from '../testing/s3StandIn.ts';
import { createLog } from './log.ts';
import { PIECE_BYTES, type S3Store, createS3Store, gapless } from './s3Files.ts';

let storage: Awaited<ReturnType<typeof startS3StandIn>>;
let files: S3Store;
beforeAll(async () => {
  storage = await startS3StandIn();
  files = createS3Store(storage.access);
});
afterEach(() => {
  storage.setFault(() => false);
  storage.setPageLength(1_000);
});
afterAll(async () => {
  files.close();
  await storage.stop();
});

const bytes = (length: number, fill = 1) => Buffer.alloc(length, fill);
const put = (name: string, content: Buffer) => files.put(name, Readable.from([content]));
const errorOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** What the log says of an error. */
function logged(error: unknown): string {
  let line = '';
  createLog('info', { write: (text) => void (line += text) }).error({ err: error }, 'failed');
  return line;
}

test('what the storage refuses is told by its own word, and by nothing that is secret', async () => {
  storage.setFault((_request, answer) => (storage.fail(answer, 403, 'AccessDenied'), true));
  const acts = [
    () => put('a.txt', bytes(3)),
    () => files.size('a.txt'),
    () => files.remove('a.txt'),
    () => text(files.read('a.txt')),
  ];
  for (const act of acts) {
    const line = logged(await errorOf(act()));
    expect(line).toMatch(/The storage of files failed at (?:Put|Head|Delete|Get)Object: \w+, status 403\./);
    expect(line).not.toMatch(/canary|a\.txt|AWS4/);
  }
  await expect(files.check()).rejects.toThrow(/^S3_BUCKET: files cannot be kept there\. .*403/);
});

test('one that fails for a moment is asked again', async () => {
  let times = 0;
  storage.setFault((_request, answer) => {
    times += 1;
    if (times > 2) return false;
    storage.fail(answer, 503, 'SlowDown');
    return true;
  });
  await put('moment.txt', Buffer.from('there'));
  expect([times > 2, await text(files.read('moment.txt'))]).toEqual([true, 'there']);
});

test('one that says nothing is given up in its time', async () => {
  const impatient = createS3Store(storage.access, { connectMs: 5_000, requestMs: 5_000, silenceMs: 100 });
  storage.setFault(() => true);
  await expect(impatient.put('silent.txt', Readable.from([bytes(3)]))).rejects.toThrow(/PutObject: TimeoutError/);
  storage.setFault(() => false);
  impatient.close();
  expect(await files.size('silent.txt')).toBeNull();
});

test('one that is not there is told at the start', async () => {
  const away = createS3Store({ ...storage.access, endpoint: 'http://127.0.0.1:1' });
  await expect(away.check()).rejects.toThrow(/S3_BUCKET: files cannot be kept there\. .*ECONNREFUSED/);
  away.close();
});

test('one that keeps less than it was given is found out', async () => {
  storage.setFault(({ method, key }) => {
    if (method === 'HEAD') storage.objects.set(key, bytes(2));
    return false;
  });
  await expect(put('less.txt', bytes(3))).rejects.toThrow('keeps 2 of 3 bytes');
});

test('one that loses what it was given, and one that gives another part, are found out', async () => {
  storage.setFault(({ method, key }) => {
    if (method === 'HEAD') storage.objects.delete(key);
    return false;
  });
  await expect(put('lost.txt', bytes(3))).rejects.toThrow('keeps 0 of 3 bytes');
  storage.setFault(() => false);
  await put('parted.txt', bytes(30));
  storage.setFault((_request, answer) => {
    answer.writeHead(200, { 'content-length': 30 }).end(bytes(30));
    return true;
  });
  await expect(buffer(files.read('parted.txt', { start: 10 }))).rejects.toThrow('another part');
});

test('a read whose connection breaks goes on from there, of the same content alone', async () => {
  const content = Buffer.from('0123456789'.repeat(20_000));
  await put('broken.txt', content);
  let cuts = 0;
  storage.setFault(({ method }, answer) => {
    if (method !== 'GET' || ++cuts > 2) return false;
    const from = cuts === 1 ? 0 : 70_000;
    const range = { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` };
    answer.writeHead(cuts === 1 ? 200 : 206, { 'content-length': content.length - from, etag: '"e"', ...range });
    answer.write(content.subarray(from, from + 70_000), () => setTimeout(() => answer.destroy(), 20));
    return true;
  });
  expect((await buffer(files.read('broken.txt'))).equals(content)).toBe(true);
  expect(cuts).toBe(3);
});

test('a read that breaks each time is given up', async () => {
  await put('never.txt', bytes(100));
  storage.setFault(({ method }, answer) => {
    if (method !== 'GET') return false;
    answer.writeHead(200, { 'content-length': 100, etag: '"e"' });
    answer.write(bytes(0), () => undefined);
    answer.flushHeaders();
    setTimeout(() => answer.destroy(), 10);
    return true;
  });
  await expect(buffer(files.read('never.txt'))).rejects.toThrow(/failed at GetObject/);
});

test('a large file that breaks off leaves nothing begun, and what was there', async () => {
  await put('kept.bin', bytes(5));
  const breaking = Readable.from(
    (function* () {
      yield bytes(PIECE_BYTES + 1);
      throw new Error('connection lost');
    })(),
  );
  await expect(files.put('kept.bin', breaking)).rejects.toThrow('connection lost');
  expect([storage.openUploads(), await files.size('kept.bin')]).toEqual([0, 5]);
});

test('a storage that fails at a part keeps those before, and the sender is let go', async () => {
  storage.setFault(({ method, key }, answer) => {
    if (method !== 'PUT' || !key.includes(`-${String(2 * PIECE_BYTES).padStart(15, '0')}`)) return false;
    storage.fail(answer, 403, 'QuotaExceeded');
    return true;
  });
  const sender = Readable.from([bytes(PIECE_BYTES), bytes(PIECE_BYTES), bytes(PIECE_BYTES)]);
  await expect(files.append('archive.zip', 0, sender)).rejects.toThrow('PutObject: QuotaExceeded, status 403');
  expect([sender.destroyed, await files.size('archive.zip')]).toEqual([true, PIECE_BYTES]);
  storage.setFault(() => false);
  await files.append('archive.zip', PIECE_BYTES, Readable.from([bytes(10, 2)]));
  expect(await buffer(files.read('archive.zip', { start: PIECE_BYTES - 1, end: PIECE_BYTES + 2 }))).toEqual(
    Buffer.from([1, 2, 2]),
  );
});

test('parts are read however many pages their list has, and all of them are removed', async () => {
  storage.setPageLength(2);
  for (let at = 0; at < 7; at += 1) await files.append('many.bin', at, Readable.from([bytes(1, at)]));
  expect(await buffer(files.read('many.bin'))).toEqual(Buffer.from([0, 1, 2, 3, 4, 5, 6]));
  await files.remove('many.bin');
  expect([...storage.objects.keys()].filter((key) => key.includes('many'))).toEqual([]);
});

test('two processes that took the same part of a file do not spoil it', () => {
  const part = (start: number, end: number) => ({ key: `${start}`, start, end });
  const places = (parts: ReturnType<typeof part>[]) => gapless(parts).map(({ start, end }) => [start, end]);
  expect(places([part(0, 3), part(0, 8), part(3, 6), part(8, 9)])).toEqual([
    [0, 3],
    [0, 8],
    [8, 9],
  ]);
  expect(places([part(4, 9), part(0, 3)])).toEqual([[0, 3]]);
  expect(places([part(1, 2)])).toEqual([]);
});

test('a file that nobody reads asks for nothing, and one that is left lets go of the connection', async () => {
  await put('left.bin', bytes(1_000_000));
  storage.asked.length = 0;
  files.read('left.bin').destroy();
  expect(storage.asked).toEqual([]);
  for await (const chunk of files.read('left.bin')) if (Buffer.isBuffer(chunk)) break;
  expect(await files.size('left.bin')).toBe(1_000_000);
});
