import type { Query } from '../../../generated/contract.ts';
import { note } from '../../../lib/audit.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import { demandOwnTeam } from '../../licence/accountActions.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { sendResumption } from '../../payment/invoice/mailActions.ts';
import { plantLimits } from '../renewal/limitActions.ts';
import { billingOf, updateBilling } from '../repository.ts';
import { latestDoneBillOf, pendingBillsOf, updateBill } from './repository.ts';
import { mayResume } from './rules.ts';

/**
 * Takes back that PRO is given up: it is renewed again. What credits and balance have paid stays paid; what is owed still has
 * the time that it had before.
 *
 * @throws Refusal `team_not_found`, `actor_not_admin`, `nothing_to_resume`
 */
export async function resumePlan(context: SessionContext, { teamId }: Query<'billing', 'resumePlan'>): Promise<void> {
  demandOwnTeam(context.actor.teamId, teamId);
  const { cause } = await lockForAdmin(context);
  const { db, now } = cause;
  const { cancelsAt, pendingAmount } = await billingOf(db, teamId);
  const pending = await pendingBillsOf(db, teamId);
  if (!mayResume({ cancelsAt, isPending: pending.length > 0 }, now)) throw new Refusal('nothing_to_resume');
  for (const { billId } of pending) await updateBill(db, billId, { status: 'withdrawn' });
  if (cancelsAt !== null) {
    const done = await latestDoneBillOf(db, teamId);
    if (done) await updateBill(db, done.billId, { status: 'withdrawn' });
    const pendingDeadline = pendingAmount > 0 ? (done?.formerDeadline ?? null) : null;
    await updateBilling(db, teamId, { cancelsAt: null, pendingDeadline });
    await plantLimits(db, now, teamId);
  }
  await note(cause, 'billing.resumePlan', `team:${teamId}`, { before: { cancelsAt }, after: { cancelsAt: null } });
  await sendResumption(cause);
}
