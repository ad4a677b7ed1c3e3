import { isTooLittle } from '@muster/schema/formats/money';
import type { Charge, PaidTeam, SavedCard } from './planTypes.ts';

type Amount = Charge['dues'];

/** What a team owes, and why. */
export interface Dues {
  readonly amount: Amount;
  /** By when; null where that is not said. */
  readonly deadline: string | null;
  readonly cause:
    /** The last charge to a card failed; null where its digits are not known. */
    | { readonly kind: 'cardFailed'; readonly lastFour: string | null }
    /** There was no card to charge. */
    | { readonly kind: 'noCard' }
    | { readonly kind: 'invoiceOpen' }
    /** The last charge failed, and it is not known to what. */
    | { readonly kind: 'chargeFailed' }
    /** Nothing failed that was tried: it is owed. */
    | { readonly kind: 'pending' };
  /** Whether the deadline is past, and PRO with it. */
  readonly isRestricted: boolean;
  /** Whether the plan that it is owed for is no more. */
  readonly isFormer: boolean;
  /** Whether it is too little to be charged by itself, which makes it a part of the next charge. */
  readonly isTooLittle: boolean;
  readonly creditedCount: number;
}

const causeOf = (billing: PaidTeam['billing'], cards: readonly SavedCard[] | null) => {
  const { hasPaymentFailed, paymentMethod, creditedLicencesCount } = billing;
  // What could be charged to nothing did not fail: its licences run on credit all the same.
  if (!hasPaymentFailed && !creditedLicencesCount) return { kind: 'pending' } as const;
  if (paymentMethod === 'INVOICE') return { kind: 'invoiceOpen' } as const;
  if (!hasPaymentFailed) return cards?.length === 0 ? ({ kind: 'noCard' } as const) : ({ kind: 'pending' } as const);
  if (cards === null || paymentMethod === 'NET_BANKING') return { kind: 'chargeFailed' } as const;
  const [card] = cards;
  return card ? ({ kind: 'cardFailed', lastFour: card.lastFour } as const) : ({ kind: 'noCard' } as const);
};

/** What of all that a team owes is not covered by what it has to its credit. */
const uncovered = ({ pendingAmount, accountBalanceDue, credits, balance }: PaidTeam['billing']): number => {
  const above = (amount: Amount | null) => Math.max(amount?.amountMinor ?? 0, 0);
  return above(pendingAmount) + above(accountBalanceDue) - above(credits) - above(balance);
};

/**
 * What the team owes: the amount that is pending, else the dues of the next charge, unless these are credits that were overdrawn,
 * which are paid with it and not before. Null where it owes nothing.
 */
export function duesOf(team: PaidTeam, cards: readonly SavedCard[] | null): Dues | null {
  const { billing, plan, isProPlan } = team;
  const { pendingAmount, nextCharge, pendingDeadline, creditedLicencesCount } = billing;
  const isFormer = plan === 'FREE' && billing.period === null;
  const isOverdrawn = (billing.credits?.amountMinor ?? 0) < 0;
  const charged = isOverdrawn ? null : nextCharge?.dues;
  const amount = pendingAmount.amountMinor > 0 ? pendingAmount : charged;
  if (!amount || amount.amountMinor <= 0) return null;
  return {
    amount,
    deadline: pendingDeadline,
    // What is left of a plan that was given up was never charged to a card.
    cause: isFormer ? { kind: 'pending' } : causeOf(billing, cards),
    isRestricted: plan === 'PRO' && isProPlan === false,
    isFormer,
    isTooLittle: isTooLittle({ ...amount, amountMinor: uncovered(billing) }),
    creditedCount: creditedLicencesCount ?? 0,
  };
}
