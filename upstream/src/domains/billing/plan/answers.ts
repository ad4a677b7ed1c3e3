import type { Answer, Query } from '../../../generated/contract.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import { type SeatCounts, seatCounts } from '../../licence/repository.ts';
import { type TeamRow, teamOf } from '../../team/repository.ts';
import { lastPaidAt } from '../../payment/ledger/repository.ts';
import { pendingBillsOf } from '../cancel/repository.ts';
import { mayResume } from '../cancel/rules.ts';
import { type Market, type PlanTerms, availablePlans, offerDetails } from '../offerRules.ts';
import { dayOf } from '../periodRules.ts';
import { isCurrencyFixed } from '../purchase/rules.ts';
import { type BatchRow, type BillingRow, batchesOf, billingOf } from '../repository.ts';
import { dueDayOf, effectivePlan, licenceCountsOf } from '../rules.ts';
import { isOnTrial, isTrialPlan, lastDayOfTrial, settledBilling } from '../trialRules.ts';
import { accountDetails, billingDetails } from './detailRules.ts';
import { offerOf, trialsHad } from './repository.ts';

type PlanInfo = Answer<'billing', 'currentPlan'>;

/**
 * All there is to tell of a team's plan, with the prices in the currency that is asked for, or else in the team's own.
 *
 * @throws Refusal `team_not_found`
 */
export async function currentPlan(
  { db, now, actor }: SessionContext,
  { teamId, currency }: Query<'billing', 'currentPlan'>,
  { prices, trial }: PlanTerms,
): Promise<PlanInfo> {
  if (teamId !== actor.teamId) throw new Refusal('team_not_found');
  const team = await teamOf(db, teamId);
  const billing = settledBilling(await billingOf(db, teamId), now);
  const batches = await batchesOf(db, teamId);
  const seats = await seatCounts(db, teamId, now);
  const market: Market = { prices, offer: await offerOf(db, teamId), now };
  const had = await trialsHad(db, teamId, actor.guid);
  const [pendingBill] = await pendingBillsOf(db, teamId);
  const asked = currency ?? billing.currency;
  const people = seats.licensed + seats.trial + seats.unlicensed;
  const isHardPaywall = isHard(team, billing);
  return {
    ...{ plan: planNames[billing.plan], type: billing.type, currency: billing.currency },
    isCurrencyFixed: isCurrencyFixed(billing),
    availablePlans: availablePlans(asked, people, market),
    specialOfferDetails: offerDetails(asked, people, market),
    ...paidParts(billing, batches, seats, { market, paidAt: await lastPaidAt(db, teamId) }),
    ...trialParts(billing, now),
    cancellation: cancellationOf(billing, pendingBill?.billId ?? null, now),
    teamDetails: teamDetails(billing, seats, now),
    availedTrialOnceByAdmin: had.admin,
    hasAvailedTrial: had.team || billing.trialEndsAt !== null,
    isEligibleForFreeProTrial: isTrialPlan({ ...billing, isHardPaywall }),
    trialDays: trial.days,
    isLiteUserRestricted: billing.isLiteUserRestricted,
    defaultLicenseCategory: billing.defaultLicenceCategory,
    isLegacyTeam: team.isLegacy,
    isProPlan: effectivePlan(billing, now) !== 'free',
    isProPlanInitialized: billing.isProPlanInitialized,
    isHardPaywall,
    accountManager: accountManager(billing),
  };
}

const planNames = { free: 'FREE', pro: 'PRO', enterprise: 'ENTERPRISE' } as const;

const isHard = (team: Pick<TeamRow, 'isHardPaywall'>, { type }: Pick<BillingRow, 'type'>) =>
  team.isHardPaywall || type === 'HARD_PAYWALL_EXPERIMENT';

/** What is paid and owed, and when. */
function paidParts(
  billing: BillingRow,
  batches: readonly BatchRow[],
  seats: SeatCounts,
  { market, paidAt }: { market: Market; paidAt: number | null },
) {
  const { type, currency, interval, monthlyRate: rate } = billing;
  const account = accountDetails(billing, batches);
  const details = billingDetails(billing, batches, seats.renewalsOffByCategory, market);
  const lastBillingDate = paidAt === null ? null : dayOf(paidAt);
  const credited = batches.filter(({ isCredited }) => isCredited);
  return {
    billingStartDate: billing.billingStartsAt ?? firstDayOf(batches),
    billingDetails: details && { plan: { type, currency, rate, interval }, ...details, lastBillingDate },
    balance: { amount: billing.balance, currency },
    credits: { amount: billing.credits, currency },
    paymentMethod: billing.paymentMethod,
    pendingPaymentDetails: {
      pendingAmount: { amount: billing.pendingAmount, currency },
      paymentDeadline: dueDayOf(billing),
      creditedLicenseCount: credited.reduce((sum, { count }) => sum + count, 0),
    },
    otherInfo: {
      balance: { amount: billing.accountBalanceDue, currency },
      payment_details: { status: account.status },
      last_bill_details: account.lastBill,
    },
    planInfo: { pricing: { billingDay: account.billingDay } },
  };
}

/** How PRO is being given up: by a bill that waits for a payment, or with the end of what is paid. */
const cancellationOf = ({ cancelsAt }: Pick<BillingRow, 'cancelsAt'>, billId: string | null, now: number) =>
  billId === null && cancelsAt === null
    ? null
    : { billId, endsOn: cancelsAt, canResume: mayResume({ cancelsAt, isPending: billId !== null }, now) };

const firstDayOf = (batches: readonly BatchRow[]) =>
  batches.length === 0 ? null : Math.min(...batches.map(({ anchorAt }) => anchorAt));

/** The trial that runs, or came before what the team has. */
function trialParts(billing: BillingRow, now: number) {
  const { trialStartsAt, trialEndsAt, trialEndPlan } = billing;
  const endsInto: 'PRO' | 'FREE' = trialEndPlan === 'free' ? 'FREE' : 'PRO';
  return {
    isOnTrial: isOnTrial(billing, now),
    config:
      trialStartsAt === null || trialEndsAt === null ? null : { enabledFrom: trialStartsAt, enabledTill: trialEndsAt },
    trialEndDate: trialEndsAt === null ? null : lastDayOfTrial(trialEndsAt),
    trialEndPlan: trialEndsAt === null ? null : endsInto,
  };
}

/** How people and licences add up. In a trial of the team everybody without a licence has PRO for that time. */
function teamDetails(billing: BillingRow, seats: SeatCounts, now: number): PlanInfo['teamDetails'] {
  const { assigned, unused } = licenceCountsOf(billing.licencesBought, seats.licensed);
  const withoutLicence = seats.trial + seats.unlicensed;
  const trialUsers = isOnTrial(billing, now) ? withoutLicence : seats.trial;
  return {
    currentTotalLicenses: assigned + unused,
    trialUsers,
    unlicensedUsers: withoutLicence - trialUsers,
    licensedUsers: assigned,
    activeUsers: assigned + withoutLicence,
    currentUnusedLicenses: unused,
    licenseCategoryToUserCountMap: seats.byCategory,
    activationTimestamp: billing.activationAt,
  };
}

function accountManager({ accountManagerName: name, accountManagerEmail: email, ...billing }: BillingRow) {
  return name === null || email === null ? null : { name, email, avatarUrl: billing.accountManagerAvatarUrl };
}
