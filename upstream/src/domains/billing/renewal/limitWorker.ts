import type { JobHandlers } from '../../../lib/jobs.ts';
import { tellAdmins } from '../../payment/mail/actions.ts';
import { lockTeam } from '../../team/repository.ts';
import { billingOf } from '../repository.ts';
import { dueDayOf } from '../rules.ts';
import { limits } from './limitActions.ts';

/**
 * The work that tells admins that the limits of the free plan count for their team. Nobody is told where it was paid meanwhile, or
 * may be paid until another day, nor where PRO is over.
 */
export const limitJobs: JobHandlers = limits.handledBy({
  effect: async ({ teamId, dueDay }, { db, now }) => {
    if ((await lockTeam(db, teamId)).deletedAt !== null) return undefined;
    const billing = await billingOf(db, teamId);
    if (billing.plan !== 'pro' || dueDayOf(billing) !== dueDay) return undefined;
    const { pendingAmount: amount, currency } = billing;
    await tellAdmins(db, now, teamId, { kind: 'limited', amount, currency });
    return undefined;
  },
});
