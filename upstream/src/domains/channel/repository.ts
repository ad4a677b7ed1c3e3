import { SUBJECTS_MAX } from '@muster/schema/formats/subjects';
import { type SQL, and, asc, count, eq, inArray, like, ne, not, sql } from 'drizzle-orm';
import { columnsOf, inChunks, textArray } from '../../db/arrays.ts';
import type { Queries } from '../../db/database.ts';
import { type Page, onPage } from '../../db/paging.ts';
import { channel, channelMember } from '../../db/tables/channel.ts';
import { person } from '../../db/tables/member.ts';
import { pageOfPeople } from '../member/listRepository.ts';
import { prefixPattern } from '../member/rules.ts';
import { lockedPart } from './rules.ts';

export type ChannelRow = typeof channel.$inferSelect;

const byName = [asc(channel.nameKey), asc(channel.groupJid)];

/** A name whose words are parted by spaces alone, with one in front: a word begins behind each. */
const spacedName = sql`' ' || regexp_replace(${channel.nameKey}, '[-_.#/ ]+', ' ', 'g')`;

const hasWord = (words: string): SQL => like(spacedName, `% ${prefixPattern(words)}`);

/** The same as `isLockedChannel`. */
const isLocked = (teamId: string): SQL => sql`position(${lockedPart(teamId)} in ${channel.groupJid}) > 0`;

/** Whether everybody joins a channel: the same as `joinsByItself`. */
const isJoinedByItself = (teamId: string): SQL => sql`(${channel.isAutoJoin} or ${isLocked(teamId)})`;

/** Which channels are listed: those where a word of the name begins so, those that everybody joins, or the others. */
export type ChannelFilter = { words?: string | undefined; isAutoJoin?: boolean | undefined };

/** One page of a team's channels by name, and how many there are on all pages. */
export async function listChannels(db: Queries, teamId: string, { words, isAutoJoin }: ChannelFilter, page: Page) {
  const joined = isJoinedByItself(teamId);
  const where = and(
    eq(channel.teamId, teamId),
    words === undefined ? undefined : hasWord(words),
    isAutoJoin === undefined ? undefined : isAutoJoin ? joined : not(joined),
  );
  const found = db
    .select()
    .from(channel)
    .where(where)
    .orderBy(...byName)
    .$dynamic();
  return { channels: await onPage(found, page), total: await db.$count(channel, where) };
}

/** Channels of a team by address, in no order. */
export const channelsByJid = (db: Queries, teamId: string, groupJids: readonly string[]) =>
  db
    .select()
    .from(channel)
    .where(and(eq(channel.teamId, teamId), inArray(channel.groupJid, [...groupJids])));

/** How many active people are in a channel, and how many of them are no guests. */
export type Headcount = { all: number; withoutGuests: number };

/** How many active people are in each of these channels; a channel without anybody is not among them. */
export async function memberCounts(db: Queries, groupJids: readonly string[]): Promise<Map<string, Headcount>> {
  if (groupJids.length === 0) return new Map();
  const rows = await db
    .select({
      groupJid: channelMember.groupJid,
      all: count(),
      withoutGuests: sql`count(*) filter (where ${person.role} <> 'guest')`.mapWith(Number),
    })
    .from(channelMember)
    .innerJoin(person, eq(person.guid, channelMember.guid))
    .where(and(inArray(channelMember.groupJid, [...groupJids]), eq(person.state, 'active')))
    .groupBy(channelMember.groupJid);
  return new Map(rows.map(({ groupJid, ...counts }) => [groupJid, counts]));
}

const joinsAutomatically = (teamId: string) =>
  and(eq(person.teamId, teamId), eq(person.state, 'active'), ne(person.role, 'guest'));

/** How many people of a team are put into its auto-join channels: the active ones but guests. */
export const countWithoutGuests = (db: Queries, teamId: string): Promise<number> =>
  db.$count(person, joinsAutomatically(teamId));

/** Puts everybody of the team but guests into a channel; says how many were not in it before. */
export async function joinEverybody(db: Queries, teamId: string, groupJid: string): Promise<number> {
  const everybody = db
    .select({ groupJid: sql<string>`${groupJid}::text`.as('group_jid'), guid: person.guid })
    .from(person)
    .where(joinsAutomatically(teamId));
  const added = await db
    .insert(channelMember)
    .select(everybody)
    .onConflictDoNothing()
    .returning({ guid: channelMember.guid });
  return added.length;
}

