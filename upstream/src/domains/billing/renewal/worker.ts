import type { JobHandlers } from '../../../lib/jobs.ts';
import { lockTeam } from '../../team/repository.ts';
import type { PlanTerms } from '../offerRules.ts';
import { billingOf } from '../repository.ts';
import { plantRenewal, renewal } from './actions.ts';
import { dueBatches, renewTeam } from './renewActions.ts';

/** The work that renews licences at the end of their period. */
export const renewalJobs = (terms: Pick<PlanTerms, 'prices' | 'renewal'>): JobHandlers =>
  renewal.handledBy({
    effect: async ({ teamId }, { db, now, parentJobId }) => {
      const cause = { db, now, parentJobId, teamId, actor: null };
      // Nobody would use what a deleted team has.
      if ((await lockTeam(db, teamId)).deletedAt !== null) return undefined;
      const due = await dueBatches(cause);
      // In the meantime the team may have bought others, or given up what it had.
      if (due.length > 0) await renewTeam(cause, await billingOf(db, teamId), due, terms);
      else await plantRenewal(db, now, teamId);
      return undefined;
    },
  });
