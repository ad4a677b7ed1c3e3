import { note } from '../../lib/audit.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import type { FileAddresses } from '../../lib/fileAddresses.ts';
import { newFileName } from '../../lib/files.ts';
import type { Body } from '../../generated/contract.ts';
import { type Locked, lockForAdmin } from '../member/lockActions.ts';
import type { Environment } from '../member/rules.ts';
import { adminsToTell } from '../team/organisation/repository.ts';
import { demandChannels, demandMayExport, demandSense, peopleMeant } from './demandActions.ts';
import { type EndDeps, failExport, pageLink } from './endActions.ts';
import { noticeMail } from './mail.ts';
import { type ExportRow, addExport, exportById, isUnderWay, lockExport } from './repository.ts';
import { exportFolderOf, savedName, statusAt } from './rules.ts';
import { bounding } from './workActions.ts';
import { begin } from './writeActions.ts';

export type ExportDeps = EndDeps & { readonly environment: Environment; readonly fileAddresses: FileAddresses };

/** @throws Refusal `actor_not_admin`, `chat_export_disabled` */
async function lockForExport(
  { environment }: Pick<ExportDeps, 'environment'>,
  context: SessionContext,
): Promise<Locked> {
  const locked = await lockForAdmin(context);
  demandMayExport(locked.team, environment);
  return locked;
}

/** The team and the person of a body are those of the session: whoever says otherwise is not who they say they are. */
function demandOwn({ teamId, requesterGuid }: Body<'chatExport', 'exportTeamConversation'>, { cause }: Locked): void {
  if (teamId !== cause.teamId) throw new Refusal('invalid_request', { field: 'teamId' });
  if (requesterGuid !== cause.actor) throw new Refusal('invalid_request', { field: 'requesterGuid' });
}

/**
 * Tells the other admins that everybody's conversations are being exported.
 *
 * @param by what whoever asked is called
 */
async function tellOthers({ mailer, terms }: ExportDeps, { cause, team }: Locked, by: string): Promise<void> {
  const others = (await adminsToTell(cause.db, team.teamId)).filter(({ guid }) => guid !== cause.actor);
  const told = { team: team.name, by, link: pageLink(terms, 'pending') };
  await mailer.sendAll(
    cause,
    others.map(({ email, locale }) => ({ to: email, content: noticeMail(locale, told) })),
  );
}

/**
 * Asks for an export of conversations. Who asks again under the same id gets the one that is there.
 *
 * @throws Refusal `actor_not_admin`, `chat_export_disabled`, `invalid_request`, `email_not_found`, `group_not_found`,
 *   `export_in_progress`
 */
export async function requestExport(
  deps: ExportDeps,
  context: SessionContext,
  body: Body<'chatExport', 'exportTeamConversation'>,
): Promise<ExportRow> {
  const locked = await lockForExport(deps, context);
  const { cause, team, self } = locked;
  const { db, now, teamId, actor, requestId = null } = cause;
  demandOwn(body, locked);
  demandSense(body);
  const { jobId, tasks, messageType, outputFormat, dateFrom = null, dateTo = null } = body;
  const before = await exportById(db, jobId);
  if (before) {
    if (before.teamId !== teamId || before.requesterGuid !== actor)
      throw new Refusal('invalid_request', { field: 'jobId' });
    return before;
  }
  const emails = body.emails.map((email) => email.trim());
  const { guids, unknown } = await peopleMeant(db, teamId, emails);
  if (unknown[0] !== undefined) throw new Refusal('email_not_found', { field: `emails.${unknown[0]}` });
  const channels = await demandChannels(db, teamId, body.channels ?? []);
  if (await isUnderWay(db, teamId)) throw new Refusal('export_in_progress');
  const requesterName = `${self.firstName} ${self.lastName}`.trim() || self.email;
  const row: ExportRow = {
    ...{ jobId, teamId, requesterGuid: actor, requesterName, requestId, locale: self.locale },
    ...{ emails, guids, channels, tasks, messageType, outputFormat, dateFrom, dateTo },
    ...{ status: 'PENDING', stage: 'waiting', failure: null, lastMessageId: null, lastDirectMessageId: null },
    ...{ conversations: 0, totalMessages: 0, doneMessages: 0, attachments: 0, cursor: begin(1), parts: 0 },
    ...{ fileName: newFileName(exportFolderOf(teamId), 'zip'), size: 0 },
    ...{ createdAt: now, updatedAt: now, finishedAt: null, expiresAt: null },
  };
  await addExport(db, row);
  await bounding.enqueue(cause, { jobId });
  await note(cause, 'chatExport.request', `chatExport:${jobId}`, {
    after: {
      ...{ people: emails.length === 0 ? 'all' : emails.length },
      ...{ channels: channels.length === 0 ? 'all' : channels.map(({ groupJid }) => groupJid) },
      ...{ tasks, messageType, outputFormat, dateFrom, dateTo },
    },
  });
  if (emails.length === 0) await tellOthers(deps, { cause, team, self }, requesterName);
  return row;
}

/** @throws Refusal `export_not_found` for those of other teams */
async function demandExport({ cause }: Locked, jobId: string): Promise<ExportRow> {
  const row = await lockExport(cause.db, jobId);
  if (row?.teamId !== cause.teamId) throw new Refusal('export_not_found');
  return row;
}

/**
 * Stops an export that is under way.
 *
 * @throws Refusal `actor_not_admin`, `chat_export_disabled`, `export_not_found`, `export_not_cancellable`
 */
export async function cancelExport(deps: ExportDeps, context: SessionContext, jobId: string): Promise<ExportRow> {
  const locked = await lockForExport(deps, context);
  const row = await demandExport(locked, jobId);
  if (row.status !== 'PENDING') throw new Refusal('export_not_cancellable');
  return failExport(deps, locked.cause, row, { failure: 'cancelled', by: locked.cause.actor });
}

/**
 * Gives the address at which a finished export is downloaded, for some minutes; and writes down who asked for it.
 *
 * @throws Refusal `actor_not_admin`, `chat_export_disabled`, `export_not_found`, `export_not_ready`
 */
export async function offerDownload(deps: ExportDeps, context: SessionContext, jobId: string): Promise<string> {
  const locked = await lockForExport(deps, context);
  const row = await demandExport(locked, jobId);
  const { cause, team } = locked;
  if (statusAt(row, cause.now) !== 'COMPLETED') throw new Refusal('export_not_ready');
  await note(cause, 'chatExport.download', `chatExport:${jobId}`);
  const saved = { as: savedName(team, row.createdAt), intent: 'download' } as const;
  return deps.fileAddresses.forDownload(row.fileName, saved, cause.now);
}
