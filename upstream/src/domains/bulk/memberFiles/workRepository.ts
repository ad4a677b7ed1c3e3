import { and, asc, eq, exists, gt, inArray, isNull, not, sql } from 'drizzle-orm';
import { columnsOf } from '../../../db/arrays.ts';
import type { Queries } from '../../../db/database.ts';
import { memberUpload, memberUploadRow } from '../../../db/tables/bulk.ts';
import { person } from '../../../db/tables/member.ts';
import type { Problem } from './rowRules.ts';

export type UploadRow = typeof memberUpload.$inferSelect;
type RowOfUpload = typeof memberUploadRow.$inferSelect;

/** A row that waits for its turn. */
export type PlannedRow = Pick<RowOfUpload, 'line' | 'cells' | 'email' | 'guid'>;

/** What became of a row, whom it was about, and why it could not be done. */
export type RowOutcome = {
  readonly line: number;
  readonly result: NonNullable<RowOfUpload['result']>;
  readonly guid: string | null;
  readonly problem: Problem | null;
};

/** Whether a file of a team is worked off at this moment. */
export const isWorkedOff = async (db: Queries, teamId: string): Promise<boolean> =>
  (await db.$count(memberUpload, and(eq(memberUpload.teamId, teamId), eq(memberUpload.state, 'processing')))) > 0;

/** Keeps that a file is worked off, or is not any more. */
export const saveUpload = (
  db: Queries,
  uploadId: string,
  changes: Partial<
    Pick<UploadRow, 'state' | 'mail' | 'startedBy' | 'startedByName' | 'requestId' | 'startedAt' | 'finishedAt'>
  > &
    Partial<Pick<UploadRow, 'done' | 'failed'>>,
) => db.update(memberUpload).set(changes).where(eq(memberUpload.uploadId, uploadId));

/** A file that is worked off, for its worker; undefined when it is over or gone. */
export async function uploadInWork(db: Queries, uploadId: string): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(memberUpload)
    .where(and(eq(memberUpload.uploadId, uploadId), eq(memberUpload.state, 'processing')));
  return row;
}

/** Where the work stands: behind which line, and whether only those are left who come last. */
export type Place = { readonly after: number; readonly isLast: boolean };

/**
 * The next rows that something is planned in and that wait, in the order of their lines.
 *
 * @param place without `isLast` those alone that are about no admin
 */
export function waitingRows(
  db: Queries,
  uploadId: string,
  { after, isLast }: Place,
  limit: number,
): Promise<PlannedRow[]> {
  const isAdmin = exists(
    db
      .select({ one: sql`1` })
      .from(person)
      .where(and(eq(person.guid, memberUploadRow.guid), eq(person.role, 'admin'), eq(person.state, 'active'))),
  );
  return db
    .select({
      ...{ line: memberUploadRow.line, cells: memberUploadRow.cells },
      ...{ email: memberUploadRow.email, guid: memberUploadRow.guid },
    })
    .from(memberUploadRow)
    .where(
      and(
        eq(memberUploadRow.uploadId, uploadId),
        inArray(memberUploadRow.plan, ['add', 'change', 'remove']),
        ...[gt(memberUploadRow.line, after), isNull(memberUploadRow.result)],
        isLast ? undefined : not(isAdmin),
      ),
    )
    .orderBy(asc(memberUploadRow.line))
    .limit(limit);
}

/** Writes down what became of rows. */
export async function noteOutcomes(db: Queries, uploadId: string, outcomes: readonly RowOutcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  const given = outcomes.map((one) => ({ ...one, problem: one.problem && JSON.stringify(one.problem) }));
  await db.execute(
    sql`update ${memberUploadRow} set result = given.result, guid = given.guid, problem = given.problem::jsonb
        from ${columnsOf('given', given, { line: 'integer', result: 'text', guid: 'text', problem: 'text' })}
        where ${memberUploadRow.uploadId} = ${uploadId} and ${memberUploadRow.line} = given.line`,
  );
}
