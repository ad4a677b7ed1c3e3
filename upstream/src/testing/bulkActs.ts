// What admins do to many at once, by jobs, files and imports: the calls that change something, with what has to be there before.
import { eq } from 'drizzle-orm';
import { billing } from '../db/tables/billing.ts';
import type { AuditAction } from '../lib/auditActions.ts';
import { hipchatExport } from './archives.ts';
import { importCalls, smallExport } from './importCalls.ts';
import { composed, memberFileCalls } from './memberFileCalls.ts';
import { addCrowd } from './people.ts';
import { fileOf, launch, templateCalls } from './templateCalls.ts';
import { type Session, type TestUpstream, textAt } from './testUpstream.ts';

/** What is sent with a call; a picture where it takes a file and none is named. */
export type Sent = { query?: Record<string, string>; body?: unknown; file?: string | Uint8Array };

/** A change that an admin makes. */
export type Act = {
  name: string;
  call: string;
  /** What its audit entries say. */
  actions: readonly AuditAction[];
  /** What has to be there before; gives what is sent. */
  prepare: () => Promise<Sent>;
  /** Whoever does it is no admin any more: then there is nothing to revoke. */
  isLast?: true;
};

/** A member without a licence. */
const lite = ['orbit-0110'] as const;

/** @param admin whoever prepares what they are about */
export function bulkActs(upstream: TestUpstream, teamId: string, admin: () => Session): Act[] {
  const buyEnterprise = () =>
    upstream.db.transaction((queries) =>
      queries.update(billing).set({ plan: 'enterprise' }).where(eq(billing.teamId, teamId)),
    );
  const templates = templateCalls(upstream, admin);
  const imports = importCalls(upstream, teamId, admin);
  const lobby = { rooms: [{ id: 1, name: 'Lobby', privacy: 'public' }] };
  const archiveFor = async (source: 'SLACK' | 'HIPCHAT_SERVER' | 'STRIDE', archive: Buffer) => ({
    query: { teamUrl: 'orbit', invite: 'false' },
    body: { uploadName: await imports.send(archive, { source, fileName: 'export.tar.gz' }) },
  });
  const finishedJob = async () => {
    const { body } = await upstream.post('/bulk/start-job', { action: 'deactivate', subjects: lite }, admin());
    await upstream.jobs.runDue();
    return textAt(body, 'jobId');
  };

  const emailOf = async (guid: string) =>
    textAt((await upstream.get(`/member/profile?subject=${guid}`, admin())).body, 'email');
  const filled = async () => {
    await buyEnterprise();
    const { url, uploadName } = await templates.startUpload();
    await templates.put(url, fileOf(launch('launch')));
    return { body: { templateId: 'create', fileName: 'create.csv', uploadName } };
  };
  const lookedAt = async () => {
    await buyEnterprise();
    return templates.validated(fileOf('launch,,public,admin@orbit.example,,any member,any member'));
  };
  const files = memberFileCalls(upstream, admin);
  return [
    {
      ...{ name: 'starts a job', actions: ['bulk.start'], call: 'bulk.startJob' },
      prepare: async () => ({ body: { action: 'deactivate', subjects: lite } }),
    },
    {
      ...{ name: 'takes a job back', actions: ['bulk.start'], call: 'bulk.undoJob' },
      prepare: async () => ({ body: { jobId: await finishedJob() } }),
    },
    {
      ...{ name: 'stops a job', actions: ['bulk.cancel'], call: 'bulk.cancelJob' },
      prepare: async () => {
        const { body } = await upstream.post('/bulk/start-job', { action: 'deactivate', subjects: lite }, admin());
        return { body: { jobId: textAt(body, 'jobId') } };
      },
    },
    {
      ...{ name: 'sends a file of people', actions: [], call: 'bulk.validateUsersFile' },
      prepare: async () => ({ query: { mode: 'add', fileName: 'people.csv' }, file: 'email\nnew@orbit.example' }),
    },
    {
      ...{ name: 'downloads a template of people', actions: [], call: 'bulk.downloadTemplates' },
      prepare: async () => ({ query: { mode: 'add' } }),
    },
    {
      ...{ name: 'downloads what became of a file', actions: [], call: 'bulk.memberUploadReport' },
      prepare: async () => {
        const importId = await files.validated('add', ['email', 'new@orbit.example']);
        return { query: { importId, kind: 'results' } };
      },
    },
    {
      ...{ name: 'adds people by a file', actions: ['bulk.startUpload'], call: 'bulk.inviteUsers' },
      prepare: async () => ({
        body: { importId: await files.validated('add', ['email', 'new@orbit.example']), ...composed },
      }),
    },
    {
      ...{ name: 'edits people by a file', actions: ['bulk.startUpload'], call: 'bulk.updateUsers' },
      prepare: async () => {
        const rows = ['email,First aid', `${await emailOf(lite[0])},In training`];
        return { body: { importId: await files.validated('edit', rows) } };
      },
    },
    {
      ...{ name: 'switches people off by a file', actions: ['bulk.startUpload'], call: 'bulk.deactivateUsers' },
      prepare: async () => ({
        body: { importId: await files.validated('deactivate', ['email', await emailOf(lite[0])]) },
      }),
    },
    {
      ...{ name: 'removes people by a file', actions: ['bulk.startUpload'], call: 'bulk.deleteUsers' },
      prepare: async () => {
        await addCrowd(upstream.db, teamId, 5_000);
        return { body: { importId: await files.validated('delete', ['email', await emailOf(lite[0])]) } };
      },
    },
    {
      ...{ name: 'stops a file', actions: ['bulk.cancelUpload'], call: 'bulk.cancelMemberUpload' },
      prepare: async () => ({ body: { importId: await files.validated('add', ['email', 'new@orbit.example']) } }),
    },
    {
      ...{ name: 'downloads a channel template', actions: [], call: 'bulk.templateDownloadLink' },
      prepare: async () => {
        await buyEnterprise();
        return { query: { templateId: 'create' } };
      },
    },
    {
      ...{ name: 'sends a channel template', actions: [], call: 'bulk.templateUploadLink' },
      prepare: async () => {
        await buyEnterprise();
        return { body: { fileName: 'create.csv' } };
      },
    },
    {
      ...{ name: 'fills a channel template', actions: ['channel.startUpload'], call: 'bulk.processUploadedFile' },
      prepare: filled,
    },
    {
      ...{ name: 'has a filled template looked at', actions: [], call: 'bulk.validateUploadedFile' },
      prepare: filled,
    },
    {
      ...{ name: 'starts a filled template', actions: ['channel.startUpload'], call: 'bulk.startChannelUpload' },
      prepare: async () => ({ body: { uploadId: await lookedAt() } }),
    },
    {
      ...{ name: 'downloads what became of a filled template', actions: [], call: 'bulk.channelUploadReport' },
      prepare: async () => ({ query: { uploadId: await lookedAt() } }),
    },
    {
      ...{ name: 'stops a filled template', actions: ['channel.cancelUpload'], call: 'bulk.cancelChannelUpload' },
      prepare: async () => ({ body: { uploadId: await lookedAt() } }),
    },
    {
      ...{ name: 'is given an address for an archive', actions: [], call: 'import.archiveUploadLink' },
      prepare: async () => ({ body: { source: 'SLACK', fileName: 'export.zip', bytes: 10 } }),
    },
    {
      ...{ name: 'imports from Slack', actions: ['import.start'], call: 'import.importSlack' },
      prepare: async () => archiveFor('SLACK', await smallExport()),
    },
    {
      ...{ name: 'imports from HipChat Server', actions: ['import.start'], call: 'import.importHipchatServer' },
      prepare: async () => archiveFor('HIPCHAT_SERVER', await hipchatExport(lobby)),
    },
    {
      ...{ name: 'imports from Stride', actions: ['import.start'], call: 'import.importHipchat' },
      prepare: async () => {
        const { query, body } = await archiveFor('STRIDE', await hipchatExport(lobby));
        return { query: { ...query, isStride: 'true' }, body };
      },
    },
    {
      ...{ name: 'cancels an import', actions: ['import.cancel'], call: 'import.cancelImport' },
      prepare: async () => ({ body: { importId: await imports.start(await smallExport(), { teamUrl: 'orbit' }) } }),
    },
  ];
}
