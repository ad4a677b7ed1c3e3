import { randomUUID } from 'node:crypto';
import type { Queries } from '../../../db/database.ts';
import type { InvoiceLine } from '../../../db/tables/payment.ts';
import type { Currency } from '../../billing/moneyRules.ts';
import { dayOf } from '../../billing/periodRules.ts';
import { addressOf } from '../address/repository.ts';
import { addInvoice, invoiceByReference, lockNumbers, markPaid, nextNumber, openInvoicesOf } from './repository.ts';
import { type PaidBy, buyerOf, coveredOf, numberOf } from './rules.ts';

export type { PaidBy };
export type { InvoiceLine };

/** What an invoice says. Amounts are in the smallest unit of `currency`. */
export type InvoiceDraft = {
  teamId: string;
  /** The order, the renewal or the cancellation that it is for: one invoice for each. */
  reference: string;
  currency: Currency;
  lines: readonly InvoiceLine[];
  gross: number;
  creditsUsed: number;
  balanceUsed: number;
  /** What was or is to be paid. */
  total: number;
  /** The first and the last day that it is for; null where it is for none. */
  startsAt: number | null;
  expiresAt: number | null;
  /** How it was paid; null while it is open. */
  paidBy: PaidBy | null;
};

/**
 * Issues an invoice, which keeps for good what it says; whoever asks again for the same gets the same one. Numbers have no
 * gaps: of two teams at a time the second waits for the first.
 *
 * @returns its id
 */
export async function issueInvoice(db: Queries, now: number, draft: InvoiceDraft): Promise<string> {
  const { teamId, reference, paidBy, lines, ...rest } = draft;
  const year = new Date(dayOf(now)).getUTCFullYear();
  // Somebody may be issuing the same at this moment: it is looked for once that is done.
  await lockNumbers(db, year);
  const earlier = await invoiceByReference(db, teamId, reference);
  if (earlier) return earlier.invoiceId;
  const invoiceId = randomUUID();
  const number = numberOf(year, await nextNumber(db, year));
  const buyer = buyerOf(await addressOf(db, teamId));
  await addInvoice(db, {
    ...{ ...rest, invoiceId, teamId, reference, number, buyer, lines: [...lines] },
    ...{ issuedAt: now, paidAt: paidBy === null ? null : now, paidBy },
  });
  return invoiceId;
}

/**
 * Something that a team owed was paid: the invoices that are covered by it are, the earliest first. One that is covered in part
 * stays open.
 *
 * @param owed what the team owes by now
 * @returns the invoice to tell of: the latest that is paid by it, or the earliest that is paid in part; null without any
 */
export async function payInvoices(
  db: Queries,
  now: number,
  teamId: string,
  { owed, paidBy }: { owed: number; paidBy: PaidBy },
): Promise<string | null> {
  const open = (await openInvoicesOf(db, teamId)).toReversed();
  const covered = coveredOf(open, owed);
  await markPaid(
    db,
    teamId,
    covered.map(({ invoiceId }) => invoiceId),
    { paidAt: now, paidBy },
  );
  const isBill = ({ total }: { total: number }) => total > 0;
  return (covered.findLast(isBill) ?? open.find(isBill))?.invoiceId ?? null;
}