/** The channels that everybody joins. */
export async function autoJoinJids(db: Queries, teamId: string): Promise<string[]> {
  const rows = await db
    .select({ groupJid: channel.groupJid })
    .from(channel)
    .where(and(eq(channel.teamId, teamId), isJoinedByItself(teamId)));
  return rows.map(({ groupJid }) => groupJid);
}

/** Sets whether everybody joins a channel. */
export const setAutoJoin = (db: Queries, groupJid: string, isAutoJoin: boolean) =>
  db
    .update(channel)
    .set({ isAutoJoin, version: sql`${channel.version} + 1` })
    .where(eq(channel.groupJid, groupJid));

/** One page of the active people in a channel, by name, and how many there are on all pages. */
export const listChannelMembers = (db: Queries, groupJid: string, page: Page) =>
  pageOfPeople(
    db,
    {
      where: and(eq(channelMember.groupJid, groupJid), eq(person.state, 'active')),
      join: { with: channelMember, on: eq(channelMember.guid, person.guid) },
    },
    { sort: 'name', direction: 'asc' },
    page,
  );

/** The channels that somebody is in, by name. */
export const channelsOf = (db: Queries, guid: string) =>
  db
    .select({ groupJID: channel.groupJid, name: channel.name })
    .from(channelMember)
    .innerJoin(channel, eq(channel.groupJid, channelMember.groupJid))
    .where(eq(channelMember.guid, guid))
    .orderBy(...byName)
    .limit(SUBJECTS_MAX);

/** A person in a channel. */
export type Place = { groupJid: string; guid: string };

const product = (groupJids: readonly string[], guids: readonly string[]) =>
  sql`unnest(${textArray(groupJids)}) as group_jid, unnest(${textArray(guids)}) as guid`;

/** Puts everybody of these into all of these channels; gives who was not in which before. */
export const join = async (db: Queries, groupJids: readonly string[], guids: readonly string[]): Promise<Place[]> =>
  db
    .insert(channelMember)
    .select(sql`select group_jid, guid from ${product(groupJids, guids)}`)
    .onConflictDoNothing()
    .returning();

/** Takes everybody of these out of all of these channels; gives who was in which before. */
export const leave = async (db: Queries, groupJids: readonly string[], guids: readonly string[]): Promise<Place[]> =>
  db
    .delete(channelMember)
    .where(and(inArray(channelMember.groupJid, [...groupJids]), inArray(channelMember.guid, [...guids])))
    .returning();

/** Takes people out of every channel. */
export async function leaveAll(db: Queries, guids: readonly string[]): Promise<void> {
  if (guids.length === 0) return;
  await db.delete(channelMember).where(inArray(channelMember.guid, [...guids]));
}

const ROWS_PER_STATEMENT = 1_000;

/** Adds channels with the people in them. */
export async function addChannels(db: Queries, channels: readonly ChannelRow[], places: readonly Place[]) {
  for (const chunk of inChunks(channels, ROWS_PER_STATEMENT)) await db.insert(channel).values(chunk);
  await db.execute(
    sql`insert into ${channelMember} (group_jid, guid)
        select * from ${columnsOf('given', places, { groupJid: 'text', guid: 'text' })}`,
  );
}

/** Whether a team has a channel that everybody joins. */
export const hasAutoJoinChannels = async (db: Queries, teamId: string): Promise<boolean> =>
  (await db.$count(channel, and(eq(channel.teamId, teamId), isJoinedByItself(teamId)))) > 0;

/** How many channels of a team everybody joins because an admin has said so: locked ones are beside. */
export const countAutoJoinChannels = (db: Queries, teamId: string): Promise<number> =>
  db.$count(channel, and(eq(channel.teamId, teamId), eq(channel.isAutoJoin, true), not(isLocked(teamId))));

/** How many channels of a type a team has. */
export const countChannels = (db: Queries, teamId: string, type: ChannelRow['type']): Promise<number> =>
  db.$count(channel, and(eq(channel.teamId, teamId), eq(channel.type, type)));
