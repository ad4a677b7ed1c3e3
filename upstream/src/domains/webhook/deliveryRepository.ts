import { type SQL, and, asc, desc, eq, exists, gt, inArray, isNull, lte, min, ne, not, or, sql } from 'drizzle-orm';
import { anyOf } from '../../db/arrays.ts';
import type { Queries } from '../../db/database.ts';
import type { Page } from '../../db/paging.ts';
import { channelMember } from '../../db/tables/channel.ts';
import { person } from '../../db/tables/member.ts';
import { team } from '../../db/tables/team.ts';
import { webhook, webhookDelivery } from '../../db/tables/webhook.ts';
import { KEPT_MS, KEPT_PER_WEBHOOK } from './deliveryRules.ts';
import type { WebhookRow } from './repository.ts';

export type DeliveryRow = typeof webhookDelivery.$inferSelect;
type NewDelivery = Omit<DeliveryRow, 'position'>;

/** Adds deliveries that wait for their first attempt. */
export async function addDeliveries(db: Queries, rows: readonly NewDelivery[]): Promise<void> {
  if (rows.length > 0) await db.insert(webhookDelivery).values([...rows]);
}

/** Whether a webhook is a member's who is not in its channel: they read a closed one by it no more than by themselves. */
const hasMemberOutside = (db: Queries, groupJid: string): SQL =>
  exists(
    db
      .select({ guid: person.guid })
      .from(person)
      .leftJoin(channelMember, and(eq(channelMember.guid, person.guid), eq(channelMember.groupJid, groupJid)))
      .where(
        and(
          ...[eq(person.guid, webhook.owner), eq(person.teamId, webhook.teamId), eq(person.state, 'active')],
          ...[ne(person.role, 'admin'), isNull(channelMember.guid)],
        ),
      ),
  );

/**
 * The outgoing webhooks that are told of what is written in a channel, and the name of its team. They stay until the
 * transaction ends: whoever deletes one has the team locked, so that the team is held before them.
 */
export const webhooksToldOf = (
  db: Queries,
  { teamId, groupJid, isOpen }: { teamId: string; groupJid: string; isOpen: boolean },
) =>
  db
    .select({ webhookId: webhook.webhookId, teamName: team.name })
    .from(team)
    .innerJoin(webhook, eq(webhook.teamId, team.teamId))
    .where(
      and(
        eq(webhook.teamId, teamId),
        eq(webhook.type, 'outgoing'),
        isNull(webhook.pausedBy),
        isOpen
          ? or(eq(webhook.groupJid, groupJid), eq(webhook.scope, 'domain'))
          : and(eq(webhook.groupJid, groupJid), not(hasMemberOutside(db, groupJid))),
      ),
    )
    .orderBy(asc(webhook.webhookId))
    .for('key share');

const isWaitingMessage = (webhookId: string): SQL | undefined =>
  and(
    eq(webhookDelivery.webhookId, webhookId),
    eq(webhookDelivery.kind, 'message'),
    eq(webhookDelivery.state, 'waiting'),
  );

/** A delivery that is due, with where it goes. */
export type DueDelivery = { delivery: DeliveryRow; target: { url: string; token: string } };

/** The message that a webhook has to send first of those that are due. */
export async function firstDue(db: Queries, webhookId: string, now: number): Promise<DueDelivery | undefined> {
  const [row] = await db
    .select({ delivery: webhookDelivery, url: webhook.targetUrl, token: webhook.token })
    .from(webhookDelivery)
    .innerJoin(webhook, eq(webhook.webhookId, webhookDelivery.webhookId))
    .where(and(isWaitingMessage(webhookId), isNull(webhook.pausedBy), lte(webhookDelivery.nextAttemptAt, now)))
    .orderBy(asc(webhookDelivery.nextAttemptAt), asc(webhookDelivery.position))
    .limit(1);
  return withTarget(row);
}

/** When a webhook has something to send next; null where nothing waits, or it is paused. */
export async function nextDueAt(db: Queries, webhookId: string): Promise<number | null> {
  const [row] = await db
    .select({ at: min(webhookDelivery.nextAttemptAt) })
    .from(webhookDelivery)
    .innerJoin(webhook, eq(webhook.webhookId, webhookDelivery.webhookId))
    .where(and(isWaitingMessage(webhookId), isNull(webhook.pausedBy)));
  return row?.at ?? null;
}

