import { asc, sql } from 'drizzle-orm';
import { bigint, boolean, pgSchema, serial, text } from 'drizzle-orm/pg-core';
import { StartError } from '../lib/startError.ts';
import type { Queries } from './database.ts';
import { type Migration, knownMigrations } from './migrations.ts';
import { whatPostgresSays } from './whatPostgresSays.ts';

// Beside the tables of the services, not among them: no migration makes these.
const schema = pgSchema('drizzle');
/** In the form of drizzle-kit, so that its own tools can be used on the database. */
const appliedTable = schema.table('__drizzle_migrations', {
  id: serial().primaryKey(),
  hash: text().notNull(),
  madeAt: bigint('created_at', { mode: 'number' }),
});
/** What a build has to know of migrations that it does not have itself. */
const notesTable = schema.table('muster_migrations', {
  madeAt: bigint('made_at', { mode: 'number' }).primaryKey(),
  name: text('name').notNull(),
  keepsOlder: boolean('keeps_older').notNull(),
});

type Unknown = Pick<Migration, 'name' | 'madeAt' | 'keepsOlder'>;

/** What of the migrations a database has. */
export type MigrationState = {
  readonly known: readonly Migration[];
  readonly applied: readonly Migration[];
  readonly pending: readonly Migration[];
  /** Those that are applied and that only another build knows. */
  readonly unknown: readonly Unknown[];
  /** Those whose text is another one than it was when they were applied. */
  readonly changed: readonly Migration[];
};

/** Reads what a database has; changes nothing, and finds nothing in an empty one. */
export async function readState(queries: Queries, known: readonly Migration[]): Promise<MigrationState> {
  const [there] = await queries
    .select({
      history: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null`,
      notes: sql<boolean>`to_regclass('drizzle.muster_migrations') is not null`,
    })
    .from(sql`(select 1) as one`);
  const rows = there?.history ? await queries.select().from(appliedTable).orderBy(asc(appliedTable.madeAt)) : [];
  const notes = there?.notes ? await queries.select().from(notesTable) : [];
  const hashes = new Map(rows.map(({ madeAt, hash }) => [madeAt, hash]));
  const notesByTime = new Map(notes.map((note) => [note.madeAt, note]));
  const isKnown = new Set(known.map(({ madeAt }) => madeAt));
  const applied = known.filter(({ madeAt }) => hashes.has(madeAt));
  return {
    known,
    applied,
    pending: known.filter(({ madeAt }) => !hashes.has(madeAt)),
    changed: applied.filter(({ madeAt, hash }) => hashes.get(madeAt) !== hash),
    unknown: rows.flatMap(({ madeAt }) => {
      if (madeAt === null || isKnown.has(madeAt)) return [];
      return notesByTime.get(madeAt) ?? { madeAt, name: `one of ${new Date(madeAt).toISOString()}`, keepsOlder: false };
    }),
  };
}

const namesOf = (migrations: readonly Pick<Migration, 'name'>[]) => migrations.map(({ name }) => name).join(', ');

/** The migrations of another build because of which this one must not run on the database. */
export const inTheWay = ({ unknown }: MigrationState): readonly Unknown[] =>
  unknown.filter(({ keepsOlder }) => !keepsOlder);

/** @throws StartError where the database is of another build, and not made for this one */
export function demandKnown(state: MigrationState): void {
  const strange = inTheWay(state);
  if (strange.length === 0) return;
  throw new StartError(
    `The database has been changed by another build, in a way that this one cannot work with: ${namesOf(strange)}. ` +
      'Nothing was touched. Start that build or a later one, or restore the backup that was taken before it was started (docs/upgrading.md).',
  );
}

/** @throws StartError where migrations are to be applied by somebody else first */
export function demandApplied({ pending }: MigrationState): void {
  if (pending.length === 0) return;
  throw new StartError(
    `The database is not ready for this build: ${namesOf(pending)} ${pending.length === 1 ? 'is' : 'are'} to be applied by \`npm run migrate -- apply\`, as MIGRATE_ON_START is off.`,
  );
}

/** Any number, the same in every process: whoever migrates holds it. */
const MIGRATION_LOCK = 706_583;
/** How long a change waits for a table that others use, while all that comes after it waits, too. */
const TABLE_WAIT = '15s';

/** How migrations are applied; other ones than there are only in tests. */
export type Applying = {
  readonly known?: readonly Migration[];
  /** The last one to apply; all where it is not given. */
  readonly upTo?: string | undefined;
};

/** What is missing, up to the migration of a name; all of it without one. */
export function wantedOf(
  { known, pending }: Pick<MigrationState, 'known' | 'pending'>,
  upTo: string | undefined,
): Migration[] {
  const end = upTo === undefined ? known.length : known.findIndex(({ name }) => name === upTo) + 1;
  return pending.filter((one) => known.indexOf(one) < end);
}

/**
 * Applies what is missing, in one transaction: all of it or nothing. Whoever comes meanwhile waits, and finds nothing left to do.
 *
 * @returns what it has applied
 * @throws StartError where the database is of another build
 */
export function applyPending(
  database: Queries,
  { known = knownMigrations(), upTo }: Applying = {},
): Promise<Migration[]> {
  return database.transaction(async (queries) => {
    await queries.execute(sql`set local statement_timeout = 0`);
    await queries.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(MIGRATION_LOCK))})`);
    const state = await readState(queries, known);
    demandKnown(state);
    const wanted = wantedOf(state, upTo);
    if (wanted.length > 0) await queries.execute(sql.raw(`set local lock_timeout = '${TABLE_WAIT}'`));
    if (wanted.length > 0 || state.applied.length > 0) await takeNotes(queries, [...state.applied, ...wanted]);
    for (const migration of wanted) await applyOne(queries, migration);
    return wanted;
  });
}

async function applyOne(queries: Queries, { name, statements, hash, madeAt }: Migration): Promise<void> {
  try {
    for (const statement of statements) await queries.execute(sql.raw(statement));
  } catch (error) {
    throw new StartError(
      `The migration ${name} cannot be applied: ${whatPostgresSays(error)}. Nothing has been changed; the builds before go on working with the database.`,
    );
  }
  await queries.insert(appliedTable).values({ hash, madeAt });
}

/** Makes the tables of the history where they are not there, and writes down what older builds ask for. */
async function takeNotes(queries: Queries, migrations: readonly Migration[]): Promise<void> {
  const [complete] = await queries
    .select({ is: sql<boolean>`to_regclass('drizzle.muster_migrations') is not null` })
    .from(sql`(select 1) as one`);
  if (!complete?.is) {
    await queries.execute(sql`create schema if not exists drizzle`);
    await queries.execute(
      sql`create table if not exists ${appliedTable} (id serial primary key, hash text not null, created_at bigint)`,
    );
    await queries.execute(
      sql`create table ${notesTable} (made_at bigint primary key, name text not null, keeps_older boolean not null)`,
    );
  }
  const notes = migrations.map(({ madeAt, name, keepsOlder }) => ({ madeAt, name, keepsOlder }));
  await queries.insert(notesTable).values(notes).onConflictDoNothing();
}
