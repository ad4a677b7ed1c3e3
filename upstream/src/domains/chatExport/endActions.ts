import { recordAudit } from '../../lib/audit.ts';
import type { Cause } from '../../lib/cause.ts';
import { DAY_MS } from '../../lib/durations.ts';
import { removeAfterCommit } from '../../lib/fileRemoval.ts';
import type { JobContext } from '../../lib/jobs.ts';
import type { Mailer } from '../../lib/mail.ts';
import { peopleByGuid } from '../member/repository.ts';
import { type TeamRow, teamOf } from '../team/repository.ts';
import { doneMail, failedMail } from './mail.ts';
import {
  type ExportFailure,
  type ExportRow,
  dropWork,
  exportsOfDeletedTeams,
  removeExports,
  saveExport,
} from './repository.ts';
import { partFileOf } from './rules.ts';
import { expiring } from './workActions.ts';

/** For how many days a file is kept, and where the console is. */
export type ChatExportTerms = { readonly keptDays: number; readonly consoleUrl: string };

export type EndDeps = { readonly mailer: Mailer; readonly terms: ChatExportTerms };
type Context = Pick<JobContext, 'db' | 'now'> & Partial<Pick<Cause, 'requestId' | 'parentJobId'>>;

/** Where the console shows the exports of a list. */
export const pageLink = ({ consoleUrl }: ChatExportTerms, tab: 'completed' | 'pending'): string =>
  `${consoleUrl}/#/chat-dump?tab=${tab}`;

/** Removes the parts of an export, the one that may be being written among them. */
export const removeParts = (context: Context, { jobId, parts }: ExportRow): Promise<void> =>
  removeAfterCommit(context, ...Array.from({ length: parts + 1 }, (_, part) => partFileOf(jobId, part)));

/** What somebody is told, as long as they are an admin of the team: others may not see it. */
async function requesterOf({ db }: Context, { teamId, requesterGuid }: ExportRow) {
  const [found] = await peopleByGuid(db, teamId, [requesterGuid], false);
  return found?.state === 'active' && found.role === 'admin' ? found : undefined;
}

/** Keeps how an export ended, without what only its way there needed. */
async function end(context: Context, row: ExportRow, changes: Partial<ExportRow>): Promise<ExportRow> {
  const ended = { ...changes, stage: 'done' as const, finishedAt: context.now, updatedAt: context.now };
  await saveExport(context.db, row, ended);
  await dropWork(context.db, row.jobId);
  await removeParts(context, row);
  return { ...row, ...ended };
}

/**
 * Ends an export that comes to nothing. With the export locked.
 *
 * @param by who stops it; null where nobody does
 */
export async function failExport(
  { mailer, terms }: EndDeps,
  context: Context,
  row: ExportRow,
  { failure, by }: { failure: ExportFailure; by: string | null },
): Promise<ExportRow> {
  const ended = await end(context, row, { status: 'FAILED', failure });
  await removeAfterCommit(context, row.fileName);
  await recordAudit(context, {
    ...{ teamId: row.teamId, actor: by ?? row.requesterGuid, target: `chatExport:${row.jobId}` },
    ...{ action: failure === 'cancelled' ? 'chatExport.cancel' : 'chatExport.finish' },
    after: { status: 'FAILED', failure },
  });
  const requester = by === row.requesterGuid ? undefined : await requesterOf(context, row);
  if (requester) {
    const { name: team } = await teamOf(context.db, row.teamId);
    const told = { team, failure, link: pageLink(terms, 'pending') };
    await mailer.send(context, requester.email, failedMail(requester.locale, told));
  }
  return ended;
}

/** Ends an export whose file is there. With the export locked. */
export async function completeExport(
  { mailer, terms }: EndDeps,
  context: Context,
  row: ExportRow,
  { size, team }: { size: number; team: TeamRow },
): Promise<void> {
  const expiresAt = context.now + terms.keptDays * DAY_MS;
  await end(context, row, { status: 'COMPLETED', size, expiresAt });
  await expiring.enqueue(context, { jobId: row.jobId }, { dueAt: expiresAt });
  const { conversations, doneMessages: messages, attachments: files } = row;
  await recordAudit(context, {
    ...{ teamId: row.teamId, actor: row.requesterGuid, target: `chatExport:${row.jobId}` },
    ...{ action: 'chatExport.finish', after: { status: 'COMPLETED', size, conversations, messages, files } },
  });
  const requester = await requesterOf(context, row);
  if (!requester) return;
  const told = { team: team.name, messages, expiresAt, link: pageLink(terms, 'completed') };
  await mailer.send(context, requester.email, doneMail(requester.locale, told));
}

/** Removes the file of an export that has been kept for long enough. */
export async function expireExport(context: Context, row: ExportRow): Promise<void> {
  await removeAfterCommit(context, row.fileName);
  await recordAudit(context, {
    ...{ teamId: row.teamId, actor: null, action: 'chatExport.expire', target: `chatExport:${row.jobId}` },
  });
}

/** So many go at once; the others an hour later. */
const AT_ONCE = 100;

/** Removes the finished exports of teams that were deleted, with their files. Those under way end at their next step. */
export async function removeExportsOfDeletedTeams(context: JobContext): Promise<void> {
  const rows = await exportsOfDeletedTeams(context.db, AT_ONCE);
  if (rows.length === 0) return;
  // Of the others the file has gone.
  for (const row of rows) if ((row.expiresAt ?? 0) > context.now) await expireExport(context, row);
  await removeExports(
    context.db,
    rows.map(({ jobId }) => jobId),
  );
}
