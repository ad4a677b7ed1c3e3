import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encrypted, tarGzOf, tarOf, tarOfEntries, zipOf } from '../../testing/archives.ts';
import { createMemoryStore } from '../../testing/memoryFiles.ts';
import { ARCHIVE_LIMITS, ArchiveError, type ArchiveLimits } from './fault.ts';
import { glanceAt } from './glance.ts';
import { kindOf } from './kind.ts';
import { openArchive, removeScraps } from './openArchive.ts';

const NAME = 'import_archives/team/archive.bin';
const never = new AbortController().signal;

async function stored(archive: Buffer) {
  const files = createMemoryStore();
  await files.put(NAME, Readable.from([archive]));
  return files;
}

type Reading = { passphrase?: string | null; limits?: Partial<ArchiveLimits>; signal?: AbortSignal };

/** The JSON files of an archive, read in the order opposite to its own; nothing else is left in the store afterwards. */
async function contents(archive: Buffer, { passphrase = null, limits, signal = never }: Reading = {}) {
  const files = await stored(archive);
  try {
    const wants = (path: string) => path.endsWith('.json');
    const given = { files, name: NAME, passphrase, signal, wants, limits: { ...ARCHIVE_LIMITS, ...limits } };
    const open = await openArchive(given);
    const found: Record<string, string> = {};
    for (const path of open.paths.toReversed()) found[path] = await text(Readable.from(open.read(path)));
    await open.close();
    return found;
  } finally {
    expect(files.names().filter((name) => name !== NAME)).toEqual(signal.aborted ? expect.any(Array) : []);
  }
}

/** Why an archive is not read. */
const faultOf = (archive: Buffer, reading: Reading = {}): Promise<unknown> =>
  contents(archive, reading).then(
    () => null,
    (error: unknown) => (error instanceof ArchiveError ? error.code : error),
  );

const FILES = {
  'rooms/7/picture.png': 'PNG'.repeat(100_000),
  'users.json': '[1]',
  './rooms/7/é.json': '["é"]',
};
const READ = { 'users.json': '[1]', 'rooms/7/é.json': '["é"]' };

describe('an archive', () => {
  it('is told by its content, and read in any order', async () => {
    expect(await contents(await zipOf(FILES))).toEqual(READ);
    expect(await contents(await zipOf(FILES, { compress: false }))).toEqual(READ);
    // The names are UTF-8, and nothing says so: macOS packs like that.
    expect(await contents(unflagged(await zipOf(FILES)))).toEqual(READ);
    expect(await contents(await tarGzOf(FILES))).toEqual(READ);
    expect(await contents(await tarOf(FILES))).toEqual(READ);
    expect(await faultOf(Buffer.from('%PDF-1.7, and what follows'))).toBe('archive_invalid');
    expect(await faultOf(Buffer.alloc(0))).toBe('archive_invalid');
    expect(['1f8b0800', '1f8b08e0'].map((head) => kindOf(Buffer.from(head, 'hex')))).toEqual(['gzip', null]);
    expect(await faultOf(gzipSync('no tar'.repeat(200)))).toBe('archive_invalid');
  });

  it('opens by its passphrase, however OpenSSL made the key of it', async () => {
    const passphrase = 'Öffne dich, 😀';
    for (const way of ['md5', 'sha256', 'pbkdf2'] as const) {
      const archive = encrypted(await tarGzOf(FILES), passphrase, way);
      expect(await contents(archive, { passphrase })).toEqual(READ);
      expect(await faultOf(archive, { passphrase: `${passphrase}!` })).toBe('passphrase_wrong');
      expect(await faultOf(archive)).toBe('passphrase_wrong');
    }
    expect(await contents(encrypted(await zipOf(FILES), passphrase), { passphrase })).toEqual(READ);
    expect(await contents(encrypted(await tarOf(FILES), passphrase), { passphrase })).toEqual(READ);
    expect(await faultOf(encrypted(encrypted(await zipOf(FILES), passphrase), passphrase), { passphrase })).toBe(
      'passphrase_wrong',
    );
  });

  it('opens where OpenSSL itself has encrypted it', async () => {
    // printf hello > a.json; tar -cf - a.json | gzip -n | openssl enc -aes-256-cbc -k secret with -md md5, -md sha256, -pbkdf2
    const archives = [
      'U2FsdGVkX19CGkdbuAxrtiGrO2UgAt06dgz2LxRQqOOUMb9cRkcanCP3gAZ8C3SWh+69k3xqKaX2Z5n2/qKQcl4XofTmRWHj27Oe32ORTxfxHuGJGna4GN/tS2jJ3UdSYEOry/To03Yh1tFOSRmaF5oS7pF0cEp1/rlETy7Qev4=',
      'U2FsdGVkX19sCJlXN6VKqK0/BOM1cveoA301jEJ41Hy8RLtqvI/1p2Q5f6ombhsYa9S3ZGO3PzwCzFo1Hi5vHMusdg/IwDfmcw2+cm3SCPb1TPdPl/+z4aLfrFq7NpRrx/obBM61IOBKbR1zAN83pmtJP1aTFqM6D277VMC51KQ=',
      'U2FsdGVkX1/vUu0fDkikiDbfhsxKH1MfJ3GhNAGAepfz2grzDJcd6pHJwqAaCJm1FEvn3aKQMnIpFcE5H6aVwBd+YzQUcmOjdnwLvm8vxwGoIVstLnuFdQ1pN1Zfa8PNkGWDRt9Q5Qp3pfjo9xfNsndGYU8hpNLt2vWrbHJfj5c=',
    ];
    for (const archive of archives)
      expect(await contents(Buffer.from(archive, 'base64'), { passphrase: 'secret' })).toEqual({ 'a.json': 'hello' });
  });
});

