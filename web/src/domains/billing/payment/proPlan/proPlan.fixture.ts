// A team that may buy PRO, and an order of it, as the gateway answers them; changed as given.
import { money, offersIn } from '../../upgrade/upgrade.fixture.ts';
import { visa } from '../../pro/plan.fixture.ts';

export const address = {
  ...{ companyName: 'Orbit', companyAddress: '1 Ring Road', city: 'Pune', countryCode: 'IN' },
  ...{ state: null, zipCode: null, taxNumber: null },
};

/** PRO for 25 people for a year, of which $125.00 are covered. */
export const proOrder = (changes: Record<string, unknown> = {}) => ({
  ...{ orderId: 'ord_1', purpose: 'PRO_PLAN', status: 'OPEN', amount: money(77_500, 'USD') },
  ...{ planAmount: money(90_000, 'USD'), dues: money(0, 'USD'), creditsUsed: money(2_500, 'USD') },
  ...{ balanceUsed: money(10_000, 'USD'), rate: money(300, 'USD'), usersCount: 25, months: 12 },
  ...{ interval: 'ANNUAL', validityDays: null, isSubscription: true, autoAssign: true, proformaUsersCount: null },
  ...{ proformaIncrease: money(0, 'USD'), startsOn: '2026-11-23', expiresOn: '2027-11-22', way: null, failure: null },
  ...{ paymentSecret: 'pi_1_secret_1', confirmationUrl: null, netBankingOffered: false },
  ...changes,
});

export const buyingTeam = (billing: Record<string, unknown> = {}, team: Record<string, unknown> = {}) => ({
  ...{ id: 'team-1', plan: 'FREE', isProPlan: false, isProPlanInitialized: false, paywallMode: 'NONE' },
  planOffers: ({ currency }: { currency?: 'USD' | 'INR' | null }) => offersIn(currency ?? 'USD'),
  billing: {
    ...{ type: null, rate: null, interval: null },
    ...{ isLiteUserRestricted: false, paymentMethod: null, pendingDeadline: null },
    ...{ seats: { licencesCount: 0 }, address, order: null, cards: [visa], accountManager: null },
    banks: [{ code: 'HDFC', name: 'HDFC Bank' }],
    ...billing,
  },
  ...team,
});
