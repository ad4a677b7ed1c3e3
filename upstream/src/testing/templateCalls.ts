// What an admin of the enterprise team asks and tells the services about channel templates, and what comes of it.
import { and, eq, like } from 'drizzle-orm';
import { expect } from 'vitest';
import { channel, channelMember } from '../db/tables/channel.ts';
import { person } from '../db/tables/member.ts';
import { auditEntry } from '../db/tables/system.ts';
import type { Answer } from '../generated/contract.ts';
import { COLUMNS } from '../domains/bulk/channelTemplates/rules.ts';
import { type Session, type TestUpstream, codeOf, textAt } from './testUpstream.ts';
import { upload } from './uploads.ts';

export const ADA = 'admin@summit.example';
export const BEN = 'member@summit.example';
export const HEADER = COLUMNS.join(',');
/** A file of these rows. */
export const fileOf = (...rows: string[]) => [HEADER, ...rows].join('\r\n');
/** A row that asks for a public channel. */
export const launch = (name: string) => `${name},What is next,public,${ADA},${BEN},channel admins,any member`;

/** An address as the gateway hands it on. */
function partsOf(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://gateway.example');
  return { ...Object.fromEntries(searchParams), name: pathname.replace('/files/', '') };
}
/** @param admin who makes the calls, unless somebody else is named */
export function templateCalls(upstream: TestUpstream, admin: () => Session) {
  const put = (address: string, content: string | Uint8Array) =>
    upload(upstream, '/file/store-upload', [{ content }], undefined, {}, partsOf(address));
  const open = (address: string) => upstream.app.inject({ url: '/file/content', query: partsOf(address) });

  const startUpload = async (fileName = 'create_channels.csv', by = admin()) => {
    const { body } = await upstream.post('/bulk/template-upload-link', { fileName }, by);
    return { url: textAt(body, 'url'), uploadName: textAt(body, 'uploadName') };
  };
  const process = (uploadName: string, fileName = 'create_channels.csv', by = admin(), headers = {}) =>
    upstream.post(
      '/bulk/process-uploaded-file',
      { templateId: fileName.startsWith('update') ? 'update' : 'create', fileName, uploadName },
      by,
      headers,
    );
  const handOver = async (content: string | Uint8Array, fileName?: string) => {
    const { url, uploadName } = await startUpload(fileName);
    expect(codeOf(await put(url, content))).toEqual({});
    return process(uploadName, fileName);
  };
  /** Sends a file and has it looked at, to its end. */
  const validated = async (content: string | Uint8Array, fileName = 'create_channels.csv') => {
    const { url, uploadName } = await startUpload(fileName);
    await put(url, content);
    const templateId = fileName.startsWith('update') ? 'update' : 'create';
    const { body } = await upstream.post('/bulk/validate-uploaded-file', { templateId, fileName, uploadName }, admin());
    await upstream.jobs.runDue();
    return textAt(body, 'uploadId');
  };
  const start = (uploadId: string, by = admin(), headers = {}) =>
    upstream.post('/bulk/start-channel-upload', { uploadId }, by, headers);
  const cancel = (uploadId: string, by = admin(), more = {}) =>
    upstream.post('/bulk/cancel-channel-upload', { uploadId, ...more }, by);
  const rowsOf = async (uploadId: string, query: string) =>
    (await upstream.get(`/bulk/channel-upload-rows?uploadId=${uploadId}&${query}&limit=100&offset=0`, admin()))
      .body as Answer<'bulk', 'channelUploadRows'>;
  const last = async () => (await upstream.get('/bulk/last-channel-upload', admin())).body;
  const read = async (uploadId: string) =>
    (await upstream.get(`/bulk/channel-upload?uploadId=${uploadId}`, admin())).body;
  const errorsOf = async (uploadId: string) =>
    (await upstream.get(`/bulk/channel-upload-errors?uploadId=${uploadId}&limit=100&offset=0`, admin())).body;
  /** What is wrong with the rows of a file, once all of them were tried. */
  const problemsOf = async (content: string, fileName?: string) => {
    const uploadId = textAt((await handOver(content, fileName)).body, 'uploadId');
    await upstream.jobs.runDue();
    const { errors } = (await errorsOf(uploadId)) as {
      errors: { line: number; column: string; code: string; value: string }[];
    };
    return errors.map(({ line, column, code, value }) => [line, column, code, value]);
  };

  const named = async (name: string) => {
    const rows = await upstream.db.read((queries) => queries.select().from(channel).where(eq(channel.name, name)));
    return rows.filter(({ teamId }) => teamId === 'team-summit');
  };
  const seatsOf = async (groupJid: string) => {
    const rows = await upstream.db.read((queries) =>
      queries
        .select({ email: person.email, affiliation: channelMember.affiliation })
        .from(channelMember)
        .innerJoin(person, eq(person.guid, channelMember.guid))
        .where(eq(channelMember.groupJid, groupJid)),
    );
    return Object.fromEntries(rows.map(({ email, affiliation }) => [email, affiliation]));
  };
  const auditsOf = (action: string) =>
    upstream.db.read((queries) => queries.select().from(auditEntry).where(like(auditEntry.action, action)));
  const emailOf = async (role: 'admin' | 'member' | 'guest', nth = 0, state: 'active' | 'deactivated' = 'active') => {
    const rows = await upstream.db.read((queries) =>
      queries
        .select()
        .from(person)
        .where(and(eq(person.teamId, 'team-summit'), eq(person.role, role), eq(person.state, state)))
        .orderBy(person.guid),
    );
    const found = rows.filter(({ email }) => email !== ADA && email !== BEN)[nth];
    if (!found) throw new Error('There is nobody of this kind.');
    return found.email;
  };
  return {
    ...{ put, open, startUpload, process, handOver, last, read, errorsOf, problemsOf },
    ...{ validated, start, cancel, rowsOf },
    ...{ named, seatsOf, auditsOf, emailOf },
  };
}
