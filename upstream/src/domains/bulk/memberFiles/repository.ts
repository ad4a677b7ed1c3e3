import { type SQL, and, asc, desc, eq, gt, ilike, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { anyOf, insertRows } from '../../../db/arrays.ts';
import type { Queries } from '../../../db/database.ts';
import { type Page, onPage } from '../../../db/paging.ts';
import { containing } from '../../../db/patterns.ts';
import { memberUpload, memberUploadRow } from '../../../db/tables/bulk.ts';
import { person } from '../../../db/tables/member.ts';

type UploadRow = typeof memberUpload.$inferSelect;
export type RowOfUpload = typeof memberUploadRow.$inferSelect;

export const addUpload = (db: Queries, upload: UploadRow) => db.insert(memberUpload).values(upload);

/** One file of a team. */
export async function uploadOf(db: Queries, teamId: string, uploadId: string): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(memberUpload)
    .where(and(eq(memberUpload.teamId, teamId), eq(memberUpload.uploadId, uploadId)));
  return row;
}

/** The files of a team that nobody has started, but for so many that were sent last. */
export const unstartedBut = (db: Queries, teamId: string, newest: number): Promise<UploadRow[]> =>
  db
    .select()
    .from(memberUpload)
    .where(and(eq(memberUpload.teamId, teamId), inArray(memberUpload.state, ['validating', 'validated'])))
    .orderBy(desc(memberUpload.uploadedAt), desc(memberUpload.uploadId))
    .offset(newest);

/** A file whose rows are looked at, for its worker; undefined when it is over or gone. */
export async function uploadInCheck(db: Queries, uploadId: string): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(memberUpload)
    .where(and(eq(memberUpload.uploadId, uploadId), eq(memberUpload.state, 'validating')));
  return row;
}

/** The same, which nobody else changes until the transaction is over. */
export async function lockUploadInCheck(db: Queries, uploadId: string): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(memberUpload)
    .where(and(eq(memberUpload.uploadId, uploadId), eq(memberUpload.state, 'validating')))
    .for('update');
  return row;
}

/** Writes down how far the look at a file is. */
export const noteCheck = (
  db: Queries,
  uploadId: string,
  progress: Pick<UploadRow, 'state' | 'checked' | 'readTo' | 'planned' | 'unchanged' | 'refused'>,
) => db.update(memberUpload).set(progress).where(eq(memberUpload.uploadId, uploadId));

export const addRows = (db: Queries, rows: readonly RowOfUpload[]): Promise<void> =>
  insertRows(db, memberUploadRow, rows);

/** Which of these addresses stand in rows of a file already. */
export async function emailsSeen(
  db: Queries,
  uploadId: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ email: memberUploadRow.email })
    .from(memberUploadRow)
    .where(and(eq(memberUploadRow.uploadId, uploadId), sql`${memberUploadRow.email} = ${anyOf(emails)}`));
  return new Set(rows.map(({ email }) => email));
}

const STARTED = ['processing', 'processed', 'cancelled'] as const;

/** The files of a team that were started after an instant, the latest first. */
export const startedUploads = (
  db: Queries,
  teamId: string,
  { after, limit, mode }: { after: number; limit: number; mode?: UploadRow['mode'] },
): Promise<UploadRow[]> =>
  db
    .select()
    .from(memberUpload)
    .where(
      and(
        eq(memberUpload.teamId, teamId),
        inArray(memberUpload.state, STARTED),
        gt(memberUpload.startedAt, after),
        mode && eq(memberUpload.mode, mode),
      ),
    )
    .orderBy(desc(memberUpload.startedAt), desc(memberUpload.uploadId))
    .limit(limit);

const WAITING = ['validating', 'validated'] as const;

