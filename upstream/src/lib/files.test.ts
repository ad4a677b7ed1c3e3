import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FileStore, createFolderStore } from './files.ts';

let folder: string;
let files: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-files-'));
  files = createFolderStore(join(folder, 'files'));
});
afterAll(() => rm(folder, { recursive: true }));

const put = (name: string, content: string) => files.put(name, Readable.from([content]));
const read = async (name: string) => {
  const found = await files.get(name);
  return found && { bytes: found.bytes, text: await text(found.content) };
};

test('keeps, replaces and removes a file', async () => {
  expect(await put('avatars/team-1.png', 'one')).toEqual({ bytes: 3 });
  await put('avatars/team-1.png', 'other');
  expect(await read('avatars/team-1.png')).toEqual({ bytes: 5, text: 'other' });
  await files.remove('avatars/team-1.png');
  await files.remove('avatars/team-1.png');
  expect(await read('avatars/team-1.png')).toBeNull();
});

test('a stream that breaks off leaves the earlier file, and nothing half', async () => {
  await put('kept.txt', 'whole');
  const broken = Readable.from(
    (function* () {
      yield 'half';
      throw new Error('connection lost');
    })(),
  );
  await expect(files.put('kept.txt', broken)).rejects.toThrow('connection lost');
  expect(await read('kept.txt')).toEqual({ bytes: 5, text: 'whole' });
  expect((await readdir(join(folder, 'files'))).filter((name) => name.startsWith('.partial'))).toEqual([]);
});

test.each([
  '',
  '.',
  '..',
  '../x',
  'a/../b',
  '/etc/passwd',
  'a//b',
  'a\\b',
  'a\0b',
  'A',
  '.hidden',
  'a/',
  'ä',
  'x'.repeat(600),
])('refuses the name %j', async (name) => {
  await expect(put(name, '')).rejects.toThrow('file name');
  await expect(files.get(name)).rejects.toThrow('file name');
});

test('no name leads out of the folder', async () => {
  const part = fc.constantFrom('..', '.', '/', 'a', '\\', '%2e', 'b.txt', '\0');
  const climbing = fc
    .array(part, { maxLength: 6 })
    .map((parts) => parts.join(''))
    .filter((name) => name.includes('..') || name.startsWith('/'));
  const refused = async (name: string) =>
    files.get(name).then(
      () => false,
      () => true,
    );
  expect(await fc.check(fc.asyncProperty(climbing, refused))).toMatchObject({ failed: false });
});

test('a part of a file is read by its place, up to its end at most', async () => {
  await put('lines.jsonl', 'abcdefghij');
  const range = (start?: number, end?: number) =>
    text(
      files.read('lines.jsonl', { ...(start === undefined ? {} : { start }), ...(end === undefined ? {} : { end }) }),
    );
  expect(await range()).toBe('abcdefghij');
  expect([await range(3), await range(3, 5), await range(8, 50), await range(undefined, 2)]).toEqual([
    'defghij',
    'de',
    'ij',
    'ab',
  ]);
  expect([await range(10), await range(4, 4), await range(50, 60)]).toEqual(['', '', '']);
  expect([await files.size('lines.jsonl'), await files.size('none.jsonl'), await files.size('avatars')]).toEqual([
    10,
    null,
    null,
  ]);
  await expect(text(files.read('none.jsonl', { start: 1 }))).rejects.toThrow('ENOENT');
});

test('a file grows part by part, and what came of one that broke off stays', async () => {
  const part = (offset: number, content: AsyncIterable<Uint8Array>) => files.append('archives/a.zip', offset, content);
  expect(await part(0, Readable.from([Buffer.from('one '), Buffer.from('two ')]))).toEqual({ bytes: 8 });
  const broken = Readable.from(
    (function* () {
      yield Buffer.from('thr');
      throw new Error('connection lost');
    })(),
  );
  await expect(part(8, broken)).rejects.toThrow('connection lost');
  expect(await files.size('archives/a.zip')).toBe(11);
  for (const wrong of [8, 12]) await expect(part(wrong, Readable.from([]))).rejects.toThrow('does not begin');
  expect(await part(11, Readable.from([Buffer.from('ee')]))).toEqual({ bytes: 13 });
  expect(await read('archives/a.zip')).toEqual({ bytes: 13, text: 'one two three' });
});
