import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../lib/startError.ts';

const SQLITE_BUSY = 5;

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
  const file = new DatabaseSync(`${folder}/in-use`, { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (!isTaken(error)) throw error;
    throw new StartError(`The data folder ${folder} is in use by another process.`);
  }
  return () => file.close();
}

const isTaken = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
