import type { Cause } from '../../lib/cause.ts';
import { type MessageRow, addMessage } from './messageRepository.ts';

/** Who writes: somebody, or a webhook. */
export type Sender = { kind: 'person' | 'webhook'; id: string; name: string };

/** Keeps what was written in a channel of the team. Whether the sender may write there, and that it is a text, is known by now. */
export const writeMessage = (
  { db, now }: Pick<Cause, 'db' | 'now' | 'teamId'>,
  { groupJid, sender, text }: { groupJid: string; sender: Sender; text: string },
): Promise<MessageRow> =>
  addMessage(db, {
    ...{ groupJid, text, sentAt: now, sourceKey: null },
    ...{ senderKind: sender.kind, senderId: sender.id, senderName: sender.name },
  });
