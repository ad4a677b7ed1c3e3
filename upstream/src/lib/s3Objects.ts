import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { Fault } from './errors.ts';
import type { ByteRange } from './files.ts';
import type { S3Access } from './s3Settings.ts';

/** How often the reading of one object goes on where the connection broke, with nothing coming in between. */
const IN_VAIN_MAX = 3;

/** How long a storage may take, in milliseconds: to let one connect, with one request, and without a word in between. */
export type S3Patience = { readonly connectMs: number; readonly requestMs: number; readonly silenceMs: number };
const PATIENCE: S3Patience = { connectMs: 3_000, requestMs: 30_000, silenceMs: 15_000 };

/** The storage of files does not do what it is to do. The message names neither files nor keys. */
export class StorageFault extends Fault {}

type Told = { readonly name: string; readonly status: number | null };

/** Of an error of the SDK its name and status: its message and what hangs on it have addresses and headers in them. */
function toldOf(error: unknown): Told {
  const name = error instanceof Error && /^\w{1,60}$/.test(error.name) ? error.name : 'unknown';
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  const metadata: unknown = error instanceof Error ? Reflect.get(error, '$metadata') : undefined;
  const status: unknown =
    metadata !== null && typeof metadata === 'object' ? Reflect.get(metadata, 'httpStatusCode') : undefined;
  return {
    name: name === 'Error' && typeof code === 'string' ? code : name,
    status: typeof status === 'number' ? status : null,
  };
}

const isMissing = (error: unknown) => ['NoSuchKey', 'NotFound'].includes(toldOf(error).name);
/** There is nothing from there on. */
const isBeyondEnd = (error: unknown) => toldOf(error).status === 416;

/** @throws StorageFault, of what the storage said or did not say */
function fail(action: string, error: unknown): never {
  if (error instanceof StorageFault) throw error;
  const { name, status } = toldOf(error);
  throw new StorageFault(
    `The storage of files failed at ${action}: ${name}${status === null ? '' : `, status ${status}`}.`,
  );
}

const rangeHeader = (start: number, end: number) => `bytes=${start}-${end === Infinity ? '' : end - 1}`;
const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64');

/** What comes of a body until it ends or breaks off; what its reader throws is not taken for that. */
async function* untilBroken(body: Readable): AsyncGenerator<Uint8Array, void> {
  const chunks: AsyncIterator<Uint8Array, undefined> = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await chunks.next().catch(() => null);
      if (next === null || next.done) return;
      yield next.value;
    }
  } finally {
    body.destroy();
  }
}

function bodyOf({ Body }: GetObjectCommandOutput): Readable {
  if (Body instanceof Readable) return Body;
  throw new StorageFault('The storage of files answers without a body.');
}

