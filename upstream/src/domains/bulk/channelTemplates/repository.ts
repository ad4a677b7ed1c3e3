import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { columnsOf, inChunks, insertRows } from '../../../db/arrays.ts';
import type { Queries } from '../../../db/database.ts';
import { type Page, onPage } from '../../../db/paging.ts';
import { channelUpload, channelUploadRow } from '../../../db/tables/bulk.ts';
import { channel, channelMember } from '../../../db/tables/channel.ts';
import { person } from '../../../db/tables/member.ts';
import { isInUse } from '../../channel/repository.ts';

export type UploadRow = typeof channelUpload.$inferSelect;
export type RowOfUpload = typeof channelUploadRow.$inferSelect;

/** A row that waits. */
export type WaitingRow = Pick<RowOfUpload, 'line' | 'cells'>;

/** What became of a row: what it changed, null where that stays as it was foreseen; and what is wrong with one that failed. */
export type RowOutcome = {
  readonly line: number;
  readonly result: NonNullable<RowOfUpload['result']>;
  readonly changes: RowOfUpload['changes'];
  readonly problem: RowOfUpload['problem'];
};

const ROWS_PER_STATEMENT = 1_000;

/**
 * Keeps an upload and its rows. Those that cannot be done whatever the team is like come with what is wrong with them: one that
 * is worked off at once has failed in them, one that is looked at leaves them out.
 */
export async function addUpload(
  db: Queries,
  upload: UploadRow,
  rows: readonly (WaitingRow & Pick<RowOfUpload, 'problem'>)[],
): Promise<void> {
  await db.insert(channelUpload).values(upload);
  const { uploadId } = upload;
  const waiting = { plan: null, changes: null, result: null };
  const wrong =
    upload.planned === null
      ? ({ ...waiting, result: 'failed' } as const)
      : ({ plan: 'refused', changes: [], result: null } as const);
  for (const chunk of inChunks(rows, ROWS_PER_STATEMENT)) {
    await insertRows(
      db,
      channelUploadRow,
      chunk.map(({ line, cells, problem }) => ({
        ...{ uploadId, line, cells, problem },
        ...(problem === null ? waiting : wrong),
      })),
    );
  }
}

/** One upload of a team. */
export async function uploadOf(db: Queries, teamId: string, uploadId: string): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(channelUpload)
    .where(and(eq(channelUpload.teamId, teamId), eq(channelUpload.uploadId, uploadId)));
  return row;
}

/** Which uploads a list has: those that were worked off or are, or also those that wait to be started. */
type Listed = 'started' | 'all';

const listed = (which: Listed) =>
  which === 'started'
    ? and(ne(channelUpload.state, 'validating'), ne(channelUpload.state, 'validated'), isNotBeforeStart)
    : isNotBeforeStart;

/** What was forgotten before it began is in no list. Of files that were worked off at once former builds say no start. */
const isNotBeforeStart = or(ne(channelUpload.state, 'cancelled'), isNotNull(channelUpload.startedAt));

/** The uploads that a team has handed over since an instant, the latest first. */
export const latestUploads = (
  db: Queries,
  teamId: string,
  { which, after, limit }: { readonly which: Listed; readonly after: number; readonly limit: number },
): Promise<UploadRow[]> =>
  db
    .select()
    .from(channelUpload)
    .where(and(eq(channelUpload.teamId, teamId), gt(channelUpload.uploadedAt, after), listed(which)))
    .orderBy(desc(channelUpload.uploadedAt), desc(channelUpload.uploadId))
    .limit(limit);

/** Whether a file of the store was handed over before. */
export const isHandedOver = async (db: Queries, storedFile: string): Promise<boolean> =>
  (await db.$count(channelUpload, eq(channelUpload.storedFile, storedFile))) > 0;

/** The rows that cannot be done or could not, in their order, and how many there are on all pages. */
export async function wrongRows(db: Queries, uploadId: string, page: Page) {
  const isWrong = and(eq(channelUploadRow.uploadId, uploadId), isNotNull(channelUploadRow.problem));
  const found = db.select().from(channelUploadRow).where(isWrong).orderBy(asc(channelUploadRow.line)).$dynamic();
  return { rows: await onPage(found, page), total: await db.$count(channelUploadRow, isWrong) };
}

