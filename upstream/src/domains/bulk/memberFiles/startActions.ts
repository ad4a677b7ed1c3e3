import {
  hasInviteTokens,
  inviteMessageFormat,
  invitePrefixFormat,
  inviteSenderFormat,
  inviteSubjectFormat,
} from '@muster/schema/formats/memberUpload';
import type { ComposedMail } from '../../../db/tables/bulk.ts';
import type { Answer, Body } from '../../../generated/contract.ts';
import { note } from '../../../lib/audit.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import type { Invitations } from '../../../lib/invitations.ts';
import { countActive } from '../../member/listRepository.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { nameOf } from '../../member/nameRules.ts';
import { peopleByGuid } from '../../member/repository.ts';
import { type Environment, isLargeTeam } from '../../member/rules.ts';
import { demandStartable, demandStoppable } from '../demandActions.ts';
import { enqueueFile } from './fileStepActions.ts';
import { firstMail } from './inviteMail.ts';
import { demandUpload, forgetUpload } from './uploadActions.ts';
import { type UploadRow, isWorkedOff, saveUpload } from './workRepository.ts';

type Mode = UploadRow['mode'];

/** @throws Refusal `invalid_request` with the field at fault, `token_missing` */
function readMail(body: Body<'bulk', 'inviteUsers'>): ComposedMail {
  const fullName = inviteSenderFormat.safeParse(body.fullName).data;
  const fromPrefix = invitePrefixFormat.safeParse(body.fromPrefix).data;
  const subject = inviteSubjectFormat.safeParse(body.subject).data;
  const message = inviteMessageFormat.safeParse(body.message).data;
  if (fullName === undefined) throw new Refusal('invalid_request', { field: 'fullName' });
  if (fromPrefix === undefined) throw new Refusal('invalid_request', { field: 'fromPrefix' });
  if (subject === undefined) throw new Refusal('invalid_request', { field: 'subject' });
  if (message === undefined) throw new Refusal('invalid_request', { field: 'message' });
  if (!hasInviteTokens(message)) throw new Refusal('token_missing', { field: 'message' });
  return { fullName, fromPrefix, subject, message };
}

/** Which file is started, as what, and with which mail to those who are added. */
type Start = { readonly importId: string; readonly mode: Mode; readonly mail?: ComposedMail };

/**
 * Has a validated file worked off.
 *
 * @throws Refusal `upload_not_found`, `not_validated` for one of another mode, those of `demandStartable`, `team_not_large`,
 *   `upload_in_progress`
 */
async function start(
  context: SessionContext,
  { importId, mode, mail }: Start,
  environment: Environment,
): Promise<UploadRow> {
  const { cause, self } = await lockForAdmin(context);
  const { db, now, teamId, actor, requestId = null } = cause;
  const upload = await demandUpload(db, teamId, importId);
  if (upload.mode !== mode) throw new Refusal('not_validated', { field: 'importId' });
  demandStartable(upload, 'importId');
  if (mode === 'delete' && !isLargeTeam(await countActive(db, teamId), environment)) {
    throw new Refusal('team_not_large');
  }
  if (await isWorkedOff(db, teamId)) throw new Refusal('upload_in_progress', { field: 'importId' });
  const startedByName = nameOf(self);
  const started = {
    ...{ state: 'processing' as const, mail: mail ?? null, startedBy: actor, startedByName },
    ...{ requestId, startedAt: now },
  };
  await saveUpload(db, importId, started);
  await enqueueFile(db, now, importId, mode === 'deactivate' || mode === 'delete');
  await note(cause, 'bulk.startUpload', `memberUpload:${importId}`, { after: { mode, planned: upload.planned } });
  return { ...upload, ...started };
}

/**
 * Starts a file that adds people.
 *
 * @throws Refusal `token_missing`, and those of `start`
 */
export const inviteUsers = (
  context: SessionContext,
  body: Body<'bulk', 'inviteUsers'>,
  environment: Environment,
): Promise<UploadRow> => start(context, { importId: body.importId, mode: 'add', mail: readMail(body) }, environment);

/** Starts a file of another mode. */
export const startUpload = (
  context: SessionContext,
  mode: Exclude<Mode, 'add'>,
  { importId }: Body<'bulk', 'updateUsers'>,
  environment: Environment,
): Promise<UploadRow> => start(context, { importId, mode }, environment);

/**
 * Forgets a file that was not started, or stops one between two of its steps: rows that are done stay so.
 *
 * @throws Refusal `upload_not_found`, `already_processed`, `stale_version`
 */
export async function cancelUpload(
  context: SessionContext,
  { importId, onlyUnstarted }: Body<'bulk', 'cancelMemberUpload'>,
): Promise<UploadRow> {
  // A step has the team locked: this waits for its end, and the next one finds the file stopped.
  const { cause } = await lockForAdmin(context);
  const upload = await demandUpload(cause.db, cause.teamId, importId);
  const { state, planned, done, failed } = upload;
  demandStoppable(upload, 'importId', onlyUnstarted);
  const stopped = await forgetUpload(cause, upload);
  await note(cause, 'bulk.cancelUpload', `memberUpload:${importId}`, {
    ...{ before: { state }, after: { planned, done, failed } },
  });
  return { ...upload, ...stopped };
}

/** What the mail to people who are added begins with, in the language of who asks. */
export async function inviteMail(
  { db, actor }: SessionContext,
  { mailDomain }: Invitations,
): Promise<Answer<'bulk', 'inviteMail'>> {
  const [self] = await peopleByGuid(db, actor.teamId, [actor.guid], false);
  return { fromDomain: mailDomain, ...firstMail(self?.locale ?? 'en-us') };
}
