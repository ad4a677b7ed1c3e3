import type { Answer, Body } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import { planAndMode, planOf } from '../billing/planActions.ts';
import { teamOf } from '../team/repository.ts';
import { channelLimit } from './createRules.ts';
import { countChannels } from './repository.ts';
import { countMessages, countSmartChannels } from './usageRepository.ts';
import { messageLimits, singleLimit } from './usageRules.ts';

/** How many messages a team has, and how many of them its plan lets be searched. */
export async function teamChatCount({
  db,
  now,
  actor: { teamId },
}: SessionContext): Promise<Answer<'channel', 'teamChatCount'>> {
  const plan = await planOf({ db, now }, teamId);
  return { total: await countMessages(db, teamId), ...messageLimits(plan) };
}

/** How many channels of some kinds a team has, and may have. */
export async function channelsUsage(
  { db, now, actor: { teamId } }: SessionContext,
  { types }: Body<'channel', 'channelsUsage'>,
): Promise<Answer<'channel', 'channelsUsage'>> {
  const { plan, mode } = await planAndMode({ db, now }, await teamOf(db, teamId));
  const figureOf = async (type: 'open' | 'closed') => ({
    total: await countChannels(db, teamId, type),
    ...singleLimit(channelLimit(plan, mode, type)),
  });
  return {
    ...(types.includes('public') ? { public: await figureOf('open') } : {}),
    ...(types.includes('private') ? { private: await figureOf('closed') } : {}),
  };
}

/** How many channels a team has that need PRO to be made. */
export const channelProFeatureUsage = async ({
  db,
  actor,
}: SessionContext): Promise<Answer<'channel', 'channelProFeatureUsage'>> => ({
  smartChannels: await countSmartChannels(db, actor.teamId),
});
