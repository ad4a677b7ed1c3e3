import type { Database } from '../db/database.ts';
import {
  type ExportRow,
  addExport,
  addPart,
  dropWork,
  exportById,
  saveExport,
} from '../domains/chatExport/repository.ts';
import { exportFolderOf, partFileOf } from '../domains/chatExport/rules.ts';
import { packParts } from '../domains/chatExport/packActions.ts';
import { selectionOf } from '../domains/chatExport/selectionActions.ts';
import { lastMessages, measure, planConversations } from '../domains/chatExport/selectionRepository.ts';
import { expiring } from '../domains/chatExport/workActions.ts';
import { begin, writePart } from '../domains/chatExport/writeActions.ts';
import { peopleByEmail } from '../domains/member/repository.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../lib/durations.ts';
import type { FileStore } from '../lib/files.ts';

const DOMAIN = 'summit.example';
const TEAM = 'team-summit';
const KEPT_MS = 7 * DAY_MS;

/** Exports that the admin of a demo team has asked for: how long ago, and of what. The last one's file is gone by now. */
const exports = [
  { hoursAgo: 5, emails: [], tasks: ['USER_HISTORY', 'GROUP_HISTORY'], outputFormat: 'HTML' },
  { hoursAgo: 29, emails: [`member@${DOMAIN}`], tasks: ['USER_HISTORY'], outputFormat: 'JSON' },
  { hoursAgo: 12 * 24, emails: [], tasks: ['GROUP_HISTORY'], outputFormat: 'HTML' },
] as const;

const fileOf = (place: number) => `${exportFolderOf(TEAM)}/${String(place + 1).padStart(32, '0')}.zip`;

async function guidsOf(db: Database, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  return (await db.read((queries) => peopleByEmail(queries, TEAM, [...emails]))).map(({ guid }) => guid);
}

/** Keeps an export as it is when its work begins. */
async function ask(
  db: Database,
  place: number,
  { hoursAgo, emails, tasks, outputFormat }: (typeof exports)[number],
  now: number,
): Promise<ExportRow> {
  const [admin] = await db.read((queries) => peopleByEmail(queries, TEAM, [`admin@${DOMAIN}`]));
  if (!admin) throw new Error('The demo team has no admin');
  const createdAt = now - hoursAgo * HOUR_MS;
  const row: ExportRow = {
    ...{ jobId: `summit-chat-export-${place + 1}`, teamId: TEAM, requestId: null, locale: admin.locale },
    ...{ requesterGuid: admin.guid, requesterName: `${admin.firstName} ${admin.lastName}` },
    ...{
      emails: [...emails],
      guids: await guidsOf(db, emails),
      channels: [],
      tasks: [...tasks],
      messageType: 'ALL',
      outputFormat,
    },
    ...{ dateFrom: null, dateTo: null, status: 'PENDING', stage: 'writing', failure: null },
    ...{ lastMessageId: null, lastDirectMessageId: null, conversations: 0, totalMessages: 0, doneMessages: 0 },
    ...{ attachments: 0, cursor: begin(1), parts: 0, size: 0 },
    fileName: fileOf(place),
    ...{ createdAt, updatedAt: createdAt, finishedAt: null, expiresAt: null },
  };
  return db.transaction(async (queries) => {
    const bound = { ...row, ...(await lastMessages(queries)) };
    const { conversations, messages: totalMessages } = await measure(queries, selectionOf(bound));
    const planned = { ...bound, conversations, totalMessages };
    await addExport(queries, planned);
    await planConversations(queries, row.jobId, selectionOf(planned));
    return planned;
  });
}

/** Writes the file of an export, as its work does. */
async function write(db: Database, files: FileStore, jobId: string): Promise<number> {
  const { signal } = new AbortController();
  const deps = { files, read: db.read.bind(db) };
  const present = async () => {
    const row = await db.read((queries) => exportById(queries, jobId));
    if (!row) throw new Error('The demo’s export is gone');
    return row;
  };
  for (let isMore = true; isMore;) {
    const row = await present();
    const { part, entries, next, messages, attachments } = await writePart(deps, row, signal);
    await db.transaction(async (queries) => {
      await addPart(queries, { jobId, part, entries });
      await saveExport(queries, row, {
        ...{ parts: row.parts + 1, cursor: next ?? row.cursor, updatedAt: row.updatedAt },
        ...{ doneMessages: row.doneMessages + messages, attachments: row.attachments + attachments },
      });
    });
    isMore = next !== null;
  }
  const row = await present();
  const { bytes } = await packParts(deps, row, signal);
  for (let part = 0; part < row.parts; part += 1) await files.remove(partFileOf(jobId, part));
  return bytes;
}

/** Whether the files of the exports, where the demo has them, are in the store. */
export async function hasDemoExports(files: FileStore, isThere: (domain: string) => boolean): Promise<boolean> {
  if (!isThere(DOMAIN)) return true;
  const sizes = exports.map(async ({ hoursAgo }, place) => hoursAgo * HOUR_MS > KEPT_MS || files.size(fileOf(place)));
  return (await Promise.all(sizes)).every((size) => size !== null);
}

/**
 * Adds the exports of a demo team, each with a file that holds what an export holds; nobody is mailed about them.
 *
 * @param isThere whether the demo has a team
 */
export async function addDemoExports(
  db: Database,
  files: FileStore,
  now: number,
  isThere: (domain: string) => boolean,
): Promise<void> {
  if (!isThere(DOMAIN)) return;
  for (const [place, wanted] of exports.entries()) {
    const row = await ask(db, place, wanted, now);
    const size = await write(db, files, row.jobId);
    const finishedAt = row.createdAt + 2 * MINUTE_MS;
    const expiresAt = finishedAt + KEPT_MS;
    const ended = { status: 'COMPLETED', stage: 'done', size, finishedAt, expiresAt, updatedAt: finishedAt } as const;
    await db.transaction(async (queries) => {
      await saveExport(queries, row, ended);
      await dropWork(queries, row.jobId);
      await expiring.enqueue({ db: queries, now }, { jobId: row.jobId }, { dueAt: expiresAt });
    });
  }
}
