import * as z from 'zod';
import type { Queries } from '../../../db/database.ts';
import { defineJob } from '../../../lib/jobs.ts';
import { daysAfter } from '../periodRules.ts';
import { billingOf } from '../repository.ts';
import { dueDayOf } from '../rules.ts';
import { teamsThatOwe } from './repository.ts';

const TELL = 'billing.tellLimits';

/** The work that tells admins that the limits of the free plan count, as dues were not paid in time; see `limitJobs`. */
export const limits = defineJob(TELL, z.object({ teamId: z.string(), dueDay: z.number() }));

const plant = (db: Queries, now: number, teamId: string, dueDay: number): Promise<void> =>
  limits.enqueue(
    { db, now },
    { teamId, dueDay },
    { uniqueKey: `${TELL}:${teamId}:${dueDay}`, dueAt: daysAfter(dueDay, 1) },
  );

/** Plants it for the day after the last one on which a team may pay what it owes: after each change of that day. */
export async function plantLimits(db: Queries, now: number, teamId: string): Promise<void> {
  const dueDay = dueDayOf(await billingOf(db, teamId));
  if (dueDay !== null) await plant(db, now, teamId, dueDay);
}

/** The same for every team that owes something and still may pay it in time. */
export async function plantAllLimits(db: Queries, now: number): Promise<void> {
  for (const billing of await teamsThatOwe(db)) {
    const dueDay = dueDayOf(billing);
    if (dueDay !== null && daysAfter(dueDay, 1) > now) await plant(db, now, billing.teamId, dueDay);
  }
}
