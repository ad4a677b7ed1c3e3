import { type SQL, and, asc, eq, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { directMessage, message } from '../../db/tables/channel.ts';
import type { ExportCursor } from '../../db/tables/chatExport.ts';
import { sharedFile } from '../../db/tables/file.ts';
import { person } from '../../db/tables/member.ts';
import type { ConversationRow } from './repository.ts';
import type { Selection } from './selectionRepository.ts';

/** A message of an export with the file that it carries. */
export type WrittenRow = {
  readonly messageId: number;
  readonly senderKind: 'person' | 'webhook' | 'outsider';
  readonly senderId: string;
  readonly senderName: string;
  readonly text: string;
  readonly sentAt: number;
  readonly file: {
    readonly fileName: string;
    readonly kind: 'image' | 'file';
    readonly title: string;
    readonly bytes: number;
  } | null;
};

const fileColumns = {
  fileName: sharedFile.fileName,
  kind: sharedFile.kind,
  title: sharedFile.title,
  bytes: sharedFile.bytes,
};

const ofType = ({ messageType }: Selection, fileName: typeof message.fileName | typeof directMessage.fileName) => {
  if (messageType === 'TEXT') return isNull(fileName);
  if (messageType === 'ALL') return undefined;
  return eq(sharedFile.kind, messageType === 'IMAGE' ? 'image' : 'file');
};

type Table = typeof message | typeof directMessage;

/** Which messages of a table come next, of those that are wanted. */
const next = (table: Table, selection: Selection, last: number, after: ExportCursor['after']): SQL | undefined =>
  and(
    lte(table.messageId, last),
    after === null
      ? undefined
      : sql`(${table.sentAt}, ${table.messageId}) > (${after.sentAt}::bigint, ${after.messageId}::bigint)`,
    selection.from === null ? undefined : gte(table.sentAt, selection.from),
    selection.before === null ? undefined : lt(table.sentAt, selection.before),
    ofType(selection, table.fileName),
  );

/** The next messages of a conversation in the order in which they were sent, at most so many. */
export function messagesAfter(
  db: Queries,
  { kind, jid }: Pick<ConversationRow, 'kind' | 'jid'>,
  selection: Selection,
  { after, limit }: { after: ExportCursor['after']; limit: number },
): Promise<WrittenRow[]> {
  if (kind === 'channel') {
    const { messageId, senderKind, senderId, senderName, text, sentAt } = message;
    return db
      .select({ messageId, senderKind, senderId, senderName, text, sentAt, file: fileColumns })
      .from(message)
      .leftJoin(sharedFile, eq(sharedFile.fileName, message.fileName))
      .where(and(eq(message.groupJid, jid), next(message, selection, selection.lastMessageId, after)))
      .orderBy(asc(message.sentAt), asc(message.messageId))
      .limit(limit);
  }
  const { messageId, senderId, senderName, text, sentAt } = directMessage;
  return db
    .select({
      ...{ messageId, senderId, senderName, text, sentAt, file: fileColumns },
      senderKind: sql<'person'>`'person'`,
    })
    .from(directMessage)
    .leftJoin(sharedFile, eq(sharedFile.fileName, directMessage.fileName))
    .where(
      and(eq(directMessage.conversationJid, jid), next(directMessage, selection, selection.lastDirectMessageId, after)),
    )
    .orderBy(asc(directMessage.sentAt), asc(directMessage.messageId))
    .limit(limit);
}

/** Of people those who belonged to their team at an instant: whoever left later is still told as being there. */
export async function stillThere(db: Queries, guids: readonly string[], at: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ guid: person.guid, state: person.state, stateSince: person.stateSince })
    .from(person)
    .where(inArray(person.guid, [...guids]));
  return new Set(
    rows.filter(({ state, stateSince }) => state !== 'deleted' || stateSince > at).map(({ guid }) => guid),
  );
}
