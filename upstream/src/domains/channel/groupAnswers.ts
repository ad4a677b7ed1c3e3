import type { Answer, Body, Query } from '../../generated/contract.ts';
import type { Actor } from '../../lib/auth.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Fault, Refusal } from '../../lib/errors.ts';
import type { Queries } from '../../db/database.ts';
import { demandActivePerson } from '../member/demandActions.ts';
import { demandChannel } from './demandActions.ts';
import { moderatorsOf, postersOf } from './moderatorRepository.ts';
import {
  type ChannelFilter,
  type ChannelRow,
  type Headcount,
  affiliationsOf,
  channelsByJid,
  channelsOf,
  countWithoutGuests,
  firstChannelMembers,
  listChannelMembers,
  listChannels,
  memberCounts,
} from './repository.ts';
import { rulesOf } from './ruleRepository.ts';
import { type Affiliation, type ChannelRule, isLockedChannel, noRule, wordsOf } from './rules.ts';
import { countJoining } from './settleRepository.ts';

export type Group = Answer<'channel', 'groups'>['groups'][number];
type Reader = Pick<Actor, 'guid' | 'teamId'>;

/** A channel with what else is told of it. */
type Known = { row: ChannelRow; rule: ChannelRule; inside: Headcount; others: number; affiliation: Affiliation | null };

const describe = ({ row, rule, inside, others, affiliation }: Known): Group => ({
  ...{ groupJID: row.groupJid, profile: { name: row.name, description: row.description } },
  ...{ memberCount: inside.all, othersCount: others, restrictionCriteria: [...rule.restriction] },
  config: {
    ...{ type: row.type, autoJoin: rule.isAutoJoin, autoJoinCriteria: rule.isAutoJoin ? [...rule.autoJoin] : null },
    ...{ isLocked: isLockedChannel(row), restricted: rule.restriction.length > 0 },
    privileges: {
      groupAffiliate: {
        ...{ post: row.postBy, addRemoveUsers: row.addRemoveUsersBy },
        ...{ viewMemberList: row.viewMemberListBy, editProfile: row.editProfileBy },
      },
    },
    ...{ canLeave: row.canLeave, canMute: row.canMute },
  },
  ...(row.archivedAt === null ? {} : { archivedOn: row.archivedAt }),
  ...{ affiliation, version: row.version },
});

/** How many people would be put into each channel if everybody joined it. */
async function othersOf(
  db: Queries,
  teamId: string,
  rules: readonly ChannelRule[],
  insideOf: (groupJid: string) => Headcount,
): Promise<(rule: ChannelRule) => number> {
  const everybody = await countWithoutGuests(db, teamId);
  const restricted = rules
    .filter(({ restriction }) => restriction.length > 0)
    .map((rule) => ({ ...rule, isAutoJoin: true, autoJoin: [] }));
  const admitted = await countJoining(db, { teamId, rules: restricted });
  return ({ groupJid, restriction }) =>
    restriction.length > 0 ? (admitted.get(groupJid) ?? 0) : Math.max(0, everybody - insideOf(groupJid).withoutGuests);
}

/** Channels of a team as the contract describes them to somebody, in the order given. */
export async function toGroups(
  db: Queries,
  { guid, teamId }: Reader,
  channels: readonly ChannelRow[],
): Promise<Group[]> {
  if (channels.length === 0) return [];
  const jids = channels.map(({ groupJid }) => groupJid);
  const counts = await memberCounts(db, jids);
  const insideOf = (groupJid: string) => counts.get(groupJid) ?? { all: 0, withoutGuests: 0 };
  const affiliations = await affiliationsOf(db, guid, jids);
  const rules = await rulesOf(db, channels);
  const others = await othersOf(db, teamId, rules, insideOf);
  return channels.map((row, place) => {
    const { groupJid } = row;
    const rule = rules[place] ?? noRule(groupJid);
    return describe({
      ...{ row, rule, inside: insideOf(groupJid), others: others(rule) },
      affiliation: affiliations.get(groupJid) ?? null,
    });
  });
}

/** The same of one channel. */
export async function toGroup({ db, actor }: SessionContext, channel: ChannelRow): Promise<Group> {
  const [group] = await toGroups(db, actor, [channel]);
  if (!group) throw new Fault('A channel without its description.');
  return group;
}

