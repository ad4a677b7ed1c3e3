import type { Answer } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import { planOf } from '../billing/planActions.ts';
import { type CallRow, countGroupCalls, countLimitHits } from './repository.ts';
import { hitsLimit, hitsSince } from './rules.ts';

export const toCall = ({ callId, startedAt, limitEndsAt, endedAt }: CallRow): Answer<'recording', 'startCall'> => ({
  ...{ callId, startedAt, endsBy: limitEndsAt, endedAt },
});

/** How many calls of the last months ended because of the free plan. */
export async function videoCallingLimitHits({
  db,
  now,
  actor: { teamId },
}: SessionContext): Promise<Answer<'recording', 'videoCallingLimitHits'>> {
  const limit = hitsLimit(await planOf({ db, now }, teamId));
  const hits = await countLimitHits(db, teamId, { since: hitsSince(now), now });
  return { hits, lowerLimit: limit, upperLimit: limit };
}

export const groupVideoStats = async ({
  db,
  actor,
}: SessionContext): Promise<Answer<'recording', 'groupVideoStats'>> => ({
  calls: await countGroupCalls(db, actor.teamId),
});