function clientOf({ endpoint, region, credentials, pathStyle }: S3Access, patience: S3Patience): S3Client {
  return new S3Client({
    ...{ region, forcePathStyle: pathStyle },
    ...(endpoint === null ? {} : { endpoint }),
    ...(credentials === null ? {} : { credentials }),
    // Each body goes with its Content-MD5, which all of these storages know; newer digests only Amazon's does for sure.
    ...{ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' },
    requestHandler: {
      ...{ connectionTimeout: patience.connectMs, requestTimeout: patience.requestMs },
      ...{ socketTimeout: patience.silenceMs, throwOnRequestTimeout: true },
      ...{ httpAgent: { maxSockets: 256, keepAlive: true }, httpsAgent: { maxSockets: 256, keepAlive: true } },
    },
  });
}

/** The objects of a bucket. What it does throws a StorageFault and nothing else, but for what a sender's stream throws. */
export function createBucket(access: S3Access, patience: S3Patience = PATIENCE) {
  const client = clientOf(access, patience);
  const Bucket = access.bucket;

  async function lengthOf(Key: string): Promise<number | null> {
    try {
      const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key }));
      return ContentLength ?? fail('HeadObject', new StorageFault('The storage of files tells no length.'));
    } catch (error) {
      return isMissing(error) ? null : fail('HeadObject', error);
    }
  }

  async function put(Key: string, Body: Uint8Array): Promise<void> {
    const request = { Bucket, Key, Body, ContentLength: Body.length, ContentMD5: md5(Body) };
    await client.send(new PutObjectCommand(request)).catch((error: unknown) => fail('PutObject', error));
  }

  /** What is longer than a piece; there as a whole, or not at all. */
  async function putInPieces(Key: string, pieces: AsyncIterable<Buffer>): Promise<number> {
    const { UploadId } = await client
      .send(new CreateMultipartUploadCommand({ Bucket, Key }))
      .catch((error: unknown) => fail('CreateMultipartUpload', error));
    const upload = { Bucket, Key, UploadId };
    let bytes = 0;
    try {
      const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
      for await (const Body of pieces) {
        const PartNumber = Parts.length + 1;
        const part = { ...upload, PartNumber, Body, ContentLength: Body.length, ContentMD5: md5(Body) };
        const { ETag } = await client
          .send(new UploadPartCommand(part))
          .catch((error: unknown) => fail('UploadPart', error));
        Parts.push({ ETag, PartNumber });
        bytes += Body.length;
      }
      await client
        .send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
        .catch((error: unknown) => fail('CompleteMultipartUpload', error));
    } catch (error) {
      await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
      throw error;
    }
    return bytes;
  }

  /** All objects whose names begin so, in as many pages as they take. */
  async function* list(Prefix: string): AsyncGenerator<{ key: string; bytes: number }> {
    let ContinuationToken: string | undefined;
    do {
      const page = await client
        .send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }))
        .catch((error: unknown) => fail('ListObjectsV2', error));
      for (const { Key = '', Size = 0 } of page.Contents ?? []) yield { key: Key, bytes: Size };
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  async function begin(Key: string, { start, end }: Required<ByteRange>, IfMatch: string | undefined) {
    const isPart = start > 0 || end < Infinity;
    const Range = isPart ? rangeHeader(start, end) : undefined;
    const answer = await client.send(new GetObjectCommand({ Bucket, Key, Range, IfMatch }));
    const comesAsAsked = !isPart || (answer.ContentRange ?? '').startsWith(`bytes ${start}-`);
    if (comesAsAsked && answer.ContentLength !== undefined) return answer;
    bodyOf(answer).destroy();
    throw new StorageFault('The storage of files gives another part than the one that was asked for.');
  }

  /** From there on, unless there is no such object, or nothing of it from there on. */
  async function beginning(Key: string, range: Required<ByteRange>, etag: string | undefined) {
    try {
      return await begin(Key, range, etag);
    } catch (error) {
      if (isMissing(error) && etag === undefined) return 'missing' as const;
      return isBeyondEnd(error) ? ('over' as const) : fail('GetObject', error);
    }
  }

  /** An object's bytes; where the connection breaks, the rest is asked for. Gives whether there is such an object. */
  async function* read(Key: string, { start, end }: Required<ByteRange>): AsyncGenerator<Uint8Array, boolean> {
    let at = start;
    let etag: string | undefined;
    for (let inVain = 0; inVain < IN_VAIN_MAX;) {
      const answer = await beginning(Key, { start: at, end }, etag);
      if (answer === 'missing' || answer === 'over') return answer === 'over';
      etag = answer.ETag;
      const from = at;
      const until = at + (answer.ContentLength ?? 0);
      for await (const chunk of untilBroken(bodyOf(answer))) {
        at += chunk.length;
        yield chunk;
      }
      if (at === until) return true;
      if (at > until) throw new StorageFault('The storage of files gives more than it told.');
      inVain = at > from ? 0 : inVain + 1;
    }
    throw new StorageFault('The storage of files failed at GetObject: its answers break off.');
  }

  const remove = async (Key: string): Promise<void> => {
    await client
      .send(new DeleteObjectCommand({ Bucket, Key }))
      .catch((error: unknown) => (isMissing(error) ? undefined : fail('DeleteObject', error)));
  };

  return { lengthOf, put, putInPieces, list, read, remove, close: () => client.destroy() };
}
