import { constants, existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { StartError } from '../lib/startError.ts';
import { type Database, type Queries, guarded } from './database.ts';
import { lockFolder } from './folderLock.ts';
import { applyPending, demandApplied, demandKnown, readState, wantedOf } from './history.ts';
import { type Migration, knownMigrations } from './migrations.ts';
import { databaseTemplate } from './template.ts';

function asDatabase(pglite: PGlite, release: () => void): Database {
  return guarded({
    kind: 'embedded',
    queries: drizzle(pglite, { casing: 'snake_case' }),
    close: async () => {
      await pglite.close();
      release();
    },
  });
}

/** A database that is gone when it is closed. */
export async function openMemoryDatabase(): Promise<Database> {
  return asDatabase(await PGlite.create({ loadDataDir: await databaseTemplate() }), () => undefined);
}

/** How a folder is opened. */
type Opening = {
  /** Whether to apply migrations that are missing, which is what happens; the start ends where they are missing otherwise. */
  readonly migrates?: boolean;
  /** The last one that is applied; all are without it. */
  readonly upTo?: string | undefined;
  /** Other migrations than there are, in tests. */
  readonly known?: readonly Migration[];
};

/**
 * The embedded database in a folder, made when it is not there, with all migrations applied. Before one is, the folder is
 * copied.
 *
 * @throws StartError when the folder cannot be written, another process has it open or it is not for this build
 */
export async function openFolderDatabase(folder: string, opening: Opening = {}): Promise<Database> {
  const { migrates = true, upTo, known = knownMigrations() } = opening;
  return inFolder(folder, async (release) => {
    const dataDir = `${folder}/postgres`;
    if (!existsSync(dataDir)) await makeDataDir(dataDir);
    let pglite = await start(dataDir);
    try {
      const state = await readState(drizzle(pglite), known);
      demandKnown(state);
      if (!migrates) demandApplied(state);
      const [next] = wantedOf(state, upTo);
      if (next !== undefined) {
        await pglite.close();
        await keepCopy(folder, next);
        pglite = await start(dataDir);
      }
      if (migrates) await applyPending(drizzle(pglite), { known, upTo });
    } catch (error) {
      if (!pglite.closed) await pglite.close();
      throw error;
    }
    return asDatabase(pglite, release);
  });
}

/** The same for whoever only wants its history, which nothing is done about before; null where there is no database. */
export async function withFolderHistory<T>(folder: string, work: (queries: Queries) => Promise<T>): Promise<T | null> {
  if (!existsSync(`${folder}/postgres`)) return null;
  return inFolder(folder, async (release) => {
    const pglite = await start(`${folder}/postgres`);
    try {
      return await work(drizzle(pglite));
    } finally {
      await pglite.close();
      release();
    }
  });
}

/** Takes the folder for this process; what the work throws gives it back. */
async function inFolder<T>(folder: string, work: (release: () => void) => Promise<T>): Promise<T> {
  const unwritable = (error: unknown): never => {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${folder} cannot be written: ${error instanceof Error ? error.message : ''}`);
  };
  await mkdir(folder, { recursive: true }).catch(unwritable);
  let release;
  try {
    release = lockFolder(folder);
  } catch (error) {
    return unwritable(error);
  }
  try {
    return await work(release);
  } catch (error) {
    release();
    throw error;
  }
}

async function start(dataDir: string): Promise<PGlite> {
  // Whoever was killed as they wrote it has left an empty one, with which nobody starts. That the folder is ours says our own lock.
  await rm(`${dataDir}/postmaster.pid`, { force: true });
  return PGlite.create({ dataDir });
}

/**
 * Keeps the database as it is before it is changed: whoever wants the former build back puts it in its place. Only the last
 * copy is kept.
 *
 * @throws StartError where there is no room for it
 */
async function keepCopy(folder: string, { name }: Migration): Promise<void> {
  const copy = `${folder}/before-${name}`;
  const partial = `${folder}/before.partial`;
  try {
    await rm(partial, { recursive: true, force: true });
    await cp(`${folder}/postgres`, partial, { recursive: true, mode: constants.COPYFILE_FICLONE });
    const former = (await readdir(folder)).filter((one) => one.startsWith('before-'));
    await Promise.all(former.map((one) => rm(`${folder}/${one}`, { recursive: true, force: true })));
    await rename(partial, copy);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw new StartError(
      `The database is to be changed, and no copy of it can be kept in ${folder}: ${error instanceof Error ? error.message : ''}`,
    );
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
