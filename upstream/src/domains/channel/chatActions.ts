import type { Body, Query } from '../../generated/contract.ts';
import { note } from '../../lib/audit.ts';
import { type Cause, causeOf } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { everyRole, notGuests } from '../../lib/roles.ts';
import { demandFewSubjects } from '../../lib/subjects.ts';
import { demandActivePeople } from '../member/demandActions.ts';
import { lockForActor } from '../member/lockActions.ts';
import { demandChannel, demandInUse } from './demandActions.ts';
import { putIn, takeOff } from './placeActions.ts';
import { type ChannelRow, listChannelMembers, placeOf, setMuted } from './repository.ts';
import { rulesOf } from './ruleRepository.ts';
import { type Participation, type Privilege, isArchived, joinsByItself, mayDo } from './rules.ts';
import { placesMeant } from './settleRepository.ts';
import { moderatorsOf } from './moderatorRepository.ts';

/** A channel that somebody is in, and what they are in it. */
export type OwnChannel = Participation & { row: ChannelRow; isMuted: boolean };

/**
 * A channel as those see it who are in it.
 *
 * @throws Refusal `group_not_found` for everybody else
 */
export async function demandOwnChannel(cause: Cause, groupJid: string): Promise<OwnChannel> {
  const row = await demandChannel(cause, groupJid);
  const place = await placeOf(cause.db, groupJid, cause.actor);
  if (!place) throw new Refusal('group_not_found');
  return { row, ...place };
}

/**
 * The same, where the channel lets them do something.
 *
 * @throws Refusal `group_not_found`, `privilege_missing`
 */
export async function demandPrivilege(
  cause: Cause,
  groupJid: string,
  privilegeOf: (row: ChannelRow) => Privilege,
): Promise<OwnChannel> {
  const own = await demandOwnChannel(cause, groupJid);
  if (!mayDo(privilegeOf(own.row), own.affiliation)) throw new Refusal('privilege_missing');
  return own;
}

/**
 * Puts whoever asks into an open channel. Guests are put into channels by others.
 *
 * @throws Refusal `group_not_found`, `group_archived`, `group_closed`, `group_restricted`
 */
export async function joinChannel(context: SessionContext, groupJid: string): Promise<void> {
  const { cause } = await lockForActor(context, notGuests);
  const row = await demandChannel(cause, groupJid);
  if (await placeOf(cause.db, groupJid, cause.actor)) return;
  demandInUse([row]);
  if (row.type === 'closed') throw new Refusal('group_closed');
  await putIn(cause, [row], [cause.actor]);
}

/**
 * Takes whoever asks out of a channel.
 *
 * @throws Refusal `group_not_found`, `leaving_restricted` where they would be put into it at once
 */
export async function leaveChannel(context: SessionContext, groupJid: string): Promise<void> {
  const { cause } = await lockForActor(context, everyRole);
  const { row } = await demandOwnChannel(cause, groupJid);
  if (row.canLeave === 'none' && (await isTakenIn(cause, row))) throw new Refusal('leaving_restricted');
  await takeOff(cause, [row], [cause.actor]);
}

/** Whether a channel takes in whoever acts: one that stands still takes in nobody. */
async function isTakenIn({ db, teamId, actor }: Cause, row: ChannelRow): Promise<boolean> {
  if (isArchived(row)) return false;
  const meant = await placesMeant(db, { teamId, rules: await rulesOf(db, [row]), guids: [actor] });
  return meant.length > 0;
}

/**
 * Switches the notifications of a channel off or on for whoever asks.
 *
 * @throws Refusal `group_not_found`, `muting_restricted`
 */
export async function muteChannel(context: SessionContext, { to, muted }: Body<'channel', 'muteGroup'>): Promise<void> {
  const cause = causeOf(context);
  const { row, isMuted } = await demandOwnChannel(cause, to);
  if (muted === isMuted) return;
  if (muted && row.canMute === 'none' && joinsByItself(row)) throw new Refusal('muting_restricted');
  await setMuted(cause.db, { groupJid: to, guid: cause.actor }, muted);
  await note(cause, 'channel.mute', `channel:${to}`, { before: { muted: isMuted }, after: { muted } });
}

/**
 * Who is in a channel, as it shows them to whoever asks.
 *
 * @throws Refusal `group_not_found`, `privilege_missing`
 */
export async function memberList(context: SessionContext, { groupJID, limit, offset }: Query<'channel', 'memberList'>) {
  await demandPrivilege(causeOf(context), groupJID, (row) => row.viewMemberListBy);
  return listChannelMembers(context.db, groupJID, { limit, offset });
}

/**
 * Puts people into a channel that whoever asks is in, or takes them out. Those who moderate it are taken out by moderators
 * alone; guests see to nobody.
 *
 * @throws Refusal `group_not_found`, `privilege_missing`, `group_archived`, `member_not_found`, `group_restricted`, `too_many_subjects`
 */
export async function addRemoveUsers(
  context: SessionContext,
  { to, add, remove }: Body<'channel', 'addRemoveUsers'>,
): Promise<void> {
  demandFewSubjects(add, 'add');
  demandFewSubjects(remove, 'remove');
  const { cause } = await lockForActor(context, notGuests);
  const { db, teamId } = cause;
  const { row, affiliation } = await demandPrivilege(cause, to, (one) => one.addRemoveUsersBy);
  demandInUse([row]);
  const added = await demandActivePeople(db, teamId, add);
  const removed = await demandActivePeople(db, teamId, remove);
  if (affiliation !== 'moderator') {
    const moderators = await moderatorsOf(db, [to]);
    if (moderators.some(({ user }) => removed.includes(user.guid))) throw new Refusal('privilege_missing');
  }
  if (added.length > 0) await putIn(cause, [row], added);
  if (removed.length > 0) await takeOff(cause, [row], removed);
}
