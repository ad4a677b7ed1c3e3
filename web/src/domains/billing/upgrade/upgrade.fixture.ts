import { formatMoney, formatRate } from '@muster/schema/formats/money';
import { planGate } from '../../../testing/gatewayPieces.ts';

export const money = (amountMinor: number, currency: string) => ({
  ...{ amountMinor, currency },
  formatted: formatMoney({ amountMinor, currency }),
  formattedShort: formatRate({ amountMinor, currency }),
});

const PEOPLE = 12;

const priceOf = (interval: string, months: number, rate: number, discountPercent: number | null, currency: string) => ({
  ...{ planId: `PRO_${interval}_${currency}`, interval, months, validityDays: months * 30 },
  ...{ isSubscription: true, discountPercent, listRate: null, teamListTotal: null, teamSaving: null },
  rate: money(rate, currency),
  total: money(rate * months, currency),
  teamTotal: money(rate * months * PEOPLE, currency),
});

const RATES = { USD: { MONTHLY: 500, ANNUAL: 300 }, INR: { MONTHLY: 19_900, ANNUAL: 11_900 } } as const;

/** What PRO costs a team of 12 people in a currency, with the intervals that are not sold on this page as well. */
export const offersIn = (currency: 'USD' | 'INR' = 'USD', changes: Record<string, unknown> = {}) => ({
  ...{ currency, isCurrencyFixed: false, usersCount: PEOPLE, trialDays: 30, viewerCanStartTrial: true, special: null },
  prices: [
    priceOf('MONTHLY', 1, RATES[currency].MONTHLY, null, currency),
    priceOf('QUARTERLY', 3, 450, 10, currency),
    priceOf('ANNUAL', 12, RATES[currency].ANNUAL, 40, currency),
  ],
  ...changes,
});

/** A team of old: each of its rates stands beside the list price. */
export const legacyOffers = (lockedUntil = '2019-05-31') =>
  offersIn('USD', {
    prices: [
      {
        ...priceOf('ANNUAL', 12, 200, 55, 'USD'),
        listRate: money(450, 'USD'),
        teamListTotal: money(64_800, 'USD'),
        teamSaving: money(36_000, 'USD'),
      },
    ],
    special: {
      ...{ kind: 'LEGACY', validUntil: '2027-01-05', freeUsageUntil: '2027-01-06', lockedUntil },
      ...{ months: null, rate: null, listRate: null, teamTotal: null, teamListTotal: null },
    },
  });

/** Less in the first months. */
export const firstMonthsOffers = () =>
  offersIn('INR', {
    special: {
      ...{ kind: 'FIRST_MONTHS', validUntil: '2026-12-07', freeUsageUntil: null, lockedUntil: null, months: 6 },
      rate: money(9_900, 'INR'),
      listRate: money(19_900, 'INR'),
      teamTotal: money(712_800, 'INR'),
      teamListTotal: money(1_432_800, 'INR'),
    },
  });

const figure = (used: number, noticeAbove: number | null, limit = noticeAbove) => ({
  ...{ used, noticeAbove, limit },
  isNoticed: noticeAbove !== null && used > noticeAbove,
  isOverLimit: limit !== null && used > limit,
});

const GIB = 1024 ** 3;

/** What a free team uses; little, unless told. */
export const usageOf = (used: Record<string, number> = {}) => {
  const of = (name: string, noticeAbove: number | null, limit?: number | null) =>
    figure(used[name] ?? 0, noticeAbove, limit);
  return {
    messages: of('messages', 8_000, 10_000),
    storage: of('storage', 4 * GIB, 5 * GIB),
    guests: of('guests', 1),
    admins: of('admins', 1),
    approvedDomains: of('approvedDomains', 1),
    publicChannels: of('publicChannels', 10),
    privateChannels: of('privateChannels', 0),
    videoLimitHits: of('videoLimitHits', 10),
    smartChannels: of('smartChannels', 0),
    groupVideoCalls: of('groupVideoCalls', 0),
    customFields: of('customFields', 0),
    inviteControl: of('inviteControl', 0),
    externalContactBlock: of('externalContactBlock', 0),
  };
};

/** A free team, changed as given. */
export const freeTeam = (changes: Record<string, unknown> = {}, billing: Record<string, unknown> = {}) => ({
  ...{ id: 'team-1', name: 'Seedling', plan: 'FREE', isProPlan: false, isProPlanInitialized: false },
  paywallMode: 'NONE',
  planGate: ({ feature }: { feature: string }) => planGate(feature, 1, 1),
  planOffers: ({ currency }: { currency?: 'USD' | 'INR' | null }) => offersIn(currency ?? 'USD'),
  usage: usageOf(),
  billing: {
    ...{ type: null, trial: null, accountManager: null, licensedUsersCount: 0, unusedLicencesCount: 0 },
    pendingAmount: money(0, 'USD'),
    invoices: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
    ...billing,
  },
  ...changes,
});

/** The trial of such a team, from the day of the tests on. */
export const trial = (endsInto = 'PRO') => ({
  ...{ startsOn: '2026-11-21', endsOn: '2026-12-20', billingStartsAt: '2026-12-21T00:00:00.000Z', endsInto },
});
