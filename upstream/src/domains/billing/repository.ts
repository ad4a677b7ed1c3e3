import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { Fault } from '../../lib/errors.ts';
import { billing } from '../../db/tables/billing.ts';

export type BillingRow = typeof billing.$inferSelect;

/** What a team has bought and owes; every team has this record. */
export async function billingOf(db: Queries, teamId: string): Promise<BillingRow> {
  const [row] = await db.select().from(billing).where(eq(billing.teamId, teamId));
  if (!row) throw new Fault('A team without a billing record.');
  return row;
}
