import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { billingAddress } from '../../../db/tables/payment.ts';

/** Whom a team's invoices are made out to. */
export type AddressRow = typeof billingAddress.$inferSelect;

/** The address of a team; null until it has saved one. */
export async function addressOf(db: Queries, teamId: string): Promise<AddressRow | null> {
  const [row] = await db.select().from(billingAddress).where(eq(billingAddress.teamId, teamId));
  return row ?? null;
}

/** Puts an address in the place of what the team had. */
export async function putAddress(db: Queries, row: AddressRow): Promise<void> {
  await db.insert(billingAddress).values(row).onConflictDoUpdate({ target: billingAddress.teamId, set: row });
}
