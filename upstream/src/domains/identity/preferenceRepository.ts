import { asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { emailOptOut } from '../../db/tables/identity.ts';

/** The mailing addresses that somebody has opted out of, in the order of the alphabet. */
export async function optOutsOf(db: Queries, guid: string): Promise<string[]> {
  const rows = await db
    .select({ address: emailOptOut.address })
    .from(emailOptOut)
    .where(eq(emailOptOut.guid, guid))
    .orderBy(asc(emailOptOut.address));
  return rows.map(({ address }) => address);
}

/** Opts somebody out of these mailing addresses and of no others. Once they are locked. */
export async function setOptOuts(db: Queries, guid: string, addresses: readonly string[]): Promise<void> {
  await db.delete(emailOptOut).where(eq(emailOptOut.guid, guid));
  if (addresses.length === 0) return;
  await db.insert(emailOptOut).values(addresses.map((address) => ({ guid, address })));
}

/** Forgets what people who are gone had opted out of. */
export const dropOptOuts = (db: Queries, guids: readonly string[]) =>
  db.delete(emailOptOut).where(inArray(emailOptOut.guid, [...guids]));