/** The files of a team that were started after an instant, and those that wait to be, the latest first. */
export const shownUploads = (
  db: Queries,
  teamId: string,
  { after, limit }: { after: number; limit: number },
): Promise<UploadRow[]> =>
  db
    .select()
    .from(memberUpload)
    .where(
      and(
        eq(memberUpload.teamId, teamId),
        or(
          inArray(memberUpload.state, WAITING),
          and(inArray(memberUpload.state, STARTED), gt(memberUpload.startedAt, after)),
        ),
      ),
    )
    .orderBy(desc(sql`coalesce(${memberUpload.startedAt}, ${memberUpload.uploadedAt})`), desc(memberUpload.uploadId))
    .limit(limit);

/** Kinds of rows that a list shows. */
export type RowKind = 'planned' | 'unchanged' | 'refused' | 'done' | 'failed';

const PLANNED = ['add', 'change', 'remove'] as const;

function ofKind(kind: RowKind): SQL | undefined {
  switch (kind) {
    case 'planned':
      return inArray(memberUploadRow.plan, PLANNED);
    case 'unchanged':
    case 'refused':
      return eq(memberUploadRow.plan, kind);
    case 'done':
      return inArray(memberUploadRow.result, ['done', 'already']);
    case 'failed':
      return eq(memberUploadRow.result, kind);
  }
}

/** A text that is looked for in rows, and the problems whose words have it. */
export type RowSearch = { readonly text: string; readonly codes: readonly string[] };

function found({ text, codes }: RowSearch): SQL | undefined {
  const pattern = containing(text);
  return or(
    ilike(memberUploadRow.email, pattern),
    ilike(memberUploadRow.name, pattern),
    sql`${memberUploadRow.problem} ->> 'value' ilike ${pattern}`,
    sql`${memberUploadRow.problem} ->> 'field' ilike ${pattern}`,
    sql`${memberUploadRow.problem} ->> 'code' = ${anyOf(codes)}`,
  );
}

/** Rows of a file in their order, and how many there are on all pages. */
export async function pageOfRows(
  db: Queries,
  uploadId: string,
  { kind, search }: { kind: RowKind; search: RowSearch | undefined },
  page: Page,
): Promise<{ rows: RowOfUpload[]; total: number }> {
  const where = and(eq(memberUploadRow.uploadId, uploadId), ofKind(kind), search && found(search));
  const rows = db.select().from(memberUploadRow).where(where).orderBy(asc(memberUploadRow.line)).$dynamic();
  return { rows: await onPage(rows, page), total: await db.$count(memberUploadRow, where) };
}

/** The next rows of a file behind a line: all, or those with a problem. */
export const rowsBehind = (
  db: Queries,
  uploadId: string,
  { line, kind, limit }: { line: number; kind: 'problems' | 'results'; limit: number },
): Promise<RowOfUpload[]> =>
  db
    .select()
    .from(memberUploadRow)
    .where(
      and(
        eq(memberUploadRow.uploadId, uploadId),
        gt(memberUploadRow.line, line),
        kind === 'problems' ? isNotNull(memberUploadRow.problem) : undefined,
      ),
    )
    .orderBy(asc(memberUploadRow.line))
    .limit(limit);

/** Drops files with their rows: those that nobody has started since one instant, and those whose work was over by another. */
export const dropMemberUploads = (db: Queries, { unstarted, over }: { unstarted: number; over: number }) =>
  db
    .delete(memberUpload)
    .where(
      or(
        and(isNull(memberUpload.startedAt), lte(memberUpload.uploadedAt, unstarted)),
        lte(memberUpload.finishedAt, over),
      ),
    );

/** The next active members by name, guests left out, behind somebody: who comes first without. */
export const membersBehind = (
  db: Queries,
  teamId: string,
  last: { nameKey: string; guid: string } | undefined,
  limit: number,
) =>
  db
    .select()
    .from(person)
    .where(
      and(
        eq(person.teamId, teamId),
        eq(person.state, 'active'),
        ne(person.role, 'guest'),
        last && sql`(${person.nameKey}, ${person.guid}) > (${last.nameKey}, ${last.guid})`,
      ),
    )
    .orderBy(asc(person.nameKey), asc(person.guid))
    .limit(limit);