/** A test that waits, with where it goes: what somebody has in a form, or the webhook's own target. */
export async function waitingTest(db: Queries, deliveryId: string): Promise<DueDelivery | undefined> {
  const [row] = await db
    .select({ delivery: webhookDelivery, url: webhook.targetUrl, token: webhook.token })
    .from(webhookDelivery)
    .leftJoin(webhook, eq(webhook.webhookId, webhookDelivery.webhookId))
    .where(and(eq(webhookDelivery.deliveryId, deliveryId), eq(webhookDelivery.state, 'waiting')));
  return withTarget(row && { ...row, ...row.delivery.draft });
}

const withTarget = (
  row: { delivery: DeliveryRow; url: string | null; token: string | null } | undefined,
): DueDelivery | undefined => {
  const { delivery, url = null, token = null } = row ?? {};
  return delivery && url !== null && token !== null ? { delivery, target: { url, token } } : undefined;
};

/** Keeps what came of an attempt, unless the delivery has gone on without it; says whether it was kept. */
export async function saveAttempt(
  db: Queries,
  { deliveryId, attempts }: Pick<DeliveryRow, 'deliveryId' | 'attempts'>,
  changes: Partial<DeliveryRow>,
): Promise<boolean> {
  const { state, attempts: had } = webhookDelivery;
  const saved = await db
    .update(webhookDelivery)
    .set({ ...changes, attempts: attempts + 1 })
    .where(and(eq(webhookDelivery.deliveryId, deliveryId), eq(state, 'waiting'), eq(had, attempts)))
    .returning({ deliveryId: webhookDelivery.deliveryId });
  return saved.length > 0;
}

/** Drops what waits to be sent by a webhook. */
export async function dropWaiting(db: Queries, webhookId: string): Promise<void> {
  await db
    .update(webhookDelivery)
    .set({ state: 'dropped', problem: 'paused', nextAttemptAt: null })
    .where(isWaitingMessage(webhookId));
}

const hasEnded = ne(webhookDelivery.state, 'waiting');

/** Drops what a webhook's log has above its length. */
export async function shortenLog(db: Queries, webhookId: string): Promise<void> {
  const isOf = eq(webhookDelivery.webhookId, webhookId);
  const beyond = db
    .select({ deliveryId: webhookDelivery.deliveryId })
    .from(webhookDelivery)
    .where(isOf)
    .orderBy(desc(webhookDelivery.position))
    .offset(KEPT_PER_WEBHOOK);
  await db.delete(webhookDelivery).where(and(isOf, hasEnded, inArray(webhookDelivery.deliveryId, beyond)));
}

/** Drops deliveries that came about up to an instant. */
export async function dropOldDeliveries(db: Queries, upTo: number): Promise<void> {
  await db.delete(webhookDelivery).where(lte(webhookDelivery.createdAt, upTo));
}

/** A page of a webhook's log, newest first, and how many deliveries it holds. */
export async function logOf(db: Queries, webhookId: string, now: number, { limit, offset }: Page) {
  const where = and(eq(webhookDelivery.webhookId, webhookId), gt(webhookDelivery.createdAt, now - KEPT_MS));
  const total = Math.min(await db.$count(webhookDelivery, where), KEPT_PER_WEBHOOK);
  const shown = Math.min(limit, Math.max(total - offset, 0));
  const deliveries =
    shown === 0
      ? []
      : await db
          .select()
          .from(webhookDelivery)
          .where(where)
          .orderBy(desc(webhookDelivery.position))
          .limit(shown)
          .offset(offset);
  return { deliveries, total };
}

/** A delivery of a team with the owner of its webhook; null for the test of one that is not saved. */
export async function deliveryById(
  db: Queries,
  teamId: string,
  deliveryId: string,
): Promise<{ delivery: DeliveryRow; webhook: WebhookRow | null } | undefined> {
  const [row] = await db
    .select({ delivery: webhookDelivery, webhook })
    .from(webhookDelivery)
    .leftJoin(webhook, eq(webhook.webhookId, webhookDelivery.webhookId))
    .where(and(eq(webhookDelivery.teamId, teamId), eq(webhookDelivery.deliveryId, deliveryId)));
  return row;
}

/** Somebody who looks after a webhook, as far as they are written to. */
export async function activeOwner(db: Queries, teamId: string, guid: string) {
  const [row] = await db
    .select({ email: person.email, locale: person.locale })
    .from(person)
    .where(
      and(
        ...[eq(person.teamId, teamId), eq(person.guid, guid), eq(person.state, 'active')],
        sql`${person.role} = ${anyOf(['admin', 'member'])}`,
      ),
    );
  return row;
}
