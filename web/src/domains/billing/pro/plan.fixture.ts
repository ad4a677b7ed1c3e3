// A team that pays for PRO, as the gateway answers it; changed as given.

/** An amount of dollars in cents, written as the schema writes it. */
export const usd = (amountMinor: number) => {
  const sign = amountMinor < 0 ? '−' : '';
  const formatted = `${sign}$${(Math.abs(amountMinor) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  return { amountMinor, currency: 'USD', formatted, formattedShort: formatted.replace(/\.00$/, '') };
};

export const charge = (changes: Record<string, unknown> = {}) => ({
  amount: usd(95_600),
  on: '2026-12-12',
  usersCount: 25,
  planAmount: usd(90_000),
  dues: usd(8_100),
  creditsUsed: usd(2_500),
  balanceUsed: usd(0),
  ...changes,
});

export const period = (changes: Record<string, unknown> = {}) => ({
  startsOn: '2025-12-12',
  expiresOn: '2026-12-11',
  renewsOn: '2026-12-12',
  billedOn: '2025-12-12',
  billingDay: 12,
  ...changes,
});

export const seats = (changes: Record<string, unknown> = {}) => ({
  activeUsersCount: 112,
  licensedUsersCount: 80,
  trialUsersCount: 2,
  unlicensedUsersCount: 30,
  licencesCount: 95,
  unusedLicencesCount: 15,
  byInterval: [
    { interval: 'ANNUAL', usersCount: 80 },
    { interval: 'MONTHLY', usersCount: 0 },
  ],
  ...changes,
});

export const visa = { cardId: 'c1', brand: 'VISA', lastFour: '4242', expiryMonth: 8, expiryYear: 2029 };

export const option = (interval: string, months: number, rate: number, changes: Record<string, unknown> = {}) => ({
  ...{ interval, months, rate: usd(rate), discountPercent: null, isCurrent: false },
  ...changes,
});

export const billing = (changes: Record<string, unknown> = {}) => ({
  type: 'SUBSCRIPTION',
  isLiteUserRestricted: false,
  licensedUsersCount: 80,
  unusedLicencesCount: 15,
  liteUsersCount: 30,
  activationAt: null,
  viewerCanActivatePlan: false,
  balance: usd(12_500),
  pendingAmount: usd(0),
  pendingDeadline: null,
  paymentMethod: 'CARD',
  hasPaymentFailed: false,
  creditedLicencesCount: 0,
  credits: usd(2_500),
  accountBalanceDue: usd(0),
  trial: null,
  lastTrial: null,
  startsOn: '2024-12-12',
  period: period(),
  nextCharge: charge(),
  rate: usd(300),
  interval: 'ANNUAL',
  nextInterval: null,
  seats: seats(),
  intervalOptions: [],
  viewerCanChangeInterval: false,
  viewerCanCancelPlan: false,
  cancellation: null,
  viewerCanResumePlan: false,
  invoices: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
  accountManager: null,
  cards: [visa],
  ...changes,
});

export const team = (billingChanges: Record<string, unknown> = {}, changes: Record<string, unknown> = {}) => ({
  id: 'team-1',
  name: 'Orbit',
  plan: 'PRO',
  isProPlan: true,
  isProPlanInitialized: true,
  paywallMode: 'NONE',
  isLicenceAutoAssigned: true,
  viewerCanChangeLicenceAutoAssign: true,
  billing: billing(billingChanges),
  ...changes,
});

/** Options of a subscription that is paid by the month. */
export const monthlyOrAnnual = [
  option('ANNUAL', 12, 300, { discountPercent: 40 }),
  option('MONTHLY', 1, 500, { isCurrent: true }),
];
