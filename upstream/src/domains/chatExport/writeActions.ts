import { Readable } from 'node:stream';
import type { ExportCursor, ExportEntry } from '../../db/tables/chatExport.ts';
import type { ArchivedMessage } from '../../lib/chatArchive/content.ts';
import { MESSAGES_ON_PAGE, conversationPage, pagePath } from '../../lib/chatArchive/htmlPages.ts';
import { messageLine, messagesPathOf } from '../../lib/chatArchive/jsonFiles.ts';
import { folderOf, safeFileName } from '../../lib/chatArchive/safeNames.ts';
import type { FileStore } from '../../lib/files.ts';
import type { OutsideJob } from '../../lib/jobs.ts';
import { type WrittenRow, messagesAfter, stillThere } from './messageRepository.ts';
import { type ConversationRow, type ExportRow, conversationsFrom } from './repository.ts';
import { CONVERSATIONS_OF_STEP, MESSAGES_OF_STEP, partFileOf } from './rules.ts';
import { selectionOf } from './selectionActions.ts';

/** What a step has written, and where the next one goes on; null behind the last. */
export type Written = {
  readonly part: number;
  readonly next: ExportCursor | null;
  readonly entries: readonly ExportEntry[];
  readonly messages: number;
  readonly attachments: number;
};

type Deps = { readonly files: FileStore } & Pick<OutsideJob, 'read'>;

/** A page of messages as the archive holds them, with the shared files that come with it. */
async function archived({ files, read }: Deps, row: ExportRow, folder: string, rows: readonly WrittenRow[]) {
  const people = new Set(rows.flatMap(({ senderKind, senderId }) => (senderKind === 'person' ? [senderId] : [])));
  const present = await read((queries) => stillThere(queries, [...people], row.createdAt));
  const messages: ArchivedMessage[] = [];
  const shared: { path: string; sharedFile: string }[] = [];
  for (const { messageId: id, senderKind: kind, senderId, senderName: name, text, sentAt, file } of rows) {
    const hasLeft = kind === 'person' && !present.has(senderId);
    const isKept = file !== null && (await files.size(file.fileName)) !== null;
    const path = isKept ? `${folder}/files/${safeFileName(String(id), file.title)}` : null;
    if (path !== null && file !== null) shared.push({ path, sharedFile: file.fileName });
    messages.push({
      ...{ id, sentAt, text, sender: { kind, id: senderId, name, hasLeft } },
      file: file && { kind: file.kind, title: file.title, bytes: file.bytes, path },
    });
  }
  return { messages, shared };
}

/** The bytes of one page, and the path that they belong to. */
const pageOf = (
  row: ExportRow,
  conversation: ConversationRow,
  page: number,
  messages: readonly ArchivedMessage[],
): { path: string; text: string } =>
  row.outputFormat === 'HTML'
    ? {
        path: pagePath(conversation.position, page),
        text: conversationPage(row.locale, conversation, { page, messages }),
      }
    : { path: messagesPathOf(conversation.position), text: messages.map(messageLine).join('') };

/**
 * Writes the next part of an export into the store: some thousand messages, of which one page at a time is in memory. Whoever does
 * the same step again writes the same bytes in the same place.
 */
export async function writePart(deps: Deps, row: ExportRow, signal: AbortSignal): Promise<Written> {
  const { files, read } = deps;
  const selection = selectionOf(row);
  const entries: ExportEntry[] = [];
  const done = { messages: 0, attachments: 0, bytes: 0 };
  let next: ExportCursor | null = row.cursor;

  async function* pages(): AsyncGenerator<Buffer> {
    const { position } = row.cursor;
    const conversations = await read((queries) =>
      conversationsFrom(queries, row.jobId, { position, limit: CONVERSATIONS_OF_STEP + 1 }),
    );
    for (const conversation of conversations.slice(0, CONVERSATIONS_OF_STEP)) {
      let { page, after } = conversation.position === position ? row.cursor : begin(conversation.position);
      for (let isMore = true; isMore;) {
        if (done.messages >= MESSAGES_OF_STEP) {
          next = { position: conversation.position, page, after };
          return;
        }
        const rows = await read((queries) =>
          messagesAfter(queries, conversation, selection, { after, limit: MESSAGES_ON_PAGE }),
        );
        const last = rows.at(-1);
        isMore = rows.length === MESSAGES_ON_PAGE;
        if (last === undefined) break;
        const { messages, shared } = await archived(deps, row, folderOf(conversation.position), rows);
        const { path, text } = pageOf(row, conversation, page, messages);
        const bytes = Buffer.from(text);
        entries.push({ path, start: done.bytes, end: done.bytes + bytes.length }, ...shared);
        done.bytes += bytes.length;
        done.messages += rows.length;
        done.attachments += shared.length;
        page += 1;
        after = { sentAt: last.sentAt, messageId: last.messageId };
        yield bytes;
      }
    }
    const following = conversations[CONVERSATIONS_OF_STEP];
    next = following ? begin(following.position) : null;
  }

  await files.put(partFileOf(row.jobId, row.parts), Readable.from(pages(), { signal }));
  return { part: row.parts, next, entries, messages: done.messages, attachments: done.attachments };
}

/** Where the writing of a conversation begins. */
export const begin = (position: number): ExportCursor => ({ position, page: 1, after: null });
