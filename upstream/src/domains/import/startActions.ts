import { randomUUID } from 'node:crypto';
import { fileNameOfLink } from '@muster/schema/formats/import';
import { note } from '../../lib/audit.ts';
import type { Cause } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { removeAt } from '../../lib/fileRemoval.ts';
import { newFileName } from '../../lib/files.ts';
import type { Mailer } from '../../lib/mail.ts';
import type { Seals } from '../../lib/seals.ts';
import { lockForAdmin } from '../member/lockActions.ts';
import { type Wanted, demandLink, demandUpload } from './archiveActions.ts';
import { failImport } from './endActions.ts';
import { type ImportRow, addImport, importOf, isUnderWay } from './repository.ts';
import { ARCHIVE_KEPT_MS, NO_COUNTS, archiveFolderOf, isCancellable } from './rules.ts';
import { judgeUrl } from './urlActions.ts';
import { fetching, reading } from './workActions.ts';

type Archive = Pick<ImportRow, 'stage' | 'fileName' | 'archiveFile' | 'sourceUrl' | 'totalBytes'>;

/** The archive of an import: one that was sent, or that of a link, which has a place in the store by now. */
async function archiveOf({ db, now, teamId }: Cause, wanted: Wanted): Promise<Archive> {
  if (wanted.source !== 'HIPCHAT') {
    const { fileName, uploadName, bytes } = await demandUpload(db, teamId, wanted);
    return { stage: 'reading', fileName, archiveFile: uploadName, sourceUrl: null, totalBytes: bytes };
  }
  const sourceUrl = demandLink(wanted);
  const archiveFile = newFileName(archiveFolderOf(teamId), 'archive');
  await removeAt({ db, now }, archiveFile, now + ARCHIVE_KEPT_MS);
  return { stage: 'fetching', fileName: fileNameOfLink(sourceUrl), archiveFile, sourceUrl, totalBytes: 0 };
}

/**
 * Starts an import into the team of the admin who is signed in. Its archive was looked at before; see `demandArchive`.
 *
 * @throws Refusal `import_in_progress`, `url_invalid`, `url_reserved`, `url_taken`, and as `demandLink` and `demandUpload`
 */
export async function startImport(
  { seals }: { seals: Seals },
  context: SessionContext,
  wanted: Wanted,
): Promise<ImportRow> {
  const { cause, team, self } = await lockForAdmin(context);
  const { db, now, teamId, actor, requestId = null } = cause;
  const { source, passphrase, invite: invitesPeople } = wanted;
  const archive = await archiveOf(cause, wanted);
  const judged = await judgeUrl(db, team, wanted.teamUrl);
  if (judged.refusal !== null) throw new Refusal(judged.refusal, { field: 'teamUrl' });
  if (await isUnderWay(db, { teamId, source })) throw new Refusal('import_in_progress');
  const importId = randomUUID();
  const row: ImportRow = {
    ...{ importId, teamId, actor, actorName: `${self.firstName} ${self.lastName}`.trim() || self.email, source },
    ...{ status: 'IN_PROGRESS', ...archive, teamUrl: judged.url, invitesPeople, requestId },
    sealedPassphrase: passphrase === undefined ? null : seals.seal(passphrase, importId),
    ...{ recordsFile: null, doneBytes: 0, counts: NO_COUNTS, failure: null },
    ...{ createdAt: now, updatedAt: now, finishedAt: null },
  };
  await addImport(db, row);
  await (archive.stage === 'fetching' ? fetching : reading).enqueue(cause, { importId });
  await note(cause, 'import.start', `import:${importId}`, { after: { source, fileName: row.fileName } });
  return row;
}

/**
 * Stops an import that has not changed the team yet.
 *
 * @throws Refusal `import_not_found`, `import_not_cancellable`
 */
export async function cancelImport(
  { mailer }: { mailer: Mailer },
  context: SessionContext,
  importId: string,
): Promise<ImportRow> {
  const { cause, team } = await lockForAdmin(context);
  const row = await importOf(cause.db, cause.teamId, importId);
  if (!row) throw new Refusal('import_not_found');
  if (!isCancellable(row)) throw new Refusal('import_not_cancellable');
  return failImport({ cause, team, row, mailer }, 'cancelled', cause.actor);
}
