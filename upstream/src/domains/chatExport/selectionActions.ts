import type { ArchiveFacts } from '../../lib/chatArchive/content.ts';
import type { ExportRow } from './repository.ts';
import { withinDays } from './rules.ts';
import type { Selection } from './selectionRepository.ts';

/** Which messages an export is of, once its work has begun. */
export const selectionOf = (row: ExportRow): Selection => ({
  ...{ teamId: row.teamId, guids: row.guids, tasks: row.tasks, messageType: row.messageType },
  groupJids: row.channels.map(({ groupJid }) => groupJid),
  ...withinDays(row.dateFrom, row.dateTo),
  ...{ lastMessageId: row.lastMessageId ?? 0, lastDirectMessageId: row.lastDirectMessageId ?? 0 },
});

type Team = { readonly teamId: string; readonly name: string; readonly domain: string };

/** What the archive says of itself. */
export const factsOf = (row: ExportRow, { teamId, name, domain }: Team): ArchiveFacts => ({
  team: { id: teamId, name, domain },
  requestedBy: { guid: row.requesterGuid, name: row.requesterName },
  requestedAt: row.createdAt,
  filters: {
    channels: row.channels.map(({ groupJid: id, name }) => ({ id, name })),
    ...{ emails: row.emails, tasks: row.tasks, messageType: row.messageType },
    ...{ dateFrom: row.dateFrom, dateTo: row.dateTo },
  },
  counts: { conversations: row.conversations, messages: row.doneMessages, files: row.attachments },
});
