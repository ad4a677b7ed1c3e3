import { recordAudits } from '../../../lib/audit.ts';
import { removeAfterCommit } from '../../../lib/fileRemoval.ts';
import type { JobContext } from '../../../lib/jobs.ts';
import { targetOf } from './changeActions.ts';
import { removeRecordings, recordingsOver } from './repository.ts';
import { madeBy } from './retentionRules.ts';

/** As many go at once; the others an hour later. */
const AT_ONCE = 1_000;

/**
 * Deletes recordings that are older than their team keeps them, or the installation, and those of teams that were deleted; their
 * files leave the store once that is committed.
 *
 * @param mostDays for how many days the installation keeps them at most; null for any time
 */
export async function expireRecordings(context: JobContext, mostDays: number | null): Promise<void> {
  const { db, now } = context;
  const rows = await recordingsOver(db, { now, madeBy: mostDays === null ? null : madeBy(now, mostDays) }, AT_ONCE);
  if (rows.length === 0) return;
  await removeRecordings(
    context.db,
    rows.map(({ recordingId }) => recordingId),
  );
  await removeAfterCommit(context, ...rows.flatMap(({ fileName }) => fileName ?? []));
  await recordAudits(
    context,
    rows.map(({ teamId, recordingId, title, roomId, bytes }) => ({
      ...{ teamId, actor: null, action: 'recording.expire' as const, target: targetOf(recordingId) },
      before: { title, roomId, bytes },
    })),
  );
}
