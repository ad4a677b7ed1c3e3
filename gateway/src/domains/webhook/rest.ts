import { hash, randomInt } from 'node:crypto';
import type { Body, Query } from '../../generated/upstream/contract.ts';
import type { IdempotencyKey } from '../../lib/idempotencyKeys.ts';
import type { OutgoingContent, Upstream } from '../../upstream/client.ts';
import type { WebhookKind } from './mapper.ts';

export type NewWebhook = Body<'webhook', 'addWebhook'>;
export type WebhookChanges = Body<'webhook', 'editWebhook'>;
export type TestedTarget = Body<'webhook', 'testDelivery'>;
export type Post = Body<'webhook', 'receive'>;
type PageQuery = Pick<Query<'webhook', 'deliveries'>, 'limit' | 'offset'>;

const UPLOAD_IDS = 1_000_000_000;

/** The sender's own name for an upload; with a key it is the same for each repetition, which goes by it as well. */
const uploadId = (key: IdempotencyKey): string =>
  String(typeof key === 'string' ? hash('sha256', key, 'buffer').readUInt32BE() % UPLOAD_IDS : randomInt(UPLOAD_IDS));

/** The calls of the webhook service, and the one that keeps an icon. */
export const webhookRest = (upstream: Upstream) => ({
  list: () => upstream.call('webhook', 'listWebhooks', {}),
  webhook: (id: string) => upstream.call('webhook', 'getWebhook', { query: { id } }),
  add: (kind: WebhookKind, body: NewWebhook, idempotencyKey: IdempotencyKey) =>
    upstream.call('webhook', 'addWebhook', { query: { kind }, body, idempotencyKey }),
  edit: (kind: WebhookKind, body: WebhookChanges, idempotencyKey: IdempotencyKey) =>
    upstream.call('webhook', 'editWebhook', { query: { kind }, body, idempotencyKey }),
  remove: (id: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('webhook', 'deleteWebhook', { query: { id }, idempotencyKey }),
  setPaused: (id: string, paused: boolean, idempotencyKey: IdempotencyKey) =>
    upstream.call('webhook', 'setPaused', { body: { id, paused }, idempotencyKey }),
  rotateAddress: (id: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('webhook', 'rotateAddress', { body: { id }, idempotencyKey }),
  takeOver: (id: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('webhook', 'takeOver', { body: { id }, idempotencyKey }),
  test: (body: TestedTarget, idempotencyKey: IdempotencyKey) =>
    upstream.call('webhook', 'testDelivery', { body, idempotencyKey }),
  resend: (id: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('webhook', 'resend', { body: { id }, idempotencyKey }),
  deliveries: (id: string, page: PageQuery) => upstream.call('webhook', 'deliveries', { query: { id, ...page } }),
  delivery: (id: string) => upstream.call('webhook', 'delivery', { query: { id } }),
  receive: (body: Post, idempotencyKey: IdempotencyKey) =>
    upstream.call('webhook', 'receive', { body, idempotencyKey }),
  uploadIcon: (file: OutgoingContent, idempotencyKey: IdempotencyKey) =>
    upstream.upload('file', 'uploadFile', {
      ...file,
      query: { type: 'webhook', uuid: uploadId(idempotencyKey) },
      idempotencyKey,
    }),
});
