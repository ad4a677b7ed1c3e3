import type { Amount } from '@muster/schema/formats/money';
import type {
  AccountManager,
  BillingPeriod,
  Currency,
  PaymentMethod,
  PlanCancellation,
  ResolversParentTypes,
  Seats,
  Trial,
} from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { toDateTime, toDay, toOptionalDay } from '../../lib/dates.ts';
import type { Log } from '../../lib/log.ts';
import { safeUrl } from '../../lib/scalars.ts';
import { toPlan } from '../team/mapper.ts';
import { toAmount } from './mapper.ts';
import { type IntervalRecord, toIntervals } from './intervalMapper.ts';
import { INTERVALS } from './months.ts';
import { type OffersRecord, toOffers, toPrices } from './offersMapper.ts';
import { currencies, paymentMethods } from './words.ts';

type WirePlan = Answer<'billing', 'currentPlan'>;
type WireDetails = NonNullable<WirePlan['billingDetails']>;
type WireWindow = NonNullable<WirePlan['config']>;
type Charge = ResolversParentTypes['Charge'];

/** All there is to tell of a team's plan. */
export type PlanRecord = IntervalRecord & {
  readonly currency: Currency;
  readonly paymentMethod: PaymentMethod | null;
  readonly hasPaymentFailed: boolean;
  /** Whether an admin of the team may give up PRO; of other plans support or the account manager does it. */
  readonly canCancel: boolean;
  readonly canResume: boolean;
  readonly cancellation: PlanCancellation | null;
  readonly creditedLicencesCount: number;
  readonly credits: Amount;
  readonly accountBalanceDue: Amount;
  readonly trial: Trial | null;
  readonly lastTrial: Trial | null;
  readonly startsOn: string | null;
  readonly period: BillingPeriod | null;
  readonly nextCharge: Charge | null;
  readonly seats: Seats;
  readonly accountManager: AccountManager | null;
  /** The trial as the service tells it, running or over. */
  readonly trialWindow: WireWindow | null;
  /** What PRO costs, in the currency that the plan was asked for in. */
  readonly offers: OffersRecord;
};

const DAY_MS = 86_400_000;

function toTrial({ config, trialEndDate, trialEndPlan, plan }: WirePlan, log: Log): Trial | null {
  if (config === null) return null;
  return {
    startsOn: toDay(config.enabledFrom),
    endsOn: toDay(trialEndDate ?? config.enabledTill - DAY_MS),
    billingStartsAt: toDateTime(config.enabledTill),
    endsInto: toPlan(trialEndPlan ?? plan, log),
  };
}

function toPeriod({ startDate, expiryDate, renewDate, lastBillingDate }: WireDetails, billingDay: number | null) {
  if (startDate === null || expiryDate === null || renewDate === null) return null;
  return {
    startsOn: toDay(startDate),
    expiresOn: toDay(expiryDate),
    renewsOn: toDay(renewDate),
    billedOn: toOptionalDay(lastBillingDate),
    billingDay,
  };
}

/** Null where nobody's licence is renewed, and nothing is owed. */
function toCharge(wire: WireDetails): Charge | null {
  const { amount, chargeableUsers, billingDate, planAmount, dues, creditsUsed, balanceUsed } = wire;
  if (amount === 0 && chargeableUsers === 0) return null;
  const amountOf = (amountMinor: number): Amount => ({ amountMinor, currency: wire.plan.currency });
  return {
    amount: amountOf(amount),
    on: toOptionalDay(billingDate),
    usersCount: chargeableUsers,
    planAmount: amountOf(planAmount),
    dues: amountOf(dues.amount),
    creditsUsed: amountOf(creditsUsed),
    balanceUsed: amountOf(balanceUsed),
  };
}

const toSeats = (wire: WirePlan['teamDetails']): Seats => ({
  activeUsersCount: wire.activeUsers,
  licensedUsersCount: wire.licensedUsers,
  trialUsersCount: wire.trialUsers,
  unlicensedUsersCount: wire.unlicensedUsers,
  licencesCount: wire.currentTotalLicenses,
  unusedLicencesCount: wire.currentUnusedLicenses,
  byInterval: INTERVALS.map((interval) => ({ interval, usersCount: wire.licenseCategoryToUserCountMap[interval] })),
});

const toManager = ({ name, email, avatarUrl }: NonNullable<WirePlan['accountManager']>): AccountManager => ({
  name,
  email,
  avatarUrl: safeUrl(avatarUrl),
});

/** What the team owes and has, and how the last charge went. */
const toStanding = ({ credits, paymentMethod, pendingPaymentDetails, otherInfo }: WirePlan, log: Log) => ({
  paymentMethod: paymentMethod === null ? null : paymentMethods.read(paymentMethod, log),
  hasPaymentFailed: otherInfo.payment_details.status === 'failure',
  creditedLicencesCount: pendingPaymentDetails.creditedLicenseCount,
  credits: toAmount(credits),
  accountBalanceDue: toAmount(otherInfo.balance),
});

/** Types of plans that an admin bought, and may give up. */
const BOUGHT_BY_ADMINS = new Set(['SUBSCRIPTION', 'FLAT_RATE', 'PAID']);

/**
 * What is given up with the end of what is paid is given up already. PRO whose dues are overdue can be given up, too, and PRO that
 * was bought and has not begun.
 */
function isCancellable({ plan, type, isProPlan, isOnTrial, paymentMethod, cancellation, teamDetails }: WirePlan) {
  const isBought = isProPlan || plan === 'PRO' || (plan === 'FREE' && teamDetails.currentTotalLicenses > 0);
  const isByAdmins = type !== null && BOUGHT_BY_ADMINS.has(type) && paymentMethod !== 'INVOICE';
  return isBought && isByAdmins && !isOnTrial && (cancellation?.endsOn ?? null) === null;
}

const toCancellation = ({ billId, endsOn }: NonNullable<WirePlan['cancellation']>): PlanCancellation => ({
  billId,
  endsOn: toOptionalDay(endsOn),
});

/** @param asked the currency of the prices; the team's own where none was asked for */
export function toPlanRecord(wire: WirePlan, asked: string | null, log: Log): PlanRecord {
  const { billingDetails: details, planInfo, config, accountManager } = wire;
  const priceCurrency = asked ?? wire.currency;
  const prices = toPrices(wire, priceCurrency, log);
  const lastTrial = toTrial(wire, log);
  return {
    ...toStanding(wire, log),
    ...toIntervals(wire, prices, log),
    canCancel: isCancellable(wire),
    canResume: wire.cancellation?.canResume ?? false,
    cancellation: wire.cancellation ? toCancellation(wire.cancellation) : null,
    currency: currencies.read(wire.currency, log),
    trial: wire.isOnTrial ? lastTrial : null,
    lastTrial,
    startsOn: toOptionalDay(wire.billingStartDate),
    period: details && toPeriod(details, planInfo.pricing.billingDay),
    nextCharge: details && toCharge(details),
    seats: toSeats(wire.teamDetails),
    accountManager: accountManager && toManager(accountManager),
    trialWindow: config,
    offers: toOffers(wire, prices, priceCurrency, log),
  };
}
