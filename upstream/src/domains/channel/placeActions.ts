import type { Body } from '../../generated/contract.ts';
import type { Cause } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { demandFewPairs, demandFewSubjects, pairsOf } from '../../lib/subjects.ts';
import { demandActivePeople } from '../member/demandActions.ts';
import { lockForAdmin } from '../member/lockActions.ts';
import { touchPeople } from '../member/repository.ts';
import { demandAdmitted, demandChannels, demandInUse } from './demandActions.ts';
import { type ChannelRow, join, leave } from './repository.ts';
import { noteMoves } from './settleActions.ts';

const jidsOf = (channels: readonly ChannelRow[]) => channels.map(({ groupJid }) => groupJid);

/**
 * Puts active people of the team into channels. With the team locked.
 *
 * @throws Refusal `group_restricted`, and nobody is put in
 */
export async function putIn(cause: Cause, channels: readonly ChannelRow[], guids: readonly string[]): Promise<void> {
  await demandAdmitted(cause, channels, guids);
  const places = await join(cause.db, jidsOf(channels), guids);
  await touchPeople(cause.db, [...new Set(places.map(({ guid }) => guid))]);
  await noteMoves(cause, 'channel.join', places);
}

/** Takes people out of channels. With the team locked. */
export async function takeOff(cause: Cause, channels: readonly ChannelRow[], guids: readonly string[]): Promise<void> {
  const places = await leave(cause.db, jidsOf(channels), guids);
  await touchPeople(cause.db, [...new Set(places.map(({ guid }) => guid))]);
  await noteMoves(cause, 'channel.leave', places);
}

/**
 * Puts people into channels, or takes them out, for the admin who is signed in.
 *
 * @throws Refusal `too_many_subjects`, `member_not_found`, `group_not_found`, `group_archived`, `group_restricted`
 */
export async function updatePlaces(context: SessionContext, body: Body<'channel', 'bulkGroupUpdate'>) {
  const { members, groups, to } = body;
  demandFewSubjects(members, 'members');
  demandFewSubjects(groups, 'groups');
  demandFewPairs(pairsOf(members, groups), 'groups');
  const { cause } = await lockForAdmin(context);
  const guids = await demandActivePeople(cause.db, cause.teamId, members);
  const channels = await demandChannels(cause, groups);
  demandInUse(channels);
  await (to === 'joined' ? putIn : takeOff)(cause, channels, guids);
}
