import * as z from 'zod';
import type { Queries } from '../../../db/database.ts';
import { HOUR_MS } from '../../../lib/durations.ts';
import { defineJob } from '../../../lib/jobs.ts';
import { nextRenewalOf, teamsToRenew } from './repository.ts';

const RENEW = 'billing.renew';
const CHARGE = 'billing.charge';

/** The work that renews the licences of a team; see `renewalJobs`. */
export const renewal = defineJob(RENEW, z.object({ teamId: z.string() }));
/** The work that charges a renewal to the team's card; see `chargeJobs`. */
export const charge = defineJob(CHARGE, z.object({ orderId: z.string() }));

/** The day is part of the key: jobs that are done keep their keys. One that waits for what is paid by now waits no more. */
const plant = (db: Queries, now: number, teamId: string, dueAt: number) =>
  renewal.hastenAll({ db, now }, [{ payload: { teamId }, uniqueKey: `${RENEW}:${teamId}:${dueAt}`, dueAt }]);

/** Plants the next renewal of a team: after each change of what it has bought, and of what it owes. */
export async function plantRenewal(db: Queries, now: number, teamId: string): Promise<void> {
  const renewsAt = await nextRenewalOf(db, teamId);
  if (renewsAt !== null) await plant(db, now, teamId, renewsAt);
}

/** The same for every team that has bought licences. */
export async function plantRenewals(db: Queries, now: number): Promise<void> {
  for (const { teamId, renewsAt } of await teamsToRenew(db)) await plant(db, now, teamId, renewsAt);
}

const chargeAt = (db: Queries, now: number, orderId: string, dueAt: number): Promise<void> =>
  charge.hastenAll({ db, now }, [{ payload: { orderId }, uniqueKey: `${CHARGE}:${orderId}`, dueAt }]);

/** Plants the charge of a renewal. */
export const plantCharge = (db: Queries, now: number, orderId: string): Promise<void> =>
  chargeAt(db, now, orderId, now);

/** The same for one that has failed again and again: it is tried until what happened is known. */
export const plantChargeAgain = (db: Queries, now: number, orderId: string): Promise<void> =>
  chargeAt(db, now, orderId, now + HOUR_MS);
