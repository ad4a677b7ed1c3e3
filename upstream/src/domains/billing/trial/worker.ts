import type { JobHandlers } from '../../../lib/jobs.ts';
import { lockTeam } from '../../team/repository.ts';
import { billingOf } from '../repository.ts';
import { isTrialOver } from '../trialRules.ts';
import { endTrial, trialEnd } from './endActions.ts';

/** The work that ends trials. */
export const trialJobs: JobHandlers = trialEnd.handledBy({
  effect: async ({ teamId }, context) => {
    // Nobody would use what it ends in.
    if ((await lockTeam(context.db, teamId)).deletedAt !== null) return undefined;
    const billing = await billingOf(context.db, teamId);
    // In the meantime the team may have bought something, or somebody may have moved the end.
    if (billing.plan !== 'free' || billing.trialEndsAt === null) return undefined;
    if (billing.trialEndsAt > context.now) return { payload: { teamId }, dueAt: billing.trialEndsAt };
    if (isTrialOver(billing, context.now)) await endTrial(context, billing);
    return undefined;
  },
});
