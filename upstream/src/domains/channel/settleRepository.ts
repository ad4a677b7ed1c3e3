import { type SQL, and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm';
import { anyOf, columnsOf } from '../../db/arrays.ts';
import type { Queries } from '../../db/database.ts';
import { channelMember } from '../../db/tables/channel.ts';
import { person } from '../../db/tables/member.ts';
import { belongingTo } from '../userGroup/membershipRepository.ts';
import type { Place } from './repository.ts';
import type { ChannelRule } from './rules.ts';

/** Which places are looked at: those of some channels of a team, of everybody in it or of some people. */
export type Scope = { teamId: string; rules: readonly ChannelRule[]; guids?: readonly string[] | undefined };

/** The rules as the table `rule`. */
const ruleTable = (rules: readonly ChannelRule[]): SQL =>
  columnsOf(
    'rule',
    rules.map(({ groupJid, isAutoJoin, restriction, autoJoin }) => ({
      ...{ groupJid, isAutoJoin, isRestricted: restriction.length > 0, isNarrowed: autoJoin.length > 0 },
    })),
    { groupJid: 'text', isAutoJoin: 'boolean', isRestricted: 'boolean', isNarrowed: 'boolean' },
  );

/** For whom a channel is by its user groups, and whom it takes in by those for auto-join: a row for each channel and person. */
function meetingIn(db: Queries, { rules, guids }: Scope) {
  const named = rules.flatMap(({ groupJid, restriction, autoJoin }) => [
    ...restriction.map((userGroupId) => ({ groupJid, userGroupId, isForAutoJoin: false })),
    ...autoJoin.map((userGroupId) => ({ groupJid, userGroupId, isForAutoJoin: true })),
  ]);
  const ids = [...new Set(named.map(({ userGroupId }) => userGroupId))];
  const belonging = belongingTo(db, ids, guids);
  return db
    .select({
      groupJid: sql<string>`named.group_jid`.as('meeting_jid'),
      guid: sql<string>`${belonging.guid}`.as('meeting_guid'),
      isAdmitted: sql<boolean>`bool_or(not named.is_for_auto_join)`.as('is_admitted'),
      isMeant: sql<boolean>`bool_or(named.is_for_auto_join)`.as('is_meant'),
    })
    .from(columnsOf('named', named, { groupJid: 'text', userGroupId: 'text', isForAutoJoin: 'boolean' }))
    .innerJoin(belonging, sql`named.user_group_id = ${belonging.id}`)
    .groupBy(sql`named.group_jid`, belonging.guid)
    .as('meeting');
}

/** Every channel with everybody of the scope who is active, and who of them is in it. */
function pairsIn(db: Queries, scope: Scope) {
  const meeting = meetingIn(db, scope);
  const groupJid = sql<string>`rule.group_jid`;
  const pairs = db
    .select({ groupJid: groupJid.as('pair_jid'), guid: person.guid })
    .from(ruleTable(scope.rules))
    .innerJoin(
      person,
      and(
        eq(person.teamId, scope.teamId),
        eq(person.state, 'active'),
        scope.guids === undefined ? undefined : sql`${person.guid} = ${anyOf(scope.guids)}`,
      ),
    )
    .leftJoin(meeting, and(eq(meeting.groupJid, groupJid), eq(meeting.guid, person.guid)))
    .leftJoin(channelMember, and(eq(channelMember.groupJid, groupJid), eq(channelMember.guid, person.guid)))
    .$dynamic();
  const isAdmitted = sql`(${ne(person.role, 'guest')} and coalesce(${meeting.isAdmitted}, false))`;
  return {
    pairs,
    isOutside: isNull(channelMember.guid),
    /** Whether the channel is not for somebody. */
    isKeptOut: sql`rule.is_restricted and not ${isAdmitted}`,
    /** Whether the channel takes somebody in. */
    isTakenIn: and(
      ne(person.role, 'guest'),
      sql`rule.is_auto_join`,
      sql`(not rule.is_restricted or ${meeting.isAdmitted})`,
      sql`(not rule.is_narrowed or ${meeting.isMeant})`,
    ),
  };
}

/** Whom channels take in, be they in them or not. */
export async function placesMeant(db: Queries, scope: Scope): Promise<Place[]> {
  if (scope.rules.length === 0) return [];
  const { pairs, isTakenIn } = pairsIn(db, scope);
  return pairs.where(isTakenIn);
}

const joiningQuery = (db: Queries, scope: Scope) => {
  const { pairs, isTakenIn, isOutside } = pairsIn(db, scope);
  return pairs.where(and(isTakenIn, isOutside));
};

/** Whom channels take in and who is not in them yet, so many of them at most. */
export const joiningPlaces = async (db: Queries, scope: Scope, limit?: number): Promise<Place[]> => {
  if (scope.rules.length === 0) return [];
  const found = joiningQuery(db, scope);
  return limit === undefined ? found : found.orderBy(asc(person.guid)).limit(limit);
};

const leavingQuery = (db: Queries, scope: Scope) => {
  const { pairs, isKeptOut } = pairsIn(db, scope);
  return pairs.where(and(isKeptOut, eq(channelMember.affiliation, 'member')));
};

/** Who is in channels that are not for them, and moderates none of those, so many of them at most. */
export const leavingPlaces = async (db: Queries, scope: Scope, limit?: number): Promise<Place[]> => {
  if (!scope.rules.some(({ restriction }) => restriction.length > 0)) return [];
  const found = leavingQuery(db, scope);
  return limit === undefined ? found : found.orderBy(asc(person.guid)).limit(limit);
};

/** Whether one of these channels is not for one of these people, who is not in it. */
export async function hasKeptOut(db: Queries, scope: Scope): Promise<boolean> {
  if (!scope.rules.some(({ restriction }) => restriction.length > 0)) return false;
  const { pairs, isKeptOut, isOutside } = pairsIn(db, scope);
  return (await pairs.where(and(isKeptOut, isOutside)).limit(1)).length > 0;
}

/** Whether one of these channels is not for one of these people, be they in it or not. */
export async function isNotForAll(db: Queries, scope: Scope): Promise<boolean> {
  if (!scope.rules.some(({ restriction }) => restriction.length > 0)) return false;
  const { pairs, isKeptOut } = pairsIn(db, scope);
  return (await pairs.where(isKeptOut).limit(1)).length > 0;
}

/** How many people each of these channels would take in who are not in it; a channel without anybody is not among them. */
export async function countJoining(db: Queries, scope: Scope): Promise<Map<string, number>> {
  if (scope.rules.length === 0) return new Map();
  const joining = joiningQuery(db, scope).as('joining');
  const rows = await db.select({ groupJid: joining.groupJid, total: count() }).from(joining).groupBy(joining.groupJid);
  return new Map(rows.map(({ groupJid, total }) => [groupJid, total]));
}

/** How many people would be taken out of these channels. */
export const countLeaving = async (db: Queries, scope: Scope): Promise<number> =>
  scope.rules.some(({ restriction }) => restriction.length > 0) ? db.$count(leavingQuery(db, scope).as('leaving')) : 0;
