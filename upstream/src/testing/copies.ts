import { randomUUID } from 'node:crypto';
import { type SQL, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { allTables } from '../db/allTables.ts';
import type { Database, Queries } from '../db/database.ts';
import { tablesOfMigrations } from '../demo/load.ts';

/** Copies of what is in the tables, in a schema of their own of the same database. */
export type Copies = {
  /** Empties all tables and puts the copies back. Numbers that the database gives go on from where they were. */
  putBack(): Promise<void>;
  /** Puts back what a reset of the demo leaves alone, for who has the database next, and drops the copies. */
  close(): Promise<void>;
};

/** Copies everything that is in the tables at this moment. */
export async function makeCopies(db: Database): Promise<Copies> {
  const schema = sql.identifier(`copies_${randomUUID().replaceAll('-', '')}`);
  const filled = await db.transaction(async (queries) => {
    await queries.execute(sql`create schema ${schema}`);
    const withRows = await thoseWithRows(queries);
    for (const table of withRows) {
      await queries.execute(sql`create table ${schema}.${nameOf(table)} as table ${table}`);
    }
    return withRows;
  });
  const putBack = async (queries: Queries, tables: readonly PgTable[]) => {
    // Quicker than `truncate`, which makes each table's files anew. So no foreign key is asked for, whatever the order.
    await queries.execute(sql`set local session_replication_role = replica`);
    const deletes = tables.map((table, place) => sql`${sql.identifier(`gone_${place}`)} as (delete from ${table})`);
    await queries.execute(sql`with ${sql.join(deletes, sql`, `)} select 1`);
    const inserts = tables
      .filter((table) => filled.includes(table))
      .map((table, place): SQL => {
        const copied = sql`table ${schema}.${nameOf(table)}`;
        return sql`${sql.identifier(`copy_${place}`)} as (insert into ${table} overriding system value ${copied})`;
      });
    if (inserts.length > 0) await queries.execute(sql`with ${sql.join(inserts, sql`, `)} select 1`);
  };
  return {
    putBack: () => db.transaction((queries) => putBack(queries, allTables)),
    close: () =>
      db.transaction(async (queries) => {
        await putBack(queries, tablesOfMigrations);
        await queries.execute(sql`drop schema ${schema} cascade`);
      }),
  };
}

const nameOf = (table: PgTable) => sql.identifier(getTableName(table));

async function thoseWithRows(queries: Queries): Promise<PgTable[]> {
  const found: PgTable[] = [];
  for (const table of allTables) {
    if ((await queries.$count(table)) > 0) found.push(table);
  }
  return found;
}
