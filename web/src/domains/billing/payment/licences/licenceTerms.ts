import { DEFAULT_LICENCE_PLAN, LICENCE_DURATIONS } from '@muster/schema/formats/payment';
import type { LicencePurchaseQuery } from '../../../../generated/billing/payment/licences/licencePurchase.ts';
import type { CheckoutOrder } from '../checkout/orderTypes.ts';
import type { TeamOf } from '../../../../lib/graphql/teamOf.ts';

export type LicenceBilling = NonNullable<TeamOf<LicencePurchaseQuery>['billing']>;
export type LicenceOffers = NonNullable<LicenceBilling['licenceOffers']>;
export type LicencePrice = LicenceOffers['prices'][number];

/** Why people are not given the licences at once, where that is out of the question. */
export type AutoAssignment = 'possible' | 'tooFew' | 'nobody' | 'notHere';

/** Whether somebody is without a licence for long; true where nobody knows. */
const isSomebodyWithout = ({ seats }: Pick<LicenceBilling, 'seats'>): boolean =>
  seats === null || seats.unlicensedUsersCount + seats.trialUsersCount > 0;

/** Whether people may be given the licences at once: where all who need one get one, and nobody is shut out without. */
export const autoAssignmentOf = (
  count: number,
  { neededCount }: Pick<LicenceOffers, 'neededCount'>,
  { isLiteUserRestricted, seats }: Pick<LicenceBilling, 'isLiteUserRestricted' | 'seats'>,
): AutoAssignment => {
  if (isLiteUserRestricted) return 'notHere';
  if (!isSomebodyWithout({ seats })) return 'nobody';
  return count < neededCount ? 'tooFew' : 'possible';
};

/** What the team owes and may pay with the licences, in the smallest unit. */
export const duesMinorOf = ({ pendingAmount }: LicenceBilling): number => Math.max(pendingAmount.amountMinor, 0);

/** A count as it may be bought: what is more than nothing and too little is raised to the fewest. */
export const raisedTo = (minimum: number, count: number): number => (count === 0 ? 0 : Math.max(count, minimum));

/** What is to be ordered. */
export type ChosenLicences = {
  readonly planId: string;
  readonly currency: LicenceOffers['currency'];
  readonly count: number;
  readonly autoAssign: boolean;
  readonly paysDues: boolean;
  /** An order under way that this one takes the place of, even if it is the same. */
  readonly insteadOf?: string;
};

/**
 * What is ordered of what was chosen: the count raised to the fewest, people given licences only where that can be. Where
 * people without a licence are shut out, nobody can assign one by hand: they always get theirs at once.
 */
export const chosenOf = (
  { count, isAutoAssigned, paysDues }: { count: number; isAutoAssigned: boolean; paysDues: boolean },
  { price, offers, billing }: { price: LicencePrice; offers: LicenceOffers; billing: LicenceBilling },
): ChosenLicences => {
  const raised = raisedTo(offers.minimumCount, count);
  return {
    ...{ planId: price.planId, currency: offers.currency, count: raised },
    autoAssign: billing.isLiteUserRestricted
      ? isSomebodyWithout(billing)
      : isAutoAssigned && autoAssignmentOf(raised, offers, billing) === 'possible',
    paysDues: paysDues && duesMinorOf(billing) > 0,
  };
};

/** What an order was for, to be ordered again. */
export const chosenAgain = ({
  amount,
  validityDays,
  usersCount,
  autoAssign,
  dues,
}: Pick<CheckoutOrder, 'amount' | 'validityDays' | 'usersCount' | 'autoAssign' | 'dues'>): ChosenLicences => ({
  planId: LICENCE_DURATIONS.find((one) => one.validityDays === validityDays)?.planId ?? DEFAULT_LICENCE_PLAN,
  ...{
    currency: amount.currency === 'INR' ? 'INR' : 'USD',
    count: usersCount ?? 0,
    autoAssign,
    paysDues: dues.amountMinor > 0,
  },
});
