import { type SQL, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { allTables } from '../db/allTables.ts';
import type { Database, Queries } from '../db/database.ts';
import { refreshStatistics, tablesOfMigrations } from '../demo/load.ts';
import { noteChanges, takeChanged } from './changedTables.ts';

/** What tests begin with, by name: each is made once, and put back from a copy after that. */
export type Copies = {
  /**
   * Puts the tables into a state. Only those that were written to are touched where it was the last one, too. Numbers that
   * the database gives go on from where they were.
   *
   * @param make puts what belongs to the state into the tables, whatever is in there but for what migrations have put there
   */
  putBack(name: string, make: () => Promise<void>): Promise<void>;
};

type Copy = { readonly schema: SQL; readonly filled: readonly PgTable[] };

/** For a database as the migrations leave it. */
export async function keepCopies(db: Database): Promise<Copies> {
  await noteChanges(db);
  const migrated = await makeCopy(db, 'migrated');
  const copies = new Map<string, Copy>();
  let last = migrated;

  async function putBackCopy(copy: Copy) {
    const differing = copy === last ? [] : [...copy.filled, ...last.filled];
    await db.transaction(async (queries) => {
      const touched = new Set([...(await takeChanged(queries)), ...differing]);
      await copyBack(queries, copy, [...touched]);
      if (copy !== last) await refreshStatistics(queries);
    });
    last = copy;
  }

  async function makeAnew(name: string, make: () => Promise<void>) {
    await db.transaction((queries) => copyBack(queries, migrated, tablesOfMigrations));
    await make();
    last = await makeCopy(db, `copy_${copies.size}`);
    copies.set(name, last);
  }

  return {
    putBack: (name, make) => {
      const copy = copies.get(name);
      return copy ? putBackCopy(copy) : makeAnew(name, make);
    },
  };
}

/** Copies everything that is in the tables at this moment into a schema of the same database. */
async function makeCopy(db: Database, name: string): Promise<Copy> {
  const schema = sql`${sql.identifier(name)}`;
  const filled = await db.transaction(async (queries) => {
    await queries.execute(sql`create schema ${schema}`);
    const withRows = await thoseWithRows(queries);
    for (const table of withRows) {
      await queries.execute(sql`create table ${schema}.${nameOf(table)} as table ${table}`);
    }
    await takeChanged(queries);
    return withRows;
  });
  return { schema, filled };
}

async function copyBack(queries: Queries, { schema, filled }: Copy, tables: readonly PgTable[]) {
  if (tables.length === 0) return;
  // Quicker than `truncate`, which makes each table's files anew. So no foreign key is asked for, whatever the order, and
  // nothing is noted.
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
}

const nameOf = (table: PgTable) => sql.identifier(getTableName(table));

async function thoseWithRows(queries: Queries): Promise<PgTable[]> {
  const found: PgTable[] = [];
  for (const table of allTables) {
    if ((await queries.$count(table)) > 0) found.push(table);
  }
  return found;
}
