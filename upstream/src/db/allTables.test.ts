import { getTableName, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { allTables } from './allTables.ts';

test('are those that the migrations make', async () => {
  const db = await openTestDatabase();
  const made = await db.read((queries) =>
    queries
      .select({ name: sql<string>`table_name` })
      .from(sql`information_schema.tables`)
      .where(sql`table_schema = current_schema() and table_type = 'BASE TABLE'`),
  );
  await db.close();
  const known = allTables.map((table) => getTableName(table));
  expect(known.toSorted()).toEqual(made.map(({ name }) => name).toSorted());
});
