import { CHAT_EXPORT, PENDING_EXPORT } from '../stubChatExports.ts';
import { type Answers, adminsOnly } from './answer.ts';

/** What the stub's chat export service answers by itself. */
export const chatExportAnswers: Answers<'chatExport'> = {
  teamRecentChats: adminsOnly(() => ({ exports: [PENDING_EXPORT, CHAT_EXPORT] })),
  exportEstimate: adminsOnly(() => ({
    ...{ conversations: 3, messages: 1_234, files: 5, bytes: 2_000_000, unknownEmails: [] },
  })),
  exportTeamConversation: adminsOnly(({ body: { jobId } }) => ({ ...PENDING_EXPORT, jobId })),
  signedUrl: adminsOnly(() => ({ url: '/files/chat_exports/1.zip' })),
  cancelExport: adminsOnly(({ body: { jobId } }) => ({
    ...{ ...PENDING_EXPORT, jobId, status: 'FAILED', stage: 'done', failure: 'cancelled', progress: null },
    finishedOn: 1_700_000_002_000,
  })),
};
