import { type SQL, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allTables } from './allTables.ts';
import type { Database, Queries } from './database.ts';
import { freeEmailDomain } from './tables/identity.ts';
import { person, personTerm } from './tables/member.ts';
import { webhook, webhookDelivery } from './tables/webhook.ts';
import { resetDemo } from '../demo/load.ts';
import { type CopiedDatabase, borrowTestDatabase, openTestDatabase } from '../testing/testDatabase.ts';
import { START } from '../testing/testUpstream.ts';

let copied: CopiedDatabase;
let db: Database;
beforeAll(async () => {
  copied = await borrowTestDatabase();
  db = copied.db;
});
afterAll(() => db.close());

const begin = (domain: string) =>
  copied.copies.putBack(`copies of ${domain}`, () =>
    resetDemo(db, START, { fortressAllowedAddress: '203.0.113.7', domains: [domain], isBrief: true }),
  );
/** All rows, in an order that is always the same. */
const contents = () =>
  db.read(async (queries) => {
    const rows: Record<string, string[]> = {};
    for (const table of allTables) {
      const found = await queries.select({ row: sql<string>`to_jsonb(${table})::text` }).from(table);
      rows[getTableName(table)] = found.map(({ row }) => row).toSorted();
    }
    return rows;
  });

let before: Awaited<ReturnType<typeof contents>>;
beforeEach(async () => {
  await begin('orbit.example');
  before = await contents();
});

test.each<[string, SQL]>([
  ['added', sql`insert into ${freeEmailDomain} values ('added.example')`],
  ['changed', sql`update ${person} set email = 'changed-' || email`],
  ['deleted, with what goes with it', sql`delete from ${webhook}`],
  ['truncated', sql`truncate ${personTerm}, ${webhookDelivery}`],
])('what was %s is put back', async (_what, statement) => {
  await db.transaction((queries) => queries.execute(statement));
  expect(await contents()).not.toEqual(before);
  await begin('orbit.example');
  expect(await contents()).toEqual(before);
});

test('what tests began with in between is gone', async () => {
  await begin('harbor.example');
  expect(await contents()).not.toEqual(before);
  await begin('orbit.example');
  expect(await contents()).toEqual(before);
});

/** A transaction that has done something, and is left open. */
async function leaveOpen(database: Database, write: (queries: Queries) => Promise<unknown>) {
  const { promise: mayEnd, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: hasWritten, resolve: wrote } = Promise.withResolvers<void>();
  const over = database.transaction(async (queries) => {
    await write(queries);
    wrote();
    await mayEnd;
  });
  await hasWritten;
  return async () => {
    letGo();
    await over;
  };
}

// The embedded database does one transaction after the other, and is alone.
describe.runIf(process.env['TEST_DATABASE_URL'])('as tables are put back', () => {
  let elsewhere: Database;
  beforeAll(async () => {
    elsewhere = await openTestDatabase();
  });
  afterAll(() => elsewhere.close());

  test('what is under way is put back the next time, and is not waited for, whatever other databases do', async () => {
    const endElsewhere = await leaveOpen(elsewhere, (queries) =>
      queries.insert(freeEmailDomain).values({ domain: 'a.example' }),
    );
    await begin('harbor.example');
    for (let again = 0; again < 2; again += 1) await begin('orbit.example');
    const endLate = await leaveOpen(db, (queries) => queries.update(webhook).set({ name: 'Late' }));
    await db.transaction((queries) => queries.execute(sql`update ${person} set email = 'changed-' || email`));
    await begin('orbit.example');
    await endLate();
    expect(await contents()).not.toEqual(before);
    await begin('orbit.example');
    expect(await contents()).toEqual(before);
    await endElsewhere();
  });
});
