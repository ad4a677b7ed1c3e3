// What the calls about jobs on many people, and about files of people and channels, answer to whom.
import { composed } from './memberFileCalls.ts';
import { type Row, adminsOnly, adminsOnlyBut } from './rows.ts';

/** Who may make which of them, by its name, with what the call is given. */
export const bulkRows: Record<string, { row: Row; query?: string; body?: unknown }> = {
  'bulk.startJob': { row: adminsOnly, body: { action: 'reactivate', subjects: ['nobody'] } },
  'bulk.undoJob': { row: adminsOnlyBut('404 job_not_found'), body: { jobId: 'none' } },
  'bulk.cancelJob': { row: adminsOnlyBut('404 job_not_found'), body: { jobId: 'none' } },
  'bulk.job': { row: adminsOnlyBut('404 job_not_found'), query: 'jobId=none' },
  'bulk.jobs': { row: adminsOnly },
  'bulk.jobFailures': {
    row: adminsOnlyBut('404 job_not_found'),
    query: 'jobId=none&limit=5&offset=0',
  },
  'bulk.validateUsersFile': { row: adminsOnlyBut('400 InvalidFile'), query: 'mode=add&fileName=people.csv' },
  'bulk.memberColumns': { row: adminsOnly, query: 'mode=add' },
  'bulk.downloadTemplates': { row: adminsOnly, query: 'mode=edit' },
  'bulk.lastImport': { row: adminsOnly, query: 'mode=add' },
  'bulk.memberUploads': { row: adminsOnly },
  'bulk.memberUpload': { row: adminsOnlyBut('404 upload_not_found'), query: 'importId=none' },
  'bulk.memberUploadRows': {
    row: adminsOnlyBut('404 upload_not_found'),
    query: 'importId=none&kind=planned&limit=5&offset=0',
  },
  'bulk.memberUploadReport': { row: adminsOnlyBut('404 upload_not_found'), query: 'importId=none&kind=results' },
  'bulk.inviteUsers': { row: adminsOnlyBut('404 upload_not_found'), body: { importId: 'none', ...composed } },
  'bulk.updateUsers': { row: adminsOnlyBut('404 upload_not_found'), body: { importId: 'none' } },
  'bulk.deleteUsers': { row: adminsOnlyBut('404 upload_not_found'), body: { importId: 'none' } },
  'bulk.deactivateUsers': { row: adminsOnlyBut('404 upload_not_found'), body: { importId: 'none' } },
  'bulk.cancelMemberUpload': { row: adminsOnlyBut('404 upload_not_found'), body: { importId: 'none' } },
  'bulk.inviteMail': { row: adminsOnly },
  // The team has not the plan that they need.
  'bulk.channelTemplates': { row: adminsOnlyBut('402 plan_required'), query: 'teamId=team-seedling' },
  'bulk.templateDownloadLink': { row: adminsOnlyBut('402 plan_required'), query: 'templateId=create' },
  'bulk.templateUploadLink': { row: adminsOnlyBut('402 plan_required'), body: { fileName: 'create.csv' } },
  'bulk.processUploadedFile': {
    row: adminsOnlyBut('402 plan_required'),
    body: { templateId: 'create', fileName: 'create.csv', uploadName: 'none' },
  },
  'bulk.validateUploadedFile': {
    row: adminsOnlyBut('402 plan_required'),
    body: { templateId: 'create', fileName: 'create.csv', uploadName: 'none' },
  },
  'bulk.startChannelUpload': { row: adminsOnlyBut('402 plan_required'), body: { uploadId: 'none' } },
  'bulk.cancelChannelUpload': { row: adminsOnlyBut('402 plan_required'), body: { uploadId: 'none' } },
  'bulk.channelUploadRows': {
    row: adminsOnlyBut('402 plan_required'),
    query: 'uploadId=none&kind=planned&limit=5&offset=0',
  },
  'bulk.channelUploadReport': { row: adminsOnlyBut('402 plan_required'), query: 'uploadId=none' },
  'bulk.lastChannelUpload': { row: adminsOnlyBut('402 plan_required') },
  'bulk.channelUploads': { row: adminsOnlyBut('402 plan_required') },
  'bulk.channelUpload': { row: adminsOnlyBut('402 plan_required'), query: 'uploadId=none' },
  'bulk.channelUploadErrors': {
    row: adminsOnlyBut('402 plan_required'),
    query: 'uploadId=none&limit=5&offset=0',
  },
};
