import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { StartError } from '../lib/startError.ts';
import { type Database, guarded } from './database.ts';
import { migrationsFolder } from './migrations.ts';

/** Any number, the same in every process: whoever migrates holds it. */
const MIGRATION_LOCK = 706_583;

/**
 * A database on a PostgreSQL server, with all migrations applied. Several processes may start at once.
 *
 * @param onIdleError called when the server ends a connection that nobody is using; the pool makes another
 * @throws StartError when the server cannot be reached
 */
export async function openServerDatabase(url: string, onIdleError: (error: Error) => void): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 5_000, statement_timeout: 30_000 });
  pool.on('error', onIdleError);
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migrate(drizzle(client), { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw new StartError(`The database of DATABASE_URL cannot be opened: ${whatPostgresSays(error)}`);
  }
  return guarded({ kind: 'server', queries: drizzle(pool, { casing: 'snake_case' }), close: () => pool.end() });
}

/** The driver puts the reason of a refused connection into a code, and leaves the message empty. */
function whatPostgresSays(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  return error.message || ('code' in error ? String(error.code) : error.name);
}
