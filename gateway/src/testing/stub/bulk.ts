import { Refused } from '../stubCall.ts';
import { CHANNEL_UPLOAD, CHECKED_UPLOAD, TEMPLATES } from '../stubChannelTemplates.ts';
import { fileIn } from '../stubFiles.ts';
import { INVITE_MAIL, MEMBER_COLUMNS, MEMBER_UPLOAD, startedUpload } from '../stubMemberFiles.ts';
import { JOB } from '../stubTeam.ts';
import { type Answers, adminsOnly } from './answer.ts';

const noUpload = () => new Refused(404, 'upload_not_found');

/** What the stub's bulk service answers by itself. */
export const bulkAnswers: Answers<'bulk'> = {
  startJob: adminsOnly(({ body }) => ({
    ...JOB,
    action: body.action,
    total: body.expectedCount ?? 3,
  })),
  undoJob: adminsOnly(() => ({ ...JOB, jobId: 'job-2', action: 'reactivate' })),
  cancelJob: adminsOnly(() => ({ ...JOB, state: 'cancelled', finishedAt: 1_700_000_001_000, isCancellable: false })),
  job: adminsOnly(({ query }) => (query.jobId === JOB.jobId ? JOB : new Refused(404, 'job_not_found'))),
  jobs: adminsOnly(({ query }) => ({ jobs: query.state === 'done' ? [] : [JOB] })),
  jobFailures: adminsOnly(() => ({ failures: [], total: 0 })),
  channelTemplates: adminsOnly(() => ({ templates: TEMPLATES })),
  templateDownloadLink: adminsOnly(() => ({ url: '/files/templates/1/create_channels.csv' })),
  templateUploadLink: adminsOnly(() => ({ url: '/files/channel_uploads/1.csv', uploadName: 'channel_uploads/1.csv' })),
  processUploadedFile: adminsOnly(({ body: { templateId, fileName } }) => ({
    ...CHANNEL_UPLOAD,
    ...{ templateId, fileName },
  })),
  validateUploadedFile: adminsOnly(({ body: { templateId, fileName } }) => ({
    ...CHECKED_UPLOAD,
    ...{ templateId, fileName, status: 'validating' as const },
  })),
  startChannelUpload: adminsOnly(() => ({ ...CHECKED_UPLOAD, status: 'processing' })),
  cancelChannelUpload: adminsOnly(() => ({ ...CHECKED_UPLOAD, status: 'cancelled', finishedAt: 1_700_000_001_000 })),
  channelUploadRows: adminsOnly(() => ({ rows: [], total: 0 })),
  channelUploadReport: adminsOnly(() => ({ url: '/files/templates/1/create_channels_results.csv' })),
  lastChannelUpload: adminsOnly(() => ({ upload: CHANNEL_UPLOAD })),
  channelUploads: adminsOnly(() => ({ uploads: [CHANNEL_UPLOAD] })),
  channelUpload: adminsOnly(({ query }) =>
    query.uploadId === CHANNEL_UPLOAD.uploadId ? CHANNEL_UPLOAD : new Refused(404, 'upload_not_found'),
  ),
  channelUploadErrors: adminsOnly(() => ({ errors: [], total: 0 })),
  memberColumns: adminsOnly(() => ({ columns: MEMBER_COLUMNS })),
  inviteMail: adminsOnly(() => INVITE_MAIL),
  lastImport: adminsOnly(() => ({})),
  memberUpload: adminsOnly(({ query }) => (query.importId === MEMBER_UPLOAD.importId ? MEMBER_UPLOAD : noUpload())),
  memberUploads: adminsOnly(() => ({ uploads: [startedUpload('edit')] })),
  memberUploadRows: adminsOnly(() => ({ rows: [], total: 0 })),
  downloadTemplates: adminsOnly(({ query: { mode } }) => ({ url: `/files/templates/2/${mode}_members.csv` })),
  validateUsersFile: adminsOnly(async ({ query: { mode, fileName }, call }) => {
    await fileIn(call, 'usersFile');
    return { ...MEMBER_UPLOAD, mode, fileName, status: 'validating' as const, checked: 0 };
  }),
  inviteUsers: adminsOnly(() => startedUpload('add')),
  updateUsers: adminsOnly(() => startedUpload('edit')),
  deactivateUsers: adminsOnly(() => startedUpload('deactivate')),
  deleteUsers: adminsOnly(() => startedUpload('delete')),
  cancelMemberUpload: adminsOnly(() => ({ ...MEMBER_UPLOAD, status: 'cancelled', finishedAt: 1_700_000_001_000 })),
  memberUploadReport: adminsOnly(({ query: { kind } }) => ({ url: `/files/reports/1/${kind}.csv` })),
};
