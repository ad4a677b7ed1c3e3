import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { invoice, invoiceCounter } from '../../../db/tables/payment.ts';
import { Fault } from '../../../lib/errors.ts';
import type { PaidBy } from './rules.ts';

export type InvoiceRow = typeof invoice.$inferSelect;

/** An invoice of a team, by what it is for. */
export async function invoiceByReference(db: Queries, teamId: string, reference: string): Promise<InvoiceRow | null> {
  const [row] = await db
    .select()
    .from(invoice)
    .where(and(eq(invoice.teamId, teamId), eq(invoice.reference, reference)));
  return row ?? null;
}

/** An invoice of a team; null where it has no such one. */
export async function invoiceOf(db: Queries, teamId: string, invoiceId: string): Promise<InvoiceRow | null> {
  const [row] = await db
    .select()
    .from(invoice)
    .where(and(eq(invoice.teamId, teamId), eq(invoice.invoiceId, invoiceId)));
  return row ?? null;
}

/** Lets only one issue invoices of a year at a time: whoever comes second waits here until the first is committed. */
export const lockNumbers = (db: Queries, year: number) =>
  db
    .insert(invoiceCounter)
    .values({ year, last: 0 })
    .onConflictDoUpdate({ target: invoiceCounter.year, set: { last: sql`${invoiceCounter.last}` } });

/** The next number of a year, whose numbers are locked. It is taken for good when the transaction is committed, and not otherwise. */
export async function nextNumber(db: Queries, year: number): Promise<number> {
  const [row] = await db
    .update(invoiceCounter)
    .set({ last: sql`${invoiceCounter.last} + 1` })
    .where(eq(invoiceCounter.year, year))
    .returning({ last: invoiceCounter.last });
  if (!row) throw new Fault('An invoice got no number.');
  return row.last;
}

export const addInvoice = (db: Queries, row: typeof invoice.$inferInsert) => db.insert(invoice).values(row);

/** The invoices of a team that are open, the latest first. */
export const openInvoicesOf = (db: Queries, teamId: string): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoice)
    .where(and(eq(invoice.teamId, teamId), isNull(invoice.paidAt)))
    .orderBy(desc(invoice.issuedAt), desc(invoice.number));

/** Notes of invoices of a team that they are paid. */
export const markPaid = (
  db: Queries,
  teamId: string,
  invoiceIds: readonly string[],
  paid: { paidAt: number; paidBy: PaidBy },
) =>
  db
    .update(invoice)
    .set(paid)
    .where(and(eq(invoice.teamId, teamId), inArray(invoice.invoiceId, [...invoiceIds])));

/**
 * Invoices of a team, the latest first.
 *
 * @param after the one behind which it goes on
 */
export const invoicesOf = (
  db: Queries,
  teamId: string,
  { after, limit }: { after: Pick<InvoiceRow, 'issuedAt' | 'number'> | null; limit: number },
): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoice)
    .where(
      and(
        eq(invoice.teamId, teamId),
        after === null
          ? undefined
          : or(
              lt(invoice.issuedAt, after.issuedAt),
              and(eq(invoice.issuedAt, after.issuedAt), lt(invoice.number, after.number)),
            ),
      ),
    )
    .orderBy(desc(invoice.issuedAt), desc(invoice.number))
    .limit(limit);

/** An invoice of a team by its number. */
export async function invoiceByNumber(db: Queries, teamId: string, number: string): Promise<InvoiceRow | null> {
  const [row] = await db
    .select()
    .from(invoice)
    .where(and(eq(invoice.teamId, teamId), eq(invoice.number, number)));
  return row ?? null;
}