describe('what leads out of an archive', () => {
  const paths = [
    '../users.json',
    'a/../../users.json',
    '/etc/passwd',
    'C:/users.json',
    'c:users.json',
    'a\\..\\users.json',
  ];

  it.each([...paths, 'users.json\0.png', 'x'.repeat(1_001)])('is refused: %s', async (path) => {
    expect(await faultOf(await tarGzOf({ 'a.json': '[]', [path.replace('\0', '_')]: '[]' }))).toBe(
      path.includes('\0') ? null : 'archive_unsafe',
    );
    const placeholder = 'n'.repeat(path.length);
    const zip = await zipOf({ [placeholder]: '[]' });
    expect(await faultOf(renamed(zip, placeholder, path))).toBe('archive_unsafe');
  });

  it('is no file', async () => {
    for (const type of ['symlink', 'link', 'character-device', 'block-device', 'fifo'] as const) {
      const archive = gzipSync(await tarOfEntries([{ name: 'users.json', type, linkname: '/etc/passwd' }]));
      expect(await faultOf(archive), type).toBe('archive_unsafe');
      expect(await faultOf(encrypted(archive, 'secret'), { passphrase: 'secret' }), type).toBe('archive_unsafe');
    }
    const linked = await zipOf({ 'users.json': '/etc/passwd' }, { mode: 0o120777 });
    expect(await faultOf(linked)).toBe('archive_unsafe');
    expect(await faultOf(encrypted(linked, 'secret'), { passphrase: 'secret' })).toBe('archive_unsafe');
    expect(await faultOf(await zipOf({ 'users.json': '' }, { mode: 0o020666 }))).toBe('archive_unsafe');
    expect(await faultOf(await zipOf({ 'users.json': '[]' }, { mode: 0o100644 }))).toBeNull();
  });

  it('is a path that two files have', async () => {
    const twice = [
      { name: 'users.json', content: '[1]' },
      { name: './users.json', content: '[2]' },
    ];
    expect(await faultOf(await tarOfEntries(twice))).toBe('archive_unsafe');
    expect(await faultOf(await zipOf({ 'users.json': '[1]', './users.json': '[2]' }))).toBe('archive_unsafe');
  });
});

/** A zip whose entry has another name of the same length: no tool writes such. */
function renamed(zip: Buffer, from: string, to: string): Buffer {
  const bytes = Buffer.from(zip);
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at);
  return bytes;
}

/** A zip that does not say which names are UTF-8. */
function unflagged(zip: Buffer): Buffer {
  const bytes = Buffer.from(zip);
  const header = Buffer.from('PK\x01\x02', 'latin1');
  for (let at = bytes.indexOf(header); at >= 0; at = bytes.indexOf(header, at + 1)) bytes.writeUInt8(0, at + 9);
  return bytes;
}

/** The place of a record in a zip, by its signature. */
const placeOf = (zip: Buffer, record: 'local' | 'central' | 'end') =>
  zip.indexOf(Buffer.from({ local: 'PK\x03\x04', central: 'PK\x01\x02', end: 'PK\x05\x06' }[record], 'latin1'));

/** An archive with some of its bytes written over. */
function patched(archive: Buffer, ...patches: readonly { at: number; bytes: readonly number[] }[]): Buffer {
  const bytes = Buffer.from(archive);
  for (const patch of patches) bytes.set(patch.bytes, patch.at);
  return bytes;
}

