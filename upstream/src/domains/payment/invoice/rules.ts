import * as z from 'zod';
import { sumOf } from '../../billing/moneyRules.ts';
import type { Interval } from '../../billing/priceRules.ts';

/** How an invoice was paid. */
export const paidBySchema = z.discriminatedUnion('method', [
  z.object({ method: z.literal('CARD'), brand: z.string().nullable(), lastFour: z.string().nullable() }),
  z.object({
    method: z.literal('NET_BANKING'),
    /** What people call the bank; invoices that were paid before that was kept are without it. */
    bank: z.string().nullable().default(null),
    bankReference: z.string().nullable(),
  }),
  z.object({ method: z.literal('BALANCE') }),
]);
export type PaidBy = z.infer<typeof paidBySchema>;

/** The number that people know an invoice by: `INV-2026-000123`. */
export const numberOf = (year: number, place: number): string =>
  `INV-${String(year).padStart(4, '0')}-${String(place).padStart(6, '0')}`;

/** What is owed and no open invoice is for: it has to be billed with its payment. */
export const unbilledOf = (owed: number, open: readonly { total: number }[]): number =>
  Math.max(0, owed - Math.max(sumOf(open.map(({ total }) => total)), 0));

/**
 * Which of the open invoices are paid where a team owes so much by now: the earliest, as far as what was paid covers all of
 * them. What stays owed is what the later ones are for. An invoice below zero, which takes off from others, is open until what
 * is left of those comes to what is owed without it.
 *
 * @param open the earliest first
 */
export function coveredOf<I extends { total: number }>(open: readonly I[], owed: number): I[] {
  const bills = open.filter(({ total }) => total >= 0);
  // What no invoice is for yet gets its own.
  const billed = Math.max(0, Math.min(owed, sumOf(open.map(({ total }) => total))));
  let toCover = sumOf(bills.map(({ total }) => total)) - billed;
  // A later one is not paid before an earlier one, were it as small as it may be.
  const first = bills.findIndex(({ total }) => {
    if (total > toCover) return true;
    toCover -= total;
    return false;
  });
  const paid = first === -1 ? bills : bills.slice(0, first);
  const used = open.filter(({ total }) => {
    if (total >= 0) return false;
    if (-total <= toCover) {
      toCover += total;
      return false;
    }
    return true;
  });
  return [...paid, ...used];
}

/** What of an order was paid how. */
type Settled = { gross: number; dues: number; creditsUsed: number; balanceUsed: number };

/**
 * What an order's own invoice says. Dues that were billed before have their invoices; credits and balance are used for what is
 * sold first, and then for those.
 *
 * @param open the open invoices of the team
 * @returns null where there is nothing that is not billed yet
 */
export function ownBillOf(
  { gross, dues, creditsUsed, balanceUsed }: Settled,
  open: readonly { total: number }[],
): { unbilledDues: number; gross: number; creditsUsed: number; balanceUsed: number; total: number } | null {
  const unbilledDues = unbilledOf(dues, open);
  const own = gross + unbilledDues;
  if (own === 0) return null;
  const credits = Math.min(creditsUsed, own);
  const balance = Math.min(balanceUsed, own - credits);
  return { unbilledDues, gross: own, creditsUsed: credits, balanceUsed: balance, total: own - credits - balance };
}

type Buyer = {
  companyName: string;
  companyAddress: string;
  city: string;
  countryCode: string | null;
  taxNumber: string | null;
};

/** Whom an invoice is made out to, as it stays on it; null where the team has not said. */
export const buyerOf = (address: Buyer | null): Buyer | null =>
  address && {
    companyName: address.companyName,
    companyAddress: address.companyAddress,
    city: address.city,
    countryCode: address.countryCode,
    taxNumber: address.taxNumber,
  };

const brandNames: Readonly<Record<string, string>> = {
  VI: 'Visa',
  MC: 'MasterCard',
  AX: 'American Express',
  DI: 'Discover',
  DC: 'Diners Club',
  JC: 'JCB',
  UP: 'UnionPay',
};

/** How an invoice was paid, in English words. */
export function paidByText(paidBy: PaidBy): string {
  if (paidBy.method === 'BALANCE') return 'Paid from credits and balance';
  if (paidBy.method === 'NET_BANKING') {
    const { bank, bankReference } = paidBy;
    const where = bank === null ? 'Paid by net banking' : `Paid by net banking at ${bank}`;
    return bankReference === null ? where : `${where}, reference ${bankReference}`;
  }
  const brand = (paidBy.brand === null ? undefined : brandNames[paidBy.brand]) ?? 'card';
  return paidBy.lastFour === null ? `Paid by ${brand}` : `Paid by ${brand} ending in ${paidBy.lastFour}`;
}

const durations: Readonly<Record<Interval, string>> = {
  MONTHLY: 'monthly',
  QUARTERLY: 'quarterly',
  BIANNUAL: 'biannual',
  ANNUAL: 'annual',
};

/** What an invoice calls something that was bought, and for how long. An invoice is in English, whoever reads it. */
export const soldText = (
  what: 'PRO plan' | 'PRO licenses',
  { category, validityDays }: { category: Interval | null; validityDays: number | null },
): string => `${what}, ${validityDays === null ? category && durations[category] : `${validityDays} days`}`;
