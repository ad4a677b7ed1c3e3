import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { usedAddress } from '../../db/tables/identity.ts';
import { person } from '../../db/tables/member.ts';
import { team } from '../../db/tables/team.ts';
import { USED_ADDRESSES_LISTED, USED_ADDRESS_KEPT_MS } from './rules.ts';

/**
 * Keeps that somebody has used an address, where their team keeps track of addresses. Takes the person first, as signing
 * in does: whoever took the address first could wait for the other way round.
 */
export async function noteAddress(
  db: Queries,
  { guid, clientAddress, now }: { guid: string; clientAddress: string | null; now: number },
): Promise<void> {
  if (clientAddress === null) return;
  const row = sql`select ${person.guid}, ${clientAddress}::text, ${now}::bigint, null::bigint
    from ${person} join ${team} on ${team.teamId} = ${person.teamId}
    where ${person.guid} = ${guid} and ${team.isIpTrackingEnabled}
    for key share of ${person}`;
  await db
    .insert(usedAddress)
    .select(row)
    .onConflictDoUpdate({ target: [usedAddress.guid, usedAddress.address], set: { lastAccessedAt: now } });
}

const isListed = (guid: string, now: number) =>
  and(
    eq(usedAddress.guid, guid),
    gt(usedAddress.lastAccessedAt, now - USED_ADDRESS_KEPT_MS),
    or(isNull(usedAddress.markedUnsafeAt), gt(usedAddress.lastAccessedAt, usedAddress.markedUnsafeAt)),
  );

/** The addresses of somebody, latest first; without those that were marked unsafe and not used since. */
export const listAddresses = (db: Queries, guid: string, now: number) =>
  db
    .select()
    .from(usedAddress)
    .where(isListed(guid, now))
    .orderBy(desc(usedAddress.lastAccessedAt), usedAddress.address)
    .limit(USED_ADDRESSES_LISTED);

/** Marks one of the listed addresses as unsafe; false where it is not listed. */
export async function markAddress(db: Queries, { guid, address }: { guid: string; address: string }, now: number) {
  const marked = await db
    .update(usedAddress)
    .set({ markedUnsafeAt: now })
    .where(and(isListed(guid, now), eq(usedAddress.address, address)))
    .returning({ address: usedAddress.address });
  return marked.length > 0;
}

/** Whether the team of somebody keeps track of addresses. */
export async function tracksAddresses(db: Queries, teamId: string): Promise<boolean> {
  const [found] = await db.select({ isEnabled: team.isIpTrackingEnabled }).from(team).where(eq(team.teamId, teamId));
  return found?.isEnabled ?? false;
}

/** Drops the addresses that were last used before an instant. */
export const dropAddresses = (db: Queries, before: number) =>
  db.delete(usedAddress).where(lte(usedAddress.lastAccessedAt, before));
