import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ArchiveError } from './fault.ts';

/** What is in a file: its bytes, as they come. */
export type Bytes = AsyncIterable<Buffer>;

/** Errors of zlib and of OpenSSL are about what they were given. */
const DAMAGE = /^(?:Z_|ERR_OSSL)/;

/** What the error of a stream says about the archive; other errors as they are. */
export function faultOf(error: unknown): unknown {
  const isDamage = error instanceof Error && 'code' in error && DAMAGE.test(String(error.code));
  return isDamage ? new ArchiveError('archive_truncated', error.message, { cause: error }) : error;
}

/**
 * What comes out of the last of some streams, of which each reads the one before. All of them end with it, however it ends.
 *
 * @throws ArchiveError `archive_truncated` where what comes in breaks off or is damaged
 */
export async function* flowing(source: Readable, through: Transform, signal?: AbortSignal): AsyncGenerator<Buffer> {
  const flow = pipeline(source, through, { ...(signal && { signal }) });
  const ended = flow.catch((error: unknown) => error);
  try {
    for await (const chunk of through) yield chunk as Buffer;
    await flow;
  } catch (error) {
    signal?.throwIfAborted();
    throw faultOf(error);
  } finally {
    through.destroy();
    source.destroy();
    await ended;
  }
}

/** The first bytes of something, or all of it where there are fewer. */
export async function firstBytes(content: Bytes, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= most) break;
  }
  return Buffer.concat(chunks).subarray(0, most);
}
