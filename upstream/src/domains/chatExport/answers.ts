import type { Answer, Body } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import type { Environment } from '../member/rules.ts';
import { demandExportingTeam, demandSense, peopleMeant } from './demandActions.ts';
import { type ExportRow, recentExports } from './repository.ts';
import { LISTED_MS, statusAt, withinDays } from './rules.ts';
import { measure, presentMessages } from './selectionRepository.ts';

type ChatExport = Answer<'chatExport', 'exportTeamConversation'>;

/** An export as the contract describes it, at an instant. */
export function toExport(row: ExportRow, now: number): ChatExport {
  const isWritten = row.status === 'PENDING' && row.stage !== 'waiting';
  const isDone = row.status === 'COMPLETED';
  return {
    ...{ jobId: row.jobId, teamId: row.teamId, emails: [...row.emails], tasks: [...row.tasks] },
    channels: row.channels.map(({ groupJid: groupJID, name }) => ({ groupJID, name })),
    ...{ messageType: row.messageType, outputFormat: row.outputFormat, dateFrom: row.dateFrom, dateTo: row.dateTo },
    ...{ requesterGuid: row.requesterGuid, createdBy: row.requesterName, createdOn: row.createdAt },
    ...{ status: statusAt(row, now), stage: row.stage, failure: row.failure },
    progress: isWritten ? { done: row.doneMessages, total: row.totalMessages } : null,
    counts: isDone ? { conversations: row.conversations, messages: row.doneMessages, files: row.attachments } : null,
    ...{ size: row.size, finishedOn: row.finishedAt, expiresOn: row.expiresAt },
  };
}

/**
 * What a team has asked for lately.
 *
 * @throws Refusal `chat_export_disabled`
 */
export async function teamRecentChats(
  { db, now, actor }: SessionContext,
  environment: Environment,
): Promise<Answer<'chatExport', 'teamRecentChats'>> {
  await demandExportingTeam(db, actor.teamId, environment);
  return { exports: (await recentExports(db, actor.teamId, now - LISTED_MS)).map((row) => toExport(row, now)) };
}

const NOTHING = { conversations: 0, messages: 0, files: 0, bytes: 0 };

/**
 * How much an export would hold at this moment. Addresses that nobody has add nothing to it.
 *
 * @throws Refusal `chat_export_disabled`, `invalid_request`
 */
export async function exportEstimate(
  { db, actor }: SessionContext,
  body: Body<'chatExport', 'exportEstimate'>,
  environment: Environment,
): Promise<Answer<'chatExport', 'exportEstimate'>> {
  await demandExportingTeam(db, actor.teamId, environment);
  demandSense(body);
  const { emails, channels = [], tasks, messageType, dateFrom = null, dateTo = null } = body;
  const { guids, unknown } = await peopleMeant(db, actor.teamId, emails);
  const unknownEmails = unknown.flatMap((place) => emails[place] ?? []);
  if (emails.length > 0 && guids.length === 0) return { ...NOTHING, unknownEmails };
  const bounds = await presentMessages(db);
  const { teamId } = actor;
  const selection = {
    teamId,
    guids,
    groupJids: channels,
    tasks,
    messageType,
    ...withinDays(dateFrom, dateTo),
    ...bounds,
  };
  return { ...(await measure(db, selection)), unknownEmails };
}
