import { createHmac } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { DAY_MS } from './durations.ts';
import { Refusal } from './errors.ts';
import { idempotencyKey } from '../db/tables/system.ts';

/** How long the same key and input are answered the same. */
export const KEY_LIFETIME_MS = DAY_MS;

/** Whose keys those of somebody who is signed in are. */
export const ownerOf = (guid: string | null): string => `person:${guid}`;

/** A write that is to act once, whoever repeats it. */
export type KeyedCall = {
  owner: string;
  key: string;
  fingerprint: string;
  tokenHash: string | null;
};

/** A digest of a call's name and input; the order of an object's keys makes no difference. */
export type FingerprintOf = (call: string, input: unknown) => string;

/**
 * Makes digests that tell nobody who reads the database what was in an input: a passphrase, a token.
 *
 * @param secret what other secrets of this installation come from; digests have a key of their own
 */
export function createFingerprints(secret: string): FingerprintOf {
  const key = createHmac('sha256', secret).update('fingerprints').digest();
  return (call, input) =>
    createHmac('sha256', key)
      .update(`${call}\n${JSON.stringify(sorted(input))}`)
      .digest('base64url');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** How an answer is kept under its key where a part of it is a secret, and made whole again. */
export type Keeping = {
  readonly keep: (answer: unknown) => unknown;
  readonly retell: (kept: unknown) => Promise<unknown>;
};
const AS_IT_IS: Keeping = { keep: (answer) => answer, retell: (kept) => Promise.resolve(kept) };

/**
 * Does the work unless the key was used before: then it gives the earlier answer. Key, work and answer are in one
 * transaction; of two equal calls at a time the second waits for the first.
 *
 * @throws Refusal `idempotency_key_reused` when the key came with another input before
 */
export async function once(
  context: { db: Queries; now: number },
  call: KeyedCall,
  work: () => Promise<unknown>,
  { keep, retell } = AS_IT_IS,
): Promise<unknown> {
  const { db, now } = context;
  const row = and(eq(idempotencyKey.owner, call.owner), eq(idempotencyKey.key, call.key));
  await db.delete(idempotencyKey).where(and(row, lte(idempotencyKey.createdAt, now - KEY_LIFETIME_MS)));
  const claimed = await db
    .insert(idempotencyKey)
    .values({ ...call, answer: null, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key });
  if (claimed.length === 0) {
    const [earlier] = await db.select().from(idempotencyKey).where(row);
    if (earlier?.fingerprint !== call.fingerprint) throw new Refusal('idempotency_key_reused');
    return retell(earlier.answer);
  }
  const answer = await work();
  if (answer instanceof Refusal) await db.delete(idempotencyKey).where(row);
  else
    await db
      .update(idempotencyKey)
      .set({ answer: keep(answer) })
      .where(row);
  return answer;
}

/** Whether a call was answered under that key before, be it with another input. */
export async function isAnswered(
  { db, now }: { db: Queries; now: number },
  { owner, key }: Pick<KeyedCall, 'owner' | 'key'>,
): Promise<boolean> {
  const isAlive = gt(idempotencyKey.createdAt, now - KEY_LIFETIME_MS);
  return (
    (await db.$count(idempotencyKey, and(eq(idempotencyKey.owner, owner), eq(idempotencyKey.key, key), isAlive))) > 0
  );
}

/**
 * The answer of an earlier call by someone whose session is over by now, for instance by that very call: signing out
 * twice with one key answers the same twice. The token has to be the one that made the earlier call.
 */
export async function earlierAnswer(
  context: { db: Queries; now: number },
  call: KeyedCall,
): Promise<{ answer: unknown } | undefined> {
  const [earlier] = await context.db
    .select()
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.owner, call.owner), eq(idempotencyKey.key, call.key)));
  const isSame =
    earlier !== undefined &&
    earlier.tokenHash !== null &&
    earlier.tokenHash === call.tokenHash &&
    earlier.fingerprint === call.fingerprint &&
    earlier.createdAt > context.now - KEY_LIFETIME_MS;
  return isSame ? { answer: earlier.answer } : undefined;
}
