import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Queries } from '../../db/database.ts';
import { defineJob } from '../../lib/jobs.ts';
import { type DeliveryRow, addDeliveries } from './deliveryRepository.ts';

type Context = { db: Queries; now: number };

/** The work that sends what waits of one webhook, one delivery at a time; see `webhookJobs`. */
export const sending = defineJob('webhook.send', z.object({ webhookId: z.string() }));

/** The work that sends one test, whatever else its webhook has to send. */
export const testing = defineJob('webhook.test', z.object({ deliveryId: z.string() }));

/** What of a delivery is known at its beginning. */
export type NewDelivery = Pick<DeliveryRow, 'teamId' | 'webhookId' | 'kind' | 'payload'> &
  Partial<Pick<DeliveryRow, 'draft' | 'repeats' | 'requestedBy'>>;

/** Has deliveries sent as soon as the transaction is committed, those of one webhook in this order. Gives their ids. */
export async function enqueueDeliveries({ db, now }: Context, deliveries: readonly NewDelivery[]): Promise<string[]> {
  const rows = deliveries.map((given) => ({
    ...{ draft: null, repeats: null, requestedBy: null, ...given },
    ...{ deliveryId: randomUUID(), state: 'waiting' as const, attempts: 0, createdAt: now, nextAttemptAt: now },
    ...{ status: null, durationMs: null, problem: null, responseExcerpt: null, lastAttemptAt: null },
  }));
  await addDeliveries(db, rows);
  const messages = rows.filter(({ kind }) => kind === 'message').map(({ webhookId }) => webhookId);
  await sending.hastenAll(
    { db, now },
    [...new Set(messages.filter((id) => id !== null))].map((webhookId) => ({
      payload: { webhookId },
      uniqueKey: `webhook:${webhookId}`,
    })),
  );
  const tests = rows.filter(({ kind }) => kind === 'test');
  await testing.enqueueAll(
    { db, now },
    tests.map(({ deliveryId }) => ({ payload: { deliveryId } })),
  );
  return rows.map(({ deliveryId }) => deliveryId);
}
