import { and, eq, gt, gte, isNull, lte, or } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { videoCall } from '../../db/tables/recording.ts';
import { PAIR } from './rules.ts';

export type CallRow = typeof videoCall.$inferSelect;

export const addCall = (db: Queries, row: CallRow) => db.insert(videoCall).values(row);

/** A call of somebody's, which nobody else ends meanwhile. */
export async function lockCall(
  db: Queries,
  own: Pick<CallRow, 'teamId' | 'startedBy' | 'callId'>,
): Promise<CallRow | undefined> {
  const { teamId, startedBy, callId } = videoCall;
  const [row] = await db
    .select()
    .from(videoCall)
    .where(and(eq(callId, own.callId), eq(teamId, own.teamId), eq(startedBy, own.startedBy)))
    .for('update');
  return row;
}

export const saveEnd = (db: Queries, callId: string, endedAt: number) =>
  db.update(videoCall).set({ endedAt }).where(eq(videoCall.callId, callId));

/** How many calls of a team their limit has ended, from an instant on until now. */
export const countLimitHits = (
  db: Queries,
  teamId: string,
  { since, now }: { since: number; now: number },
): Promise<number> =>
  db.$count(
    videoCall,
    and(
      eq(videoCall.teamId, teamId),
      gt(videoCall.limitEndsAt, since),
      lte(videoCall.limitEndsAt, now),
      or(isNull(videoCall.endedAt), gte(videoCall.endedAt, videoCall.limitEndsAt)),
    ),
  );

/** How many calls of more than two people a team has had. */
export const countGroupCalls = (db: Queries, teamId: string): Promise<number> =>
  db.$count(videoCall, and(eq(videoCall.teamId, teamId), gt(videoCall.participantsCount, PAIR)));
