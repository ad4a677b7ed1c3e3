import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { StartError } from '../lib/startError.ts';
import { type Database, type Queries, guarded } from './database.ts';
import { applyPending, demandApplied, demandKnown, readState } from './history.ts';
import { knownMigrations } from './migrations.ts';
import { whatPostgresSays } from './whatPostgresSays.ts';

function poolOf(url: string): Pool {
  return new Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 5_000, statement_timeout: 30_000 });
}
const queriesOf = (pool: Pool) => drizzle(pool, { casing: 'snake_case' });

/**
 * A database on a PostgreSQL server, with all migrations applied. Several processes may start at once.
 *
 * @param onIdleError called when the server ends a connection that nobody is using; the pool makes another
 * @param migrates whether to apply migrations that are missing; the start ends where they are missing otherwise
 * @param upTo the last one that is applied; all are without it
 * @throws StartError when the server cannot be reached, or its database is not for this build
 */
export async function openServerDatabase(
  url: string,
  onIdleError: (error: Error) => void,
  { migrates = true, upTo }: { migrates?: boolean; upTo?: string | undefined } = {},
): Promise<Database> {
  const pool = poolOf(url);
  pool.on('error', onIdleError);
  const queries = queriesOf(pool);
  await orClosed(pool, async () => {
    if (migrates) return void (await applyPending(queries, { upTo }));
    const state = await readState(queries, knownMigrations());
    demandKnown(state);
    demandApplied(state);
  });
  return guarded({ kind: 'server', queries, close: () => pool.end() });
}

/** The same for whoever only wants its history, which nothing is done about before. @throws StartError as above */
export async function withServerHistory<T>(url: string, work: (queries: Queries) => Promise<T>): Promise<T> {
  const pool = poolOf(url);
  // What a connection at rest is told does not end the process: the next question says it.
  pool.on('error', () => undefined);
  const result = await orClosed(pool, () => work(queriesOf(pool)));
  await pool.end();
  return result;
}

async function orClosed<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    throw new StartError(`The database of DATABASE_URL cannot be opened: ${whatPostgresSays(error)}`);
  }
}
