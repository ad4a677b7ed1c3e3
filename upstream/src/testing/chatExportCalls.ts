// What an admin asks the services about exports of conversations, and what is in the files.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { fromBufferPromise } from 'yauzl';
import { buffer } from 'node:stream/consumers';
import { team } from '../db/tables/team.ts';
import type { Act } from './bulkActs.ts';
import { type Session, type TestUpstream, textAt } from './testUpstream.ts';
import { upload } from './uploads.ts';

/** What is asked of an export; all of everything without. */
export type AskedExport = {
  jobId?: string;
  teamId?: string;
  requesterGuid?: string;
  emails?: readonly string[];
  channels?: readonly string[];
  tasks?: readonly string[];
  messageType?: string;
  outputFormat?: string;
  dateFrom?: string;
  dateTo?: string;
};

/** The files of a zip by their paths. */
export async function filesOfZip(zip: Buffer): Promise<Map<string, Buffer>> {
  const opened = await fromBufferPromise(zip);
  const files = new Map<string, Buffer>();
  for await (const entry of opened.eachEntry())
    files.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)));
  return files;
}

/** @param admin who makes the calls, unless somebody else is named */
export function chatExportCalls(upstream: TestUpstream, teamId: string, admin: () => Session) {
  const request = (asked: AskedExport = {}, by = admin(), headers = {}) =>
    upstream.post(
      '/chatExport/export-team-conversation',
      {
        ...{ jobId: randomUUID(), teamId, requesterGuid: by.guid, emails: [], size: 0 },
        ...{ tasks: ['USER_HISTORY', 'GROUP_HISTORY'], messageType: 'ALL', outputFormat: 'JSON', ...asked },
      },
      by,
      headers,
    );
  const list = async (by = admin()) => {
    const { body } = await upstream.get('/chatExport/team-recent-chats', by);
    return (body as { exports: Record<string, unknown>[] }).exports;
  };
  const start = async (asked: AskedExport = {}) => textAt((await request(asked)).body, 'jobId');
  const standing = async (jobId: string) => (await list()).find((one) => one['jobId'] === jobId);
  const address = (jobId: string, by = admin()) => upstream.post('/chatExport/signed-url', { jobId }, by);
  const cancel = (jobId: string, by = admin()) => upstream.post('/chatExport/cancel-export', { jobId }, by);
  const estimate = (asked: AskedExport = {}, by = admin()) =>
    upstream.post(
      '/chatExport/export-estimate',
      { emails: [], tasks: ['USER_HISTORY', 'GROUP_HISTORY'], messageType: 'ALL', ...asked },
      by,
    );
  /** What an address that was given leads to. */
  const open = (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://gateway.example');
    searchParams.set('name', pathname.replace('/files/', ''));
    return upstream.app.inject({ url: `/file/content?${searchParams.toString()}` });
  };
  /** The zip of a finished export, by the way that an admin has. */
  const download = async (jobId: string) => {
    const { body } = await address(jobId);
    return (await open(textAt(body, 'url'))).rawPayload;
  };
  const filesOf = async (jobId: string) => filesOfZip(await download(jobId));
  /** Exports to the end. */
  const run = async (asked: AskedExport = {}) => {
    const jobId = await start(asked);
    await upstream.jobs.runDue();
    return { jobId, files: await filesOf(jobId) };
  };
  const share = async (content: Uint8Array, title: string, by: Session) =>
    textAt((await upload(upstream, '/file/upload-file', content, by, {}, { title })).body, 'fileName');
  const post = (to: string, text: string, by: Session, file?: string) =>
    upstream.post('/channel/post-message', { to, text, ...(file === undefined ? {} : { file }) }, by);
  const write = (email: string, text: string, by: Session, file?: string) =>
    upstream.post('/channel/post-direct-message', { email, text, ...(file === undefined ? {} : { file }) }, by);
  return {
    request,
    list,
    start,
    standing,
    address,
    open,
    cancel,
    estimate,
    download,
    filesOf,
    run,
    share,
    post,
    write,
  };
}

/** What is in a conversation of an export in JSON. */
export const messagesIn = (files: ReadonlyMap<string, Buffer>, path: string): Record<string, unknown>[] =>
  (files.get(path)?.toString() ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Lets a team export its conversations. */
export const allowExport = (upstream: TestUpstream, teamId: string) =>
  upstream.db.transaction((queries) =>
    queries.update(team).set({ allowsChatExport: true }).where(eq(team.teamId, teamId)),
  );

/**
 * What admins do with exports.
 *
 * @param admin whoever prepares it
 * @param actor who does it, by their guid
 */
export function chatExportActs(upstream: TestUpstream, teamId: string, admin: () => Session, actor: string): Act[] {
  const calls = chatExportCalls(upstream, teamId, admin);
  const allowed = async () => void (await allowExport(upstream, teamId));
  const started = async () => {
    await allowed();
    return calls.start();
  };
  return [
    {
      ...{ name: 'exports conversations', actions: ['chatExport.request'], call: 'chatExport.exportTeamConversation' },
      prepare: async () => {
        await allowed();
        return {
          body: {
            ...{ jobId: randomUUID(), teamId, requesterGuid: actor, emails: ['member@orbit.example'], size: 0 },
            ...{ tasks: ['USER_HISTORY'], messageType: 'ALL', outputFormat: 'JSON' },
          },
        };
      },
    },
    {
      ...{ name: 'downloads an export', actions: ['chatExport.download'], call: 'chatExport.signedUrl' },
      prepare: async () => {
        const jobId = await started();
        await upstream.jobs.runDue();
        return { body: { jobId } };
      },
    },
    {
      ...{ name: 'stops an export', actions: ['chatExport.cancel'], call: 'chatExport.cancelExport' },
      prepare: async () => ({ body: { jobId: await started() } }),
    },
  ];
}
