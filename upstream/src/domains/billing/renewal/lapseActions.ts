import type { AnyCause } from '../../../lib/cause.ts';
import { changeCategory, endLicences } from '../../licence/endActions.ts';
import { seatCounts } from '../../licence/repository.ts';
import { cancelOrder } from '../../payment/order/cancelActions.ts';
import { unpaidRenewalsOf } from '../../payment/order/repository.ts';
import { endPlan } from '../cancel/endActions.ts';
import type { RenewalPart } from '../chargeRules.ts';
import { INTERVALS, type Interval } from '../priceRules.ts';
import { type BatchRow, type BillingRow, batchesOf } from '../repository.ts';
import { dropBatch } from './repository.ts';

/** Lets go the licences of those whose renewal is off, and moves the others where their category changes. */
export async function carryHolders(
  cause: AnyCause,
  { batch, users }: RenewalPart<BatchRow>,
  category: Interval,
): Promise<void> {
  const ending = batch.count - users;
  if (ending > 0) await endLicences(cause, batch.category, ending);
  if (category !== batch.category) await changeCategory(cause, { from: batch.category, to: category }, users);
}

/** Ends licences that do not go on; whoever held one of them holds none. */
export async function lapse(cause: AnyCause, ended: readonly BatchRow[]): Promise<void> {
  if (ended.length === 0) return;
  const { db, now, teamId } = cause;
  for (const { batchId } of ended) await dropBatch(db, batchId);
  const { byCategory } = await seatCounts(db, teamId, now);
  const left = await batchesOf(db, teamId);
  for (const category of INTERVALS) {
    const bought = left.filter((batch) => batch.category === category).reduce((sum, { count }) => sum + count, 0);
    if (byCategory[category] > bought) await endLicences(cause, category, byCategory[category] - bought);
  }
}

/**
 * Ends PRO where no licence is left, and the team gave it up, did not pay for it, or has it by its licences alone. A
 * subscription that nobody uses any more goes on, with everybody Lite.
 */
export async function endWithoutLicences(
  cause: AnyCause,
  billing: BillingRow,
  { isUnpaid }: { isUnpaid: boolean },
): Promise<void> {
  const isOver = billing.cancelsAt !== null || isUnpaid || billing.defaultLicenceCategory !== null;
  if (!isOver || (await batchesOf(cause.db, cause.teamId)).length > 0) return;
  await endPlan(cause, billing);
  // What is owed is paid by an admin from now on, and not charged for a plan that is over.
  for (const order of await unpaidRenewalsOf(cause.db, cause.teamId)) {
    if (order.status === 'open') await cancelOrder(cause, order);
  }
}
