import type { Queries } from '../../db/database.ts';
import type { channel, message } from '../../db/tables/channel.ts';
import { messagePayload } from './deliveryRules.ts';
import { webhooksToldOf } from './deliveryRepository.ts';
import { enqueueDeliveries } from './queueActions.ts';

type ChannelRow = typeof channel.$inferSelect;
type MessageRow = typeof message.$inferSelect;

/**
 * Tells the outgoing webhooks of a channel, and where it is open those of its team, of what somebody has written in it: in
 * the transaction that keeps the message.
 */
export async function tellWebhooks(
  { db, now }: { db: Queries; now: number },
  { teamId, groupJid, name, type }: Pick<ChannelRow, 'teamId' | 'groupJid' | 'name' | 'type'>,
  { messageId, senderId, senderName, text, sentAt }: MessageRow,
): Promise<void> {
  const told = await webhooksToldOf(db, { teamId, groupJid, isOpen: type === 'open' });
  await enqueueDeliveries(
    { db, now },
    told.map(({ webhookId, teamName }) => ({
      ...{ teamId, webhookId, kind: 'message' as const },
      payload: messagePayload({
        team: { id: teamId, name: teamName },
        channel: { id: groupJid, name },
        sender: { id: senderId, name: senderName },
        message: { id: messageId, text, sentAt },
      }),
    })),
  );
}
