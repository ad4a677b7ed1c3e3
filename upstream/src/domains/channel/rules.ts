import { AUTO_JOIN_CHANNELS_MAX } from '@muster/schema/formats/channel';
import { foldText } from '../../lib/text.ts';
import type { Plan } from '../billing/rules.ts';

/** What channels are sorted by and searched in. */
export const channelKey = (name: string) => foldText(name);

/** Signs that stand between the words of a channel's name. */
const SEPARATORS = /[-_.#/]/g;

/** What a search text is compared as: like the name, with a space for every sign between words. */
export const wordsOf = (text: string) => foldText(text.replace(SEPARATORS, ' '));

/** Whether the team's own announcements are in a channel: everybody always joins it. Its address tells. */
export const isLockedChannel = ({ groupJid, teamId }: { groupJid: string; teamId: string }) =>
  groupJid.includes(lockedPart(teamId));

/** What stands in the address of a locked channel. */
export const lockedPart = (teamId: string) => `${teamId}_announcements`;

/** Whether people are put into a channel when they come into the team. */
export const joinsByItself = (channel: { groupJid: string; teamId: string; isAutoJoin: boolean }) =>
  channel.isAutoJoin || isLockedChannel(channel);

/** Whether a channel stands still. */
export const isArchived = ({ archivedAt }: { archivedAt: number | null }): boolean => archivedAt !== null;

/**
 * Why an archived channel may not come back, or null: it counts again, as one of its type and as an auto-join one. What it is
 * needs no plan, as with every channel that is there.
 *
 * @param team how many channels of its type the team may have and has, and how many auto-join ones, locked ones left aside
 */
export function restoreRefusal(
  { isAutoJoin }: { isAutoJoin: boolean },
  { limit, existing, autoJoining }: { limit: number | null; existing: number; autoJoining: number },
): 'channel_limit' | null {
  if (limit !== null && existing >= limit) return 'channel_limit';
  return isAutoJoin && autoJoining >= AUTO_JOIN_CHANNELS_MAX ? 'channel_limit' : null;
}

/** Who of a channel may do something. */
export type Privilege = 'moderator' | 'member' | 'none';
/** What somebody is in a channel. */
export type Affiliation = 'moderator' | 'member';

/** Whether somebody in a channel may do what it leaves to these. */
export const mayDo = (privilege: Privilege, affiliation: Affiliation): boolean =>
  privilege === 'member' || privilege === affiliation;

/** What somebody is in a channel, and whether they write in it where otherwise moderators alone do. */
export type Participation = { affiliation: Affiliation; mayPost: boolean };

/** Whether somebody in a channel may write in it. */
export const mayWrite = (postBy: Privilege, { affiliation, mayPost }: Participation): boolean =>
  mayDo(postBy, affiliation) || (postBy === 'moderator' && mayPost);

/** Whom a channel is for and who is put into it, by user groups. */
export type ChannelRule = {
  groupJid: string;
  isAutoJoin: boolean;
  /** The user groups whose members it is for; without any it is for everybody. */
  restriction: readonly string[];
  /** The user groups whose members an auto-join channel takes in; without any it takes in everybody but guests. */
  autoJoin: readonly string[];
};

/** What is said of a channel of which nothing has been said yet. */
export const noRule = (groupJid: string): ChannelRule => ({
  groupJid,
  isAutoJoin: false,
  restriction: [],
  autoJoin: [],
});

/** What is asked of a channel's rule: null for auto-join turns it off, what is left out stays. */
export type WantedRule = {
  restriction?: readonly string[] | undefined;
  autoJoin?: readonly string[] | null | undefined;
};

/** A channel's rule after a change. Whom it takes in it is for: user groups for auto-join count as those of the restriction. */
export function changedRule(before: ChannelRule, wanted: WantedRule): ChannelRule {
  const isAutoJoin = wanted.autoJoin === undefined ? before.isAutoJoin : wanted.autoJoin !== null;
  const autoJoin = [...new Set(wanted.autoJoin === undefined ? before.autoJoin : (wanted.autoJoin ?? []))];
  const restriction = [...new Set([...(wanted.restriction ?? before.restriction), ...autoJoin])];
  return { groupJid: before.groupJid, isAutoJoin, restriction, autoJoin };
}

const sameIds = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((id) => others.includes(id));

/** Whether two rules say the same of everybody. */
export const isSameRule = (one: ChannelRule, other: ChannelRule): boolean =>
  one.isAutoJoin === other.isAutoJoin &&
  sameIds(one.restriction, other.restriction) &&
  sameIds(one.autoJoin, other.autoJoin);

/** The user groups that a rule names and the one before it did not. */
export function newlyNamed(before: ChannelRule, after: ChannelRule): string[] {
  const known = new Set([...before.restriction, ...before.autoJoin]);
  return [...new Set([...after.restriction, ...after.autoJoin])].filter((id) => !known.has(id));
}

export type RuleRefusal = {
  refusal: 'group_locked' | 'plan_required' | 'channel_limit';
  /** Which part of the rule it is about. */
  part: 'restriction' | 'autoJoin';
};

/**
 * Why a channel may not get a rule, or null. Everybody always joins a locked one. What it names already stays on any plan;
 * further user groups, and turning auto-join on, need PRO.
 *
 * @param existing how many auto-join channels the team has, locked ones left aside
 */
export function ruleRefusal(
  before: ChannelRule,
  after: ChannelRule,
  { isLocked, plan, existing }: { isLocked: boolean; plan: Plan; existing: number },
): RuleRefusal | null {
  if (isLocked && (!after.isAutoJoin || after.autoJoin.length > 0))
    return { refusal: 'group_locked', part: 'autoJoin' };
  if (isLocked && after.restriction.length > 0) return { refusal: 'group_locked', part: 'restriction' };
  const isTurnedOn = after.isAutoJoin && !before.isAutoJoin;
  const added = newlyNamed(before, after);
  if (plan === 'free' && (isTurnedOn || added.some((id) => after.autoJoin.includes(id))))
    return { refusal: 'plan_required', part: 'autoJoin' };
  if (plan === 'free' && added.length > 0) return { refusal: 'plan_required', part: 'restriction' };
  return isTurnedOn && existing >= AUTO_JOIN_CHANNELS_MAX ? { refusal: 'channel_limit', part: 'autoJoin' } : null;
}

export type AutoJoinPlan = { refusal: 'group_locked' | 'plan_required' | 'channel_limit' | null; isChanged: boolean };

/**
 * What setting auto-join for a channel comes to. Turning it on needs PRO; turning it off is always allowed, but for a
 * locked channel, which is as it has to be.
 *
 * @param existing how many auto-join channels the team has, locked ones left aside
 */
export function planAutoJoin(
  channel: { groupJid: string; teamId: string; isAutoJoin: boolean },
  wanted: boolean,
  { plan, existing }: { plan: Plan; existing: number },
): AutoJoinPlan {
  if (joinsByItself(channel) === wanted) return { refusal: null, isChanged: false };
  if (isLockedChannel(channel)) return { refusal: 'group_locked', isChanged: false };
  if (wanted && plan === 'free') return { refusal: 'plan_required', isChanged: false };
  if (wanted && existing >= AUTO_JOIN_CHANNELS_MAX) return { refusal: 'channel_limit', isChanged: false };
  return { refusal: null, isChanged: true };
}
