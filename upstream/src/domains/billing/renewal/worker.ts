import type { JobHandlers } from '../../../lib/jobs.ts';
import { unpaidRenewalsOf } from '../../payment/order/repository.ts';
import { lockTeam } from '../../team/repository.ts';
import type { PlanTerms } from '../offerRules.ts';
import { billingOf } from '../repository.ts';
import { plantRenewal, renewal } from './actions.ts';
import { dueBatches, renewTeam } from './renewActions.ts';
import { waitsUntil } from './rules.ts';

/** The work that renews licences at the end of their period. */
export const renewalJobs = (terms: Pick<PlanTerms, 'prices' | 'renewal'>): JobHandlers =>
  renewal.handledBy({
    effect: async (payload, { db, now, parentJobId }) => {
      const { teamId } = payload;
      const cause = { db, now, parentJobId, teamId, actor: null };
      // Nobody would use what a deleted team has.
      if ((await lockTeam(db, teamId)).deletedAt !== null) return undefined;
      const due = await dueBatches(cause);
      // In the meantime the team may have bought others, or given up what it had.
      if (due.length === 0) {
        await plantRenewal(db, now, teamId);
        return undefined;
      }
      const billing = await billingOf(db, teamId);
      const charges = await unpaidRenewalsOf(db, teamId);
      const isChargeOpen = charges.some(({ status, attempt }) => status === 'pending' || attempt === 0);
      const dueAt = waitsUntil(due, { ...billing, isChargeOpen }, now);
      if (dueAt !== null) return { payload, dueAt };
      await renewTeam(cause, billing, due, terms);
      return undefined;
    },
  });
