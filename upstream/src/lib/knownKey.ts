import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { secretKey } from '../db/tables/system.ts';
import type { Log } from './log.ts';
import { StartError } from './startError.ts';

/** What a key is told by: nothing of the key can be had from it. */
export const keyIdOf = (key: string): string => createHmac('sha256', key).update('key id').digest('hex').slice(0, 16);

/** Where the key is from, and the id of the one that it takes the place of on purpose. */
type Given = { readonly source: string; readonly replaces: string | null };

/**
 * Holds a database to the key that it is used with. A key that was lost, or that differs from process to process, would say
 * nothing by itself: incoming webhooks would have other addresses, and whoever posts to them would find nobody.
 *
 * @throws StartError for another key, unless it is said which one it replaces
 */
export async function demandKnownKey(
  { db, log, now }: { db: Database; log: Log; now: number },
  key: string,
  { source, replaces }: Given,
): Promise<void> {
  const keyId = keyIdOf(key);
  const former = await db.transaction(async (queries) => {
    await queries.insert(secretKey).values({ name: 'pin', keyId, since: now }).onConflictDoNothing();
    const [known] = await queries.select().from(secretKey).where(eq(secretKey.name, 'pin')).for('update');
    if (known === undefined || known.keyId === keyId) return null;
    if (known.keyId !== replaces)
      throw new StartError(
        `${source}: is not the key that this database has been used with, ${known.keyId}. With another one every incoming webhook has another address, and more: see "Changing keys" in docs/upgrading.md. Give the former key, or set PIN_KEY_REPLACES=${known.keyId} to change it.`,
      );
    await queries.update(secretKey).set({ keyId, since: now }).where(eq(secretKey.name, 'pin'));
    return known.keyId;
  });
  if (former !== null) log.warn({ former, keyId }, 'the key of PINs, files and incoming webhooks is another one now');
}
