import { type ArchiveFacts, type ArchivedConversation, type ArchivedMessage } from './content.ts';
import { folderOf } from './safeNames.ts';

/** The version of the format, which is told in the manifest: a change that old readers trip over counts it up. */
const FORMAT_VERSION = 1;

const instantOf = (ms: number) => new Date(ms).toISOString();

/** Where the messages of a conversation are. */
export const messagesPathOf = (position: number): string => `${folderOf(position)}/messages.ndjson`;

/** One message on one line. */
export const messageLine = ({ id, sentAt, sender, text, file }: ArchivedMessage): string =>
  `${JSON.stringify({ id, sentAt: instantOf(sentAt), sender, text, file })}\n`;

/**
 * What the archive holds, piece by piece.
 *
 * @param conversations all of them, in the order of the archive
 */
export async function* manifest(
  { team, requestedBy, requestedAt, filters, counts }: ArchiveFacts,
  conversations: AsyncIterable<ArchivedConversation>,
): AsyncGenerator<string> {
  const facts = {
    ...{ format: 'muster-chat-export', version: FORMAT_VERSION, team, requestedBy },
    ...{ requestedAt: instantOf(requestedAt), filters, counts },
  };
  yield `${JSON.stringify(facts, null, 2).slice(0, -2)},\n  "conversations": [`;
  let before = '\n';
  for await (const { position, kind, jid, name, messages } of conversations) {
    const path = messagesPathOf(position);
    yield `${before}    ${JSON.stringify({ kind, id: jid, name, messages, path })}`;
    before = ',\n';
  }
  yield '\n  ]\n}\n';
}
