import type { Amount } from '@muster/schema/formats/money';
import type { BillingType } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { toOptionalDateTime } from '../../lib/dates.ts';
import type { Log } from '../../lib/log.ts';
import { billingTypes } from './words.ts';

/** The team's billing, whose fields are read when they are asked for: from what all admins' pages need, or from the plan. */
export type BillingRef = { readonly __typename: 'Billing' };
export const BILLING: BillingRef = { __typename: 'Billing' };

/** A team's licences, balance and dues, in short. */
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

type WireAmount = { readonly amount: number; readonly currency: string };
export const toAmount = ({ amount, currency }: WireAmount): Amount => ({ amountMinor: amount, currency });

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