describe('an archive that is damaged', () => {
  it('is not read where it breaks off, wherever that is', async () => {
    const content = {
      'a.json': JSON.stringify(Array.from({ length: 400 }, (_, index) => `${index * 7919}`)),
      'b.json': '[2]',
    };
    const [zip, tarGz] = [await zipOf(content), await tarGzOf(content)];
    const locked = encrypted(tarGz, 'secret');
    for (const part of [0.05, 0.3, 0.7, 0.99]) {
      expect(await faultOf(zip.subarray(0, zip.length * part)), `zip ${part}`).toBe('archive_truncated');
      expect(await faultOf(tarGz.subarray(0, tarGz.length * part)), `tar ${part}`).toBe('archive_truncated');
    }
    const tar = await tarOf({ 'a.json': `[${' '.repeat(40)}]`, 'b.json': `[${' '.repeat(40)}]`, 'c.png': 'PNG' });
    for (let end = 512; end < 2_560; end += 9)
      expect(await faultOf(tar.subarray(0, end)), `tar of ${end}`).toBe('archive_truncated');
    for (const cut of [7, 16, 512])
      expect(await faultOf(locked.subarray(0, locked.length - cut), { passphrase: 'secret' }), `aes ${cut}`).toBe(
        'archive_truncated',
      );
  });

  it('is not read where a byte of a file is another one', async () => {
    const zip = await zipOf({ 'a.json': '["abc"]' }, { compress: false });
    expect(await faultOf(renamed(zip, 'abc', 'abd'))).toBe('archive_truncated');
    const tarGz = await tarGzOf({ 'a.json': '["abc"]' });
    const sum = tarGz.length - 8;
    expect(await faultOf(patched(tarGz, { at: sum, bytes: [1, 2, 3, 4] }))).toBe('archive_truncated');
    const tar = await tarOf({ 'a.json': '["abc"]', 'b.json': '[]' });
    expect(await faultOf(patched(tar, { at: 1024, bytes: [66] }))).toBe('archive_truncated');
  });

  it('is not read where something else follows', async () => {
    expect(await faultOf(Buffer.concat([await zipOf(FILES), Buffer.from('behind')]))).toBe('archive_truncated');
    expect(await faultOf(Buffer.concat([await tarOf(FILES), Buffer.alloc(1024, 'behind')]))).toBe('archive_truncated');
    expect(await contents(Buffer.concat([await tarGzOf(FILES), Buffer.alloc(512)]))).toEqual(READ);
    expect(await faultOf(Buffer.concat([await tarGzOf(FILES), Buffer.from('behind')]))).toBe('archive_truncated');
  });
});

describe('an archive that is made to do harm', () => {
  it('is not read where it is unpacked to far more than it is packed', async () => {
    const limits = { ratioFrom: 1_000, ratio: 20 };
    const bomb = { 'a.json': '0'.repeat(100_000) };
    expect(await faultOf(await zipOf(bomb), { limits })).toBe('archive_unsafe');
    expect(await faultOf(await tarGzOf(bomb), { limits })).toBe('archive_unsafe');
    expect(await faultOf(await tarGzOf({ 'a.bin': '0'.repeat(100_000) }), { limits })).toBe('archive_unsafe');
    expect(await faultOf(await zipOf(bomb))).toBeNull();
  });

  it('is not read where it holds more than is taken', async () => {
    const two = { 'a.json': 'a'.repeat(600), 'b.json': 'b'.repeat(600) };
    for (const archive of [await zipOf(two), await tarGzOf(two)]) {
      expect(await faultOf(archive, { limits: { fileBytes: 599 } })).toBe('archive_too_large');
      expect(await faultOf(archive, { limits: { totalBytes: 1_199 } })).toBe('archive_too_large');
      expect(await faultOf(archive, { limits: { entries: 1 } })).toBe('archive_too_large');
      expect(await faultOf(archive, { limits: { pathCharacters: 11 } })).toBe('archive_too_large');
      expect(await faultOf(archive, { limits: { archiveBytes: archive.length - 1 } })).toBe('archive_too_large');
      expect(
        await faultOf(archive, {
          limits: { archiveBytes: archive.length, entries: 2, fileBytes: 600, pathCharacters: 12 },
        }),
      ).toBeNull();
    }
  });

  it('is not read where its directory lies', async () => {
    const zip = await zipOf({ 'a.json': 'a'.repeat(3_000), 'b.json': 'b'.repeat(3_000) });
    const central = placeOf(zip, 'central');
    const second = zip.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
    // Shorter than it is; a second entry upon the first; an entry behind the directory; far more entries than there are.
    expect(await faultOf(patched(zip, { at: central + 24, bytes: [0xb7, 0x0b] }))).toBe('archive_unsafe');
    expect(await faultOf(patched(zip, { at: second + 42, bytes: [0, 0, 0, 0] }))).toBe('archive_unsafe');
    expect(await faultOf(patched(zip, { at: second + 44, bytes: [1] }))).toBe('archive_unsafe');
    const end = placeOf(zip, 'end');
    expect(await faultOf(patched(zip, { at: end + 10, bytes: [0xff, 0x7f] }))).toBe('archive_truncated');
    expect(await faultOf(patched(zip, { at: end + 10, bytes: [0xff, 0x7f] }), { limits: { entries: 100 } })).toBe(
      'archive_too_large',
    );
  });

  it('is not read where an entry is encrypted, or packed in a way of its own', async () => {
    const zip = await zipOf({ 'a.json': '[]' });
    const central = placeOf(zip, 'central');
    expect(await faultOf(patched(zip, { at: central + 8, bytes: [1] }))).toBe('archive_invalid');
    expect(await faultOf(patched(zip, { at: central + 10, bytes: [12] }))).toBe('archive_invalid');
  });

  it('is not read where a tar lies of its lengths, or has endless notes', async () => {
    const longer = await tarOfEntries([{ name: 'a.json', size: 5, content: '12345' }]);
    const lying = patched(longer, { at: 124, bytes: [...Buffer.from('00007777777 ')] });
    expect(await faultOf(withSum(lying))).toBe('archive_truncated');
    const negative = patched(longer, { at: 124, bytes: [0xff, ...Array.from({ length: 11 }, () => 0xfe)] });
    expect(await faultOf(withSum(negative))).toBe('archive_invalid');
    const pax = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`note${index}`, 'x']));
    expect(await faultOf(await tarOfEntries([{ name: 'a.json', content: '[]', pax }]))).toBe('archive_unsafe');
  });
});

