import { type SQL, getTableName, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import { Fault } from '../lib/errors.ts';
import type { Queries } from './database.ts';

/** Texts as one parameter of a statement, which takes at most 65,535 of them. */
export const textArray = (texts: readonly string[]): SQL => sql`${sql.param([...texts])}::text[]`;

/** What a column is compared with that is to be one of these texts. */
export const anyOf = (texts: readonly string[]): SQL => sql`any(${textArray(texts)})`;

type ColumnType = 'text' | 'integer' | 'bigint' | 'boolean';

/**
 * Rows as a table of a statement, by a name, with one parameter for each column: several times as fast as one for each value.
 * The columns are called like the keys in snake case, and have their order.
 */
export function columnsOf<Row extends object>(
  name: string,
  rows: readonly Row[],
  types: { readonly [Key in keyof Row & string]?: ColumnType },
): SQL {
  const parameter = (key: string) => sql.param(rows.map((row): unknown => Reflect.get(row, key)));
  const columns = Object.entries(types).map(([key, type]) => sql`${parameter(key)}::${sql.raw(String(type))}[]`);
  const names = Object.keys(types).map((key) => sql.identifier(toSnakeCase(key)));
  return sql`unnest(${sql.join(columns, sql`, `)}) as ${sql.identifier(name)} (${sql.join(names, sql`, `)})`;
}

/** Parts of a list that one statement each is made for. */
export function inChunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, place) =>
    items.slice(place * size, (place + 1) * size),
  );
}

/**
 * Adds any number of rows as one parameter: several times as fast as one for each value. All have the columns of the first;
 * those that it leaves out get their defaults.
 *
 * @throws Fault of a row with other columns
 */
export async function insertRows<T extends PgTable>(
  db: Queries,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).map((key) => [key, toSnakeCase(key)] as const);
  const isAlike = (row: object) => Object.keys(row).length === columns.length && columns.every(([key]) => key in row);
  if (!rows.every(isAlike)) throw new Fault('Rows with different columns were to be added at once.');
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([key, name]) => [name, wellFormed(Reflect.get(row, key))])),
  );
  const names = sql.join(
    columns.map(([, name]) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(
    sql`insert into ${table} (${names})
        select ${names} from json_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(named)})`,
  );
}

/** Half a character, which JSON would bring to a database that refuses it, becomes the mark that stands for one. */
const wellFormed = (value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);
