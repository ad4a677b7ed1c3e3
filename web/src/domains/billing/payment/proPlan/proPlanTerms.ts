import type { ProPlanPurchaseQuery } from '../../../../generated/billing/payment/proPlan/proPlanPurchase.ts';
import type { TeamOf } from '../../../../lib/graphql/teamOf.ts';
import { paysByInvoice } from '../checkout/paysByInvoice.ts';
import { isHardPaywall, isTrialType } from '../../plan/planView.ts';

export type ProPlanTeam = TeamOf<ProPlanPurchaseQuery>;
export type ProPlanOffers = NonNullable<ProPlanTeam['planOffers']>;
export type ProPlanBilling = NonNullable<ProPlanTeam['billing']>;
export type ProPlanPrice = ProPlanOffers['prices'][number];

/** A team whose billing could be read. */
export type BuyingTeam = ProPlanTeam & { readonly billing: ProPlanBilling };

/** The intervals of a subscription, the one that is begun with first. */
export const CYCLES = ['ANNUAL', 'MONTHLY'] as const;
export type Cycle = (typeof CYCLES)[number];

/** What an interval costs, and what it costs later where an offer holds for the first months. */
export type SoldCycle = {
  readonly planId: string;
  readonly cycle: Cycle;
  readonly rate: ProPlanPrice['rate'];
  /** What it costs others; null where it costs them the same. */
  readonly listRate: ProPlanPrice['listRate'];
  readonly months: number;
  readonly discountPercent: number | null;
  /** What the team pays at once. */
  readonly teamTotal: Pick<ProPlanPrice['teamTotal'], 'amountMinor' | 'currency'>;
  readonly firstMonths: { readonly months: number; readonly laterRate: ProPlanPrice['rate'] } | null;
};

type Sold = Pick<ProPlanOffers, 'prices' | 'special' | 'usersCount'>;

/** By the month a team pays the rate of an offer for the first months, where it is the lower one. */
function soldCycle(price: ProPlanPrice, cycle: Cycle, { special, usersCount }: Sold): SoldCycle {
  const { planId, rate, listRate, months, discountPercent, teamTotal } = price;
  const offer = special?.kind === 'FIRST_MONTHS' && cycle === 'MONTHLY' ? special : null;
  if (!offer?.rate || offer.months === null || offer.rate.amountMinor >= rate.amountMinor) {
    return { planId, cycle, rate, listRate, months, discountPercent, teamTotal, firstMonths: null };
  }
  const amountMinor = offer.rate.amountMinor * usersCount * months;
  return {
    ...{ planId, cycle, rate: offer.rate, listRate: null, months, discountPercent },
    teamTotal: { amountMinor, currency: teamTotal.currency },
    firstMonths: { months: offer.months, laterRate: rate },
  };
}

/** The prices of a subscription's intervals. */
export const soldCycles = (sold: Sold): SoldCycle[] =>
  CYCLES.flatMap((cycle) =>
    sold.prices.filter(({ interval }) => interval === cycle).map((price) => soldCycle(price, cycle, sold)),
  );

/**
 * How PRO is bought: in three steps; without the choice of a cycle where the plan of a trial offers it, and at the price that
 * was agreed with sales; or why it is not.
 */
export type PurchaseKind = 'steps' | 'trial' | 'sales' | 'hardPaywall' | 'invoice' | 'locked' | 'hasPro' | 'notSold';

/** Whether a team has bought PRO already, begun or not, or has it for good. What has run out may be bought again. */
const hasPro = ({ plan, isProPlanInitialized, billing: { type, seats } }: BuyingTeam): boolean => {
  if (plan === 'ENTERPRISE') return true;
  if (type === 'SALES_DEAL') return isProPlanInitialized === true;
  return seats !== null && seats.licencesCount > 0;
};

const isLocked = ({ planOffers }: BuyingTeam, today: string): boolean => {
  const lockedUntil = planOffers?.special?.lockedUntil ?? null;
  return lockedUntil !== null && today <= lockedUntil;
};

/** Whether sales have agreed on a price. Without one, as after a trial that they began, PRO is sold at the prices of the list. */
const isPriceAgreed = ({ type, rate, interval }: ProPlanBilling): boolean =>
  type === 'SALES_DEAL' && rate !== null && interval !== null;

/** Why nothing is bought here; null where something may be. */
const obstacleOf = (team: BuyingTeam, isFromSales: boolean, today: string) => {
  const { billing, paywallMode } = team;
  if (paysByInvoice(billing)) return 'invoice';
  if (hasPro(team)) return 'hasPro';
  const isOfSales = isFromSales || isPriceAgreed(billing);
  if (isOfSales && isHardPaywall({ paywallMode, type: billing.type })) return 'hardPaywall';
  return isLocked(team, today) ? 'locked' : null;
};

/**
 * Which of them it is.
 *
 * @param isFromSales whether the address is that of the sales flow
 * @param today the day by UTC, as `yyyy-mm-dd`
 */
export function purchaseKindOf(team: BuyingTeam, isFromSales: boolean, today: string): PurchaseKind {
  const { billing, planOffers } = team;
  const obstacle = obstacleOf(team, isFromSales, today);
  if (obstacle) return obstacle;
  if (isPriceAgreed(billing)) return 'sales';
  if (!planOffers || soldCycles(planOffers).length === 0) return 'notSold';
  // The plan of a trial that sales began has no choice of a cycle that could lead here.
  return isTrialType(billing.type) && billing.type !== 'SALES_TRIAL' ? 'trial' : 'steps';
}

/** The steps of a purchase. */
export type Step = 'cycle' | 'details' | 'payment';

/** The steps that a purchase has, in order. */
export const stepsOf = (kind: PurchaseKind): readonly Step[] =>
  kind === 'steps' ? ['cycle', 'details', 'payment'] : ['details', 'payment'];

/** The step of an address: that of payment needs something that was ordered, or was agreed with sales. */
export const stepOf = (
  wanted: string | null,
  { kind, orderId, hasAddress }: { kind: PurchaseKind; orderId: string | null; hasAddress: boolean },
): Step => {
  const [first = 'details'] = stepsOf(kind);
  if (wanted === 'payment' && orderId !== null) return 'payment';
  if (kind === 'sales' && hasAddress && wanted !== 'details') return 'payment';
  return wanted === 'details' ? 'details' : first;
};
