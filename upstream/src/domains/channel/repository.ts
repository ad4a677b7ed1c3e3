import { SUBJECTS_MAX } from '@muster/schema/formats/subjects';
import { type SQL, and, asc, count, eq, inArray, isNotNull, isNull, like, ne, not, or, sql } from 'drizzle-orm';
import { columnsOf, inChunks, textArray } from '../../db/arrays.ts';
import type { Queries } from '../../db/database.ts';
import { type Page, onPage } from '../../db/paging.ts';
import { channel, channelMember } from '../../db/tables/channel.ts';
import { person } from '../../db/tables/member.ts';
import { listedColumns, pageOfPeople } from '../member/listRepository.ts';
import { prefixPattern } from '../member/rules.ts';
import { type Affiliation, lockedPart } from './rules.ts';

export type ChannelRow = typeof channel.$inferSelect;

const byName = [asc(channel.nameKey), asc(channel.groupJid)];

/** A name whose words are parted by spaces alone, with one in front: a word begins behind each. */
const spacedName = sql`' ' || regexp_replace(${channel.nameKey}, '[-_.#/ ]+', ' ', 'g')`;

const hasWord = (words: string): SQL => like(spacedName, `% ${prefixPattern(words)}`);

/** The same as `isLockedChannel`. */
export const isLocked = (teamId: string): SQL => sql`position(${lockedPart(teamId)} in ${channel.groupJid}) > 0`;

/** Whether people are put into a channel: the same as `joinsByItself`. */
export const isJoinedByItself = (teamId: string): SQL => sql`(${channel.isAutoJoin} or ${isLocked(teamId)})`;

/** Whether a channel is not archived: archived ones are listed where that is asked for, and count nowhere. */
export const isInUse = (): SQL => isNull(channel.archivedAt);

/** Whether archived channels are left out, alone, or among the others. */
export type Archived = 'without' | 'only' | 'with';

const isAsArchived = (archived: Archived): SQL | undefined => {
  if (archived === 'with') return undefined;
  return archived === 'only' ? isNotNull(channel.archivedAt) : isInUse();
};

/** Which of the channels are listed. */
export type ChannelKind = 'autoJoin' | 'notAutoJoin' | 'announcement' | 'openNotAutoJoin';
export type OwnKind = 'postable' | 'joined' | 'joinedAndOpen';

/** Whether a channel is listed under a kind. */
export function isOfKind(teamId: string, kind: ChannelKind): SQL | undefined {
  const isOpen = eq(channel.type, 'open');
  switch (kind) {
    case 'autoJoin':
      return isJoinedByItself(teamId);
    case 'notAutoJoin':
      return not(isJoinedByItself(teamId));
    case 'announcement':
      return and(isOpen, eq(channel.postBy, 'moderator'));
    case 'openNotAutoJoin':
      return and(isOpen, not(isJoinedByItself(teamId)));
  }
}

/** How a channel is to somebody. The same of a single one is `placeOf` with `mayWrite`. */
function isFor(db: Queries, guid: string, kind: OwnKind): SQL | undefined {
  const places = (which?: SQL) =>
    inArray(
      channel.groupJid,
      db
        .select({ groupJid: channelMember.groupJid })
        .from(channelMember)
        .where(and(eq(channelMember.guid, guid), which)),
    );
  switch (kind) {
    case 'joined':
      return places();
    case 'joinedAndOpen':
      return or(eq(channel.type, 'open'), places());
    case 'postable':
      return or(
        and(eq(channel.postBy, 'member'), places()),
        and(
          eq(channel.postBy, 'moderator'),
          places(or(eq(channelMember.affiliation, 'moderator'), eq(channelMember.mayPost, true))),
        ),
      );
  }
}

export type ChannelFilter = {
  /** Only those where a word of the name begins so. */
  words?: string | undefined;
  kind?: ChannelKind | undefined;
  own?: { guid: string; kind: OwnKind } | undefined;
  archived?: Archived | undefined;
};

