import { recordAudit } from '../../../lib/audit.ts';
import type { AnyCause } from '../../../lib/cause.ts';
import { endAllLicences } from '../../licence/endActions.ts';
import { type BillingRow, updateBilling } from '../repository.ts';
import { dropBatches } from './repository.ts';

/** Ends PRO: the team is on the free plan, and nobody holds a licence. What it owes stays. The team is locked. */
export async function endPlan(cause: AnyCause, { plan, type }: BillingRow): Promise<void> {
  const { db, teamId, actor } = cause;
  await updateBilling(db, teamId, {
    ...{ plan: 'free', type: null, isProPlanInitialized: false, activationAt: null, billingStartsAt: null },
    ...{ interval: null, monthlyRate: null, nextInterval: null, nextRate: null, defaultLicenceCategory: null },
    // There is no plan left that could be lost by not paying, nor a charge that is tried again.
    ...{ pendingDeadline: null, cancelsAt: null, hasPaymentFailed: false },
  });
  await dropBatches(db, teamId);
  await endAllLicences(cause);
  await recordAudit(cause, {
    ...{ teamId, actor, action: 'billing.endPlan', target: `team:${teamId}` },
    before: { plan, type },
    after: { plan: 'free', type: null },
  });
}
