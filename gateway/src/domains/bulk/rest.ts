import type { Body, Query } from '../../generated/upstream/contract.ts';
import type { IdempotencyKey } from '../../lib/idempotencyKeys.ts';
import type { OutgoingContent, Upstream } from '../../upstream/client.ts';

type StartJobBody = Body<'bulk', 'startJob'>;
export type Matching = NonNullable<StartJobBody['matching']>;
/** Whom a job is about: a list of guids, or everybody who matches. */
export type Subjects = { subjects: string[] } | { matching: Matching };
export type StartJob = Pick<StartJobBody, 'action' | 'expectedCount'> & Subjects;
export type JobState = NonNullable<Query<'bulk', 'jobs'>['state']>;
export type UploadMode = Query<'bulk', 'memberColumns'>['mode'];
/** The calls that do what a validated file of people says, each for its mode. */
export type StartOfUpload = 'updateUsers' | 'deactivateUsers' | 'deleteUsers';

/** The calls by which a filled template is handed over: to be worked off at once, or looked at. */
export type HandOver = 'processUploadedFile' | 'validateUploadedFile';

/** The calls of the bulk service. */
export const bulkRest = (upstream: Upstream) => ({
  job: (jobId: string) => upstream.call('bulk', 'job', { query: { jobId } }),
  jobs: (state: JobState | null) => upstream.call('bulk', 'jobs', { query: state === null ? {} : { state } }),
  jobFailures: (query: Query<'bulk', 'jobFailures'>) => upstream.call('bulk', 'jobFailures', { query }),
  startJob: (body: StartJob, idempotencyKey: IdempotencyKey) =>
    upstream.call('bulk', 'startJob', { body, idempotencyKey }),
  undoJob: (jobId: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('bulk', 'undoJob', { body: { jobId }, idempotencyKey }),
  cancelJob: (jobId: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('bulk', 'cancelJob', { body: { jobId }, idempotencyKey }),
  channelTemplates: (teamId: string) => upstream.call('bulk', 'channelTemplates', { query: { teamId } }),
  lastChannelUpload: () => upstream.call('bulk', 'lastChannelUpload', {}),
  channelUploads: () => upstream.call('bulk', 'channelUploads', {}),
  channelUpload: (uploadId: string) => upstream.call('bulk', 'channelUpload', { query: { uploadId } }),
  channelUploadErrors: (query: Query<'bulk', 'channelUploadErrors'>) =>
    upstream.call('bulk', 'channelUploadErrors', { query }),
  templateDownloadLink: (templateId: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('bulk', 'templateDownloadLink', { query: { templateId }, idempotencyKey }),
  templateUploadLink: (fileName: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('bulk', 'templateUploadLink', { body: { fileName }, idempotencyKey }),
  channelUploadRows: (query: Query<'bulk', 'channelUploadRows'>) =>
    upstream.call('bulk', 'channelUploadRows', { query }),
  handOver: (call: HandOver, body: Body<'bulk', HandOver>, idempotencyKey: IdempotencyKey) =>
    upstream.call('bulk', call, { body, idempotencyKey }),
  startChannelUpload: (uploadId: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('bulk', 'startChannelUpload', { body: { uploadId }, idempotencyKey }),
  cancelChannelUpload: (body: Body<'bulk', 'cancelChannelUpload'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('bulk', 'cancelChannelUpload', { body, idempotencyKey }),
  channelUploadReport: (uploadId: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('bulk', 'channelUploadReport', { query: { uploadId }, idempotencyKey }),
  memberColumns: (mode: UploadMode) => upstream.call('bulk', 'memberColumns', { query: { mode } }),
  inviteMail: () => upstream.call('bulk', 'inviteMail', {}),
  lastImport: (mode: UploadMode) => upstream.call('bulk', 'lastImport', { query: { mode } }),
  memberUpload: (importId: string) => upstream.call('bulk', 'memberUpload', { query: { importId } }),
  memberUploads: () => upstream.call('bulk', 'memberUploads', {}),
  memberUploadRows: (query: Query<'bulk', 'memberUploadRows'>) => upstream.call('bulk', 'memberUploadRows', { query }),
  downloadTemplates: (mode: UploadMode, idempotencyKey: IdempotencyKey) =>
    upstream.call('bulk', 'downloadTemplates', { query: { mode }, idempotencyKey }),
  validateUsersFile: (
    query: Query<'bulk', 'validateUsersFile'>,
    file: OutgoingContent,
    idempotencyKey: IdempotencyKey,
  ) => upstream.upload('bulk', 'validateUsersFile', { ...file, query, idempotencyKey }),
  inviteUsers: (body: Body<'bulk', 'inviteUsers'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('bulk', 'inviteUsers', { body, idempotencyKey }),
  startUpload: (start: StartOfUpload, importId: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('bulk', start, { body: { importId }, idempotencyKey }),
  cancelMemberUpload: (body: Body<'bulk', 'cancelMemberUpload'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('bulk', 'cancelMemberUpload', { body, idempotencyKey }),
  memberUploadReport: (query: Query<'bulk', 'memberUploadReport'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('bulk', 'memberUploadReport', { query, idempotencyKey }),
});
