import { Refused } from '../stubCall.ts';
import { CHANNEL_UPLOAD, TEMPLATES } from '../stubChannelTemplates.ts';
import { JOB } from '../stubTeam.ts';
import { type Answers, adminsOnly } from './answer.ts';

/** What the stub's bulk service answers by itself. */
export const bulkAnswers: Answers<'bulk'> = {
  startJob: adminsOnly(({ body }) => ({
    ...JOB,
    action: body.action,
    total: body.expectedCount ?? 3,
  })),
  undoJob: adminsOnly(() => ({ ...JOB, jobId: 'job-2', action: 'reactivate' })),
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
  lastChannelUpload: adminsOnly(() => ({ upload: CHANNEL_UPLOAD })),
  channelUpload: adminsOnly(({ query }) =>
    query.uploadId === CHANNEL_UPLOAD.uploadId ? CHANNEL_UPLOAD : new Refused(404, 'upload_not_found'),
  ),
  channelUploadErrors: adminsOnly(() => ({ errors: [], total: 0 })),
};