/** What of the channels somebody sees who is no admin: guests what they are in, members open ones as well. */
const visibleTo = ({ guid, role }: Actor) =>
  role === 'admin' ? undefined : ({ guid, kind: role === 'guest' ? 'joined' : 'joinedAndOpen' } as const);

/**
 * Which of the channels a filter leaves to somebody; null for none.
 *
 * @throws Refusal `actor_not_admin`
 */
function filtered(actor: Actor, filter: Body<'channel', 'groupsList'>['filter']): ChannelFilter | null {
  const { guid, role } = actor;
  if (filter === 'postable') return role === 'guest' ? null : { own: { guid, kind: filter } };
  if (filter === 'joinedAndOpen') return { own: visibleTo(actor) ?? { guid, kind: filter } };
  if (role !== 'admin') throw new Refusal('actor_not_admin');
  return { kind: filter };
}

/**
 * The team's channels, by name, as far as a filter and a text leave them.
 *
 * @throws Refusal `actor_not_admin`
 */
export async function groupsList({ db, actor }: SessionContext, body: Body<'channel', 'groupsList'>) {
  const { limit, offset, searchText, filter, archived } = body;
  const which = filtered(actor, filter);
  const words = searchText === undefined ? undefined : wordsOf(searchText);
  if (words === '' || which === null) return { groups: [], total: 0 };
  const found = await listChannels(db, actor.teamId, { ...which, words, archived }, { limit, offset });
  return { groups: await toGroups(db, actor, found.channels), total: found.total };
}

/** Channels of the team by address, as far as whoever asks sees them. */
export const groups = async ({ db, actor }: SessionContext, jids: readonly string[]) => ({
  groups: await toGroups(db, actor, await channelsByJid(db, actor.teamId, jids, visibleTo(actor))),
});

/** An answer names as many people of each channel. */
const NAMED_MAX = 50;

/** People of channels by channel, the first of them and how many they are. */
function namedIn(found: Awaited<ReturnType<typeof moderatorsOf>>) {
  const byChannel = Map.groupBy(found, ({ groupJid }) => groupJid);
  return (groupJid: string) => {
    const users = (byChannel.get(groupJid) ?? []).map(({ user }) => user);
    return { users: users.slice(0, NAMED_MAX), total: users.length };
  };
}

/** Who moderates channels of the team, and who writes in them beside. */
export async function groupModerators({ db, actor }: SessionContext, jids: readonly string[]) {
  const channels = await channelsByJid(db, actor.teamId, jids);
  const there = channels.map(({ groupJid }) => groupJid);
  const moderatorsIn = namedIn(await moderatorsOf(db, there));
  const postersIn = namedIn(await postersOf(db, there));
  return {
    groups: there.map((groupJID) => ({ groupJID, ...moderatorsIn(groupJID), posters: postersIn(groupJID) })),
  };
}

/**
 * Who is in a channel of the team.
 *
 * @throws Refusal `group_not_found`
 */
export async function groupMembers({ db, actor }: SessionContext, query: Query<'channel', 'groupMembers'>) {
  const { groupJID, limit, offset } = query;
  await demandChannel({ db, teamId: actor.teamId }, groupJID);
  return listChannelMembers(db, groupJID, { limit, offset });
}

/** The first of those who are in each of these channels of the team, and how many they are. */
export async function firstGroupMembers(
  { db, actor }: SessionContext,
  { groups: jids, limit }: Body<'channel', 'firstGroupMembers'>,
) {
  const channels = await channelsByJid(db, actor.teamId, jids);
  const there = channels.map(({ groupJid }) => groupJid);
  const counts = await memberCounts(db, there);
  const byChannel = Map.groupBy(await firstChannelMembers(db, there, limit), ({ groupJid }) => groupJid);
  return {
    groups: there.map((groupJID) => ({
      groupJID,
      users: (byChannel.get(groupJID) ?? []).map(({ user }) => user),
      total: counts.get(groupJID)?.all ?? 0,
    })),
  };
}

/**
 * The channels in use that somebody of the team is in.
 *
 * @throws Refusal those of `demandActivePerson`
 */
export async function guestChannels({ db, actor }: SessionContext, { onBehalfOf }: Query<'channel', 'guestChannels'>) {
  await demandActivePerson(db, actor.teamId, onBehalfOf);
  return { groups: await channelsOf(db, onBehalfOf) };
}
