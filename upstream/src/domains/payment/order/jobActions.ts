import * as z from 'zod';
import type { Queries } from '../../../db/database.ts';
import { HOUR_MS } from '../../../lib/durations.ts';
import { defineJob } from '../../../lib/jobs.ts';

const SETTLE = 'payment.settle';

/** The work that asks the providers what became of an order, whoever else does; see `orderJobs`. `asked`: how often it has. */
export const settlement = defineJob(SETTLE, z.object({ orderId: z.string(), asked: z.int() }));

/** How long after an order was made, or a bank gone to, it is asked for the first time. */
const FIRST_AFTER_MS = 60_000;

const plant = (db: Queries, now: number, orderId: string, dueAt: number): Promise<void> =>
  settlement.hastenAll({ db, now }, [{ payload: { orderId, asked: 0 }, uniqueKey: `${SETTLE}:${orderId}`, dueAt }]);

/** Plants the work for an order that may be paid from now on, in the transaction that makes it so. */
export const plantSettlement = (db: Queries, now: number, orderId: string): Promise<void> =>
  plant(db, now, orderId, now + FIRST_AFTER_MS);

/** The same for one that was given up: at once, for whoever has its page open may still pay it at the provider. */
export const plantEnding = (db: Queries, now: number, orderId: string): Promise<void> => plant(db, now, orderId, now);

/** The same for one of which asking has failed again and again: nobody else may tell that it was paid. */
export const plantSettlementAgain = (db: Queries, now: number, orderId: string): Promise<void> =>
  plant(db, now, orderId, now + HOUR_MS);
