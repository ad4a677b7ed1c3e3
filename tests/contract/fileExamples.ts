// Examples of the calls that act on many people, by list or by file, and of imports; with the files that they bring.
import { hipchatExport, slackExport } from '@muster/upstream/sampleArchives';
import type { ExamplesOf, PeopleMode, SentSource } from './known.ts';

/** Whose webhook is taken over by another example. */
const WEBHOOK_OWNER = 'orbit-0126';
/** Somebody in HipChat. */
const PERSON = { id: 1, name: 'Ann', email: 'ann@hipchat.example', mention_name: 'ann' };

/** A filled template, one of whose rows is not as it has to be. */
export const TEMPLATE = { templateId: 'create', fileName: 'create_channels.csv' };
export const TEMPLATE_FILE = new TextEncoder().encode(
  [
    'channel_name,channel_description,channel_type,channel_admin_emails,member_emails,who_can_add_remove_users,who_can_view_member_list',
    'launch,,public,admin@summit.example,,channel admins,any member',
    'broken,,secret,,,,',
  ].join('\n'),
);

/** The same with a channel that no other example makes. */
export const CHECKED_FILE = new TextEncoder().encode(
  new TextDecoder().decode(TEMPLATE_FILE).replace('launch', 'launch party'),
);

/** Files of people, with a row that changes something, by what they do. */
export const PEOPLE_FILES: Readonly<Record<PeopleMode, Uint8Array<ArrayBuffer>>> = {
  add: new TextEncoder().encode('email,first_name,last_name\nfresh@orbit.example,Fresh,Face\n'),
  edit: new TextEncoder().encode('email,Pronouns\nadmin@orbit.example,ask me\n'),
  deactivate: new TextEncoder().encode('email\nmember@summit.example\n'),
  delete: new TextEncoder().encode('email\nmember@galaxy.example\n'),
};

/** Archives with one person in each. */
export const ARCHIVES = {
  SLACK: {
    fileName: 'export.zip',
    content: () => slackExport({ users: [{ id: 'U1', name: 'ann', profile: { email: 'ann@slack.example' } }] }),
  },
  HIPCHAT_SERVER: { fileName: 'export.tar.gz', content: () => hipchatExport({ users: [PERSON] }) },
} as const satisfies Readonly<Record<SentSource, object>>;

export const bulkExamples: ExamplesOf<'bulk'> = {
  startJob: () => ({
    body: { action: 'reactivate', matching: { state: 'deactivated', except: [WEBHOOK_OWNER] } },
  }),
  undoJob: async ({ jobId }) => ({ body: { jobId: await jobId() } }),
  cancelJob: async ({ runningJobId }) => ({ body: { jobId: await runningJobId() } }),
  job: async ({ jobId }) => ({ query: { jobId: await jobId() } }),
  jobs: () => ({ query: { state: 'done' } }),
  jobFailures: async ({ jobId }) => ({ query: { jobId: await jobId(), limit: 50, offset: 0 } }),
  channelTemplates: ({ teamId }) => ({ query: { teamId } }),
  templateDownloadLink: () => ({ query: { templateId: 'update' } }),
  templateUploadLink: () => ({ body: { fileName: TEMPLATE.fileName } }),
  processUploadedFile: async ({ uploadName }) => ({ body: { ...TEMPLATE, uploadName: await uploadName() } }),
  validateUploadedFile: async ({ uploadName }) => ({ body: { ...TEMPLATE, uploadName: await uploadName() } }),
  startChannelUpload: async ({ checkedUploadId }) => ({ body: { uploadId: await checkedUploadId() } }),
  cancelChannelUpload: async ({ checkedUploadId }) => ({
    body: { uploadId: await checkedUploadId(), onlyUnstarted: true },
  }),
  channelUploadRows: async ({ checkedUploadId }) => ({
    query: { uploadId: await checkedUploadId(), kind: 'planned', searchText: 'launch', limit: 50, offset: 0 },
  }),
  channelUploadReport: async ({ checkedUploadId }) => ({ query: { uploadId: await checkedUploadId() } }),
  lastChannelUpload: () => ({}),
  channelUploads: () => ({}),
  channelUpload: async ({ uploadId }) => ({ query: { uploadId: await uploadId() } }),
  channelUploadErrors: async ({ uploadId }) => ({ query: { uploadId: await uploadId(), limit: 50, offset: 0 } }),
  validateUsersFile: () => ({ query: { mode: 'edit', fileName: 'people.csv' }, file: PEOPLE_FILES.edit }),
  inviteUsers: async ({ memberUploadId }) => ({
    body: {
      ...{ importId: await memberUploadId('add'), fullName: 'Ada Admin', fromPrefix: 'ada' },
      ...{ subject: 'Join {team_name}', message: 'Join {team_name} by {invite_link}' },
    },
  }),
  updateUsers: async ({ memberUploadId }) => ({ body: { importId: await memberUploadId('edit') } }),
  deleteUsers: async ({ memberUploadId }) => ({ body: { importId: await memberUploadId('delete') } }),
  deactivateUsers: async ({ memberUploadId }) => ({ body: { importId: await memberUploadId('deactivate') } }),
  cancelMemberUpload: async ({ memberUploadId }) => ({
    body: { importId: await memberUploadId('edit'), onlyUnstarted: true },
  }),
  downloadTemplates: () => ({ query: { mode: 'edit' } }),
  memberColumns: () => ({ query: { mode: 'edit' } }),
  inviteMail: () => ({}),
  lastImport: () => ({ query: { mode: 'add' } }),
  memberUpload: async ({ memberUploadId }) => ({ query: { importId: await memberUploadId('edit') } }),
  memberUploads: () => ({}),
  memberUploadRows: async ({ memberUploadId }) => ({
    query: { importId: await memberUploadId('edit'), kind: 'planned', searchText: 'admin', limit: 50, offset: 0 },
  }),
  memberUploadReport: async ({ memberUploadId }) => ({
    query: { importId: await memberUploadId('edit'), kind: 'results' },
  }),
};

export const importExamples: ExamplesOf<'import'> = {
  importsStatus: () => ({}),
  importStatus: async ({ importId }) => ({ query: { importId: await importId() } }),
  importProblems: async ({ importId }) => ({ query: { importId: await importId(), limit: 50, offset: 0 } }),
  checkUrl: () => ({ query: { url: 'harbor' } }),
  archiveUploadLink: () => ({ body: { source: 'SLACK', fileName: 'export.zip', bytes: 1_000 } }),
  importSlack: async ({ archiveName }) => ({
    query: { teamUrl: 'harbor', invite: false },
    body: { uploadName: await archiveName('SLACK') },
  }),
  importHipchat: () => ({
    query: { teamUrl: 'orbit', invite: false, sourceFile: 'https://files.hipchat.example/export.tar.gz' },
    body: {},
  }),
  importHipchatServer: async ({ archiveName }) => ({
    query: { teamUrl: 'harbor', invite: true },
    body: { uploadName: await archiveName('HIPCHAT_SERVER') },
  }),
  cancelImport: async ({ runningImportId }) => ({ body: { importId: await runningImportId() } }),
};
