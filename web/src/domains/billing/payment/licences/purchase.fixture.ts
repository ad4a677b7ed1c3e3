// A team that may buy licences, as the gateway answers it; changed as given.
import { money } from '../../upgrade/upgrade.fixture.ts';

const RATES = {
  USD: { 365: 300, 180: 400, 90: 450, 60: 475, 30: 500 },
  INR: { 365: 11_900, 180: 15_900, 90: 17_900, 60: 18_900, 30: 19_900 },
} as const;

const DURATIONS = [
  [365, 12],
  [180, 6],
  [90, 3],
  [60, 2],
  [30, 1],
] as const;

export type SoldIn = keyof typeof RATES;

const pricesIn = (currency: SoldIn) =>
  DURATIONS.map(([validityDays, months]) => {
    const rate = RATES[currency][validityDays];
    const monthly = RATES[currency][30];
    return {
      ...{ planId: `PRO_${validityDays}_DAYS`, validityDays, months },
      rate: money(rate, currency),
      total: money(rate * months, currency),
      discountPercent: months === 1 ? null : Math.floor(((monthly - rate) * 100) / monthly),
    };
  });

/** 20 Lite users and 4 on trial licences, 3 licences unused: 21 are needed. */
export const licenceOffers = (currency: SoldIn = 'USD', changes: Record<string, unknown> = {}) => ({
  ...{ currency, prices: pricesIn(currency), minimumCount: 0, neededCount: 21 },
  ...changes,
});

export const address = { companyName: 'Orbit', companyAddress: '1 Ring Road', city: 'Pune', countryCode: 'IN' };

export const purchasingBilling = (changes: Record<string, unknown> = {}) => ({
  ...{ type: 'PAID', isLiteUserRestricted: false, paymentMethod: 'CARD' },
  pendingAmount: money(0, 'USD'),
  seats: { activeUsersCount: 40, trialUsersCount: 4, unlicensedUsersCount: 20 },
  licenceOffers: ({ currency }: { currency?: SoldIn | null }) => licenceOffers(currency ?? 'USD'),
  address,
  order: null,
  cards: [],
  banks: [],
  ...changes,
});

export const purchasingTeam = (changes: Record<string, unknown> = {}, team: Record<string, unknown> = {}) => ({
  ...{ id: 'team-1', isProPlanInitialized: true },
  planOffers: { isCurrencyFixed: true },
  billing: purchasingBilling(changes),
  ...team,
});

/** An order of 21 licences for a year. */
export const orderOf = (changes: Record<string, unknown> = {}) => ({
  ...{ orderId: 'ord_1', purpose: 'LICENCES', status: 'OPEN', amount: money(75_600, 'USD') },
  ...{ planAmount: money(75_600, 'USD'), dues: money(0, 'USD'), creditsUsed: money(0, 'USD') },
  ...{ balanceUsed: money(0, 'USD'), rate: money(300, 'USD'), usersCount: 21, months: 12, interval: 'ANNUAL' },
  ...{ validityDays: 365, isSubscription: false, autoAssign: true, proformaUsersCount: null },
  ...{ proformaIncrease: money(0, 'USD'), startsOn: '2026-11-23', expiresOn: '2027-11-22', way: null, failure: null },
  ...{ paymentSecret: 'pi_1_secret_1', confirmationUrl: null, netBankingOffered: false },
  ...changes,
});
