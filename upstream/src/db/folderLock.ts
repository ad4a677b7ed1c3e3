import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
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
  const options = { lockfilePath: `${folder}/lock`, stale: STALE_AFTER_MS, onCompromised: onLost };
  const unlock = await lockfile.lock(folder, options).catch(async (error: unknown) => {
    if (!isTaken(error)) throw error;
    await removeLeftover(folder);
    return lockfile.lock(folder, options);
  });
  heldHere.add(folder);
  await writeFile(`${folder}/holder`, `${process.pid}@${hostname()}`);
  return async () => {
    heldHere.delete(folder);
    await unlock();
  };
}

/** Removes the lock of a process that was killed. @throws StartError when its process is alive */
async function removeLeftover(folder: string): Promise<void> {
  const holderNow = () => readFile(`${folder}/holder`, 'utf8').catch(() => '');
  const holder = await holderNow();
  const isLeftover = !heldHere.has(folder) && isGone(holder);
  // Whoever has just taken the lock may not have written down his name yet: look again before removing it.
  if (isLeftover) await delay(250);
  if (!isLeftover || (await holderNow()) !== holder) {
    throw new StartError(`The data folder ${folder} is in use by another process (${holder || 'unknown'}).`);
  }
  await rm(`${folder}/lock`, { recursive: true, force: true });
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
