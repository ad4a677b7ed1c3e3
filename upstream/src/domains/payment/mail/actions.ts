import * as z from 'zod';
import type { Queries } from '../../../db/database.ts';
import type { Cause } from '../../../lib/cause.ts';
import { defineJob } from '../../../lib/jobs.ts';
import { type PaymentNews, newsSchema } from './newsMail.ts';

/** The work that mails admins, or the one with the guid `to`; see `paymentMailJobs`. */
export const paymentMailing = defineJob(
  'payment.mail',
  z.object({ teamId: z.string(), news: newsSchema, to: z.string().optional() }),
);

/** Lets all active admins of a team know, each in their language, if the transaction is committed. */
export const tellAdmins = (db: Queries, now: number, teamId: string, news: PaymentNews): Promise<void> =>
  paymentMailing.enqueue({ db, now }, { teamId, news });

/** Lets one of them know, as long as they are an active admin. */
export const tellAdmin = ({ db, now, teamId, actor }: Cause, news: PaymentNews): Promise<void> =>
  paymentMailing.enqueue({ db, now }, { teamId, news, to: actor });
