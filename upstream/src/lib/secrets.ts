import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
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

/**
 * The key of PIN hashes: kept in the data folder, made at the first start.
 *
 * @throws StartError when the folder cannot be written
 */
export async function keptKey(folder: string): Promise<string> {
  const file = `${folder}/pin.key`;
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept) return kept;
  const key = randomToken();
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(file, key, { mode: 0o600 });
    await chmod(file, 0o600);
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be written: ${error instanceof Error ? error.message : ''}`);
  }
  return key;
}
