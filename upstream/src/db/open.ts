import type { Log } from '../lib/log.ts';
import type { Database, Queries } from './database.ts';
import { openFolderDatabase, withFolderHistory } from './embedded.ts';
import { openServerDatabase, withServerHistory } from './server.ts';

/** A server, or the folder in which the embedded database is. */
export type DatabasePlace = { databaseUrl: string | null; dataDir: string };

/**
 * Opens the configured database: the server of `databaseUrl`, or the embedded one in the data folder.
 *
 * @throws StartError when it cannot be opened
 */
export async function openDatabase(
  { databaseUrl, dataDir, ...migrating }: DatabasePlace & { migrates?: boolean; upTo?: string | undefined },
  log: Log,
): Promise<Database> {
  if (databaseUrl !== null) {
    const onIdleError = (error: Error) => log.error({ err: error }, 'idle database connection lost');
    return openServerDatabase(databaseUrl, onIdleError, migrating);
  }
  return openFolderDatabase(folderOf(dataDir), migrating);
}

/**
 * Looks at the history of the configured database, and whatever is done about it; null where there is no database yet.
 *
 * @throws StartError when it cannot be opened
 */
export const withHistory = <T>({ databaseUrl, dataDir }: DatabasePlace, work: (queries: Queries) => Promise<T>) =>
  databaseUrl === null ? withFolderHistory(folderOf(dataDir), work) : withServerHistory(databaseUrl, work);

/** Where the embedded database is. */
const folderOf = (dataDir: string) => `${dataDir}/database`;
