import type { JobHandlers } from '../../lib/jobs.ts';
import { billingOf } from '../billing/repository.ts';
import { lockTeam } from '../team/repository.ts';
import { activatePlan, activation } from './activationActions.ts';

/** The work that ends countdowns. */
export const activationJobs: JobHandlers = activation.handledBy({
  effect: async ({ teamId }, { db, now, parentJobId }) => {
    // Nobody would use it, nor pay for it.
    if ((await lockTeam(db, teamId)).deletedAt !== null) return undefined;
    const billing = await billingOf(db, teamId);
    // In the meantime somebody may have started PRO, or moved the instant.
    if (billing.plan !== 'free' || billing.activationAt === null) return undefined;
    if (billing.activationAt > now) return { payload: { teamId }, dueAt: billing.activationAt };
    await activatePlan({ db, now, teamId, parentJobId, actor: null }, billing);
    return undefined;
  },
});
