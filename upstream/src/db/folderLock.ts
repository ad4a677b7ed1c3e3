import { rmdirSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../lib/startError.ts';

const SQLITE_BUSY = 5;

/** How long a former build may leave its lock without renewing it. */
const STALE_AFTER_MS = 10_000;

/**
 * Takes a folder for this process alone. Two processes on one embedded database would each write over the other's
 * pages without noticing.
 *
 * The lock is the operating system's, on a file that SQLite opens for us as Node has no call of its own for it: it lasts
 * as long as the process does, however slow or stopped that is, and goes with it however it ends.
 *
 * @returns gives the folder free again
 * @throws StartError when another process has the folder
 */
export function lockFolder(folder: string): () => void {
  removeLockOfFormerBuild(folder);
  const file = new DatabaseSync(`${folder}/lock`, { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (!isTaken(error)) throw error;
    throw new StartError(`The data folder ${folder} is in use by another process.`);
  }
  return () => file.close();
}

/** @throws StartError when that build may still be running */
function removeLockOfFormerBuild(folder: string): void {
  const lock = statSync(`${folder}/lock`, { throwIfNoEntry: false });
  if (lock?.isDirectory()) {
    if (Date.now() - lock.mtimeMs < STALE_AFTER_MS)
      throw new StartError(
        `The data folder ${folder} is in use by a former build, or was a moment ago: end it, and start again in ten seconds.`,
      );
    rmdirSync(`${folder}/lock`);
  }
  // By it they would take the lock for that of a process which is gone, and remove it.
  rmSync(`${folder}/holder`, { force: true });
}

const isTaken = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
