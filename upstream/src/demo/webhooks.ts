import type { Queries } from '../db/database.ts';
import { webhook, webhookDelivery } from '../db/tables/webhook.ts';
import type { ChannelRow } from '../domains/channel/repository.ts';
import type { NewPerson } from '../domains/member/repository.ts';
import { type Payload, messagePayload } from '../domains/webhook/deliveryRules.ts';
import type { DeliveryRow } from '../domains/webhook/deliveryRepository.ts';
import type { WebhookRow } from '../domains/webhook/repository.ts';
import { nameOf } from '../domains/member/nameRules.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../lib/durations.ts';
import { shortName } from './people.ts';
import type { DemoTeam } from './teams.ts';

/** What became of a delivery, and how long ago it began. */
type DemoDelivery = {
  agoMs: number;
  outcome: 'delivered' | 'failed' | 'timeout' | 'dropped';
  text: string;
  isRepetition?: true;
};

/** A webhook of a demo team; its channel by name, its owner by where they stand. */
export type DemoWebhook = Pick<WebhookRow, 'type' | 'scope' | 'name'> & {
  owner: 'admin' | 'member' | 'deactivated';
  channel?: string;
  /** On hosts that stand for nothing: a demo calls nobody. */
  targetUrl?: string;
  daysAgo: number;
  pausedBy?: 'person' | 'failures';
  deliveries?: readonly DemoDelivery[];
};

const hourly = (outcome: DemoDelivery['outcome'], texts: readonly string[]): DemoDelivery[] =>
  texts.map((text, index) => ({ agoMs: (index + 1) * 5 * HOUR_MS, outcome, text }));

export const orbitWebhooks: readonly DemoWebhook[] = [
  { type: 'incoming', scope: 'channel', name: 'Build results', owner: 'admin', channel: 'general', daysAgo: 3 },
  {
    ...{ type: 'outgoing', scope: 'channel', name: 'Ticket desk', owner: 'admin', channel: 'general', daysAgo: 12 },
    targetUrl: 'https://hooks.desk.example/muster/tickets',
    deliveries: [
      ...hourly('delivered', ['The new badges are here.', 'Who has the projector?', 'Lunch is at noon today.']),
      { agoMs: 21 * HOUR_MS, outcome: 'failed', text: 'The office closes at four on Friday.' },
      { agoMs: 20 * HOUR_MS, outcome: 'delivered', text: 'The office closes at four on Friday.', isRepetition: true },
      { agoMs: 26 * HOUR_MS, outcome: 'timeout', text: 'Please update your calendars.' },
    ],
  },
  { type: 'incoming', scope: 'domain', name: 'Status page', owner: 'admin', daysAgo: 40 },
  {
    ...{ type: 'outgoing', scope: 'domain', name: 'Archive', owner: 'deactivated', daysAgo: 200 },
    targetUrl: 'https://archive.example/inbox',
    deliveries: hourly('delivered', ['Good morning!', 'The fire drill is at ten.']),
  },
  {
    ...{ type: 'outgoing', scope: 'channel', name: 'Lunch bot', owner: 'member', channel: 'general', daysAgo: 60 },
    targetUrl: 'https://lunch.example/orders?team=orbit',
    pausedBy: 'failures',
    deliveries: [
      ...hourly('dropped', ['Two pizzas, please.']),
      ...hourly(
        'failed',
        Array.from({ length: 10 }, (_, index) => `Order number ${index + 1}.`),
      ),
    ],
  },
  { type: 'incoming', scope: 'channel', name: 'Door bell', owner: 'member', channel: 'general', daysAgo: 90 },
];

export const sandboxWebhooks: readonly DemoWebhook[] = [
  { type: 'incoming', scope: 'channel', name: 'Build results', owner: 'admin', channel: 'general', daysAgo: 3 },
];

