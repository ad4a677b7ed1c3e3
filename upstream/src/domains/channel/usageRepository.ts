import { and, count, eq, not, or } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { channel, message } from '../../db/tables/channel.ts';
import { isInUse, isLocked, isOfKind } from './repository.ts';

/** How many messages a team has in all of its channels. */
export async function countMessages(db: Queries, teamId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(message)
    .innerJoin(channel, eq(channel.groupJid, message.groupJid))
    .where(eq(channel.teamId, teamId));
  return row?.total ?? 0;
}

/** How many announcement channels a team has made: one that every team has does not count. */
export const countAnnouncementChannels = (db: Queries, teamId: string): Promise<number> =>
  db.$count(
    channel,
    and(eq(channel.teamId, teamId), isInUse(), isOfKind(teamId, 'announcement'), not(isLocked(teamId))),
  );

/** The same of announcement and auto-join channels together, each once. */
export const countSmartChannels = (db: Queries, teamId: string): Promise<number> =>
  db.$count(
    channel,
    and(
      eq(channel.teamId, teamId),
      isInUse(),
      or(isOfKind(teamId, 'announcement'), isOfKind(teamId, 'autoJoin')),
      not(isLocked(teamId)),
    ),
  );
