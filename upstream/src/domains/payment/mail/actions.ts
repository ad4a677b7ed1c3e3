import * as z from 'zod';
import type { Queries } from '../../../db/database.ts';
import { defineJob } from '../../../lib/jobs.ts';
import { type PaymentNews, newsSchema } from './newsMail.ts';

/** The work that mails admins; see `paymentMailJobs`. */
export const paymentMailing = defineJob('payment.mail', z.object({ teamId: z.string(), news: newsSchema }));

/** Lets all active admins of a team know, each in their language, if the transaction is committed. */
export const tellAdmins = (db: Queries, now: number, teamId: string, news: PaymentNews): Promise<void> =>
  paymentMailing.enqueue({ db, now }, { teamId, news });
