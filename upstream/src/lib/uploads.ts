import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './errors.ts';
import type { FileStore } from './files.ts';

/** How the files of one purpose are taken in. */
export type Intake = {
  /** What came stays, whatever becomes of the call: the file is sent in parts, and the next one goes on there. */
  readonly isPart?: true;
  /** No further byte is read; a file that is longer is refused. */
  readonly maxBytes: number;
  /**
   * Keeps a file under a new name, which it gives. What the sender calls the file, and what they say it is, is not known
   * here: content alone decides. Nothing may be left behind when it throws, but of a part.
   *
   * @throws Refusal when the file is not taken, or breaks off
   */
  keep(content: Readable, files: FileStore): Promise<string>;
};

/** A file that was taken in: its name in the store, its length, and a digest of its content; null of a part. */
export type KeptFile = { readonly name: string; readonly bytes: number; readonly digest: string | null };

/** Lets a server take multipart bodies. Routes that do not ask for a file see none. */
export const acceptFiles = (app: FastifyInstance) => app.register(multipart, { throwFileSizeLimit: false });

type Store = { files: FileStore; intake: Intake; part: string };

/**
 * Takes in the file of a request, which is its only part. The content goes through as it comes.
 *
 * @throws Refusal `invalid_request` when the body is of another form, `file_size` when there is too much of it
 */
export async function receiveFile(request: FastifyRequest, { files, intake, part: wanted }: Store): Promise<KeptFile> {
  let kept: KeptFile | undefined;
  try {
    for await (const part of partsOf(request, wanted, intake.maxBytes)) {
      if (part.type !== 'file' || part.fieldname !== wanted || kept) throw new Refusal('invalid_request');
      const measure: Measure = { digest: intake.isPart ? null : createHash('sha256'), bytes: 0 };
      const name = await intake.keep(Readable.from(readWhole(part.file, wanted, measure)), files);
      kept = { name, bytes: measure.bytes, digest: measure.digest?.digest('base64url') ?? null };
    }
    if (!kept) throw new Refusal('invalid_request', { field: wanted });
    return kept;
  } catch (error) {
    if (kept && !intake.isPart) await files.remove(kept.name);
    throw error;
  }
}

/** Whatever the parser does not like is the sender's fault. */
async function* partsOf(request: FastifyRequest, wanted: string, fileSize: number) {
  if (!request.isMultipart()) throw new Refusal('invalid_request', { field: wanted });
  try {
    yield* request.parts({ limits: { fileSize, files: 1, fields: 0, parts: 1 } });
  } catch {
    throw new Refusal('invalid_request');
  }
}

type Measure = { readonly digest: ReturnType<typeof createHash> | null; bytes: number };

/** Ends with a refusal where the parser left off because of the limit: nobody takes the beginning for the whole. */
async function* readWhole(part: AsyncIterable<Buffer> & { truncated: boolean }, field: string, measure: Measure) {
  try {
    for await (const chunk of part) {
      measure.digest?.update(chunk);
      measure.bytes += chunk.length;
      yield chunk;
    }
  } catch {
    throw new Refusal('invalid_request', { field });
  }
  if (part.truncated) throw new Refusal('file_size', { field });
}

/** What is left of a refused body is read and dropped up to here: so much is on its way already, a whole part of a file for one. */
const DROPPED_BYTES = 16 * 1024 * 1024;

/** Takes what is left of a refused body off the connection: a sender who still writes would not see the answer. */
export async function dropRest({ raw }: FastifyRequest): Promise<void> {
  let dropped = 0;
  const gone = new Promise<void>((resolve) => {
    raw.once('close', resolve);
    raw.once('error', () => resolve());
    raw.once('end', resolve);
    raw.on('data', (chunk: Buffer) => {
      dropped += chunk.length;
      if (dropped > DROPPED_BYTES) resolve();
    });
  });
  if (raw.readableEnded || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
  await gone;
}
