import * as z from 'zod';
import type { Queries } from '../../../db/database.ts';
import { recordAudit } from '../../../lib/audit.ts';
import { type JobContext, defineJob } from '../../../lib/jobs.ts';
import { type BillingRow, updateBilling } from '../repository.ts';
import { afterTrial } from '../trialRules.ts';
import { teamsOnTrial } from './repository.ts';

const END = 'billing.endTrial';
/** The work that ends a trial; see `trialJobs`. */
export const trialEnd = defineJob(END, z.object({ teamId: z.string() }));

/** Makes lasting what a trial ends in. The team is locked, and its trial is over. */
export async function endTrial({ db, now, parentJobId }: JobContext, billing: BillingRow): Promise<void> {
  const { teamId, plan, type } = billing;
  const after = afterTrial(billing);
  await updateBilling(db, teamId, after);
  await recordAudit(
    { db, now, parentJobId },
    {
      ...{ teamId, actor: null, action: END, target: `team:${teamId}` },
      before: { plan, type },
      after: { plan: after.plan, type: after.type },
    },
  );
}

/** Plants the end of a trial, unless it is planted. */
export const plantTrialEnd = (db: Queries, now: number, teamId: string, dueAt: number): Promise<void> =>
  trialEnd.enqueue({ db, now }, { teamId }, { uniqueKey: `${END}:${teamId}:${dueAt}`, dueAt });

/**
 * The same for every team on trial. What `effectivePlan` says does not wait for it: it makes lasting what holds from the
 * trial's end on.
 */
export async function plantTrialEnds(db: Queries, now: number): Promise<void> {
  for (const { teamId, trialEndsAt } of await teamsOnTrial(db)) {
    if (trialEndsAt !== null) await plantTrialEnd(db, now, teamId, trialEndsAt);
  }
}
