import { insertRows } from '../db/arrays.ts';
import type { Queries } from '../db/database.ts';
import { videoCall } from '../db/tables/recording.ts';
import { limitEndOf } from '../domains/recording/rules.ts';
import { DAY_MS, MINUTE_MS } from '../lib/durations.ts';

/** The video calls of a demo team: how many the limit of the free plan has ended, and how many were of a group. */
export type DemoCalls = { limited?: number; groups?: number };

type Call = typeof videoCall.$inferInsert;

/** Adds the video calls that a team has had in the last weeks. */
export async function addDemoCalls(
  db: Queries,
  { limited = 0, groups = 0 }: DemoCalls,
  { teamId, people }: { teamId: string; people: readonly { guid: string }[] },
  now: number,
): Promise<void> {
  const callAt = (kind: string, place: number, daysAgo: number) => ({
    ...{ callId: `${teamId}-${kind}-${place + 1}`, teamId },
    startedBy: people[(place * 7) % people.length]?.guid ?? '',
    startedAt: now - daysAgo * DAY_MS,
  });
  const cut = Array.from({ length: limited }, (_, place): Call => {
    const call = callAt('call', place, 4 + place * 6);
    return { ...call, participantsCount: 2, limitEndsAt: limitEndOf('free', call.startedAt), endedAt: null };
  });
  const ofGroups = Array.from({ length: groups }, (_, place): Call => {
    const call = callAt('group-call', place, 2 + place * 3);
    return {
      ...{ ...call, participantsCount: 3 + (place % 5), limitEndsAt: null },
      endedAt: call.startedAt + (25 + place) * MINUTE_MS,
    };
  });
  await insertRows(db, videoCall, [...cut, ...ofGroups]);
}
