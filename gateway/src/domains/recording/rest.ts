import type { Body, Query } from '../../generated/upstream/contract.ts';
import type { IdempotencyKey } from '../../lib/idempotencyKeys.ts';
import type { Upstream } from '../../upstream/client.ts';

/** The calls of the recording service about recordings. */
export const recordingRest = (upstream: Upstream) => ({
  recordings: (query: Query<'recording', 'recordings'>) => upstream.call('recording', 'recordings', { query }),
  recording: (id: string) => upstream.call('recording', 'recording', { query: { id } }),
  retention: () => upstream.call('recording', 'recordingRetention', {}),
  previewRetention: (keptDays: number) =>
    upstream.call('recording', 'previewRecordingRetention', { query: { keptDays } }),
  setRetention: (body: Body<'recording', 'setRecordingRetention'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('recording', 'setRecordingRetention', { body, idempotencyKey }),
  rename: (id: string, title: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('recording', 'renameRecording', { body: { id, title }, idempotencyKey }),
  remove: (id: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('recording', 'deleteRecording', { query: { id }, idempotencyKey }),
  signedDownloadUrl: (body: Body<'recording', 'signedDownloadUrl'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('recording', 'signedDownloadUrl', { body, idempotencyKey }),
});
