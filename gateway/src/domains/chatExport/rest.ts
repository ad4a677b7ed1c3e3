import type { Body } from '../../generated/upstream/contract.ts';
import type { IdempotencyKey } from '../../lib/idempotencyKeys.ts';
import type { Upstream } from '../../upstream/client.ts';

/** The calls of the chat export service. */
export function chatExportRest(upstream: Upstream) {
  return {
    recent: () => upstream.call('chatExport', 'teamRecentChats', {}),
    estimate: (body: Body<'chatExport', 'exportEstimate'>) => upstream.call('chatExport', 'exportEstimate', { body }),
    request: (body: Body<'chatExport', 'exportTeamConversation'>, idempotencyKey: IdempotencyKey) =>
      upstream.call('chatExport', 'exportTeamConversation', { body, idempotencyKey }),
    signedUrl: (jobId: string) => upstream.call('chatExport', 'signedUrl', { body: { jobId } }),
    cancel: (jobId: string, idempotencyKey: IdempotencyKey) =>
      upstream.call('chatExport', 'cancelExport', { body: { jobId }, idempotencyKey }),
  };
}
