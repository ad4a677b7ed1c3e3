import type { Body } from '../../generated/contract.ts';
import { note } from '../../lib/audit.ts';
import type { Cause } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { planAndMode } from '../billing/planActions.ts';
import { lockForAdmin } from '../member/lockActions.ts';
import { teamOf } from '../team/repository.ts';
import { channelLimit } from './createRules.ts';
import { demandChannel } from './demandActions.ts';
import { type ChannelRow, countAutoJoinChannels, countChannels, saveChannel } from './repository.ts';
import { isArchived, isLockedChannel, restoreRefusal } from './rules.ts';
import { settle } from './settleActions.ts';

/** @throws Refusal `channel_limit` */
async function demandRoom(cause: Cause, row: ChannelRow): Promise<void> {
  const { db, teamId } = cause;
  const { plan, mode } = await planAndMode(cause, await teamOf(db, teamId));
  const refusal = restoreRefusal(row, {
    limit: channelLimit(plan, mode, row.type),
    existing: await countChannels(db, teamId, row.type),
    autoJoining: await countAutoJoinChannels(db, teamId),
  });
  if (refusal !== null) throw new Refusal(refusal);
}

/** Lets a channel stand still, with everybody in it. */
async function archive(cause: Cause, row: ChannelRow): Promise<ChannelRow> {
  if (isLockedChannel(row)) throw new Refusal('group_locked');
  const saved = { ...row, archivedAt: cause.now, version: row.version + 1 };
  await saveChannel(cause.db, row.groupJid, saved);
  await note(cause, 'channel.archive', `channel:${row.groupJid}`, { after: { name: row.name } });
  return saved;
}

/** Brings a channel back, and who is in it to what its rule says by now: it has not followed meanwhile. */
async function restore(cause: Cause, row: ChannelRow): Promise<ChannelRow> {
  await demandRoom(cause, row);
  const saved = { ...row, archivedAt: null, version: row.version + 1 };
  await saveChannel(cause.db, row.groupJid, saved);
  const { added, removed } = await settle(cause, row.groupJid);
  await note(cause, 'channel.restore', `channel:${row.groupJid}`, { after: { name: row.name, added, removed } });
  return saved;
}

/**
 * Archives a channel or brings it back, for the admin who is signed in.
 *
 * @throws Refusal `actor_not_admin`, `group_not_found`, `group_locked`, `channel_limit`
 */
export async function setArchived(
  context: SessionContext,
  { to, archived }: Body<'channel', 'archiveGroup'>,
): Promise<ChannelRow> {
  const { cause } = await lockForAdmin(context);
  const row = await demandChannel(cause, to);
  if (isArchived(row) === archived) return row;
  return (archived ? archive : restore)(cause, row);
}
