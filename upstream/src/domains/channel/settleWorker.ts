import { type JobHandlers, releaseKey } from '../../lib/jobs.ts';
import { lockTeam } from '../team/repository.ts';
import { SETTLE_STEP, settleFurther, settling } from './settleActions.ts';

/**
 * The work of settling channels. A step moves a thousand people at most, in one transaction with its entries: wherever it is cut
 * off, it either happened or not at all, and the next one finds who is left. What changes meanwhile is seen by the next step,
 * as every change has the team locked.
 *
 * @param step how many people one step moves at most
 */
export const settleJobs = (step = SETTLE_STEP): JobHandlers =>
  settling.handledBy({
    effect: async (payload, { db, now, parentJobId }) => {
      const { teamId, groupJid, actor, requestId } = payload;
      await lockTeam(db, teamId);
      const cause = { db, now, parentJobId, teamId, actor, ...(requestId === undefined ? {} : { requestId }) };
      const { isMore } = await settleFurther(cause, groupJid, step);
      if (isMore) return { payload, dueAt: now };
      // Jobs that are done keep their keys: the next change of the channel plants another one.
      await releaseKey({ db, parentJobId });
      return undefined;
    },
  });