/** One page of a team's channels by name, and how many there are on all pages. */
export async function listChannels(
  db: Queries,
  teamId: string,
  { words, kind, own, archived = 'without' }: ChannelFilter,
  page: Page,
) {
  const where = and(
    eq(channel.teamId, teamId),
    isAsArchived(archived),
    words === undefined ? undefined : hasWord(words),
    kind === undefined ? undefined : isOfKind(teamId, kind),
    own === undefined ? undefined : isFor(db, own.guid, own.kind),
  );
  const found = db
    .select()
    .from(channel)
    .where(where)
    .orderBy(...byName)
    .$dynamic();
  return { channels: await onPage(found, page), total: await db.$count(channel, where) };
}

/** How many channels a team has in use, how many of them are of two kinds, and how many are archived. */
export async function channelTotals(db: Queries, teamId: string) {
  const countOf = (where: SQL | undefined) => sql`count(*) filter (where ${where})`.mapWith(Number);
  const [totals] = await db
    .select({
      all: countOf(isInUse()),
      announcement: countOf(and(isInUse(), isOfKind(teamId, 'announcement'))),
      autoJoin: countOf(and(isInUse(), isOfKind(teamId, 'autoJoin'))),
      archived: countOf(isNotNull(channel.archivedAt)),
    })
    .from(channel)
    .where(eq(channel.teamId, teamId));
  return totals ?? { all: 0, announcement: 0, autoJoin: 0, archived: 0 };
}

/** Channels of a team by address, in no order; of somebody's, only those that are so to them. */
export const channelsByJid = (
  db: Queries,
  teamId: string,
  groupJids: readonly string[],
  own?: { guid: string; kind: OwnKind },
) =>
  db
    .select()
    .from(channel)
    .where(
      and(
        eq(channel.teamId, teamId),
        inArray(channel.groupJid, [...groupJids]),
        own === undefined ? undefined : isFor(db, own.guid, own.kind),
      ),
    );

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

/** Keeps a channel as it is from now on. */
export const saveChannel = (db: Queries, groupJid: string, row: ChannelRow) =>
  db.update(channel).set(row).where(eq(channel.groupJid, groupJid));

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

/** The first active people in each of these channels, by name. */
export function firstChannelMembers(db: Queries, groupJids: readonly string[], limit: number) {
  const nameOrder = [asc(person.nameKey), asc(person.guid)];
  const first = db
    .select({ guid: person.guid })
    .from(channelMember)
    .innerJoin(person, eq(person.guid, channelMember.guid))
    .where(and(eq(channelMember.groupJid, channel.groupJid), eq(person.state, 'active')))
    .orderBy(...nameOrder)
    .limit(limit)
    .as('first');
  return db
    .select({ groupJid: channel.groupJid, user: listedColumns })
    .from(channel)
    .crossJoinLateral(first)
    .innerJoin(person, eq(person.guid, first.guid))
    .where(inArray(channel.groupJid, [...groupJids]))
    .orderBy(...nameOrder);
}

/** The channels in use that somebody is in, by name. */
export const channelsOf = (db: Queries, guid: string) =>
  db
    .select({ groupJID: channel.groupJid, name: channel.name })
    .from(channelMember)
    .innerJoin(channel, eq(channel.groupJid, channelMember.groupJid))
    .where(and(eq(channelMember.guid, guid), isInUse()))
    .orderBy(...byName)
    .limit(SUBJECTS_MAX);

/** A person in a channel. */
export type Place = { groupJid: string; guid: string };
/** The same, and what they are in it. */
export type Seat = Place & { affiliation: Affiliation };

const placeColumns = { groupJid: channelMember.groupJid, guid: channelMember.guid };

/** What somebody is in a channel, and whether its notifications are off; nothing where they are not in it. */
export async function placeOf(db: Queries, groupJid: string, guid: string) {
  const [found] = await db
    .select({
      ...{ affiliation: channelMember.affiliation, mayPost: channelMember.mayPost },
      isMuted: channelMember.isMuted,
    })
    .from(channelMember)
    .where(and(eq(channelMember.groupJid, groupJid), eq(channelMember.guid, guid)));
  return found;
}

/** What somebody is in each of these channels that they are in. */
export async function affiliationsOf(
  db: Queries,
  guid: string,
  groupJids: readonly string[],
): Promise<Map<string, Affiliation>> {
  const rows = await db
    .select({ groupJid: channelMember.groupJid, affiliation: channelMember.affiliation })
    .from(channelMember)
    .where(and(eq(channelMember.guid, guid), inArray(channelMember.groupJid, [...groupJids])));
  return new Map(rows.map(({ groupJid, affiliation }) => [groupJid, affiliation]));
}

