import type { Log } from '../lib/log.ts';
import type { Database } from './database.ts';
import { openFolderDatabase } from './embedded.ts';
import { openServerDatabase } from './server.ts';

/**
 * Opens the configured database: the server of `databaseUrl`, or the embedded one in the data folder.
 *
 * @throws StartError when it cannot be opened
 */
export async function openDatabase(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  log: Log,
): Promise<Database> {
  if (databaseUrl !== null) {
    return openServerDatabase(databaseUrl, (error) => log.error({ err: error }, 'idle database connection lost'));
  }
  return openFolderDatabase(`${dataDir}/database`, (error) => {
    log.fatal({ err: error }, 'another process has taken the data folder: stopping before both write to it');
    process.exit(1);
  });
}
