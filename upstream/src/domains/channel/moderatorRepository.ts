import { type SQL, and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { anyOf } from '../../db/arrays.ts';
import type { Queries } from '../../db/database.ts';
import { channelMember } from '../../db/tables/channel.ts';
import { person } from '../../db/tables/member.ts';
import { listedColumns } from '../member/listRepository.ts';
import { addSeats } from './repository.ts';

/** The active people in channels of whom something is so, by name. */
const peopleWho = (db: Queries, groupJids: readonly string[], which: SQL | undefined) =>
  db
    .select({ groupJid: channelMember.groupJid, user: listedColumns })
    .from(channelMember)
    .innerJoin(person, eq(person.guid, channelMember.guid))
    .where(and(inArray(channelMember.groupJid, [...groupJids]), which, eq(person.state, 'active')))
    .orderBy(asc(person.nameKey), asc(person.guid));

/** The active moderators of channels, by name. */
export const moderatorsOf = (db: Queries, groupJids: readonly string[]) =>
  peopleWho(db, groupJids, eq(channelMember.affiliation, 'moderator'));

/** The active people who write in channels beside their moderators, by name. A build before may have made one of them a moderator. */
export const postersOf = (db: Queries, groupJids: readonly string[]) =>
  peopleWho(db, groupJids, and(eq(channelMember.mayPost, true), ne(channelMember.affiliation, 'moderator')));

/**
 * Makes people the moderators of a channel, and puts them into it; whoever else moderated it is in it as everybody else is, and
 * writes there as everybody else does.
 */
export async function saveModerators(db: Queries, groupJid: string, guids: readonly string[]): Promise<void> {
  const isModerator = sql`${channelMember.guid} = ${anyOf(guids)}`;
  await addSeats(
    db,
    guids.map((guid) => ({ groupJid, guid, affiliation: 'moderator' as const })),
  );
  await db
    .update(channelMember)
    .set({ affiliation: sql`case when ${isModerator} then 'moderator' else 'member' end`, mayPost: false })
    .where(
      and(
        eq(channelMember.groupJid, groupJid),
        sql`((${eq(channelMember.affiliation, 'moderator')}) <> (${isModerator}))`,
      ),
    );
}

/** Lets people write in a channel beside its moderators, and puts them into it; whoever else did so reads as everybody else does. */
export async function savePosters(db: Queries, groupJid: string, guids: readonly string[]): Promise<void> {
  const mayPost = sql<boolean>`${channelMember.guid} = ${anyOf(guids)}`;
  await addSeats(
    db,
    guids.map((guid) => ({ groupJid, guid, affiliation: 'member' as const })),
  );
  await db
    .update(channelMember)
    .set({ mayPost })
    .where(and(eq(channelMember.groupJid, groupJid), sql`(${channelMember.mayPost} <> (${mayPost}))`));
}
