// Archives as other chat tools write them, and as somebody does who means no good.
import { createCipheriv, createHash, pbkdf2Sync } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import { ZipFile } from 'yazl';

/** The files of an archive by their paths: texts, bytes, or what becomes JSON. */
export type ArchiveFiles = Readonly<Record<string, unknown>>;

const bytesOf = (content: unknown): Buffer =>
  content instanceof Uint8Array
    ? Buffer.from(content)
    : Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));

/** A zip; `mode` is that of all its files. */
export async function zipOf(files: ArchiveFiles, options: { mode?: number; compress?: boolean } = {}): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(bytesOf(content), path, options);
  zip.end();
  return buffer(zip.outputStream);
}

/** One entry of a tar that `tarOf` would not write. */
export type TarEntry = Partial<Header> & { name: string; content?: unknown };

/** A tar of such entries, in their order. */
export async function tarOfEntries(entries: readonly TarEntry[]): Promise<Buffer> {
  const tar = pack();
  for (const { content = '', ...header } of entries) tar.entry(header, bytesOf(content));
  tar.finalize();
  return buffer(Readable.from(tar));
}

/** A tar. */
export const tarOf = (files: ArchiveFiles): Promise<Buffer> =>
  tarOfEntries(Object.entries(files).map(([name, content]) => ({ name, content })));

/** A .tar.gz. */
export const tarGzOf = async (files: ArchiveFiles): Promise<Buffer> => gzipSync(await tarOf(files));

/** How OpenSSL makes a key of a passphrase: its old default, the one of today, and what `-pbkdf2` asks for. */
export type KeyWay = 'md5' | 'sha256' | 'pbkdf2';

/** What `openssl enc -aes-256-cbc` writes. */
export function encrypted(
  content: Buffer,
  passphrase: string,
  way: KeyWay = 'md5',
  salt = Buffer.from('saltsalt'),
): Buffer {
  let key: Buffer = way === 'pbkdf2' ? pbkdf2Sync(passphrase, salt, 10_000, 48, 'sha256') : Buffer.alloc(0);
  for (let last: Buffer = Buffer.alloc(0); key.length < 48;) {
    last = createHash(way).update(last).update(passphrase).update(salt).digest();
    key = Buffer.concat([key, last]);
  }
  const cipher = createCipheriv('aes-256-cbc', key.subarray(0, 32), key.subarray(32, 48));
  return Buffer.concat([Buffer.from('Salted__'), salt, cipher.update(content), cipher.final()]);
}

/** What a Slack export holds: the lists as they stand in it, and the messages of each day of a folder. */
export type SlackExport = {
  users?: readonly unknown[];
  channels?: readonly unknown[];
  groups?: readonly unknown[];
  dms?: readonly unknown[];
  mpims?: readonly unknown[];
  days?: Readonly<Record<string, readonly unknown[]>>;
};

/** The files of a Slack export; the days by `folder/2024-01-31`. */
export const slackFiles = ({ users = [], channels = [], days = {}, ...others }: SlackExport): ArchiveFiles => ({
  'users.json': users,
  'channels.json': channels,
  ...Object.fromEntries(Object.entries(others).map(([list, content]) => [`${list}.json`, content])),
  ...Object.fromEntries(Object.entries(days).map(([day, messages]) => [`${day}.json`, messages])),
});

/** A Slack export as Slack writes it. */
export const slackExport = (content: SlackExport): Promise<Buffer> => zipOf(slackFiles(content));

/** What an export of HipChat or Stride holds: people, rooms, and the history of each room by its id. */
export type HipchatExport = {
  users?: readonly unknown[];
  rooms?: readonly unknown[];
  history?: Readonly<Record<string, readonly unknown[]>>;
};

/** The files of an export of HipChat or Stride. */
export const hipchatFiles = ({ users = [], rooms = [], history = {} }: HipchatExport): ArchiveFiles => ({
  'metadata.json': { metadata: {} },
  'users.json': users.map((user) => ({ User: user })),
  'rooms.json': rooms.map((room) => ({ Room: room })),
  ...Object.fromEntries(Object.entries(history).map(([room, items]) => [`rooms/${room}/history.json`, items])),
});

/** An export of HipChat or Stride as they write it, encrypted where there is a passphrase. */
export async function hipchatExport(content: HipchatExport, passphrase?: string): Promise<Buffer> {
  const archive = await tarGzOf(hipchatFiles(content));
  return passphrase === undefined ? archive : encrypted(archive, passphrase);
}
