// What an admin asks and tells the services about imports, and what comes of it.
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { channel, channelMember, message } from '../db/tables/channel.ts';
import { person } from '../db/tables/member.ts';
import type { JobHandlers } from '../lib/jobs.ts';
import { keptMails } from '../lib/mail.ts';
import { slackExport } from './archives.ts';
import { type Session, type TestUpstream, textAt } from './testUpstream.ts';
import { upload } from './uploads.ts';

const PATHS = { SLACK: 'slack', HIPCHAT: 'hipchat', HIPCHAT_SERVER: 'hipchat-server', STRIDE: 'hipchat' } as const;
type Source = keyof typeof PATHS;

/** An address as the gateway hands it on. */
function partsOf(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://gateway.example');
  return { ...Object.fromEntries(searchParams), name: pathname.replace('/files/', '') };
}

/** What is asked of an import, and what else stands in the query. */
export type Asked = {
  source?: Source;
  fileName?: string;
  teamUrl?: string;
  invite?: boolean;
  passphrase?: string;
  sourceFile?: string;
};

/** @param admin who makes the calls, unless somebody else is named */
export function importCalls(upstream: TestUpstream, teamId: string, admin: () => Session) {
  const link = (bytes: number, { source = 'SLACK', fileName = 'export.zip' }: Asked = {}, by = admin()) =>
    upstream.post('/import/archive-upload-link', { source, fileName, bytes }, by);
  const append = (address: string, content: Uint8Array, offset = 0) =>
    upload(upstream, '/file/append-upload', [{ content }], undefined, {}, { ...partsOf(address), offset: `${offset}` });
  /** Sends an archive in two parts; gives the name by which it is imported. */
  const send = async (content: Uint8Array, asked: Asked = {}, by = admin()) => {
    const { body } = await link(content.length, asked, by);
    const half = Math.ceil(content.length / 2);
    expect((await append(textAt(body, 'url'), content.subarray(0, half))).status).toBe(200);
    expect((await append(textAt(body, 'url'), content.subarray(half), half)).status).toBe(200);
    return textAt(body, 'uploadName');
  };
  const submit = (
    uploadName: string | undefined,
    { source = 'SLACK', teamUrl = 'summit', invite = false, passphrase, sourceFile }: Asked = {},
    by = admin(),
    headers = {},
  ) => {
    const search = new URLSearchParams({
      ...{ teamUrl, invite: `${invite}`, ...(source === 'STRIDE' ? { isStride: 'true' } : {}) },
      ...(passphrase === undefined ? {} : { passphrase }),
      ...(sourceFile === undefined ? {} : { sourceFile }),
    }).toString();
    return upstream.post(`/import/${PATHS[source]}?${search}`, uploadName ? { uploadName } : {}, by, headers);
  };
  const start = async (content: Uint8Array, asked: Asked = {}) => {
    const answer = await submit(await send(content, asked), asked);
    return textAt(answer.body, 'import', 'importId');
  };
  const read = async (importId: string, by = admin()) =>
    (await upstream.get(`/import/import?importId=${importId}`, by)).body;
  const problemsOf = async (importId: string) => {
    const { body } = await upstream.get(`/import/import-problems?importId=${importId}&limit=100&offset=0`, admin());
    const { problems } = body as { problems: { kind: string; name: string; code: string }[] };
    return problems.map(({ kind, name, code }) => [kind, name, code]);
  };
  /** Imports an archive to its end. */
  const run = async (content: Uint8Array, asked: Asked = {}) => {
    const importId = await start(content, asked);
    await upstream.jobs.runDue();
    return { importId, result: await read(importId), problems: await problemsOf(importId) };
  };

  const people = () =>
    upstream.db.read((queries) =>
      queries.select().from(person).where(eq(person.teamId, teamId)).orderBy(person.emailKey),
    );
  /** The channels of the team that were not there before, each with who is in it and what was written, without ids. */
  const newChannels = async (before: ReadonlySet<string>) =>
    upstream.db.read(async (queries) => {
      const emails = new Map((await queries.select().from(person)).map(({ guid, email }) => [guid, email]));
      const rows = await queries.select().from(channel).where(eq(channel.teamId, teamId)).orderBy(channel.nameKey);
      const found = [];
      for (const { groupJid, name, description, type } of rows.filter((row) => !before.has(row.groupJid))) {
        const seats = await queries.select().from(channelMember).where(eq(channelMember.groupJid, groupJid));
        const written = await queries
          .select()
          .from(message)
          .where(eq(message.groupJid, groupJid))
          .orderBy(message.messageId);
        found.push({
          ...{ name, description, type },
          seats: Object.fromEntries(seats.map(({ guid, affiliation }) => [emails.get(guid), affiliation])),
          messages: written.map(({ senderKind, senderId, senderName, text, sentAt }) => [
            ...[senderKind, senderKind === 'person' ? emails.get(senderId) : senderId, senderName, text, sentAt],
          ]),
        });
      }
      return found;
    });
  const channelIds = async () =>
    new Set(
      (await upstream.db.read((queries) => queries.select().from(channel).where(eq(channel.teamId, teamId)))).map(
        ({ groupJid }) => groupJid,
      ),
    );
  const channelsOfType = (type: 'open' | 'closed') =>
    upstream.db.read((queries) => queries.$count(channel, and(eq(channel.teamId, teamId), eq(channel.type, type))));
  const mailsTo = (email: string) => upstream.db.read((queries) => keptMails(queries, email));
  return {
    ...{ link, append, send, submit, start, read, problemsOf, run },
    ...{ people, newChannels, channelIds, channelsOfType, mailsTo },
  };
}

