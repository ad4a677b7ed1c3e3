import { and, desc, eq, lt } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { message } from '../../db/tables/channel.ts';
import { Fault } from '../../lib/errors.ts';

export type MessageRow = typeof message.$inferSelect;

/** Keeps a message; gives it with its number. */
export async function addMessage(db: Queries, given: Omit<MessageRow, 'messageId'>): Promise<MessageRow> {
  const [row] = await db.insert(message).values(given).returning();
  if (!row) throw new Fault('A message was not kept.');
  return row;
}

/** What was written in a channel, newest first: so much of it, before a message where one is named. */
export const listMessages = (
  db: Queries,
  groupJid: string,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<MessageRow[]> =>
  db
    .select()
    .from(message)
    .where(and(eq(message.groupJid, groupJid), before === undefined ? undefined : lt(message.messageId, before)))
    .orderBy(desc(message.messageId))
    .limit(limit);
