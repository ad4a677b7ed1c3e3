import { note } from '../../lib/audit.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Fault, Refusal } from '../../lib/errors.ts';
import { planOf } from '../billing/planActions.ts';
import { lockForAdmin } from '../member/lockActions.ts';
import { demandChannelInUse } from './demandActions.ts';
import { type ChannelRow, countAutoJoinChannels, saveChannel } from './repository.ts';
import { rulesOf, saveNamed } from './ruleRepository.ts';
import { planAutoJoin } from './rules.ts';
import { settle } from './settleActions.ts';

/**
 * Sets whether everybody whom a channel is for joins it. Nobody leaves one that is no auto-join channel any more.
 *
 * @throws Refusal `group_not_found`, `group_archived`, `group_locked`, `plan_required`, `channel_limit`
 */
export async function updateAutoJoin(
  context: SessionContext,
  groupJid: string,
  autoJoin: boolean,
): Promise<ChannelRow> {
  const { cause } = await lockForAdmin(context);
  const { db, teamId } = cause;
  const channel = await demandChannelInUse(cause, groupJid);
  const { refusal, isChanged } = planAutoJoin(channel, autoJoin, {
    plan: await planOf(cause, teamId),
    existing: await countAutoJoinChannels(db, teamId),
  });
  if (refusal) throw new Refusal(refusal);
  if (!isChanged) return channel;
  const [rule] = await rulesOf(db, [channel]);
  if (!rule) throw new Fault('A channel without its rule.');
  const saved = { ...channel, isAutoJoin: autoJoin, version: channel.version + 1 };
  await saveChannel(db, groupJid, saved);
  await saveNamed(db, { ...rule, isAutoJoin: autoJoin, autoJoin: [] });
  const { added } = autoJoin ? await settle(cause, groupJid) : { added: 0 };
  await note(cause, 'channel.updateAutoJoin', `channel:${groupJid}`, {
    before: { autoJoin: !autoJoin },
    after: { autoJoin, added },
  });
  return saved;
}