/** Rows in their order, behind a line. */
export const rowsBehind = (db: Queries, uploadId: string, line: number, limit: number): Promise<RowOfUpload[]> =>
  db
    .select()
    .from(channelUploadRow)
    .where(and(eq(channelUploadRow.uploadId, uploadId), gt(channelUploadRow.line, line)))
    .orderBy(asc(channelUploadRow.line))
    .limit(limit);

/** How many rows were so already when their turn came. */
export const countUnchanged = (db: Queries, uploadId: string): Promise<number> =>
  db.$count(channelUploadRow, and(eq(channelUploadRow.uploadId, uploadId), eq(channelUploadRow.result, 'unchanged')));

/** An upload that is worked off, for its worker; undefined when it is done or gone. */
export async function uploadInWork(db: Queries, uploadId: string): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(channelUpload)
    .where(and(eq(channelUpload.uploadId, uploadId), eq(channelUpload.state, 'processing')));
  return row;
}

/** The next rows of an upload that wait: of one that was looked at those that something is planned in. */
export const waitingRows = (db: Queries, uploadId: string, limit: number): Promise<WaitingRow[]> =>
  db
    .select({ line: channelUploadRow.line, cells: channelUploadRow.cells })
    .from(channelUploadRow)
    .where(
      and(
        eq(channelUploadRow.uploadId, uploadId),
        isNull(channelUploadRow.result),
        or(isNull(channelUploadRow.plan), inArray(channelUploadRow.plan, ['create', 'change'])),
      ),
    )
    .orderBy(asc(channelUploadRow.line))
    .limit(limit);

/** Writes down what became of rows. */
export async function noteOutcomes(db: Queries, uploadId: string, outcomes: readonly RowOutcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  const given = outcomes.map(({ line, result, changes, problem }) => ({
    ...{ line, result, changes: changes && JSON.stringify(changes) },
    problem: problem && JSON.stringify(problem),
  }));
  await db.execute(
    sql`update ${channelUploadRow}
        set result = given.result, problem = given.problem::jsonb,
          changes = coalesce(given.changes::jsonb, ${channelUploadRow.changes})
        from ${columnsOf('given', given, { line: 'integer', result: 'text', changes: 'text', problem: 'text' })}
        where ${channelUploadRow.uploadId} = ${uploadId} and ${channelUploadRow.line} = given.line`,
  );
}

/** Writes down how far an upload is. */
export const saveUpload = (db: Queries, uploadId: string, changes: Partial<Omit<UploadRow, 'uploadId' | 'teamId'>>) =>
  db.update(channelUpload).set(changes).where(eq(channelUpload.uploadId, uploadId));

/** Drops uploads with their rows: those that nobody has started since one instant, and those whose work was over by another. */
export const dropUploads = (db: Queries, { unstarted, over }: { unstarted: number; over: number }) =>
  db
    .delete(channelUpload)
    .where(
      or(
        and(
          inArray(channelUpload.state, ['validating', 'validated', 'cancelled']),
          isNull(channelUpload.startedAt),
          lte(channelUpload.uploadedAt, unstarted),
        ),
        lte(channelUpload.finishedAt, over),
      ),
    );

/** The channels in use of a team by the names that they are compared by, or all of them, by name. */
export const channelsNamed = (db: Queries, teamId: string, nameKeys?: readonly string[]) =>
  db
    .select()
    .from(channel)
    .where(and(eq(channel.teamId, teamId), isInUse(), nameKeys && inArray(channel.nameKey, [...nameKeys])))
    .orderBy(asc(channel.nameKey), asc(channel.groupJid));

/** Who of the active people moderates these channels, and which of these others are in them. */
export const placesIn = (db: Queries, groupJids: readonly string[], guids: readonly string[] = []) =>
  db
    .select({
      ...{ groupJid: channelMember.groupJid, guid: channelMember.guid, affiliation: channelMember.affiliation },
      email: person.email,
    })
    .from(channelMember)
    .innerJoin(person, eq(person.guid, channelMember.guid))
    .where(
      and(
        inArray(channelMember.groupJid, [...groupJids]),
        eq(person.state, 'active'),
        or(eq(channelMember.affiliation, 'moderator'), inArray(channelMember.guid, [...guids])),
      ),
    )
    .orderBy(asc(person.emailKey));
