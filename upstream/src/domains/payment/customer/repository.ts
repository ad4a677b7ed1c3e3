import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { paymentCustomer } from '../../../db/tables/payment.ts';

/** What the card provider knows a team by; null where it does not know it. */
export async function customerOf(db: Queries, teamId: string): Promise<string | null> {
  const [row] = await db.select().from(paymentCustomer).where(eq(paymentCustomer.teamId, teamId));
  return row?.customerId ?? null;
}

/** Keeps it. Whoever was faster is right. */
export const keepCustomer = (db: Queries, teamId: string, customerId: string) =>
  db.insert(paymentCustomer).values({ teamId, customerId }).onConflictDoNothing();
