import { note, noteAll } from '../../lib/audit.ts';
import type { Cause } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import type { Role } from '../../lib/roles.ts';
import { planOf } from '../billing/planActions.ts';
import { lockForAdmin } from '../member/lockActions.ts';
import {
  type ChannelRow,
  autoJoinJids,
  channelsByJid,
  countAutoJoinChannels,
  join,
  joinEverybody,
  setAutoJoin,
} from './repository.ts';
import { planAutoJoin } from './rules.ts';

/**
 * Puts people into all channels of the team that everybody joins: whoever has become a member a moment ago. In the
 * transaction that makes them one, with the team locked, so that no channel that becomes one meanwhile is missed.
 *
 * @param people guests among them are left aside
 */
export async function joinAutoJoinChannels(
  cause: Cause,
  people: readonly { guid: string; role: Role }[],
): Promise<void> {
  const { db, teamId } = cause;
  const guids = people.filter(({ role }) => role !== 'guest').map(({ guid }) => guid);
  if (guids.length === 0) return;
  const places = await join(db, await autoJoinJids(db, teamId), guids);
  await noteAll(
    cause,
    'channel.join',
    [...Map.groupBy(places, ({ guid }) => guid)].map(([guid, joined]) => ({
      target: `person:${guid}`,
      after: { groups: joined.map(({ groupJid }) => groupJid).toSorted() },
    })),
  );
}

/**
 * Sets whether everybody joins a channel. Nobody leaves one that is no auto-join channel any more; whoever enters it is put in with
 * the team locked.
 *
 * @throws Refusal `group_not_found`, `group_locked`, `plan_required`, `channel_limit`
 */
export async function updateAutoJoin(
  context: SessionContext,
  groupJid: string,
  autoJoin: boolean,
): Promise<ChannelRow> {
  const { cause } = await lockForAdmin(context);
  const { db, teamId } = cause;
  const [channel] = await channelsByJid(db, teamId, [groupJid]);
  if (!channel) throw new Refusal('group_not_found');
  const { refusal, isChanged } = planAutoJoin(channel, autoJoin, {
    plan: await planOf(cause, teamId),
    existing: await countAutoJoinChannels(db, teamId),
  });
  if (refusal) throw new Refusal(refusal);
  if (isChanged) {
    await setAutoJoin(db, channel.groupJid, autoJoin);
    const added = autoJoin ? await joinEverybody(db, teamId, channel.groupJid) : 0;
    await note(cause, 'channel.updateAutoJoin', `channel:${channel.groupJid}`, {
      before: { autoJoin: !autoJoin },
      after: { autoJoin, added },
    });
  }
  return isChanged ? { ...channel, isAutoJoin: autoJoin } : channel;
}
