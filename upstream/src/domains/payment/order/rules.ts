import * as z from 'zod';
import type { ProviderCard } from '../../../providers/card/cardProvider.ts';
import { type Period, dayOf, licencePeriod, subscriptionPeriod } from '../../billing/periodRules.ts';
import { planAmount } from '../../billing/priceRules.ts';

/** What the rules look at of an order. Amounts in the smallest unit. */
type OrderState = {
  kind: 'PRO_PLAN' | 'LICENCES' | 'DUES' | 'RENEWAL';
  status: 'open' | 'pending' | 'succeeded' | 'cancelled';
  currency: 'USD' | 'INR';
  gross: number;
  dues: number;
  creditsUsed: number;
  balanceUsed: number;
  amount: number;
  rate: number | null;
  usersCount: number | null;
  months: number | null;
  category: 'MONTHLY' | 'QUARTERLY' | 'BIANNUAL' | 'ANNUAL' | null;
  validityDays: number | null;
  proformaUsersCount: number | null;
  autoAssign: boolean;
  renewsTrialLicences: boolean;
  paysDues: boolean;
};

/** How the money for an order came; the amount is in the smallest unit of the order's currency. */
export type MoneyCome = {
  method: 'SAVED_CARD' | 'NEW_CARD' | 'NET_BANKING' | 'NOTHING_PAYABLE';
  amount: number;
  /** The card that paid, as far as it is known. */
  card: ProviderCard | null;
  /** The bank that paid, as far as it is known, and what it knows the payment by. */
  bank: { code: string | null; reference: string | null } | null;
};

/** What an order is about, apart from what becomes of it. */
const TERMS = [
  ...(['kind', 'currency', 'gross', 'dues', 'creditsUsed', 'balanceUsed', 'amount', 'rate', 'usersCount'] as const),
  ...(['months', 'category', 'validityDays', 'autoAssign', 'renewsTrialLicences', 'paysDues'] as const),
] satisfies (keyof OrderState)[];
type Terms = Pick<OrderState, (typeof TERMS)[number]>;

/** Whether somebody orders what is ordered already. */
export const isSameOrder = (order: Terms, wanted: Terms): boolean =>
  TERMS.every((term) => order[term] === wanted[term]);

/** Whether an order may still be paid. */
export const isRunning = ({ status }: Pick<OrderState, 'status'>): boolean => status === 'open' || status === 'pending';

/** Whether an order may be paid on a bank's website: none in dollars, none for a month, and not dues alone. */
export const isNetBankingOffered = ({ kind, currency, amount, category, validityDays }: Terms): boolean => {
  const isForAMonth = validityDays === null ? category === 'MONTHLY' : validityDays === 30;
  return currency === 'INR' && amount > 0 && (kind === 'PRO_PLAN' || kind === 'LICENCES') && !isForAMonth;
};

/**
 * What people call the bank that has paid. Whoever goes to one may go on to another, and pay at either; where it is not said at
 * which, it is known only if there was one.
 *
 * @param paid its code; null where the provider does not say
 */
export const bankNameOf = (names: Readonly<Record<string, string>>, paid: string | null): string | null => {
  const [only, ...others] = Object.keys(names);
  const code = paid ?? (others.length === 0 ? only : undefined);
  return (code === undefined ? undefined : names[code]) ?? null;
};

/** How far the payment is: one that failed may be tried in another way. */
export function progressOf({
  status,
  failure,
}: Pick<OrderState, 'status'> & { failure: string | null }): 'success' | 'failed' | 'pending' {
  if (status === 'succeeded') return 'success';
  return status === 'cancelled' || (status === 'open' && failure !== null) ? 'failed' : 'pending';
}

/** What is paid for by an order that is carried out at an instant; null where that is no time. */
export function periodOf({ kind, months, validityDays }: Terms, now: number): Period | null {
  if (kind === 'RENEWAL' || months === null) return null;
  const day = dayOf(now);
  return validityDays === null ? subscriptionPeriod(day, day, months) : licencePeriod(day, validityDays);
}

/**
 * For how many people the first price of an order was that was made again because more have come; null where there is none.
 *
 * @param before the order in whose place it is
 */
export function proformaOf(before: OrderState, wanted: Terms): number | null {
  const first = before.proformaUsersCount ?? before.usersCount;
  const isAgain = (['kind', 'rate', 'months', 'category', 'validityDays'] as const).every(
    (term) => before[term] === wanted[term],
  );
  if (wanted.kind !== 'PRO_PLAN' || !isAgain || first === null || wanted.usersCount === null) return null;
  return wanted.usersCount > first ? first : null;
}

/** By how much an order is more than its first price. */
export const proformaIncreaseOf = ({ proformaUsersCount: first, usersCount, rate, months }: OrderState): number =>
  first === null || usersCount === null || rate === null || months === null
    ? 0
    : planAmount(rate, usersCount - first, months);

/** What a team has to its credit and owes. */
type Pots = { credits: number; balance: number; pendingAmount: number; accountBalanceDue: number };

/**
 * What of an order comes about. Credits and balance may have been used elsewhere since it was made: they are never taken below
 * zero, and what they do not cover stays owed, as does what was too little to be charged. What is not owed any more, and was
 * paid, is to the team's credit.
 *
 * @param paid the money that came for it
 */
export function settlementOf(order: Terms, pots: Pots, paid: number) {
  const creditsUsed = Math.min(order.creditsUsed, Math.max(pots.credits, 0));
  const balanceUsed = Math.min(order.balanceUsed, Math.max(pots.balance, 0));
  const dues = Math.min(order.dues, Math.max(pots.pendingAmount, 0));
  const accountDue = order.kind === 'DUES' ? Math.min(order.dues - dues, Math.max(pots.accountBalanceDue, 0)) : 0;
  const missing = order.gross + dues + accountDue - creditsUsed - balanceUsed - paid;
  return {
    sale: { gross: order.gross, dues, creditsUsed, balanceUsed, amount: paid },
    aside: { accountDue, owed: Math.max(missing, 0), excess: Math.max(-missing, 0) },
  };
}

/** What came of an order, as its buyer is told. */
export const resultSchema = z.object({
  licences: z.int().min(0),
  assigned: z.int().min(0),
  unused: z.int().min(0),
  isTrial: z.boolean(),
  isLegacyTeam: z.boolean(),
  isLicencesOnly: z.boolean(),
  isAutoAssigned: z.boolean(),
  invoiceId: z.string().nullable(),
});
export type OrderResult = z.infer<typeof resultSchema>;

/** Why an attempt to pay failed. */
export const failureSchema = z.enum([
  'declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
  'confirmation_failed',
  'confirmation_required',
  'bank_refused',
]);
