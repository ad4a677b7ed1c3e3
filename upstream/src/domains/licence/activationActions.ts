import * as z from 'zod';
import type { Queries } from '../../db/database.ts';
import { note, recordAudit } from '../../lib/audit.ts';
import type { AnyCause, Cause } from '../../lib/cause.ts';
import { defineJob } from '../../lib/jobs.ts';
import { type BillingRow, teamsCountingDown, updateBilling } from '../billing/repository.ts';
import { ACTIVATION_DELAY_MS } from '../billing/rules.ts';

const ACTIVATE = 'licence.activate';
/** The work that starts PRO at the end of a countdown; see `activationJobs`. */
export const activation = defineJob(ACTIVATE, z.object({ teamId: z.string() }));

/** Starts PRO. The team is locked, and has not started it before. */
export async function activatePlan(cause: AnyCause, { plan, activationAt }: BillingRow): Promise<void> {
  const { db, teamId, actor } = cause;
  await updateBilling(db, teamId, { plan: 'pro', activationAt: null });
  await recordAudit(cause, {
    ...{ teamId, actor, action: 'licence.activatePlan', target: `team:${teamId}` },
    before: { plan, activationAt },
    after: { plan: 'pro', activationAt: null },
  });
}

/** Lets PRO start by itself in 24 hours. The team is locked. */
export async function startCountdown(cause: Cause): Promise<void> {
  const { db, now, teamId } = cause;
  const activationAt = now + ACTIVATION_DELAY_MS;
  await updateBilling(db, teamId, { activationAt });
  await plant(db, now, teamId, activationAt);
  await note(cause, 'licence.startCountdown', `team:${teamId}`, {
    before: { activationAt: null },
    after: { activationAt },
  });
}

/**
 * Plants the start of PRO for every team that counts down, unless it is planted. What `effectivePlan` says does not
 * wait for it: it makes lasting what holds from the instant on.
 */
export async function plantActivations(db: Queries, now: number): Promise<void> {
  for (const { teamId, activationAt } of await teamsCountingDown(db)) {
    if (activationAt !== null) await plant(db, now, teamId, activationAt);
  }
}

/** The instant is part of the key: a team may count down anew, while jobs that are done keep their keys. */
const plant = (db: Queries, now: number, teamId: string, dueAt: number) =>
  activation.enqueue({ db, now }, { teamId }, { uniqueKey: `${ACTIVATE}:${teamId}:${dueAt}`, dueAt });
