import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { billing, trialStart } from '../../../db/tables/billing.ts';

/** Writes down that a trial begins; says whether neither the team nor whoever has this address had one. */
export async function addTrialStart(db: Queries, row: typeof trialStart.$inferInsert): Promise<boolean> {
  const added = await db.insert(trialStart).values(row).onConflictDoNothing().returning({ teamId: trialStart.teamId });
  return added.length > 0;
}

/** The teams on trial, whether or not its end has come. */
export const teamsOnTrial = (db: Queries) =>
  db
    .select({ teamId: billing.teamId, trialEndsAt: billing.trialEndsAt })
    .from(billing)
    .where(
      and(
        eq(billing.plan, 'free'),
        inArray(billing.type, ['TRIAL', 'SELF_SERVE_TRIAL', 'SALES_TRIAL']),
        isNotNull(billing.trialEndsAt),
      ),
    );
