import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { StartError } from './startError.ts';

/** 32 random bytes as URL-safe text: not to be guessed, so a plain hash of it can be kept. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** The form in which a token is kept. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * The form in which a PIN is kept. Six digits are tried out in no time, so the hash has a key that is not in the
 * database, and the owner's guid so that equal PINs do not look equal.
 */
export const hashPin = (key: string, guid: string, pin: string) =>
  createHmac('sha256', key).update(`${guid}:${pin}`).digest('base64url');

/** Compares without telling by its duration how much was equal. */
export function equalHashes(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** By which a file is told not to be there, or a folder on the way to it not to be one. */
const IS_NOT_THERE: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR']);

/**
 * The key of PIN hashes: kept in the data folder, made at the first start.
 *
 * @throws StartError when the folder cannot be written, or the key that is there cannot be read
 */
export async function keptKey(folder: string): Promise<string> {
  const file = `${folder}/pin.key`;
  const kept = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && IS_NOT_THERE.has(error.code)) return '';
    // With another key nothing that this one was for could be read again.
    throw new StartError(`The key ${file} cannot be read: ${error instanceof Error ? error.message : ''}`);
  });
  if (kept) return kept;
  const key = randomToken();
  const partial = `${file}.partial`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(partial, key, { mode: 0o600 });
    await chmod(partial, 0o600);
    await rename(partial, file);
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be written: ${error instanceof Error ? error.message : ''}`);
  }
  return key;
}