/** A tar whose first header has a checksum that is right. */
function withSum(tar: Buffer): Buffer {
  const header = tar.subarray(0, 512);
  header.fill(' ', 148, 156);
  const sum = header.reduce((before, byte) => before + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return tar;
}

describe('reading an archive', () => {
  it('ends with its signal, with the reason of it', async () => {
    for (const archive of [await zipOf(FILES), await tarGzOf(FILES), encrypted(await zipOf(FILES), 'secret')]) {
      const signal = AbortSignal.abort(new Error('cancelled'));
      await expect(contents(archive, { signal, passphrase: 'secret' })).rejects.toThrow('cancelled');
    }
  });

  it('leaves nothing behind where it was never closed, once that is cleared away', async () => {
    const files = await stored(await tarGzOf(FILES));
    await openArchive({ files, name: NAME, passphrase: null, signal: never, wants: () => true });
    expect(files.names()).toHaveLength(2);
    await removeScraps(files, NAME);
    expect(files.names()).toEqual([NAME]);
  });

  it('fails as the store does', async () => {
    const files = await stored(await zipOf(FILES));
    const read = () => new Readable({ read: (): void => undefined }).destroy(new Error('disk'));
    const broken = { ...files, read };
    const opening = openArchive({ files: broken, name: NAME, passphrase: null, signal: never, wants: () => true });
    await expect(opening).rejects.toThrow('disk');
  });
});

describe('a glance at an archive', () => {
  const glance = async (archive: Buffer, passphrase: string | null = null) =>
    glanceAt({
      files: await stored(archive),
      name: NAME,
      passphrase,
      signal: never,
      wants: (path) => path.endsWith('.json'),
    });

  it('says whether it may be read, and what is in a zip', async () => {
    const locked = encrypted(await tarGzOf(FILES), 'secret');
    expect(await glance(await zipOf(FILES))).toEqual({ fault: null, paths: Object.keys(READ) });
    expect(await glance(await tarGzOf(FILES))).toEqual({ fault: null, paths: null });
    expect(await glance(locked, 'secret')).toEqual({ fault: null, paths: null });
    expect(await glance(locked)).toEqual({ fault: 'passphrase_required' });
    expect(await glance(locked.subarray(0, -7), 'secret')).toEqual({ fault: 'archive_truncated' });
    expect(await glance(locked, 'Secret')).toEqual({ fault: 'passphrase_wrong' });
    expect(await glance(encrypted(gzipSync('no tar'), 'secret'), 'secret')).toEqual({ fault: 'archive_invalid' });
    expect(await glance(gzipSync('no tar'))).toEqual({ fault: 'archive_invalid' });
    expect(await glance(Buffer.from('no archive'))).toEqual({ fault: 'archive_invalid' });
    expect(await glance((await zipOf(FILES)).subarray(0, 90))).toEqual({ fault: 'archive_truncated' });
  });
});
