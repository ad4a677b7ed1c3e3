import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createDeflateRaw, createGunzip, createInflateRaw } from 'node:zlib';
import { type Header, extract } from 'tar-stream';
import { ArchiveError, type ArchiveLimits, demandAtMost, demandRatio } from './fault.ts';
import { type OpenArchive, type Opening, scrapNameOf } from './opening.ts';
import { insidePath } from './paths.ts';
import { type Bytes, flowing } from './streams.ts';

/** Notes beside a file, of which a tar has a few: somebody who writes thousands wants them to be copied again and again. */
const NOTES_MAX = 100;
/** The lowest level halves JSON at the speed at which it is read. */
const LEVEL = 1;

/** What of a tar is to be read, and where it stands in the store meanwhile. */
type Place = { start: number; end: number };

/**
 * Opens a tar, of which the first file may be the last that is needed: it is read once from end to end, and what is wanted of it
 * goes into one file of the store, each part packed for itself, so that it can be read in whatever order.
 */
export async function openTar(
  opening: Opening,
  kind: 'gzip' | 'tar',
  content: (signal: AbortSignal) => Bytes,
): Promise<OpenArchive> {
  const { files, signal, name } = opening;
  const scrap = scrapNameOf(name);
  const places = new Map<string, Place>();
  try {
    await files.put(scrap, Readable.from(repacked(entriesOf(content(signal), kind, opening), places, signal)));
  } catch (error) {
    await files.remove(scrap);
    throw error;
  }
  return {
    paths: [...places.keys()],
    read: (path) => {
      const place = places.get(path);
      if (!place) throw new ArchiveError('archive_invalid', 'There is no such file.');
      return flowing(files.read(scrap, place), createInflateRaw(), signal);
    },
    close: () => files.remove(scrap),
  };
}

type WantedFile = { path: string; content: Bytes };

async function* repacked(
  wanted: AsyncIterable<WantedFile>,
  places: Map<string, Place>,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const { path, content } of wanted) {
    if (places.has(path)) throw new ArchiveError('archive_unsafe', 'Two files have one path.');
    const start = at;
    for await (const chunk of flowing(Readable.from(content), createDeflateRaw({ level: LEVEL }), signal)) {
      at += chunk.length;
      yield chunk;
    }
    places.set(path, { start, end: at });
  }
}

/** The files of a tar that are wanted, as they come. Each has to be read before the next one. */
async function* entriesOf(
  source: Bytes,
  kind: 'gzip' | 'tar',
  { limits, signal, wants }: Opening,
): AsyncGenerator<WantedFile> {
  const tar = extract();
  const unpacked = kind === 'tar' ? source : gunzipped(source, limits, signal);
  const flow = pipeline(Readable.from(totalled(unpacked, limits)), tar, { signal });
  const ended = flow.catch((error: unknown) => error);
  let count = 0;
  let pathCharacters = 0;
  const faultOf = async (error: unknown) => {
    if (error instanceof ArchiveError) return error;
    tar.destroy();
    // A file of it may only say that its stream ended because another one did: the flow knows why.
    const cause = (await ended) ?? error;
    signal.throwIfAborted();
    return faultOfTar(cause, count > 0);
  };
  try {
    for await (const entry of tar) {
      count += 1;
      demandAtMost(count, limits.entries, 'entries');
      const path = judged(entry.header);
      if (path !== null && wants(path)) {
        demandAtMost(entry.header.size, limits.fileBytes, 'bytes in a file');
        pathCharacters += path.length;
        demandAtMost(pathCharacters, limits.pathCharacters, 'characters in paths');
        yield { path, content: buffersOf(entry, faultOf) };
      }
      entry.resume();
    }
    await flow;
  } catch (error) {
    throw await faultOf(error);
  } finally {
    tar.destroy();
    await ended;
  }
}

async function* buffersOf(
  entry: AsyncIterable<unknown>,
  faultOf: (error: unknown) => Promise<unknown>,
): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of entry) if (Buffer.isBuffer(chunk)) yield chunk;
  } catch (error) {
    throw await faultOf(error);
  }
}

/** What tar-stream finds fault with is no error of its own kind: no tar at all, or one that is damaged. */
function faultOfTar(error: unknown, hasBegun: boolean): unknown {
  if (!(error instanceof Error) || error instanceof ArchiveError || 'code' in error) return error;
  return new ArchiveError(hasBegun ? 'archive_truncated' : 'archive_invalid', error.message, { cause: error });
}

async function* gunzipped(source: Bytes, limits: ArchiveLimits, signal: AbortSignal): AsyncGenerator<Buffer> {
  let packed = 0;
  let unpacked = 0;
  const counted = async function* () {
    for await (const chunk of source) {
      packed += chunk.length;
      yield chunk;
    }
  };
  for await (const chunk of flowing(Readable.from(counted()), createGunzip(), signal)) {
    unpacked += chunk.length;
    demandRatio(packed, unpacked, limits);
    yield chunk;
  }
}

async function* totalled(source: Bytes, { totalBytes }: ArchiveLimits): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const chunk of source) {
    total += chunk.length;
    demandAtMost(total, totalBytes, 'bytes');
    yield chunk;
  }
}

/**
 * The path of a file; null of a folder.
 *
 * @throws ArchiveError where it is neither
 */
function judged({ name, type, pax }: Header): string | null {
  const path = insidePath(name);
  if (typeof pax === 'object' && pax !== null && Object.keys(pax).length > NOTES_MAX)
    throw new ArchiveError('archive_unsafe', 'An entry has too many notes.');
  if (type === 'directory') return null;
  if (type !== 'file' && type !== 'contiguous-file')
    throw new ArchiveError('archive_unsafe', 'An entry is neither file nor folder.');
  return path === '' ? null : path;
}
