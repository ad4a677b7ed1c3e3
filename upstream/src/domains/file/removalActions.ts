import { recordAudits } from '../../lib/audit.ts';
import { removeAfterCommit } from '../../lib/fileRemoval.ts';
import type { JobContext } from '../../lib/jobs.ts';
import { filesOfDeletedTeams, forgetFiles } from './shareRepository.ts';

/** So many go at once; the others an hour later. */
const AT_ONCE = 1_000;

/** Deletes the files that were shared in teams that were deleted. */
export async function removeFilesOfDeletedTeams(context: JobContext): Promise<void> {
  const rows = await filesOfDeletedTeams(context.db, AT_ONCE);
  if (rows.length === 0) return;
  const names = rows.map(({ fileName }) => fileName);
  await forgetFiles(context.db, names, context.now);
  await removeAfterCommit(context, ...names);
  await recordAudits(
    context,
    // What held nothing a build before may have told of already.
    [
      ...Map.groupBy(
        rows.filter(({ bytes }) => bytes > 0),
        ({ teamId }) => teamId,
      ),
    ].map(([teamId, files]) => ({
      ...{ teamId, actor: null, action: 'file.remove' as const, target: `team:${teamId}` },
      before: { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) },
    })),
  );
}
