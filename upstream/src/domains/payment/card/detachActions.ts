import * as z from 'zod';
import type { Queries } from '../../../db/database.ts';
import { defineJob } from '../../../lib/jobs.ts';
import type { CardRow } from '../repository.ts';

const DETACH = 'payment.detachCard';
/** The work that takes a card from the provider; see `cardJobs`. */
export const detaching = defineJob(DETACH, z.object({ cardId: z.string(), providerCardId: z.string() }));

/** Lets the provider forget a card that was taken away here, or typed in anew. One that it never had stays out of it. */
export async function plantDetaching(
  db: Queries,
  now: number,
  { cardId, providerCardId }: Pick<CardRow, 'cardId' | 'providerCardId'>,
): Promise<void> {
  if (providerCardId === null) return;
  await detaching.enqueue(
    { db, now },
    { cardId, providerCardId },
    { uniqueKey: `${DETACH}:${cardId}:${providerCardId}` },
  );
}
