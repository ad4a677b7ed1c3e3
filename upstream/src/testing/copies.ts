import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/database.ts';
import { namesOfTables } from '../demo/load.ts';

/** Copies of what is in the tables, in a schema of their own of the same database. */
export type Copies = {
  /** Empties all tables and puts the copies back. Numbers that the database gives go on from where they were. */
  putBack(): Promise<void>;
};

/** Copies everything that is in the tables at this moment; earlier copies of the same database are dropped. */
export async function makeCopies(db: Database): Promise<Copies> {
  const [tables, filled] = await db.transaction(async (queries) => {
    const names = await namesOfTables(queries);
    await queries.execute('drop schema if exists copies cascade');
    await queries.execute('create schema copies');
    const withRows = await thoseWithRows(queries, names);
    for (const name of withRows) await queries.execute(`create table copies.${name} as table ${name}`);
    return [names, withRows];
  });
  // One statement: foreign keys are checked at its end, whatever the order of the tables.
  const inserts = filled.map(
    (name) => `copy_of_${name} as (insert into ${name} overriding system value table copies.${name})`,
  );
  return {
    putBack: () =>
      db.transaction(async (queries) => {
        await queries.execute(`truncate ${tables.join(', ')}`);
        if (inserts.length > 0) await queries.execute(`with ${inserts.join(', ')} select 1`);
      }),
  };
}

async function thoseWithRows(queries: Queries, names: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of names) {
    if ((await queries.$count(sql.identifier(name))) > 0) found.push(name);
  }
  return found;
}
