import type { Cause } from '../../lib/cause.ts';
import { type MessageRow, addMessage } from './messageRepository.ts';

/** Who writes: somebody, or a webhook. */
export type Sender = { kind: 'person' | 'webhook'; id: string; name: string };

/** What is written: a text, a shared file, or a file with a text. */
export type Content = { readonly text: string; readonly fileName?: string | null };

/** Keeps what was written in a channel of the team. Whether the sender may write there, and that it is something, is known by now. */
export const writeMessage = (
  { db, now }: Pick<Cause, 'db' | 'now' | 'teamId'>,
  { groupJid, sender, text, fileName = null }: { groupJid: string; sender: Sender } & Content,
): Promise<MessageRow> =>
  addMessage(db, {
    ...{ groupJid, text, fileName, sentAt: now, sourceKey: null },
    ...{ senderKind: sender.kind, senderId: sender.id, senderName: sender.name },
  });
