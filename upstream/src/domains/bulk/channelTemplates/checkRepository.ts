import { type SQL, and, asc, desc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import { columnsOf } from '../../../db/arrays.ts';
import type { Queries } from '../../../db/database.ts';
import { type Page, onPage } from '../../../db/paging.ts';
import { containing } from '../../../db/patterns.ts';
import { channelUpload, channelUploadRow } from '../../../db/tables/bulk.ts';
import type { UploadRow, WaitingRow } from './repository.ts';

type RowOfUpload = typeof channelUploadRow.$inferSelect;

/** What a row would do. */
export type CheckedRow = {
  readonly line: number;
  readonly plan: NonNullable<RowOfUpload['plan']>;
  readonly changes: NonNullable<RowOfUpload['changes']>;
  readonly problem: RowOfUpload['problem'];
};

/** The files of a team that nobody has started, but for so many that were handed over last. */
export const unstartedBut = (db: Queries, teamId: string, newest: number): Promise<UploadRow[]> =>
  db
    .select()
    .from(channelUpload)
    .where(and(eq(channelUpload.teamId, teamId), inArray(channelUpload.state, ['validating', 'validated'])))
    .orderBy(desc(channelUpload.uploadedAt), desc(channelUpload.uploadId))
    .offset(newest);

/** Whether a file of channels of a team is worked off at this moment. */
export const isWorkedOff = async (db: Queries, teamId: string): Promise<boolean> =>
  (await db.$count(channelUpload, and(eq(channelUpload.teamId, teamId), eq(channelUpload.state, 'processing')))) > 0;

/** A file whose rows are looked at, which nobody else changes until the transaction is over; undefined when it is over or gone. */
export async function lockUploadInCheck(db: Queries, uploadId: string): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(channelUpload)
    .where(and(eq(channelUpload.uploadId, uploadId), eq(channelUpload.state, 'validating')))
    .for('update');
  return row;
}

/** The next rows of a file that were not looked at. */
export const uncheckedRows = (db: Queries, uploadId: string, limit: number): Promise<WaitingRow[]> =>
  db
    .select({ line: channelUploadRow.line, cells: channelUploadRow.cells })
    .from(channelUploadRow)
    .where(and(eq(channelUploadRow.uploadId, uploadId), isNull(channelUploadRow.plan)))
    .orderBy(asc(channelUploadRow.line))
    .limit(limit);

/** Writes down what rows would do. */
export async function notePlans(db: Queries, uploadId: string, rows: readonly CheckedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const given = rows.map(({ line, plan, changes, problem }) => ({
    ...{ line, plan, changes: JSON.stringify(changes) },
    problem: problem && JSON.stringify(problem),
  }));
  await db.execute(
    sql`update ${channelUploadRow}
        set plan = given.plan, changes = given.changes::jsonb, problem = given.problem::jsonb
        from ${columnsOf('given', given, { line: 'integer', plan: 'text', changes: 'text', problem: 'text' })}
        where ${channelUploadRow.uploadId} = ${uploadId} and ${channelUploadRow.line} = given.line`,
  );
}

/** Kinds of rows that a list shows. */
type RowKind = 'planned' | 'unchanged' | 'refused' | 'done' | 'failed';

function ofKind(kind: RowKind): SQL | undefined {
  switch (kind) {
    case 'planned':
      return inArray(channelUploadRow.plan, ['create', 'change']);
    case 'unchanged':
    case 'refused':
      return eq(channelUploadRow.plan, kind);
    case 'done':
      return inArray(channelUploadRow.result, ['created', 'updated', 'unchanged']);
    case 'failed':
      return eq(channelUploadRow.result, kind);
  }
}

function found(text: string): SQL | undefined {
  const pattern = containing(text);
  return or(
    ilike(sql`${channelUploadRow.cells} ->> 0`, pattern),
    sql`${channelUploadRow.problem} ->> 'column' ilike ${pattern}`,
    sql`${channelUploadRow.problem} ->> 'value' ilike ${pattern}`,
  );
}

/** Rows of a file in their order, and how many there are on all pages. */
export async function pageOfRows(
  db: Queries,
  uploadId: string,
  { kind, text }: { readonly kind: RowKind; readonly text: string },
  page: Page,
): Promise<{ rows: RowOfUpload[]; total: number }> {
  const where = and(eq(channelUploadRow.uploadId, uploadId), ofKind(kind), text === '' ? undefined : found(text));
  const rows = db.select().from(channelUploadRow).where(where).orderBy(asc(channelUploadRow.line)).$dynamic();
  return { rows: await onPage(rows, page), total: await db.$count(channelUploadRow, where) };
}
