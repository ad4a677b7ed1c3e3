import { type SQL, and, asc, desc, eq, gt, isNull, lte, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { columnsOf, textArray } from '../../db/arrays.ts';
import type { Queries } from '../../db/database.ts';
import { type Page, onPage } from '../../db/paging.ts';
import { bulkJob, bulkJobItem } from '../../db/tables/bulk.ts';
import type { SubjectOutcome } from '../../lib/subjects.ts';

type BulkJobRow = typeof bulkJob.$inferSelect;

/** A job with what decides whether it can be taken back: whether it changed anybody, and whether another undoes it. */
export type KnownJob = BulkJobRow & { hasChanged: boolean; isUndone: boolean };

/** One person of a job who waits. */
type Waiting = { position: number; guid: string };

/** Keeps a job and its people, in the order in which they are worked off. */
export async function addJob(db: Queries, job: BulkJobRow, guids: readonly string[]): Promise<void> {
  await db.insert(bulkJob).values(job);
  await db.execute(
    sql`insert into ${bulkJobItem} (bulk_job_id, position, guid)
        select ${job.bulkJobId}, given.position, given.guid
        from unnest(${textArray(guids)}) with ordinality as given (guid, position)`,
  );
}

const undoing = alias(bulkJob, 'undoing');

/** A job is undone by one other at most. */
const select = (db: Queries, where: SQL | undefined) =>
  db
    .select({
      job: bulkJob,
      hasChanged: sql<boolean>`exists ${db
        .select({ guid: bulkJobItem.guid })
        .from(bulkJobItem)
        .where(and(eq(bulkJobItem.bulkJobId, bulkJob.bulkJobId), eq(bulkJobItem.result, 'done')))}`,
      undoneBy: undoing.bulkJobId,
    })
    .from(bulkJob)
    // Of the same team always: by that there is an index.
    .leftJoin(undoing, and(eq(undoing.teamId, bulkJob.teamId), eq(undoing.undoes, bulkJob.bulkJobId)))
    .where(where);

type Selected = { job: BulkJobRow; hasChanged: boolean; undoneBy: string | null };
const known = ({ job, hasChanged, undoneBy }: Selected): KnownJob => ({
  ...{ ...job, hasChanged },
  isUndone: undoneBy !== null,
});

/** One job of a team. */
export async function jobOf(db: Queries, teamId: string, bulkJobId: string): Promise<KnownJob | undefined> {
  const [row] = await select(db, and(eq(bulkJob.teamId, teamId), eq(bulkJob.bulkJobId, bulkJobId)));
  return row && known(row);
}

/** The newest jobs of a team that were started after an instant. */
export async function latestJobs(
  db: Queries,
  teamId: string,
  { after, state, limit }: { after: number; state: BulkJobRow['state'] | undefined; limit: number },
): Promise<KnownJob[]> {
  const rows = await select(
    db,
    and(
      eq(bulkJob.teamId, teamId),
      gt(bulkJob.createdAt, after),
      state === undefined ? undefined : eq(bulkJob.state, state),
    ),
  )
    .orderBy(desc(bulkJob.createdAt), desc(bulkJob.bulkJobId))
    .limit(limit);
  return rows.map(known);
}

const failed = (bulkJobId: string) =>
  and(eq(bulkJobItem.bulkJobId, bulkJobId), notInArray(bulkJobItem.result, ['done', 'already']));

/** Whom a job could not act on, in the order of its work, and how many there are on all pages. */
export async function failuresOf(db: Queries, bulkJobId: string, page: Page) {
  const found = db
    .select({ guid: bulkJobItem.guid, result: bulkJobItem.result })
    .from(bulkJobItem)
    .where(failed(bulkJobId))
    .orderBy(asc(bulkJobItem.position))
    .$dynamic();
  const items = await onPage(found, page);
  const failures = items.flatMap(({ guid, result }) => (result === null ? [] : [{ guid, result }]));
  return { failures, total: await db.$count(bulkJobItem, failed(bulkJobId)) };
}

/** Those whom a job changed, in the order of its work. */
export async function changedBy(db: Queries, bulkJobId: string): Promise<string[]> {
  const items = await db
    .select({ guid: bulkJobItem.guid })
    .from(bulkJobItem)
    .where(and(eq(bulkJobItem.bulkJobId, bulkJobId), eq(bulkJobItem.result, 'done')))
    .orderBy(asc(bulkJobItem.position));
  return items.map(({ guid }) => guid);
}

/** A running job for its worker; undefined when it is done or gone. */
export async function runningJob(db: Queries, bulkJobId: string): Promise<BulkJobRow | undefined> {
  const [row] = await db
    .select()
    .from(bulkJob)
    .where(and(eq(bulkJob.bulkJobId, bulkJobId), eq(bulkJob.state, 'running')));
  return row;
}

/** The next people of a job who wait. */
export const waitingOf = (db: Queries, bulkJobId: string, limit: number): Promise<Waiting[]> =>
  db
    .select({ position: bulkJobItem.position, guid: bulkJobItem.guid })
    .from(bulkJobItem)
    .where(and(eq(bulkJobItem.bulkJobId, bulkJobId), isNull(bulkJobItem.result)))
    .orderBy(asc(bulkJobItem.position))
    .limit(limit);

/** Writes down what became of people, by their places. */
export async function noteResults(
  db: Queries,
  bulkJobId: string,
  results: readonly { position: number; result: SubjectOutcome }[],
): Promise<void> {
  await db.execute(
    sql`update ${bulkJobItem} set result = given.result
        from ${columnsOf('given', results, { position: 'integer', result: 'text' })}
        where ${bulkJobItem.bulkJobId} = ${bulkJobId} and ${bulkJobItem.position} = given.position`,
  );
}

/** Writes down how far a job is. */
export const noteProgress = (
  db: Queries,
  bulkJobId: string,
  progress: Pick<BulkJobRow, 'done' | 'failed' | 'state' | 'finishedAt'>,
) => db.update(bulkJob).set(progress).where(eq(bulkJob.bulkJobId, bulkJobId));

/** Drops jobs that were done by an instant, with their people. */
export const dropJobs = (db: Queries, doneBy: number) => db.delete(bulkJob).where(lte(bulkJob.finishedAt, doneBy));
