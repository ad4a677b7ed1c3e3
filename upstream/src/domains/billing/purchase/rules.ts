import { SMALLEST_CHARGE } from '@muster/schema/formats/money';
import { type Payable, payableOf } from '../chargeRules.ts';
import type { Currency } from '../moneyRules.ts';
import { type Market, type Offer, priceOf } from '../offerRules.ts';
import { dayOf } from '../periodRules.ts';
import { type Interval, monthsOfValidity, planAmount, validityOfInterval } from '../priceRules.ts';

/** What is bought where nobody says for how long. */
export const DEFAULT_CONFIG = 'PRO_365_DAYS';
/** For how many days licences are sold, the longest first. */
const VALIDITIES = [365, 180, 90, 60, 30] as const;
type Validity = (typeof VALIDITIES)[number];

/** For how many days licences of a configuration are good; null where there is no such one. */
export const validityOfConfig = (configId: string): Validity | null =>
  VALIDITIES.find((days) => configId === `PRO_${days}_DAYS`) ?? null;

/** Of which interval licences for so many days are: there is none of its own for 60 days. */
const intervalOfValidity: Readonly<Record<Validity, Interval>> = {
  365: 'ANNUAL',
  180: 'BIANNUAL',
  90: 'QUARTERLY',
  60: 'MONTHLY',
  30: 'MONTHLY',
};

/** A rate for one person and month, and what it is for. */
export type Sold = { rate: number; months: number; category: Interval; validityDays: number | null };

/** What licences for so many days cost; null where they are not sold in that currency. */
export function licencesSold(validity: Validity, currency: Currency, market: Market): Sold | null {
  const category = intervalOfValidity[validity];
  const rate = validity === 60 ? market.prices[currency]['60_DAYS'] : priceOf(category, currency, market)?.rate;
  const months = monthsOfValidity(validity);
  return rate === undefined || months === null ? null : { rate, months, category, validityDays: validity };
}

/** The durations that licences are sold for in a currency, the longest first. */
export const licenceConfigs = (currency: Currency, market: Market) =>
  VALIDITIES.flatMap((validity) => {
    const sold = licencesSold(validity, currency, market);
    if (sold === null) return [];
    const interval = validityOfInterval[sold.category] === validity ? sold.category : null;
    const { rate, months } = sold;
    const perLicenseCost = planAmount(rate, 1, months);
    return [{ id: `PRO_${validity}_DAYS`, currency, rate, interval, validity, perLicenseCost }];
  });

/** Whether nothing may be bought yet: up to and with the last day of it by UTC. */
export const isLocked = (offer: Pick<Offer, 'kind' | 'lockedUntil'> | null, now: number): boolean =>
  offer?.kind === 'LEGACY' && offer.lockedUntil !== null && dayOf(now) <= dayOf(offer.lockedUntil);

/** How many more people need a licence than there are. */
export const licencesNeeded = ({ unlicensed, trial, unused }: { unlicensed: number; trial: number; unused: number }) =>
  Math.max(0, unlicensed + trial - unused);

/** The fewest licences that may be bought: where nobody may be Lite, what is needed, up to what a team has as a rule. */
export const fewestLicences = (needed: number, mayBeLite: boolean, defaultTeamSize: number): number =>
  mayBeLite ? 0 : Math.min(needed, defaultTeamSize);

/** Whether a team may not change the currency in which it pays. */
export const isCurrencyFixed = (billing: {
  plan: string;
  monthlyRate: number | null;
  licencesBought: number;
}): boolean => billing.licencesBought > 0 || (billing.plan !== 'free' && billing.monthlyRate !== null);

type Account = {
  currency: Currency;
  credits: number;
  balance: number;
  pendingAmount: number;
  accountBalanceDue: number;
};

/**
 * Whether a team may pay in a currency: in its own; in another one while it has bought nothing, has nothing to its credit, and
 * owes nothing. So all of its money is in one.
 */
export const mayPayIn = (billing: Account & Parameters<typeof isCurrencyFixed>[0], currency: Currency): boolean => {
  const { credits, balance, pendingAmount, accountBalanceDue } = billing;
  const isEmpty = [credits, balance, pendingAmount, accountBalanceDue].every((amount) => amount === 0);
  return currency === billing.currency || (isEmpty && !isCurrencyFixed(billing));
};

type BuyerState = {
  plan: string;
  type: string | null;
  paymentMethod: string | null;
  isProPlanInitialized: boolean;
  licencesBought: number;
};

/** Whether somebody else than the team's admins sees to what it pays. */
const isServed = ({ plan, paymentMethod }: BuyerState) => plan === 'enterprise' || paymentMethod === 'INVOICE';

/** Whether sales have agreed with a team on what it pays, and it has not begun to. */
export const isDealOpen = ({ type, isProPlanInitialized }: Pick<BuyerState, 'type' | 'isProPlanInitialized'>) =>
  type === 'SALES_DEAL' && !isProPlanInitialized;

/** For how many people sales have agreed with a team that it pays; none where it has begun to, or nothing was agreed. */
export const agreedCount = (billing: BuyerState): number => (isDealOpen(billing) ? billing.licencesBought : 0);

/** Whether a team may begin to pay for PRO: it has bought nothing yet, but for what was agreed with sales. */
export const mayBuyPro = (billing: BuyerState): boolean =>
  !isServed(billing) && (billing.licencesBought === 0 || isDealOpen(billing));

/** Whether a team may buy licences one by one. */
export const mayBuyLicences = (billing: BuyerState): boolean => !isServed(billing) && !isDealOpen(billing);

/** Whether a team pays what it owes by itself. */
export const mayPayDues = ({ paymentMethod }: Pick<BuyerState, 'paymentMethod'>): boolean =>
  paymentMethod !== 'INVOICE';

type Pots = { credits: number; balance: number };

/**
 * What is to be paid. Less than the provider charges is not charged: it is owed with the next charge.
 *
 * @throws Fault where that is too large to be exact
 */
export function payableIn(currency: Currency, gross: number, dues: number, { credits, balance }: Pots): Payable {
  const money = (amount: number) => ({ amount, currency });
  const payable = payableOf({
    ...{ gross: money(gross), dues: money(dues) },
    ...{ credits: money(credits), balance: money(balance) },
  });
  return payable.amount.amount < SMALLEST_CHARGE[currency] ? { ...payable, amount: money(0) } : payable;
}
