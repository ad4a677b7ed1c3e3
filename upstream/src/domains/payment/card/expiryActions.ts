import * as z from 'zod';
import type { Queries } from '../../../db/database.ts';
import { defineJob } from '../../../lib/jobs.ts';
import { monthsAfter } from '../../billing/periodRules.ts';

const CHECK = 'payment.checkCards';
/** The work that tells of cards that are to expire, once a month; see `cardJobs`. */
export const cardCheck = defineJob(CHECK, z.object({}));

/** The first day of the next month by UTC. */
export const nextMonth = (now: number): number => {
  const today = new Date(now);
  return monthsAfter(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1), 1);
};

/** Plants the recurring work, unless it is there already. */
export const plantCardCheck = (db: Queries, now: number): Promise<void> =>
  cardCheck.enqueue({ db, now }, {}, { uniqueKey: CHECK, dueAt: nextMonth(now) });
