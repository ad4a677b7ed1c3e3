import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { anyOf } from './arrays.ts';
import type { Queries } from './database.ts';

/**
 * Does work that fills tables with many thousands of rows, in a transaction: their indexes are built and what they refer to
 * is asked once at the end, for all rows. Row by row it takes longer than adding them.
 */
export async function loadInBulk(db: Queries, tables: readonly PgTable[], work: () => Promise<void>): Promise<void> {
  const names = tables.map((table) => getTableName(table));
  const keys = await foreignKeysOf(db, names);
  const indexes = await plainIndexesOf(db, names);
  for (const { table, name } of keys) await db.execute(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await db.execute(`drop index ${name}`);
  await work();
  for (const { definition } of indexes) await db.execute(definition);
  for (const { table, name, definition } of keys) {
    await db.execute(`alter table ${table} add constraint ${name} ${definition}`);
  }
}

const foreignKeysOf = (db: Queries, tables: readonly string[]) =>
  db
    .select({
      table: sql<string>`conrelid::regclass::text`,
      name: sql<string>`quote_ident(conname)`,
      definition: sql<string>`pg_get_constraintdef(oid)`,
    })
    .from(sql`pg_constraint`)
    .where(sql`contype = 'f' and conrelid::regclass::text = ${anyOf(tables)}`);

/** Those that are no part of a constraint. */
const plainIndexesOf = (db: Queries, tables: readonly string[]) =>
  db
    .select({ name: sql<string>`indexrelid::regclass::text`, definition: sql<string>`pg_get_indexdef(indexrelid)` })
    .from(sql`pg_index`)
    .where(
      sql`indrelid::regclass::text = ${anyOf(tables)}
          and not exists (select from pg_constraint where conindid = indexrelid)`,
    );
