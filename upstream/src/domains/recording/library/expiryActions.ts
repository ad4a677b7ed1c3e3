import { recordAudits } from '../../../lib/audit.ts';
import { removeAfterCommit } from '../../../lib/fileRemoval.ts';
import type { JobContext } from '../../../lib/jobs.ts';
import { targetOf } from './changeActions.ts';
import { removeRecordings, recordingsUntil } from './repository.ts';

/** As many go at once; the others an hour later. */
const AT_ONCE = 1_000;

/** Deletes recordings that were made by an instant; their files leave the store once that is committed. */
export async function expireRecordings(context: JobContext, madeBy: number): Promise<void> {
  const rows = await recordingsUntil(context.db, madeBy, AT_ONCE);
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
