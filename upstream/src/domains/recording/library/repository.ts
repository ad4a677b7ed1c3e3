import {
  type SQL,
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  like,
  lte,
  or,
  sql,
  sum,
} from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { containing } from '../../../db/patterns.ts';
import { callRecording, recordingParticipant } from '../../../db/tables/recording.ts';
import { team } from '../../../db/tables/team.ts';
import { DAY_MS } from '../../../lib/durations.ts';
import { foldText } from '../../../lib/text.ts';
import { type Asking, seesAll } from './rules.ts';

export type RecordingRow = typeof callRecording.$inferSelect;

/** Somebody of a team. */
export type Viewer = Asking & { readonly teamId: string };

const tookPart = (db: Queries, guid: string): SQL =>
  exists(
    db
      .select()
      .from(recordingParticipant)
      .where(and(eq(recordingParticipant.recordingId, callRecording.recordingId), eq(recordingParticipant.guid, guid))),
  );

/** What somebody sees of their team's. */
const seenBy = (db: Queries, viewer: Viewer): SQL | undefined =>
  and(
    eq(callRecording.teamId, viewer.teamId),
    seesAll(viewer) ? undefined : or(eq(callRecording.recordedBy, viewer.guid), tookPart(db, viewer.guid)),
  );

const holding = (text: string): SQL | undefined =>
  text === '' ? undefined : like(callRecording.searchKey, containing(foldText(text)));

export type Page = {
  readonly page: number;
  readonly size: number;
  readonly searchText?: string | undefined;
  readonly sort?: 'newest' | 'oldest' | undefined;
};

/** A page of what somebody sees, and how many there are on all of them. */
export async function pageOf(db: Queries, viewer: Viewer, { page, size, searchText = '', sort = 'newest' }: Page) {
  const where = and(seenBy(db, viewer), holding(searchText.trim()));
  const by = sort === 'newest' ? desc : asc;
  const total = await db.$count(callRecording, where);
  if (page * size >= total) return { rows: [], total };
  const rows = await db
    .select()
    .from(callRecording)
    .where(where)
    .orderBy(by(callRecording.createdOn), by(callRecording.recordingId))
    .limit(size)
    .offset(page * size);
  return { rows, total };
}

/** How much room the files take of all that somebody sees. */
export async function bytesOf(db: Queries, viewer: Viewer): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(callRecording.bytes).mapWith(Number) })
    .from(callRecording)
    .where(and(seenBy(db, viewer), isNotNull(callRecording.bytes)));
  return row?.bytes ?? 0;
}

/** How many recordings a team has, or has of those made by an instant, and how much room their files take. */
export async function sizeOf(db: Queries, teamId: string, madeBy?: number) {
  const [row] = await db
    .select({ recordings: count(), bytes: sum(callRecording.bytes).mapWith(Number) })
    .from(callRecording)
    .where(
      and(eq(callRecording.teamId, teamId), madeBy === undefined ? undefined : lte(callRecording.createdOn, madeBy)),
    );
  return { recordings: row?.recordings ?? 0, bytes: row?.bytes ?? 0 };
}

/** One that somebody sees. */
export async function recordingSeen(db: Queries, viewer: Viewer, id: string): Promise<RecordingRow | undefined> {
  const [row] = await db
    .select()
    .from(callRecording)
    .where(and(seenBy(db, viewer), eq(callRecording.recordingId, id)));
  return row;
}

export async function addRecording(db: Queries, row: RecordingRow, participants: readonly string[]): Promise<void> {
  await db.insert(callRecording).values(row);
  const { recordingId } = row;
  if (participants.length > 0)
    await db.insert(recordingParticipant).values(participants.map((guid) => ({ recordingId, guid })));
}

/** Keeps what has changed of a recording. */
export async function saveRecording(db: Queries, id: string, changes: Partial<RecordingRow>): Promise<void> {
  await db.update(callRecording).set(changes).where(eq(callRecording.recordingId, id));
}

export async function removeRecording(db: Queries, id: string): Promise<void> {
  await db.delete(callRecording).where(eq(callRecording.recordingId, id));
}

/** Whether a recording is older than its team keeps them. The rule of a team that may have none rests. */
const isOverOfTeam = (now: number): SQL | undefined =>
  and(
    eq(team.allowsVideoRecording, true),
    lte(team.recordingDeletesFrom, now),
    lte(callRecording.createdOn, sql`${now}::bigint - ${team.recordingKeptDays}::bigint * ${DAY_MS}`),
  );

/**
 * The oldest recordings that are over, locked, at most so many: made by an instant, older than their team keeps them, or of a
 * team that is gone, in which nobody could see or delete them.
 */
export const recordingsOver = (
  db: Queries,
  { madeBy, now }: { madeBy: number | null; now: number },
  limit: number,
): Promise<RecordingRow[]> =>
  db
    .select(getTableColumns(callRecording))
    .from(callRecording)
    .innerJoin(team, eq(team.teamId, callRecording.teamId))
    .where(
      or(
        madeBy === null ? undefined : lte(callRecording.createdOn, madeBy),
        isOverOfTeam(now),
        isNotNull(team.deletedAt),
      ),
    )
    .orderBy(asc(callRecording.createdOn))
    .limit(limit)
    .for('update', { of: callRecording, skipLocked: true });

export const removeRecordings = (db: Queries, ids: readonly string[]) =>
  db.delete(callRecording).where(inArray(callRecording.recordingId, [...ids]));
