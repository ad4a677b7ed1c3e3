import type { Currency } from '../../billing/moneyRules.ts';

/** The accounts of each team's ledger; see the table of its entries. */
export type LedgerAccount =
  | 'PROVIDER'
  | 'BANK'
  | 'REVENUE'
  | 'DUES'
  | 'CREDITS'
  | 'BALANCE'
  | 'ACCOUNT_DUE'
  | 'GRANTS'
  | 'OPENING';

/** What moved a team's money. Each kind happens once for what it is about. */
export type LedgerKind =
  | 'OPENING'
  | 'PURCHASE'
  | 'PAYMENT'
  | 'RENEWAL'
  | 'CANCELLATION'
  | 'OVERPAYMENT'
  | 'REFUND'
  | 'GRANT';

/** By how much an account goes up, as its debit (above zero) or its credit (below). */
export type Movement = { account: LedgerAccount; amount: number };

/** What is written down at once: its movements come to zero. */
export type Posting = {
  teamId: string;
  kind: LedgerKind;
  /** What it is about: an order, a renewal, a bill. */
  reference: string;
  currency: Currency;
  movements: readonly Movement[];
};

/** What of an order was paid how. */
type Paid = { gross: number; dues: number; creditsUsed: number; balanceUsed: number; amount: number };

/** What of a sale is not as it was ordered: see `settlementOf`. */
type Aside = { accountDue?: number; owed?: number; excess?: number; onCredit?: number };

const without0 = (movements: readonly Movement[]): Movement[] => movements.filter(({ amount }) => amount !== 0);

/** Whether movements may be written down. */
export const comesToZero = (movements: readonly Movement[]): boolean =>
  movements.reduce((sum, { amount }) => sum + amount, 0) === 0;

/**
 * Something was sold and paid: by card or bank, out of the credits and out of the balance; what was owed is owed no more.
 *
 * @param aside what an old account owed and is paid as well, what of the sale stays owed, what was paid beyond it, and what was
 *   sold besides for which the team goes into its credits
 */
export const saleOf = (
  { gross, dues, creditsUsed, balanceUsed, amount }: Paid,
  paidInto: 'PROVIDER' | 'BANK',
  { accountDue = 0, owed = 0, excess = 0, onCredit = 0 }: Aside = {},
): Movement[] =>
  without0([
    { account: paidInto, amount },
    { account: 'CREDITS', amount: creditsUsed + onCredit },
    { account: 'BALANCE', amount: balanceUsed - excess },
    { account: 'REVENUE', amount: -gross - onCredit },
    { account: 'DUES', amount: owed - dues },
    { account: 'ACCOUNT_DUE', amount: -accountDue },
  ]);

/**
 * Something was sold and is owed: what the credits and the balance do not cover becomes dues. Credits below zero are owed with
 * it, and then are none.
 */
export const owedSaleOf = (
  { gross, creditsUsed, balanceUsed }: Pick<Paid, 'gross' | 'creditsUsed' | 'balanceUsed'>,
  overdrawn = 0,
): Movement[] =>
  without0([
    { account: 'DUES', amount: gross - creditsUsed - balanceUsed + overdrawn },
    { account: 'CREDITS', amount: creditsUsed - overdrawn },
    { account: 'BALANCE', amount: balanceUsed },
    { account: 'REVENUE', amount: -gross },
  ]);

/** Money came for which there is nothing to buy: it is to the team's credit. */
export const overpaymentOf = (amount: number, paidInto: 'PROVIDER' | 'BANK'): Movement[] =>
  without0([
    { account: paidInto, amount },
    { account: 'BALANCE', amount: -amount },
  ]);

/** Money went back to a card: what is on the balance of it, and else what was sold for it. Below zero it came back from there. */
export const refundOf = (amount: number, fromBalance: number): Movement[] =>
  without0([
    { account: 'PROVIDER', amount: -amount },
    { account: 'BALANCE', amount: fromBalance },
    { account: 'REVENUE', amount: amount - fromBalance },
  ]);

/** A renewal was paid by card: so much of the money is for what was owed, and the rest is to the team's credit. */
export const renewalPaymentOf = (amount: number, towardsDues: number): Movement[] =>
  without0([
    { account: 'PROVIDER', amount },
    { account: 'DUES', amount: -towardsDues },
    { account: 'BALANCE', amount: towardsDues - amount },
  ]);

/** What a team had to its credit and owed, of which nothing else is known. Above zero as people speak of each. */
export const openingOf = ({ credits = 0, balance = 0, dues = 0, accountDue = 0 }): Movement[] =>
  without0([
    { account: 'CREDITS', amount: -credits },
    { account: 'BALANCE', amount: -balance },
    { account: 'DUES', amount: dues },
    { account: 'ACCOUNT_DUE', amount: accountDue },
    { account: 'OPENING', amount: credits + balance - dues - accountDue },
  ]);
