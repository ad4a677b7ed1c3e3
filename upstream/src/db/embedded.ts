import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartError } from '../lib/startError.ts';
import { type Database, guarded } from './database.ts';
import { lockFolder } from './folderLock.ts';
import { migrationsFolder } from './migrations.ts';
import { databaseTemplate } from './template.ts';

function asDatabase(pglite: PGlite, release: () => Promise<void>): Database {
  return guarded({
    kind: 'embedded',
    queries: drizzle(pglite, { casing: 'snake_case' }),
    close: async () => {
      await pglite.close();
      await release();
    },
  });
}

/** A database that is gone when it is closed. */
export async function openMemoryDatabase(): Promise<Database> {
  return asDatabase(await PGlite.create({ loadDataDir: await databaseTemplate() }), async () => undefined);
}

/**
 * The embedded database in a folder, made when it is not there, with all migrations applied.
 *
 * @param onLockLost called when another process has taken the folder: stop at once
 * @throws StartError when the folder cannot be written or another process has it open
 */
export async function openFolderDatabase(folder: string, onLockLost: (error: Error) => void): Promise<Database> {
  await mkdir(folder, { recursive: true }).catch((error: Error) => {
    throw new StartError(`The data folder ${folder} cannot be written: ${error.message}`);
  });
  const release = await lockFolder(folder, onLockLost).catch((error: Error) => {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${folder} cannot be written: ${error.message}`);
  });
  try {
    const dataDir = `${folder}/postgres`;
    if (!existsSync(dataDir)) await makeDataDir(dataDir);
    // Whoever was killed as they wrote it has left an empty one, with which nobody starts. That the folder is ours says our own lock.
    await rm(`${dataDir}/postmaster.pid`, { force: true });
    const pglite = await PGlite.create({ dataDir });
    await migrate(drizzle(pglite), { migrationsFolder });
    return asDatabase(pglite, release);
  } catch (error) {
    await release();
    throw error;
  }
}

/** Renamed at the end, so that a start that was interrupted leaves nothing half made. */
async function makeDataDir(dataDir: string) {
  const partial = `${dataDir}.partial`;
  await rm(partial, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: partial, loadDataDir: await databaseTemplate() });
  await pglite.close();
  await rename(partial, dataDir);
}