/** Switches somebody's notifications of a channel off or on. */
export const setMuted = (db: Queries, { groupJid, guid }: Place, isMuted: boolean) =>
  db
    .update(channelMember)
    .set({ isMuted })
    .where(and(eq(channelMember.groupJid, groupJid), eq(channelMember.guid, guid)));

const product = (groupJids: readonly string[], guids: readonly string[]) =>
  sql`unnest(${textArray(groupJids)}) as group_jid, unnest(${textArray(guids)}) as guid`;

/** Puts everybody of these into all of these channels; gives who was not in which before. */
export const join = async (db: Queries, groupJids: readonly string[], guids: readonly string[]): Promise<Place[]> =>
  db
    .insert(channelMember)
    .select(sql`select group_jid, guid, 'member', false, false from ${product(groupJids, guids)}`)
    .onConflictDoNothing()
    .returning(placeColumns);

/** Puts people into channels as what they are to be there; who is in stays as they are. */
export async function addSeats(db: Queries, seats: readonly Seat[]): Promise<void> {
  if (seats.length === 0) return;
  await db.execute(
    sql`insert into ${channelMember} (group_jid, guid, affiliation)
        select * from ${columnsOf('given', seats, { groupJid: 'text', guid: 'text', affiliation: 'text' })}
        on conflict do nothing`,
  );
}

/** The same; gives who was not in which before. */
export async function addedSeats(db: Queries, seats: readonly Seat[]): Promise<Place[]> {
  if (seats.length === 0) return [];
  const given = columnsOf('given', seats, { groupJid: 'text', guid: 'text', affiliation: 'text' });
  return db
    .insert(channelMember)
    .select(sql`select given.group_jid, given.guid, given.affiliation, false, false from ${given}`)
    .onConflictDoNothing()
    .returning(placeColumns);
}

/** Takes people out of single channels. */
export async function removePlaces(db: Queries, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return;
  await db.delete(channelMember).where(
    sql`(${channelMember.groupJid}, ${channelMember.guid}) in
          (select * from ${columnsOf('given', places, { groupJid: 'text', guid: 'text' })})`,
  );
}

/** Takes everybody of these out of all of these channels; gives who was in which before. */
export const leave = async (db: Queries, groupJids: readonly string[], guids: readonly string[]): Promise<Place[]> =>
  db
    .delete(channelMember)
    .where(and(inArray(channelMember.groupJid, [...groupJids]), inArray(channelMember.guid, [...guids])))
    .returning(placeColumns);

/** Takes people out of every channel. */
export async function leaveAll(db: Queries, guids: readonly string[]): Promise<void> {
  if (guids.length === 0) return;
  await db.delete(channelMember).where(inArray(channelMember.guid, [...guids]));
}

const ROWS_PER_STATEMENT = 1_000;

/** Adds channels with the people in them. */
export async function addChannels(db: Queries, channels: readonly ChannelRow[], seats: readonly Seat[]) {
  for (const chunk of inChunks(channels, ROWS_PER_STATEMENT)) await db.insert(channel).values(chunk);
  await addSeats(db, seats);
}

/** Whether a team has a channel that everybody joins. */
export const hasAutoJoinChannels = async (db: Queries, teamId: string): Promise<boolean> =>
  (await db.$count(channel, and(eq(channel.teamId, teamId), isInUse(), isJoinedByItself(teamId)))) > 0;

/** How many channels of a team everybody joins because an admin has said so: locked ones are beside. */
export const countAutoJoinChannels = (db: Queries, teamId: string): Promise<number> =>
  db.$count(channel, and(eq(channel.teamId, teamId), isInUse(), eq(channel.isAutoJoin, true), not(isLocked(teamId))));

/** How many channels of a type a team has in use. */
export const countChannels = (db: Queries, teamId: string, type: ChannelRow['type']): Promise<number> =>
  db.$count(channel, and(eq(channel.teamId, teamId), isInUse(), eq(channel.type, type)));
