import { eq, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { billingOffer, trialStart } from '../../../db/tables/billing.ts';
import { person } from '../../../db/tables/member.ts';

/** The prices of its own that a team has, on or over; null without any. */
export async function offerOf(db: Queries, teamId: string) {
  const [row] = await db.select().from(billingOffer).where(eq(billingOffer.teamId, teamId));
  return row ?? null;
}

/** Whether a team has had a trial, and whether somebody has, in whatever team they were an admin. */
export async function trialsHad(db: Queries, teamId: string, guid: string): Promise<{ team: boolean; admin: boolean }> {
  const ownAddress = sql`(select ${person.emailKey} from ${person} where ${person.guid} = ${guid})`;
  const isTheirs = sql<boolean>`${trialStart.emailKey} = ${ownAddress}`;
  const rows = await db
    .select({ teamId: trialStart.teamId, isTheirs })
    .from(trialStart)
    .where(or(eq(trialStart.teamId, teamId), isTheirs));
  return { team: rows.some((row) => row.teamId === teamId), admin: rows.some((row) => row.isTheirs) };
}
