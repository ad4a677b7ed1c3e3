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

/** Whether everybody but guests is put into a channel when they come into the team. */
export const joinsByItself = (channel: { groupJid: string; teamId: string; isAutoJoin: boolean }) =>
  channel.isAutoJoin || isLockedChannel(channel);

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
