import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the setting asks for, too. */
const SHORTEST = 32;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
/** What a volume that has no hard links says to one. */
const NO_LINKS = new Set<unknown>(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/**
 * Writes a key of its own and puts it in place at one stroke, unless another process was quicker: nobody ever reads a file
 * without a key in it.
 */
async function makeKey(file: string): Promise<void> {
  const own = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    await writeFile(own, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
    await link(own, file);
  } catch (error) {
    if (NO_LINKS.has(codeOf(error)))
      throw new Error(`The volume of ${file} has no hard links, and no key is made there: set SESSION_KEY.`, {
        cause: error,
      });
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(own, { force: true });
  }
}

async function readKey(file: string): Promise<string> {
  const key = await readFile(file, 'utf8');
  if (key.length >= SHORTEST) return key;
  throw new Error(`${file} holds no session key: remove it, and another is made. Sessions of browsers end with that.`);
}

/** The key that seals sessions: the given one, or one that is made once and kept in the data folder for its owner only. */
export async function sessionKeyOf(given: string | null, dataDir: string): Promise<string> {
  if (given !== null) return given;
  const file = join(dataDir, 'session.key');
  try {
    return await readKey(file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  await mkdir(dataDir, { recursive: true });
  await makeKey(file);
  return readKey(file);
}