/**
 * The work of one kind, with something that happens once a part of it is done outside, and once its effect is not yet committed.
 *
 * @param interrupt nothing, or what may throw as a process that is killed
 */
export function interrupted(
  handlers: JobHandlers,
  interrupt: (name: string, part: 'outside' | 'effect') => void | Promise<void>,
  kind = 'import',
): JobHandlers {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => {
      const { outside } = handler;
      if (!outside || !name.startsWith(`${kind}.`)) return [name, handler];
      const cutOff: typeof outside = async (payload, known) => {
        const effect = await outside(payload, known);
        await interrupt(name, 'outside');
        if (!effect) return undefined;
        return async (given, context) => {
          const next = await effect(given, context);
          await interrupt(name, 'effect');
          return next;
        };
      };
      return [name, { ...handler, outside: cutOff }];
    }),
  );
}

/** What was written in the Slack export of `workspace`. */
export const MESSAGES = [
  { type: 'message', ts: '1706688000.000100', user: 'U1', text: 'Hello <@U2>!' },
  { type: 'message', ts: '1706688060.000200', user: 'U2', text: 'Hi &amp; welcome' },
  {
    type: 'message',
    ts: '1706688120.000300',
    user: 'U9',
    text: 'I was here once',
    user_profile: { real_name: 'Old Hand' },
  },
];

/** A Slack export with people of all kinds, three channels and a few messages, for the team of summit.example. */
export const workspace = (): Promise<Buffer> =>
  slackExport({
    users: [
      { id: 'U1', profile: { email: 'Mia@summit.example', first_name: 'Mia', last_name: 'Moss' } },
      { id: 'U2', profile: { email: 'member@summit.example', real_name: 'Somebody Else' } },
      { id: 'U3', profile: { email: 'guest@elsewhere.example', real_name: 'Gus Guest' }, is_restricted: true },
      { id: 'U4', profile: { email: 'stranger@elsewhere.example', real_name: 'Sam Stranger' } },
      { id: 'U5', profile: { real_name: 'Nobody Known' } },
      { id: 'U6', deleted: true, profile: { email: 'gone@summit.example', real_name: 'Gone Girl' } },
      { id: 'U7', is_bot: true, profile: { real_name: 'Robot' } },
      { id: 'U8', profile: { email: 'mia@summit.example', real_name: 'Mia Again' } },
      { id: 'U9', deleted: true, profile: { email: 'old@elsewhere.example', real_name: 'Old Hand' } },
    ],
    channels: [
      { id: 'C1', name: 'general', creator: 'U2', members: ['U1', 'U2', 'U3', 'U4'], purpose: { value: 'All of us' } },
      { id: 'C2', name: 'garden', creator: 'U4', members: ['U1'] },
    ],
    groups: [{ id: 'G1', name: 'secret', creator: 'U1', members: ['U1', 'U3'] }],
    dms: [{ id: 'D1', members: ['U1', 'U2'] }],
    days: { 'general/2024-01-31': MESSAGES },
  });

/** A small Slack export, which can be imported. */
export const smallExport = (): Promise<Buffer> =>
  slackExport({
    users: [{ id: 'U1', profile: { email: 'mia@summit.example', first_name: 'Mia', last_name: 'Moss' } }],
    channels: [{ id: 'C1', name: 'garden', members: ['U1'] }],
    days: { 'garden/2024-01-31': [{ type: 'message', ts: '1706688000.000100', user: 'U1', text: 'Hello!' }] },
  });
