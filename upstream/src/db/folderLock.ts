import { readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import lockfile from 'proper-lockfile';
import { StartError } from '../lib/startError.ts';

const STALE_AFTER_MS = 10_000;

/** The folders that this process has locked: a fact of the process, since the lock is the process's own. */
const heldHere = new Set<string>();

/**
 * Takes a folder for this process alone. Two processes on one embedded database would each write over the other's
 * pages without noticing.
 *
 * @param onLost called when another process has taken the lock all the same (this one was stopped for too long)
 * @returns gives the folder free again
 * @throws StartError naming the process that has the folder
 */
export async function lockFolder(folder: string, onLost: (error: Error) => void): Promise<() => Promise<void>> {
  const holderFile = `${folder}/holder`;
  const take = () =>
    lockfile.lock(folder, { lockfilePath: `${folder}/lock`, stale: STALE_AFTER_MS, onCompromised: onLost });
  const release = await take().catch(async (error: unknown) => {
    if (!isTaken(error)) throw error;
    const holder = await readFile(holderFile, 'utf8').catch(() => '');
    if (heldHere.has(folder) || !isGone(holder)) {
      throw new StartError(`The data folder ${folder} is in use by another process (${holder || 'unknown'}).`);
    }
    await lockfile.unlock(folder, { lockfilePath: `${folder}/lock` }).catch(() => undefined);
    return take();
  });
  heldHere.add(folder);
  await writeFile(holderFile, `${process.pid}@${hostname()}`);
  return async () => {
    heldHere.delete(folder);
    await release();
  };
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ELOCKED';

/** A killed process leaves its lock behind: on the same machine that can be seen at once, without waiting. */
function isGone(holder: string): boolean {
  const [pid, host] = holder.split('@');
  if (!pid || host !== hostname()) return false;
  // A container's process often has the same number after a restart.
  if (Number(pid) === process.pid) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
