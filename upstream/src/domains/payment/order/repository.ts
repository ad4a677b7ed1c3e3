import { and, desc, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { paymentOrder } from '../../../db/tables/payment.ts';
import { Fault } from '../../../lib/errors.ts';

export type OrderRow = typeof paymentOrder.$inferSelect;
export type NewOrder = typeof paymentOrder.$inferInsert;

/** An order of whatever team; null where there is none. */
export async function orderOf(db: Queries, orderId: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(paymentOrder).where(eq(paymentOrder.orderId, orderId));
  return row ?? null;
}

/** What somebody of a team has ordered that is neither paid nor cancelled: one at most. */
export async function runningOrderOf(db: Queries, teamId: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(paymentOrder)
    .where(
      and(
        eq(paymentOrder.teamId, teamId),
        inArray(paymentOrder.status, ['open', 'pending']),
        ne(paymentOrder.kind, 'RENEWAL'),
      ),
    );
  return row ?? null;
}

/** The latest order that somebody of a team has made. */
export async function latestOrderOf(db: Queries, teamId: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(paymentOrder)
    .where(and(eq(paymentOrder.teamId, teamId), ne(paymentOrder.kind, 'RENEWAL')))
    .orderBy(desc(paymentOrder.createdAt), sql`${paymentOrder.status} = 'cancelled'`, desc(paymentOrder.orderId))
    .limit(1);
  return row ?? null;
}

/** Charges of renewals that are not paid. */
export const unpaidRenewalsOf = (db: Queries, teamId: string): Promise<OrderRow[]> =>
  db
    .select()
    .from(paymentOrder)
    .where(
      and(
        eq(paymentOrder.teamId, teamId),
        inArray(paymentOrder.status, ['open', 'pending']),
        eq(paymentOrder.kind, 'RENEWAL'),
      ),
    );

/** Whether a bank may still be paid for an order of a team in another currency: one that runs, or is over since an instant. */
export async function isAtBankInOther(
  db: Queries,
  teamId: string,
  { currency, since }: { currency: OrderRow['currency']; since: number },
): Promise<boolean> {
  const mayCome = or(inArray(paymentOrder.status, ['open', 'pending']), gt(paymentOrder.settledAt, since));
  const isOther = and(isNotNull(paymentOrder.bankCode), ne(paymentOrder.currency, currency), mayCome);
  return (await db.$count(paymentOrder, and(eq(paymentOrder.teamId, teamId), isOther))) > 0;
}

/** The order, of whatever team, that is paid by an intent; null where there is none. */
export async function orderByIntent(db: Queries, intentId: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(paymentOrder).where(eq(paymentOrder.intentId, intentId));
  return row ?? null;
}

/** Writes down what was ordered. */
export const addOrder = (db: Queries, order: NewOrder) => db.insert(paymentOrder).values(order);

/** Changes what became of an order; gives it as it is then. */
export async function updateOrder(
  db: Queries,
  { orderId }: Pick<OrderRow, 'orderId'>,
  changes: Partial<Omit<NewOrder, 'orderId' | 'teamId'>>,
): Promise<OrderRow> {
  const [row] = await db.update(paymentOrder).set(changes).where(eq(paymentOrder.orderId, orderId)).returning();
  if (!row) throw new Fault('An order that is not there.');
  return row;
}
