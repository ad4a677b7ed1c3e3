import type { Queries } from '../../db/database.ts';
import { noteAll } from '../../lib/audit.ts';
import type { AuditAction } from '../../lib/auditActions.ts';
import type { Cause } from '../../lib/cause.ts';
import { Fault, Refusal } from '../../lib/errors.ts';
import type { SubjectResult } from '../../lib/subjects.ts';
import type { Interval } from '../billing/priceRules.ts';
import { batchesOf, billingOf } from '../billing/repository.ts';
import { activationAfterAssigning, effectivePlan, licenceCountsOf } from '../billing/rules.ts';
import { lockTeam } from '../team/repository.ts';
import { activatePlan, startCountdown } from './activationActions.ts';
import { holdersOf, seatCounts, setLicences, startTrialLicences } from './repository.ts';
import { type Holder, type Holders, nextCategories, planAssignment, planEndOfRenewal, planReturn } from './rules.ts';
import { TRIAL_LICENCE_MS, givesTrialLicences } from './trialLicenceRules.ts';

/**
 * Gives members licences that renew. Who holds one keeps it, with renewal on. The first one that a team on the way to
 * PRO assigns starts its countdown, the last one starts PRO.
 *
 * @param guids up to 999
 * @param options `partial`: as many as there are licences, in the order given, the others `no_licence_left`
 * @throws Refusal `licences_exhausted` when too few are left for all of them, without `partial`
 */
export async function assignLicences(
  cause: Cause,
  guids: readonly string[],
  { partial = false }: { partial?: boolean } = {},
): Promise<SubjectResult[]> {
  const { db, teamId } = cause;
  await lockTeam(db, teamId);
  const billing = await billingOf(db, teamId);
  const seats = await seatCounts(db, teamId, cause.now);
  const counts = licenceCountsOf(billing.licencesBought, seats.licensed);
  const holders = await holdersOf(db, teamId, guids);
  const { results, assigned, renewed, missing } = planAssignment(guids, holders, counts.unused);
  if (missing > 0 && !partial) throw new Refusal('licences_exhausted');
  const renewing = { isLicensed: true, isAutoRenewEnabled: true };
  await setLicences(db, renewed, { isAutoRenewEnabled: true });
  await giveLicences(db, assigned, nextCategories(await batchesOf(db, teamId), seats.byCategory, assigned.length));
  await noteLicences(cause, 'licence.assign', [...assigned, ...renewed], holders, renewing);
  if (assigned.length > 0) {
    const after = licenceCountsOf(counts.bought, counts.assigned + assigned.length);
    const effect = activationAfterAssigning(billing, after);
    if (effect === 'activate') await activatePlan(cause, billing);
    if (effect === 'count_down') await startCountdown(cause);
  }
  return results;
}

/** Gives people licences of these categories, one to each in their order; whoever gets one is on trial no more. */
async function giveLicences(db: Queries, guids: readonly string[], categories: readonly Interval[]): Promise<void> {
  if (categories.length < guids.length) throw new Fault('Fewer licences are left than were counted.');
  for (const licenceCategory of new Set(categories)) {
    await setLicences(
      db,
      guids.filter((_guid, place) => categories[place] === licenceCategory),
      { isLicensed: true, isAutoRenewEnabled: true, licenceCategory, trialLicenceEndsAt: null },
    );
  }
}

/** Makes members Lite at once: their licences are free again. Guests are passed over. */
export async function returnLicences(cause: Cause, guids: readonly string[]): Promise<SubjectResult[]> {
  await lockTeam(cause.db, cause.teamId);
  const holders = await holdersOf(cause.db, cause.teamId, guids);
  const { results, returned } = planReturn(guids, holders);
  const none = { isLicensed: false, isAutoRenewEnabled: false };
  await setLicences(cause.db, returned, { ...none, licenceCategory: null });
  await noteLicences(cause, 'licence.return', returned, holders, none);
  return results;
}

/** Lets licences run out at the end of their period. */
export async function endRenewal(cause: Cause, guids: readonly string[]): Promise<SubjectResult[]> {
  await lockTeam(cause.db, cause.teamId);
  const holders = await holdersOf(cause.db, cause.teamId, guids);
  const { results, ended } = planEndOfRenewal(guids, holders);
  await setLicences(cause.db, ended, { isAutoRenewEnabled: false });
  await noteLicences(cause, 'licence.endRenewal', ended, holders, { isLicensed: true, isAutoRenewEnabled: false });
  return results;
}

/**
 * Gives licences to people who have just joined, where the team does that: PRO or above at this moment, new members
 * get PRO, and as long as one is left. Whoever gets none has all of PRO for some days, where the team pays for PRO. Guests
 * get nothing.
 */
export async function licenceNewMembers(cause: Cause, guids: readonly string[]): Promise<void> {
  if (guids.length === 0) return;
  const { db, now, teamId } = cause;
  const { autoUpgradeCategory } = await lockTeam(db, teamId);
  const billing = await billingOf(db, teamId);
  if (effectivePlan(billing, now) === 'free') return;
  if (autoUpgradeCategory === 'pro') await assignLicences(cause, guids, { partial: true });
  if (givesTrialLicences(billing, now)) await startTrialLicences(db, guids, now + TRIAL_LICENCE_MS);
}

type Licence = Pick<Holder, 'isLicensed' | 'isAutoRenewEnabled'>;

/** One audit entry for each person whose licence changed. */
const noteLicences = (
  cause: Cause,
  action: AuditAction,
  guids: readonly string[],
  holders: Holders,
  after: Licence,
): Promise<void> =>
  noteAll(
    cause,
    action,
    guids.map((guid) => ({ target: `person:${guid}`, before: licenceOf(holders.get(guid)), after })),
  );

const licenceOf = (holder: Holder | undefined): Licence | null =>
  holder ? { isLicensed: holder.isLicensed, isAutoRenewEnabled: holder.isAutoRenewEnabled } : null;
