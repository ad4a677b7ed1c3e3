import type { Answer } from '../generated/upstream/contract.ts';

/** A finished export of every stub team. */
export const CHAT_EXPORT: Answer<'chatExport', 'exportTeamConversation'> = {
  ...{ jobId: 'export-1', teamId: 'team-orbit', emails: [], tasks: ['USER_HISTORY', 'GROUP_HISTORY'] },
  channels: [{ groupJID: 'general@chat.orbit.example', name: 'general' }],
  ...{ messageType: 'ALL', outputFormat: 'HTML', dateFrom: null, dateTo: null },
  ...{ requesterGuid: 'admin', createdBy: 'Ada Admin', createdOn: 1_700_000_000_000 },
  ...{ status: 'COMPLETED', stage: 'done', failure: null, progress: null },
  counts: { conversations: 3, messages: 1_234, files: 5 },
  ...{ size: 1_310_720, finishedOn: 1_700_000_001_000, expiresOn: 1_700_604_801_000 },
};

/** The same while it is under way. */
export const PENDING_EXPORT: Answer<'chatExport', 'exportTeamConversation'> = {
  ...{ ...CHAT_EXPORT, jobId: 'export-2', status: 'PENDING', stage: 'writing', counts: null, size: 0 },
  ...{ progress: { done: 500, total: 1_234 }, finishedOn: null, expiresOn: null },
};
