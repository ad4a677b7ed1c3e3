import { createDecipheriv, createHash, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import type { FileStore } from '../files.ts';
import { ArchiveError } from './fault.ts';
import { type ArchiveKind, KIND_BYTES, kindOf } from './kind.ts';
import { firstBytes, flowing } from './streams.ts';

// `openssl enc -aes-256-cbc`: the word `Salted__`, eight bytes of salt, and then blocks. How the key is made of the passphrase
// depends on the version of OpenSSL and on its options, and is not written down: what the first blocks become tells.

const SALT_AT = 8;
const DATA_AT = 16;
const BLOCK_BYTES = 16;
const KEY_BYTES = 32;
const ITERATIONS = 10_000;

const pbkdf2OfThread = promisify(pbkdf2);

/** As `EVP_BytesToKey` does with one round: each digest goes on where the last one ended. */
function bytesToKey(digest: 'md5' | 'sha256', passphrase: Buffer, salt: Buffer): Buffer {
  let last: Buffer = Buffer.alloc(0);
  let made: Buffer = last;
  while (made.length < KEY_BYTES + BLOCK_BYTES) {
    last = createHash(digest).update(last).update(passphrase).update(salt).digest();
    made = Buffer.concat([made, last]);
  }
  return made;
}

const waysToKey: readonly ((passphrase: Buffer, salt: Buffer) => Buffer | Promise<Buffer>)[] = [
  (passphrase, salt) => bytesToKey('md5', passphrase, salt),
  (passphrase, salt) => bytesToKey('sha256', passphrase, salt),
  (passphrase, salt) => pbkdf2OfThread(passphrase, salt, ITERATIONS, KEY_BYTES + BLOCK_BYTES, 'sha256'),
];

/** An encrypted file whose passphrase is known. */
export type OpenedFile = {
  readonly kind: Exclude<ArchiveKind, 'aes'>;
  /** What is in it, or its beginning alone, up to so many bytes of the file: what is cut off there is no fault. */
  readonly content: (signal?: AbortSignal, upTo?: number) => AsyncGenerator<Buffer>;
};

/**
 * Opens a file that OpenSSL has encrypted.
 *
 * @throws ArchiveError `passphrase_wrong`, or `archive_truncated` where its length is not that of whole blocks
 */
export async function openEncrypted(
  files: FileStore,
  name: string,
  { passphrase, bytes }: { passphrase: string; bytes: number },
): Promise<OpenedFile> {
  if (bytes < DATA_AT + BLOCK_BYTES || bytes % BLOCK_BYTES !== 0)
    throw new ArchiveError('archive_truncated', 'The encrypted file does not end with a whole block.');
  const head = await firstBytes(files.read(name, { end: DATA_AT + KIND_BYTES }), DATA_AT + KIND_BYTES);
  const decipherBy = (made: Buffer) =>
    createDecipheriv('aes-256-cbc', made.subarray(0, KEY_BYTES), made.subarray(KEY_BYTES, KEY_BYTES + BLOCK_BYTES));

  for (const wayToKey of waysToKey) {
    const made = await wayToKey(Buffer.from(passphrase), head.subarray(SALT_AT, DATA_AT));
    const kind = kindOf(decipherBy(made).setAutoPadding(false).update(head.subarray(DATA_AT)));
    if (kind === null || kind === 'aes') continue;
    return {
      kind,
      content: (signal, upTo = bytes) =>
        flowing(
          files.read(name, { start: DATA_AT, end: upTo }),
          decipherBy(made).setAutoPadding(upTo >= bytes),
          signal,
        ),
    };
  }
  throw new ArchiveError('passphrase_wrong', 'No key of the passphrase opens the file.');
}
