import { Webhook } from 'standardwebhooks';
import { recordAudit } from '../../lib/audit.ts';
import type { JobContext, OutsideJob } from '../../lib/jobs.ts';
import type { Mailer } from '../../lib/mail.ts';
import type { CallOutcome, Outgoing } from '../../lib/outgoing.ts';
import { teamOf } from '../team/repository.ts';
import { type DeliveryRow, type DueDelivery, activeOwner, dropWaiting, saveAttempt } from './deliveryRepository.ts';
import { FAILURES_MAX, afterAttempt } from './deliveryRules.ts';
import { pausedMail } from './mail.ts';
import { type WebhookRow, lockWebhook, saveWebhook } from './repository.ts';

/** An attempt that was made, be it that it is not noted yet. */
export type Attempt = { delivery: DeliveryRow; outcome: CallOutcome };

/** Sends a delivery as Standard Webhooks describe it: the same id at each attempt and repetition, signed with the token. */
export async function attempt(
  outgoing: Outgoing,
  { delivery, target: { url, token } }: DueDelivery,
  { now, signal }: Pick<OutsideJob, 'now' | 'signal'>,
): Promise<Attempt> {
  const id = delivery.repeats ?? delivery.deliveryId;
  const body = JSON.stringify(delivery.payload);
  const headers = {
    ...{ 'content-type': 'application/json', 'user-agent': 'Muster-Webhooks' },
    ...{ 'webhook-id': id, 'webhook-timestamp': String(Math.floor(now / 1000)) },
    'webhook-signature': new Webhook(token, { format: 'raw' }).sign(id, new Date(now), body),
  };
  return { delivery, outcome: await outgoing.post({ url, headers, body, signal }) };
}

/** Notes an attempt: what came of it, when the next one is, and whether its webhook fails too often. */
export async function noteAttempt(
  context: JobContext,
  { mailer }: { mailer: Mailer },
  { delivery, outcome }: Attempt,
): Promise<void> {
  const { db, now } = context;
  const { webhookId, kind } = delivery;
  // Before the delivery: who deletes a webhook has it first, too, and then its deliveries.
  const webhook = webhookId === null ? undefined : await lockWebhook(db, webhookId);
  const after = afterAttempt({ kind, attempts: delivery.attempts + 1 }, outcome, now);
  const { status, durationMs, problem, excerpt: responseExcerpt } = outcome;
  const isNoted = await saveAttempt(db, delivery, {
    ...{ ...after, status, durationMs, problem, responseExcerpt, lastAttemptAt: now },
    ...(after.state === 'waiting' ? {} : { draft: null }),
  });
  if (!isNoted || !webhook || kind === 'test' || after.state === 'waiting') return;
  const failuresInRow = after.state === 'delivered' ? 0 : webhook.failuresInRow + 1;
  const isPaused = failuresInRow >= FAILURES_MAX && webhook.pausedBy === null;
  // All at once: the second change of a row in a transaction waits for its team, which others have locked who wait for this job.
  if (isPaused) await saveWebhook(db, webhook.webhookId, { failuresInRow, pausedBy: 'failures' });
  else if (failuresInRow !== webhook.failuresInRow) await saveWebhook(db, webhook.webhookId, { failuresInRow });
  if (isPaused) await tellOfPause(context, mailer, webhook);
}

async function tellOfPause(context: JobContext, mailer: Mailer, webhook: WebhookRow): Promise<void> {
  const { db } = context;
  const { webhookId, teamId, name, owner } = webhook;
  await dropWaiting(db, webhookId);
  await recordAudit(context, {
    ...{ teamId, actor: null, action: 'webhook.pause', target: `webhook:${webhookId}` },
    ...{ before: { pausedBy: null }, after: { pausedBy: 'failures' } },
  });
  const reader = await activeOwner(db, teamId, owner);
  if (!reader) return;
  const { name: team } = await teamOf(db, teamId);
  await mailer.send(context, reader.email, pausedMail(reader.locale, { team, webhook: name }));
}
