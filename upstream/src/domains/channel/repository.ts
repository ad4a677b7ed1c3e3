import { type SQL, and, asc, count, eq, inArray, like, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { channel, channelMember } from '../../db/tables/channel.ts';
import { person } from '../../db/tables/member.ts';
import { MAX_SUBJECTS } from '../../lib/subjects.ts';
import { type Page, listedColumns } from '../member/repository.ts';
import { prefixPattern } from '../member/rules.ts';

export type ChannelRow = typeof channel.$inferSelect;

/** No list is as long, and a larger number would not fit the database's type. */
const LAST_OFFSET = 2 ** 31 - 1;

const byName = [asc(channel.nameKey), asc(channel.groupJid)];

/** A name whose words are parted by spaces alone, with one in front: a word begins behind each. */
const spacedName = sql`' ' || regexp_replace(${channel.nameKey}, '[-_.#/ ]+', ' ', 'g')`;

const hasWord = (words: string): SQL => like(spacedName, `% ${prefixPattern(words)}`);

/** One page of a team's channels by name, and how many there are on all pages. */
export async function listChannels(db: Queries, teamId: string, words: string | undefined, page: Page) {
  const where = and(eq(channel.teamId, teamId), words === undefined ? undefined : hasWord(words));
  const total = await db.$count(channel, where);
  const channels = await db
    .select()
    .from(channel)
    .where(where)
    .orderBy(...byName)
    .limit(page.limit)
    .offset(Math.min(page.offset, LAST_OFFSET));
  return { channels, total };
}

/** Channels of a team by address, in no order. */
export const channelsByJid = (db: Queries, teamId: string, groupJids: readonly string[]) =>
  db
    .select()
    .from(channel)
    .where(and(eq(channel.teamId, teamId), inArray(channel.groupJid, [...groupJids])));

/** How many active people are in each of these channels; a channel without anybody is not among them. */
export async function memberCounts(db: Queries, groupJids: readonly string[]): Promise<Map<string, number>> {
  if (groupJids.length === 0) return new Map();
  const rows = await db
    .select({ groupJid: channelMember.groupJid, members: count() })
    .from(channelMember)
    .innerJoin(person, eq(person.guid, channelMember.guid))
    .where(and(inArray(channelMember.groupJid, [...groupJids]), eq(person.state, 'active')))
    .groupBy(channelMember.groupJid);
  return new Map(rows.map(({ groupJid, members }) => [groupJid, members]));
}

/** One page of the active people in a channel, by name, and how many there are on all pages. */
export async function listChannelMembers(db: Queries, groupJid: string, page: Page) {
  const where = and(eq(channelMember.groupJid, groupJid), eq(person.state, 'active'));
  const isPerson = eq(person.guid, channelMember.guid);
  const [row] = await db.select({ total: count() }).from(channelMember).innerJoin(person, isPerson).where(where);
  const users = await db
    .select(listedColumns)
    .from(channelMember)
    .innerJoin(person, isPerson)
    .where(where)
    .orderBy(asc(person.nameKey), asc(person.guid))
    .limit(page.limit)
    .offset(Math.min(page.offset, LAST_OFFSET));
  return { users, total: row?.total ?? 0 };
}

/** The channels that somebody is in, by name. */
export const channelsOf = (db: Queries, guid: string) =>
  db
    .select({ groupJID: channel.groupJid, name: channel.name })
    .from(channelMember)
    .innerJoin(channel, eq(channel.groupJid, channelMember.groupJid))
    .where(eq(channelMember.guid, guid))
    .orderBy(...byName)
    .limit(MAX_SUBJECTS);

/** A person in a channel. */
export type Place = { groupJid: string; guid: string };

const product = (groupJids: readonly string[], guids: readonly string[]) =>
  sql`unnest(${sql.param([...groupJids])}::text[]) as group_jid, unnest(${sql.param([...guids])}::text[]) as guid`;

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
  for (let start = 0; start < channels.length; start += ROWS_PER_STATEMENT) {
    await db.insert(channel).values(channels.slice(start, start + ROWS_PER_STATEMENT));
  }
  const column = (key: keyof Place) => sql`${sql.param(places.map((one) => one[key]))}::text[]`;
  await db.execute(
    sql`insert into ${channelMember} (group_jid, guid) select * from unnest(${column('groupJid')}, ${column('guid')})`,
  );
}
