import { randomUUID } from 'node:crypto';
import { isCsvName } from '@muster/schema/formats/csvFile';
import type { Queries } from '../../../db/database.ts';
import type { Query } from '../../../generated/contract.ts';
import type { UploadContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import { removeAfterCommit, removeAt } from '../../../lib/fileRemoval.ts';
import type { EarlyContext } from '../../../lib/routes.ts';
import { countActive } from '../../member/listRepository.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { nameOf } from '../../member/nameRules.ts';
import { type Environment, isLargeTeam } from '../../member/rules.ts';
import type { OfferDeps } from '../offerFileActions.ts';
import { UNSTARTED_KEPT_MS, UNSTARTED_MAX } from '../rules.ts';
import { enqueueCheck } from './checkStepActions.ts';
import { columnsOfTeam, readHeader } from './columnRules.ts';
import { fillableFields } from './fieldActions.ts';
import { headerRefusal, outlineOf } from './intakeActions.ts';
import { addUpload, unstartedBut, uploadOf } from './repository.ts';
import { type UploadRow, saveUpload } from './workRepository.ts';

export type MemberFileDeps = OfferDeps & { readonly environment: Environment };
type Asked = Query<'bulk', 'validateUsersFile'>;

/** @throws Refusal `upload_not_found` */
export async function demandUpload(db: Queries, teamId: string, uploadId: string): Promise<UploadRow> {
  const found = await uploadOf(db, teamId, uploadId);
  if (!found) throw new Refusal('upload_not_found', { field: 'importId' });
  return found;
}

/** Ends a file where it stands: rows that are done stay so, what is left of it in the store goes. */
export async function forgetUpload(
  context: { db: Queries; now: number },
  { uploadId, state, storedFile }: UploadRow,
): Promise<Pick<UploadRow, 'state' | 'finishedAt'>> {
  const stopped = { state: 'cancelled' as const, finishedAt: context.now };
  await saveUpload(context.db, uploadId, stopped);
  if (state === 'validating') await removeAfterCommit(context, storedFile);
  return stopped;
}

/**
 * Lets only large teams remove people by file.
 *
 * @throws Refusal `team_not_large`
 */
export async function demandLarge(db: Queries, teamId: string, environment: Environment): Promise<void> {
  if (!isLargeTeam(await countActive(db, teamId), environment)) throw new Refusal('team_not_large', { field: 'mode' });
}

/**
 * Refuses what needs no look at a file.
 *
 * @throws Refusal `InvalidFile` by its name, `team_not_large`
 */
export async function judgeFile(
  { environment }: MemberFileDeps,
  { db, actor }: Pick<EarlyContext, 'db' | 'actor'>,
  { mode, fileName }: Asked,
): Promise<void> {
  if (!isCsvName(fileName)) throw new Refusal('InvalidFile', { field: 'fileName' });
  if (mode === 'delete') await demandLarge(db, actor.teamId, environment);
}

/**
 * Takes over a file of people, and has its rows compared with the team.
 *
 * @throws Refusal those of `judgeFile`, `InvalidHeader`
 */
export async function validateUsersFile(
  deps: MemberFileDeps,
  context: UploadContext,
  query: Asked,
): Promise<UploadRow> {
  const storedFile = context.fileName;
  // A storage may be slow: other changes of the team do not wait for it.
  const { encoding, header, total, rowsAt } = await outlineOf(deps.files, storedFile);
  const { cause, self } = await lockForAdmin(context);
  await judgeFile(deps, context, query);
  const { db, now, teamId, actor, requestId = null } = cause;
  const { mode, fileName } = query;
  const columns = readHeader(header, columnsOfTeam(await fillableFields(cause, teamId)));
  if ('fault' in columns) throw headerRefusal(columns);
  const upload: UploadRow = {
    ...{ uploadId: randomUUID(), teamId, mode, fileName, storedFile, encoding, header, columns },
    ...{ actor, actorName: nameOf(self), requestId },
    ...{ state: 'validating', total, checked: 0, readTo: rowsAt, planned: 0, unchanged: 0, refused: 0 },
    ...{ done: 0, failed: 0, mail: null, startedBy: null, startedByName: null },
    ...{ uploadedAt: now, startedAt: null, finishedAt: null },
  };
  // Before it is there itself: of those sent at one instant none is newer.
  for (const old of await unstartedBut(db, teamId, UNSTARTED_MAX - 1)) await forgetUpload(cause, old);
  await addUpload(db, upload);
  await enqueueCheck(db, now, upload.uploadId);
  // It leaves the store with its last row; so that it does in any case.
  await removeAt(cause, storedFile, now + UNSTARTED_KEPT_MS);
  return upload;
}
