import { type SQL, and, getTableName, sql } from 'drizzle-orm';
import { type AnyPgColumn, type PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { toSnakeCase } from 'drizzle-orm/casing';
import { allTables, tablesOfMigrations } from './allTables.ts';
import type { Database, Queries } from './database.ts';

/** States of all tables, by name: each is made once, and put back from a copy after that. */
export type Copies = {
  /**
   * Puts the tables into a state. Only rows that were written since are touched where it was the last one, too. Numbers that
   * the database gives go on from where they were.
   *
   * @param make puts what belongs to the state into the tables, whatever is in there but for what migrations have put there
   */
  putBack(name: string, make: () => Promise<void>): Promise<void>;
  /** The state is made anew when it is wanted again. */
  forget(name: string): Promise<void>;
};

type Copy = { readonly schema: SQL; readonly rows: ReadonlyMap<PgTable, number> };

/**
 * A transaction, by its number, and the oldest one of the same database that was not over when it began: that one may write
 * long after it.
 */
type Moment = { readonly own: string; readonly oldest: string };

/** What is in the tables: a copy, as of a moment, and what was written since. */
type Current = { readonly copy: Copy; readonly moment: Moment };

/** How many rows a table has, and how many of them were written since a moment. */
type Found = { readonly table: PgTable; readonly rows: number; readonly written: number };

/** A table of this many rows is told to the planner when they come at once. */
const MANY = 1_000;

/**
 * For a database that this process has to itself, whose tables of migrations are as these leave them. Copies are schemas of
 * the same database; those of a former process are dropped.
 */
export async function keepCopies(db: Database): Promise<Copies> {
  await db.transaction(dropCopies);
  const migrated = (await makeCopy(db, 'copy_migrated', tablesOfMigrations)).copy;
  const copies = new Map<string, Copy>();
  let made = 0;
  let current: Current | null = null;

  async function putBackCopy(copy: Copy) {
    current = await db.transaction(async (queries) => {
      const moment = await momentOf(queries);
      if (current?.copy === copy) await putBackRows(queries, current);
      else await putBackTables(queries, copy);
      return { copy, moment };
    });
  }

  async function makeAnew(name: string, make: () => Promise<void>) {
    await db.transaction((queries) => refill(queries, migrated, tablesOfMigrations));
    await make();
    made += 1;
    current = await makeCopy(db, `copy_${made}`, allTables);
    copies.set(name, current.copy);
  }

  return {
    putBack: (name, make) => {
      const copy = copies.get(name);
      return copy ? putBackCopy(copy) : makeAnew(name, make);
    },
    forget: async (name) => {
      const copy = copies.get(name);
      if (!copy) return;
      copies.delete(name);
      if (current?.copy === copy) current = null;
      await db.transaction((queries) => queries.execute(sql`drop schema ${copy.schema} cascade`));
    },
  };
}

async function dropCopies(queries: Queries): Promise<void> {
  const former = await queries
    .select({ name: sql<string>`quote_ident(nspname)` })
    .from(sql`pg_namespace`)
    .where(sql`nspname like 'copy\\_%'`);
  for (const { name } of former) await queries.execute(`drop schema ${name} cascade`);
}

/** Copies what is in the tables at this moment. */
async function makeCopy(db: Database, name: string, tables: readonly PgTable[]): Promise<Current> {
  const schema = sql`${sql.identifier(name)}`;
  return db.transaction(async (queries) => {
    const moment = await momentOf(queries);
    await queries.execute(sql`create schema ${schema}`);
    const filled = (await lookAt(queries, tables)).filter(({ rows }) => rows > 0);
    for (const { table } of filled) {
      await queries.execute(sql`create table ${schema}.${nameOf(table)} as table ${table}`);
    }
    const copy = { schema, rows: new Map(filled.map(({ table, rows }) => [table, rows])) };
    return { copy, moment };
  });
}

/** Puts back what other transactions than those that made the tables what they were have written since. */
async function putBackRows(queries: Queries, { copy, moment }: Current): Promise<void> {
  const found = await lookAt(queries, allTables, moment);
  const touched = found.filter(({ table, rows, written }) => written > 0 || rows !== (copy.rows.get(table) ?? 0));
  await replicate(queries);
  await deleteFrom(
    queries,
    touched.map(({ table }) => table),
    isWrittenSince(moment),
  );
  await insertFrom(
    queries,
    copy,
    touched.map(({ table }) => table),
    (table) => {
      const isSame = keysOf(table).map((key) => sql`${key} = kept.${sql.identifier(toSnakeCase(key.name))}`);
      return sql`where not exists (select from ${table} where ${and(...isSame)})`;
    },
  );
}

/** Puts back everything, whatever is in the tables. */
async function putBackTables(queries: Queries, copy: Copy): Promise<void> {
  const found = await lookAt(queries, allTables);
  const filled = found.filter(({ table, rows }) => rows > 0 || copy.rows.has(table)).map(({ table }) => table);
  await refill(queries, copy, filled);
  const large = filled.filter((table) => (copy.rows.get(table) ?? 0) >= MANY);
  if (large.length > 0) await queries.execute(sql`analyze ${sql.join(large, sql`, `)}`);
}

async function refill(queries: Queries, copy: Copy, tables: readonly PgTable[]): Promise<void> {
  await replicate(queries);
  await deleteFrom(queries, tables, sql`true`);
  await insertFrom(queries, copy, tables, () => sql``);
}

/** In this transaction no foreign key is asked for, whatever the order, and no trigger has a say. */
const replicate = (queries: Queries) => queries.execute(sql`set local session_replication_role = replica`);

/** Quicker than `truncate`, which makes each table's files anew. */
async function deleteFrom(queries: Queries, tables: readonly PgTable[], which: SQL): Promise<void> {
  if (tables.length === 0) return;
  const deletes = tables.map(
    (table, place) => sql`${sql.identifier(`gone_${place}`)} as (delete from ${table} where ${which})`,
  );
  await queries.execute(sql`with ${sql.join(deletes, sql`, `)} select 1`);
}

async function insertFrom(
  queries: Queries,
  { schema, rows }: Copy,
  tables: readonly PgTable[],
  which: (table: PgTable) => SQL,
): Promise<void> {
  const inserts = tables
    .filter((table) => rows.has(table))
    .map((table, place): SQL => {
      const copied = sql`select * from ${schema}.${nameOf(table)} as kept ${which(table)}`;
      return sql`${sql.identifier(`copy_${place}`)} as (insert into ${table} overriding system value ${copied})`;
    });
  if (inserts.length > 0) await queries.execute(sql`with ${sql.join(inserts, sql`, `)} select 1`);
}

/**
 * The present moment, to be taken before anything else in a transaction. A snapshot would know the oldest transaction of all
 * databases of the server: what others do there would make everything here look as if it had been written since.
 */
async function momentOf(queries: Queries): Promise<Moment> {
  const [moment] = await queries
    .select({ own: sql<string>`own::text`, oldest: sql<string>`oldest::text` })
    .from(sql`(select pg_current_xact_id()::xid as own) as present`)
    .innerJoin(
      sql`lateral (
        select backend_xid as oldest from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and backend_xid is not null
        union all select own
      ) as under_way`,
      sql`true`,
    )
    .orderBy(sql`age(oldest) desc`)
    .limit(1);
  if (!moment) throw new Error('The database tells no number of a transaction.');
  return moment;
}

/** Of a row: whether another transaction has written it that was not over at a moment. Numbers begin anew some day, ages do not. */
const isWrittenSince = ({ own, oldest }: Moment): SQL => sql`age(xmin) <= age(${oldest}::xid) and xmin <> ${own}::xid`;

async function lookAt(queries: Queries, tables: readonly PgTable[], moment?: Moment): Promise<Found[]> {
  const written = moment === undefined ? sql`0` : sql`count(*) filter (where ${isWrittenSince(moment)})`;
  const counts = tables.map(
    (table, place): SQL =>
      sql`select ${place}::int as place, count(*)::int as rows, (${written})::int as written from ${table}`,
  );
  const found = await queries
    .select({ place: sql<number>`place`, rows: sql<number>`rows`, written: sql<number>`written` })
    .from(sql`(${sql.join(counts, sql` union all `)}) as counts`);
  return found.flatMap(({ place, rows, written: count }) => {
    const table = tables[place];
    return table ? [{ table, rows, written: count }] : [];
  });
}

const nameOf = (table: PgTable) => sql.identifier(getTableName(table));

/** The columns by which a table tells its rows apart. */
function keysOf(table: PgTable): AnyPgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return [...columns.filter(({ primary }) => primary), ...primaryKeys.flatMap((key) => key.columns)];
}
