import { inArray, lte } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import type { SessionContext } from '../../lib/context.ts';
import { publishedEvent } from '../../db/tables/event.ts';

type PlainFields = Record<string, string | number | boolean | null>;

/** Keeps events with who published them; one that says no time happened now. */
export async function addEvents(
  { db, now, actor, requestId }: SessionContext,
  events: readonly ({ eventName: string; eventTs?: number } & PlainFields)[],
): Promise<void> {
  await db.insert(publishedEvent).values(
    events.map(({ eventName, eventTs = now, ...fields }) => ({
      teamId: actor.teamId,
      guid: actor.guid,
      name: eventName,
      occurredAt: eventTs,
      receivedAt: now,
      fields,
      requestId,
    })),
  );
}

/** Takes events that were received by then, at most so many. @returns how many */
export async function dropOldEvents(db: Queries, until: number, atMost: number): Promise<number> {
  const old = db
    .select({ eventId: publishedEvent.eventId })
    .from(publishedEvent)
    .where(lte(publishedEvent.receivedAt, until))
    .limit(atMost);
  return (
    await db
      .delete(publishedEvent)
      .where(inArray(publishedEvent.eventId, old))
      .returning({ eventId: publishedEvent.eventId })
  ).length;
}
