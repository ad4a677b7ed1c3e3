import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const exists = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** The key that seals sessions: the given one, or one that is made once and kept in the data folder for its owner only. */
export async function sessionKeyOf(given: string | null, dataDir: string): Promise<string> {
  if (given !== null) return given;
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'session.key');
  try {
    const handle = await open(file, 'wx', 0o600);
    const key = randomBytes(32).toString('base64url');
    await handle.writeFile(key);
    await handle.close();
    return key;
  } catch (error) {
    if (!exists(error)) throw error;
    return readFile(file, 'utf8');
  }
}
