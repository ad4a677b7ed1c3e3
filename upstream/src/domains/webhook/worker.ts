import type { JobHandlers, Lane } from '../../lib/jobs.ts';
import type { Mailer } from '../../lib/mail.ts';
import type { Outgoing } from '../../lib/outgoing.ts';
import { attempt, noteAttempt } from './attemptActions.ts';
import { firstDue, nextDueAt, shortenLog, waitingTest } from './deliveryRepository.ts';
import { dropUnusedIcon, iconDeadline } from './iconActions.ts';
import { sending, testing } from './queueActions.ts';

/** A call has 10 seconds. What a killed process was calling goes on so much sooner. */
const CALLING_MS = 15_000;

/** Targets are slow at times: each webhook waits for its own. A worker costs little while it waits, so there are many. */
const LANE: Lane = { name: 'webhook', workers: 64, outsideMs: CALLING_MS };

/** Somebody looks at a form and waits for what a test says. */
const TEST_LANE: Lane = { name: 'webhook test', workers: 16, outsideMs: CALLING_MS };

/**
 * The work of webhooks. What is sent goes out before its attempt is noted: after a kill in between it is sent again, with the
 * same id.
 */
export const webhookJobs = ({ mailer, outgoing }: { mailer: Mailer; outgoing: Outgoing }): JobHandlers => ({
  ...sending.handledTelling(
    {
      outside: async ({ webhookId }, job) => {
        const due = await job.read((queries) => firstDue(queries, webhookId, job.now));
        return due && attempt(outgoing, due, job);
      },
      effect: async (payload, context, made) => {
        const { db } = context;
        if (made) await noteAttempt(context, { mailer }, made);
        await shortenLog(db, payload.webhookId);
        const dueAt = await nextDueAt(db, payload.webhookId);
        return dueAt === null ? undefined : { payload, dueAt };
      },
    },
    LANE,
  ),
  ...testing.handledTelling(
    {
      outside: async ({ deliveryId }, job) => {
        const due = await job.read((queries) => waitingTest(queries, deliveryId));
        return due && attempt(outgoing, due, job);
      },
      effect: async (_payload, context, made) => {
        if (!made) return undefined;
        await noteAttempt(context, { mailer }, made);
        const { webhookId } = made.delivery;
        if (webhookId !== null) await shortenLog(context.db, webhookId);
        return undefined;
      },
    },
    TEST_LANE,
  ),
  ...iconDeadline.handledBy({
    effect: async ({ name }, context) => {
      await dropUnusedIcon(context, name);
      return undefined;
    },
  }),
});
