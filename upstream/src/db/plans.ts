import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

/**
 * Has rows that came or went accounted for, outside of a transaction. Until then each count looks up in the table what its index says,
 * and the planner knows the tables as they were.
 */
export async function vacuum(db: Queries): Promise<void> {
  await db.execute('vacuum analyze');
}

/**
 * Has references looked up by plans of this moment until the transaction is over, where it adds thousands of rows. A connection
 * keeps the plan that it made when a table was small, which reads all of the table for each row, until its statistics are renewed.
 */
export async function planAnew(db: Queries): Promise<void> {
  await db.execute(sql`set local plan_cache_mode = force_custom_plan`);
}
