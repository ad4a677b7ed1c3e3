import { recordAudit } from '../../lib/audit.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { adminsOnly } from '../../lib/roles.ts';
import { type Input, type Routes, signedIn } from '../../lib/service.ts';
import { billingOf } from '../billing/repository.ts';
import { effectivePlan } from '../billing/rules.ts';
import { lockForAdmin } from '../member/actions.ts';
import { type Group, toGroup } from './groups.ts';
import { channelsByJid, countAutoJoinChannels, joinEverybody, setAutoJoin } from './repository.ts';
import { planAutoJoin } from './rules.ts';

/** Which channels everybody joins. */
export const autoJoinRoutes: Pick<Routes<'channel'>, 'updateGroup'> = {
  updateGroup: signedIn(adminsOnly, updateGroup),
};

/** Nobody leaves a channel that is no auto-join channel any more; whoever enters it is put in with the team locked. */
async function updateGroup(context: SessionContext, { body }: Input<'channel', 'updateGroup'>): Promise<Group> {
  const cause = await lockForAdmin(context);
  const { db, now, teamId, actor } = cause;
  const { autoJoin } = body.config;
  const [channel] = await channelsByJid(db, teamId, [body.to]);
  if (!channel) throw new Refusal('group_not_found');
  const { refusal, isChanged } = planAutoJoin(channel, autoJoin, {
    plan: effectivePlan(await billingOf(db, teamId), now),
    existing: await countAutoJoinChannels(db, teamId),
  });
  if (refusal) throw new Refusal(refusal);
  if (isChanged) {
    await setAutoJoin(db, channel.groupJid, autoJoin);
    const added = autoJoin ? await joinEverybody(db, teamId, channel.groupJid) : 0;
    await recordAudit(cause, {
      ...{ teamId, actor, action: 'channel.updateAutoJoin', target: `channel:${channel.groupJid}` },
      ...{ before: { autoJoin: !autoJoin }, after: { autoJoin, added } },
    });
  }
  return toGroup(db, isChanged ? { ...channel, isAutoJoin: autoJoin } : channel);
}
