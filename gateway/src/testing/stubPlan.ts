import type { Answer } from '../generated/upstream/contract.ts';

type Plan = Answer<'billing', 'currentPlan'>;
type Price = Plan['availablePlans'][number];
type Currency = Price['currency'];

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

/** For so many active people the totals of prices are. */
const PEOPLE = 10;
/** The months and days of each interval, and the rates of each currency in its order. */
const INTERVALS = [
  ['MONTHLY', 1, 30],
  ['QUARTERLY', 3, 90],
  ['BIANNUAL', 6, 180],
  ['ANNUAL', 12, 365],
] as const;
const RATES: Readonly<Record<Currency, readonly number[]>> = {
  USD: [500, 450, 400, 300],
  INR: [19_900, 17_900, 15_900, 11_900],
};

/** A price; `list` is the rate without an offer. */
export function priceOf(
  interval: Price['interval'],
  rate: number,
  currency: Currency = 'USD',
  list: number | null = null,
): Price {
  const [, months = 1, validity = 30] = INTERVALS.find(([name]) => name === interval) ?? [];
  return {
    id: `PRO_${validity}_DAYS`,
    name: 'PRO',
    ...{ interval, rate, price: rate, currency, validity, listRate: list },
    teamAmount: rate * months * PEOPLE,
    teamListAmount: list === null ? null : list * months * PEOPLE,
    isSubscription: interval === 'MONTHLY' || interval === 'ANNUAL',
  };
}

const pricesIn = (currency: Currency): Price[] =>
  INTERVALS.map(([interval], index) => priceOf(interval, RATES[currency][index] ?? 0, currency));

/** What a team has that pays for nothing. */
export const freePlanOf = (currency: Currency = 'USD'): Plan => ({
  plan: 'FREE',
  type: null,
  currency: 'USD',
  isCurrencyFixed: false,
  availablePlans: pricesIn(currency),
  billingStartDate: null,
  billingDetails: null,
  teamDetails: {
    currentTotalLicenses: 0,
    trialUsers: 0,
    unlicensedUsers: PEOPLE,
    licensedUsers: 0,
    activeUsers: PEOPLE,
    currentUnusedLicenses: 0,
    licenseCategoryToUserCountMap: { ANNUAL: 0, MONTHLY: 0, BIANNUAL: 0, QUARTERLY: 0 },
    activationTimestamp: null,
  },
  balance: { amount: 0, currency: 'USD' },
  credits: { amount: 0, currency: 'USD' },
  paymentMethod: null,
  config: null,
  availedTrialOnceByAdmin: false,
  isEligibleForFreeProTrial: true,
  hasAvailedTrial: false,
  trialDays: 30,
  isLiteUserRestricted: false,
  defaultLicenseCategory: null,
  isLegacyTeam: false,
  isProPlan: false,
  isProPlanInitialized: false,
  isHardPaywall: false,
  isOnTrial: false,
  trialEndDate: null,
  trialEndPlan: null,
  accountManager: null,
  pendingPaymentDetails: {
    pendingAmount: { amount: 0, currency: 'USD' },
    paymentDeadline: null,
    creditedLicenseCount: 0,
  },
  specialOfferDetails: null,
  otherInfo: {
    balance: { amount: 0, currency: 'USD' },
    payment_details: { status: null },
    last_bill_details: null,
  },
  planInfo: { pricing: { billingDay: null } },
});

/** What a team has that shuts out people without a licence and pays 25 licences by the year. */
export const paidPlanOf = (): Plan => ({
  ...freePlanOf(),
  plan: 'PRO',
  type: 'SUBSCRIPTION',
  isCurrencyFixed: true,
  billingStartDate: day('2025-12-12'),
  billingDetails: {
    plan: { type: 'SUBSCRIPTION', currency: 'USD', rate: 300, interval: 'ANNUAL' },
    amount: 95_600,
    planAmount: 90_000,
    dues: { amount: 8_100, dueDate: day('2026-12-01') },
    credits: { amount: 2_500 },
    creditsUsed: 2_500,
    balanceUsed: 0,
    chargeableUsers: 25,
    startDate: day('2025-12-12'),
    expiryDate: day('2026-12-11'),
    renewDate: day('2026-12-12'),
    billingDate: day('2026-12-12'),
    lastBillingDate: day('2025-12-12'),
    nextModel: null,
  },
  teamDetails: {
    currentTotalLicenses: 25,
    trialUsers: 2,
    unlicensedUsers: 3,
    licensedUsers: 20,
    activeUsers: 25,
    currentUnusedLicenses: 5,
    licenseCategoryToUserCountMap: { ANNUAL: 17, MONTHLY: 1, BIANNUAL: 0, QUARTERLY: 2 },
    activationTimestamp: null,
  },
  credits: { amount: 2_500, currency: 'USD' },
  paymentMethod: 'CARD',
  isEligibleForFreeProTrial: false,
  isLiteUserRestricted: true,
  isProPlan: true,
  isProPlanInitialized: true,
  accountManager: { name: 'Ada Lang', email: 'ada@muster.example', avatarUrl: '/files/ada.png' },
  pendingPaymentDetails: {
    pendingAmount: { amount: 8_100, currency: 'USD' },
    paymentDeadline: day('2026-12-01'),
    creditedLicenseCount: 4,
  },
  otherInfo: {
    balance: { amount: -700, currency: 'USD' },
    payment_details: { status: 'failure' },
    last_bill_details: { billStartDate: { day: 12, month: 12 }, billEndDate: { day: 11, month: 12 } },
  },
  planInfo: { pricing: { billingDay: 12 } },
});