const outcomes: Readonly<Record<DemoDelivery['outcome'], Partial<DeliveryRow>>> = {
  delivered: { state: 'delivered', attempts: 1, status: 200, durationMs: 143, responseExcerpt: '{"ok":true}' },
  failed: {
    ...{ state: 'failed', attempts: 5, status: 500, durationMs: 412, problem: 'status' },
    responseExcerpt: '<h1>Internal Server Error</h1>',
  },
  timeout: { state: 'failed', attempts: 5, status: null, durationMs: 10_003, problem: 'timeout' },
  dropped: { state: 'dropped', attempts: 0, problem: 'paused' },
};

/** Five attempts take as long. */
const RETRIED_MS = 72 * MINUTE_MS + 30_000;

/** Adds the webhooks of a demo team with what they have sent; the same each time. Nothing waits to be sent. */
export async function addDemoWebhooks(
  db: Queries,
  { domain, name: teamName, webhooks = [] }: DemoTeam,
  people: readonly NewPerson[],
  channels: readonly ChannelRow[],
  now: number,
): Promise<void> {
  const teamId = `team-${shortName(domain)}`;
  const heads = {
    admin: people.find(({ role }) => role === 'admin'),
    member: people.find(({ role, state }) => role === 'member' && state === 'active'),
    deactivated: people.find(({ role, state }) => role === 'member' && state === 'deactivated'),
  };
  const made = webhooks.flatMap((spec, index) => {
    const owner = heads[spec.owner];
    const channel = channels.find(({ name }) => name === (spec.channel ?? 'general'));
    return owner && channel ? [{ spec, owner, channel, webhookId: `${shortName(domain)}-w${index + 1}` }] : [];
  });
  if (made.length === 0) return;
  await db.insert(webhook).values(
    made.map(({ spec, owner, channel, webhookId }, index): WebhookRow => {
      const { type, scope, name, targetUrl = null, pausedBy = null } = spec;
      return {
        ...{ webhookId, teamId, type, scope, name, targetUrl, pausedBy, iconFile: null, addressGeneration: 1 },
        groupJid: scope === 'channel' ? channel.groupJid : null,
        token: type === 'outgoing' ? `tc_${'0123456789abcdef'.repeat(2).slice(index)}` : null,
        ...{ owner: owner.guid, ownerName: nameOf(owner), failuresInRow: pausedBy === 'failures' ? 10 : 0 },
        ...{ createdAt: now - spec.daysAgo * DAY_MS, version: 1 },
      };
    }),
  );
  const rows = made.flatMap(({ spec, owner, channel, webhookId }) =>
    // The oldest first: the order in which they are added is that of the log.
    [...(spec.deliveries ?? [])]
      .toSorted((one, other) => other.agoMs - one.agoMs)
      .map((sent, index): Omit<DeliveryRow, 'position'> => {
        const createdAt = now - sent.agoMs;
        const isRetried = outcomes[sent.outcome].attempts === 5;
        const payload: Payload = messagePayload({
          team: { id: teamId, name: teamName },
          channel: { id: channel.groupJid, name: channel.name },
          sender: { id: owner.guid, name: nameOf(owner) },
          message: { id: 1_000 + index - (sent.isRepetition ? 1 : 0), text: sent.text, sentAt: createdAt },
        });
        return {
          ...{ deliveryId: `${webhookId}-d${index + 1}`, teamId, webhookId, kind: 'message', payload, draft: null },
          repeats: sent.isRepetition ? `${webhookId}-d${index}` : null,
          requestedBy: sent.isRepetition ? owner.guid : null,
          ...{ state: 'delivered', attempts: 1, status: null, durationMs: null, problem: null, responseExcerpt: null },
          ...{ createdAt, nextAttemptAt: null },
          lastAttemptAt: sent.outcome === 'dropped' ? null : createdAt + (isRetried ? RETRIED_MS : 0),
          ...outcomes[sent.outcome],
        };
      }),
  );
  if (rows.length > 0) await db.insert(webhookDelivery).values(rows);
}
