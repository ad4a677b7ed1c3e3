import * as z from 'zod';
import type { Queries } from './db/database.ts';
import {
  dropConversationsOfDeletedTeams,
  dropMessagesOfDeletedTeams,
} from './domains/channel/deletedTeamRepository.ts';
import { dropOldEvents } from './domains/event/repository.ts';
import { dropOldFeatureRequests } from './domains/event/featureRepository.ts';
import { dropForgottenFiles } from './domains/file/shareRepository.ts';
import { dropTokensOfDeletedTeams } from './domains/sso/provisioning/repository.ts';
import { dropOldAudits } from './domains/team/settings/changeRepository.ts';
import { dropWebhooksOfDeletedTeams } from './domains/webhook/deletedTeamActions.ts';
import { DAY_MS } from './lib/durations.ts';
import { type JobHandlers, defineJob } from './lib/jobs.ts';

/** For how many days the installation keeps what is written down; null for ever. */
export type Retention = { readonly auditDays: number | null; readonly eventDays: number | null };

const NAME = 'retention';
const retention = defineJob(NAME, z.object({}));
const EVERY_MS = DAY_MS;

/** So many rows of a kind go in one transaction; the others in the next one. */
const AT_ONCE = 5_000;

/**
 * Takes what people wrote in teams that are no more, what stayed of their files for it, and the ways to other systems.
 *
 * @returns how many rows of each kind
 */
async function dropWhatDeletedTeamsLeft(context: { db: Queries; now: number }, atOnce: number): Promise<number[]> {
  const { db } = context;
  await dropTokensOfDeletedTeams(db);
  const webhooks = await dropWebhooksOfDeletedTeams(context, atOnce);
  const inChannels = await dropMessagesOfDeletedTeams(db, atOnce);
  const { messages, conversations } = await dropConversationsOfDeletedTeams(db, atOnce);
  return [webhooks, inChannels, messages, conversations, await dropForgottenFiles(db, atOnce)];
}

/**
 * Recurring work: takes what the installation has written down for long enough, and what nobody is there to read any more, a
 * piece at a time, so that nobody waits for it however much there is.
 */
export const retentionJobs = ({ auditDays, eventDays }: Retention, atOnce = AT_ONCE): JobHandlers =>
  retention.handledBy({
    effect: async (payload, { db, now }) => {
      const dropped = [
        ...(await dropWhatDeletedTeamsLeft({ db, now }, atOnce)),
        ...(auditDays === null ? [] : [await dropOldAudits(db, now - auditDays * DAY_MS, atOnce)]),
        ...(eventDays === null
          ? []
          : [
              await dropOldEvents(db, now - eventDays * DAY_MS, atOnce),
              await dropOldFeatureRequests(db, now - eventDays * DAY_MS, atOnce),
            ]),
      ];
      return { payload, dueAt: dropped.some((rows) => rows === atOnce) ? now : now + EVERY_MS };
    },
    // Nothing else would begin it again: its key stays in the queue.
    givenUp: (payload, { db, now }) =>
      retention.hastenAll({ db, now }, [{ payload, uniqueKey: NAME, dueAt: now + EVERY_MS }]),
  });

/** Plants the recurring work, unless it is there already. */
export const plantRetention = (db: Queries, now: number): Promise<void> =>
  retention.enqueue({ db, now }, {}, { uniqueKey: NAME, dueAt: now + EVERY_MS });
