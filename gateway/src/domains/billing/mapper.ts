import type { BillingType } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { toOptionalDateTime } from '../../lib/dates.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';
import type { Log } from '../../lib/log.ts';
import type { Amount } from '../../lib/money.ts';

/** A team's licences, balance and dues. */
export type BillingRecord = {
  readonly type: BillingType | null;
  readonly isLiteUserRestricted: boolean;
  readonly licensedUsersCount: number;
  readonly unusedLicencesCount: number;
  /** Active people without a licence, guests not counted. */
  readonly liteUsersCount: number;
  readonly viewerCanActivatePlan: boolean;
  readonly activationAt: string | null;
  readonly balance: Amount;
  readonly pendingAmount: Amount;
  readonly pendingDeadline: string | null;
};

const billingTypes = enumOf('BillingType', {
  TRIAL: 'TRIAL',
  PAID: 'PAID',
  SUBSCRIPTION: 'SUBSCRIPTION',
  SALES_DEAL: 'SALES_DEAL',
  FLAT_RATE: 'FLAT_RATE',
  SELF_SERVE_TRIAL: 'SELF_SERVE_TRIAL',
  SALES_TRIAL: 'SALES_TRIAL',
  PAID_OFFLINE: 'PAID_OFFLINE',
  HARD_PAYWALL_EXPERIMENT: 'HARD_PAYWALL_EXPERIMENT',
} as const satisfies WordsOf<BillingType>);

type WireAmount = { amount: number; currency: string };
const toAmount = ({ amount, currency }: WireAmount): Amount => ({ amountMinor: amount, currency });

export function toBilling(wire: Answer<'billing', 'billingData'>, log: Log): BillingRecord {
  const { billing, newBilling, pendingPaymentDetails } = wire;
  return {
    type: billing.type === null ? null : billingTypes.read(billing.type, log),
    isLiteUserRestricted: billing.isLiteUserRestricted,
    licensedUsersCount: billing.teamDetails.licensedUsers,
    unusedLicencesCount: billing.teamDetails.currentUnusedLicenses,
    liteUsersCount: billing.teamDetails.liteUsers,
    viewerCanActivatePlan: billing.teamDetails.isActivationAllowed,
    activationAt: toOptionalDateTime(billing.teamDetails.activationTimestamp),
    balance: toAmount(newBilling.balance),
    pendingAmount: toAmount(pendingPaymentDetails.pendingAmount),
    pendingDeadline: toOptionalDateTime(pendingPaymentDetails.deadline),
  };
}
