import { and, eq, inArray, lte } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Queries } from './db/database.ts';
import { vacuum } from './db/plans.ts';
import { dropPlanChanges } from './domains/billing/cycle/repository.ts';
import { dropUploads } from './domains/bulk/channelTemplates/repository.ts';
import { dropMemberUploads } from './domains/bulk/memberFiles/repository.ts';
import { OVER_KEPT_MS } from './domains/bulk/memberFiles/rules.ts';
import { dropJobs } from './domains/bulk/repository.ts';
import { KEPT_FOR_MS, UNSTARTED_KEPT_MS } from './domains/bulk/rules.ts';
import { removeExportsOfDeletedTeams } from './domains/chatExport/endActions.ts';
import { dropChatExports } from './domains/chatExport/repository.ts';
import { ROWS_KEPT_MS } from './domains/chatExport/rules.ts';
import { removeFilesOfDeletedTeams } from './domains/file/removalActions.ts';
import { dropAddresses } from './domains/identity/addressRepository.ts';
import { SESSION_LIFETIME_MS, USED_ADDRESS_KEPT_MS } from './domains/identity/rules.ts';
import { dropOutdated } from './domains/identity/repository.ts';
import { dropArchiveUploads, dropImports } from './domains/import/repository.ts';
import { IMPORT_KEPT_MS, UPLOAD_KEPT_MS } from './domains/import/rules.ts';
import { dropSetups } from './domains/payment/card/repository.ts';
import { expireRecordings } from './domains/recording/library/expiryActions.ts';
import { dropSignOns } from './domains/sso/attemptRepository.ts';
import { dropOldDeliveries } from './domains/webhook/deliveryRepository.ts';
import { KEPT_MS } from './domains/webhook/deliveryRules.ts';
import { DAY_MS, HOUR_MS } from './lib/durations.ts';
import { KEY_LIFETIME_MS } from './lib/idempotency.ts';
import { HASTENING } from './lib/jobQueue.ts';
import { type JobHandlers, defineJob } from './lib/jobs.ts';
import { erased } from './lib/mail.ts';
import { idempotencyKey, job, mail } from './db/tables/system.ts';

const NAME = 'housekeeping';
const housekeeping = defineJob(NAME, z.object({}));
const EVERY_MS = HOUR_MS;

/**
 * Recurring work: drops what no rule looks at any more, recordings that were kept for long enough, and old mails: first what
 * they say, later to whom. A server cleans its own tables and keeps its own statistics; the embedded database has nobody who
 * would.
 */
export const housekeepingJobs = (kind: Database['kind'], recordingKeptDays: number | null): JobHandlers =>
  housekeeping.handledBy({
    ...(kind === 'embedded' ? { outside: (_payload, { read }) => read(vacuum) } : {}),
    effect: async (payload, context) => {
      const { db, now } = context;
      await dropOutdated(db, { pins: now - DAY_MS, codes: now - DAY_MS, sessions: now - SESSION_LIFETIME_MS });
      await dropAddresses(db, now - USED_ADDRESS_KEPT_MS);
      await db.delete(idempotencyKey).where(lte(idempotencyKey.createdAt, now - KEY_LIFETIME_MS));
      await db.delete(job).where(and(inArray(job.state, ['done', 'failed']), lte(job.finishedAt, now - 30 * DAY_MS)));
      // It says nothing of what was done, and there is some for each of many messages of a busy team.
      await db
        .delete(job)
        .where(and(eq(job.state, 'done'), eq(job.name, HASTENING), lte(job.finishedAt, now - HOUR_MS)));
      await dropJobs(db, now - KEPT_FOR_MS);
      await dropUploads(db, { unstarted: now - UNSTARTED_KEPT_MS, over: now - KEPT_FOR_MS });
      await dropMemberUploads(db, { unstarted: now - UNSTARTED_KEPT_MS, over: now - OVER_KEPT_MS });
      await dropOldDeliveries(db, now - KEPT_MS);
      await dropArchiveUploads(db, now - UPLOAD_KEPT_MS);
      await dropImports(db, now - IMPORT_KEPT_MS);
      await dropChatExports(db, now - ROWS_KEPT_MS);
      await removeExportsOfDeletedTeams(context);
      await removeFilesOfDeletedTeams(context);
      await expireRecordings(context, recordingKeptDays);
      await dropPlanChanges(db, now - 30 * DAY_MS);
      await dropSetups(db, now - 30 * DAY_MS);
      await dropSignOns(db, now);
      await db
        .update(mail)
        .set({ ...erased, state: 'erased' })
        .where(and(inArray(mail.state, ['queued', 'kept']), lte(mail.createdAt, now - 7 * DAY_MS)));
      await db
        .delete(mail)
        .where(and(inArray(mail.state, ['delivered', 'erased']), lte(mail.createdAt, now - 30 * DAY_MS)));
      return { payload, dueAt: now + EVERY_MS };
    },
    // Nothing else would begin it again: its key stays in the queue.
    givenUp: (payload, { db, now }) =>
      housekeeping.hastenAll({ db, now }, [{ payload, uniqueKey: NAME, dueAt: now + EVERY_MS }]),
  });

/** Plants the recurring work, unless it is there already. */
export const plantHousekeeping = (db: Queries, now: number): Promise<void> =>
  housekeeping.enqueue({ db, now }, {}, { uniqueKey: NAME, dueAt: now + EVERY_MS });
