// Which tables have been written to: the database itself notes it, whatever statement writes, and on which connection.
import { type SQL, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { allTables } from '../db/allTables.ts';
import type { Database, Queries } from '../db/database.ts';

const schema = sql.identifier('noted');

/**
 * From here on every table notes that somebody adds to, changes, deletes from or truncates it. A note is a number of a
 * sequence: nobody waits for who takes one, and taking it back with the rest of a transaction is not needed.
 */
export async function noteChanges(db: Database): Promise<void> {
  const statements: SQL[] = allTables.flatMap((table) => [
    sql`create sequence ${schema}.${sql.identifier(getTableName(table))}`,
    sql`create trigger noted after insert or update or delete or truncate on ${table}
      for each statement execute function ${schema}.note()`,
  ]);
  await db.transaction(async (queries) => {
    await queries.execute(sql`create schema ${schema}`);
    await queries.execute(sql`create function ${schema}.note() returns trigger language plpgsql as $$
      begin perform nextval(format('noted.%I', tg_table_name)); return null; end $$`);
    const together = sql.join(statements, sql`; `);
    await queries.execute(sql`do $$ begin ${together}; end $$`);
  });
}

/** The tables that were written to since this was asked last. */
export async function takeChanged(queries: Queries): Promise<PgTable[]> {
  const noted = await queries
    .select({ name: sql<string>`sequencename`, begun: sql`setval(format('noted.%I', sequencename), 1, false)` })
    .from(sql`pg_sequences`)
    .where(sql`schemaname = 'noted' and last_value is not null`);
  const names = new Set(noted.map(({ name }) => name));
  return allTables.filter((table) => names.has(getTableName(table)));
}
