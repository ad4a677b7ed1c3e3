import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { columnsOf, inChunks, insertRows } from './arrays.ts';
import type { Database } from './database.ts';
import { job } from './tables/system.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const piece = (name: string, payload: unknown, uniqueKey: string | null = null) => ({
  ...{ name, payload, uniqueKey, state: 'waiting' as const },
  ...{ dueAt: 1_772_442_000_000, attempts: 0, createdAt: 0 },
});

test('many rows are added at once as they would be one by one', async () => {
  const pieces = [
    piece('plain', { count: 1, list: ['a', null] }),
    piece(`it's "quoted" \\ {1,2} 日本`, 'text', 'key'),
    piece('half a character \uD83D', {}),
    ...Array.from({ length: 5_000 }, (_, index) => piece(`bulk ${index}`, index)),
  ];
  await db.transaction((queries) => insertRows(queries, job, pieces));
  const rows = await db.read((queries) => queries.select().from(job).orderBy(job.jobId));
  expect(rows).toHaveLength(pieces.length);
  expect(rows.slice(0, 4)).toMatchObject([
    { ...pieces[0], jobId: 1, claim: null, finishedAt: null },
    { ...pieces[1], jobId: 2 },
    { name: 'half a character \uFFFD' },
    pieces[3],
  ]);
});

test.each([
  ['more', [piece('one', {}), { ...piece('two', {}), claim: 'somebody' }]],
  ['fewer', [{ ...piece('one', {}), claim: 'somebody' }, piece('two', {})]],
  [
    'other',
    [
      { ...piece('one', {}), claim: 'somebody' },
      { ...piece('two', {}), lastError: 'Error' },
    ],
  ],
])('a row that has %s columns than the first one is a fault', async (_what, pieces) => {
  const before = await db.read((queries) => queries.$count(job));
  await expect(db.transaction((queries) => insertRows(queries, job, pieces))).rejects.toThrow('different columns');
  expect(await db.read((queries) => queries.$count(job))).toBe(before);
});

test('no rows are no statement', async () => {
  await expect(db.read((queries) => insertRows(queries, job, []))).resolves.toBeUndefined();
});

test('rows are a table of a statement, with a column for each key that has a type', async () => {
  const rows = [
    { firstName: 'Ö, "x"', isNew: true, at: null, other: 1 },
    { firstName: '', isNew: false, at: 1_772_442_000_000, other: 2 },
  ];
  const given = columnsOf('given', rows, { isNew: 'boolean', firstName: 'text', at: 'bigint' });
  const read = await db.read((queries) =>
    queries
      .select({ isNew: sql`given.is_new`, firstName: sql`given.first_name`, at: sql`given.at`.mapWith(Number) })
      .from(given),
  );
  expect(read).toEqual(rows.map(({ firstName, isNew, at }) => ({ firstName, isNew, at })));
});

test('a list is cut into parts, the last one as long as it is', () => {
  expect(inChunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inChunks([1, 2], 2)).toEqual([[1, 2]]);
  expect(inChunks([], 2)).toEqual([]);
});
