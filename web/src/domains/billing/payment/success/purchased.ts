import type { PurchaseResultQuery } from '../../../../generated/billing/payment/success/purchaseResult.ts';
import type { TeamOf } from '../../../../lib/graphql/teamOf.ts';

export type PurchasingTeam = TeamOf<PurchaseResultQuery>;
export type PurchaseBilling = NonNullable<PurchasingTeam['billing']>;
export type Purchase = NonNullable<PurchaseBilling['order']>;

/** What is said of a purchase. */
export type Congratulation = 'trial' | 'legacyTeam' | 'autoAssigned' | 'licencesOnly' | 'plain' | 'dues';

/** What is said of it: where several are true, the first of them. */
export const congratulationOf = ({ purpose, result }: Pick<Purchase, 'purpose' | 'result'>): Congratulation => {
  if (purpose === 'DUES') return 'dues';
  if (result?.isTrial) return 'trial';
  if (result?.isLegacyTeam) return 'legacyTeam';
  if (result?.isAutoAssigned) return 'autoAssigned';
  return result?.isLicencesOnly ? 'licencesOnly' : 'plain';
};

/** Whether licences of it wait for somebody to assign them: elite teams have none that do. */
export const leavesLicences = (
  { result }: Pick<Purchase, 'result'>,
  { isLiteUserRestricted, unusedLicencesCount }: Pick<PurchaseBilling, 'isLiteUserRestricted' | 'unusedLicencesCount'>,
): boolean => !isLiteUserRestricted && (result?.unusedCount ?? 0) > 0 && unusedLicencesCount > 0;

/** Whether PRO waits for its licences to be assigned: it is bought, and neither begun nor about to. */
export const waitsForAssignment = (
  purchase: Pick<Purchase, 'result'>,
  { plan, billing }: { plan: PurchasingTeam['plan']; billing: PurchaseBilling },
): boolean => plan === 'FREE' && billing.activationAt === null && leavesLicences(purchase, billing);
