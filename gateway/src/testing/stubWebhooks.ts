import type { Answer } from '../generated/upstream/contract.ts';
import { type Person, GROUPS } from './stubTeam.ts';

type Webhook = Answer<'webhook', 'getWebhook'>;
type Delivery = Answer<'webhook', 'delivery'>;

/** What lets somebody write, and what calls are signed with: the canaries of webhooks. */
export const HOOK_SECRET = 'canary-hook-secret-0000000000000000000000000';
export const HOOK_TOKEN = 'canary-hook-token-000000000000';
export const ICON = `/files/icons/1.png?expires=1795000000&signature=${'b'.repeat(43)}`;

const [design] = GROUPS;

/** The admin's incoming one, the member's outgoing one, and one of the whole team whose owner is gone. */
export const WEBHOOKS: readonly Webhook[] = [
  {
    ...{ id: 'w-in', type: 'INCOMING', scope: 'CHANNEL', name: 'Builds', icon: ICON },
    ...{ peer: design?.groupJID ?? null, peerName: design?.profile.name ?? null },
    ...{ user: 'orbit-0000', creatorName: 'First Admin', isOwnerActive: true, owned: false, isadmin: false },
    ...{
      pausedBy: null,
      lastDelivery: null,
      createdAt: 1_794_000_000_000,
      version: 3,
      url: `/hooks/w-in/${HOOK_SECRET}`,
    },
  },
  {
    ...{ id: 'w-out', type: 'OUTGOING', scope: 'CHANNEL', name: 'Tickets', icon: null },
    ...{ peer: design?.groupJID ?? null, peerName: design?.profile.name ?? null },
    ...{ user: 'orbit-0001', creatorName: 'First Member', isOwnerActive: true, owned: false, isadmin: false },
    ...{ pausedBy: 'failures', createdAt: 1_793_000_000_000, version: 1 },
    lastDelivery: { state: 'waiting', at: 1_793_000_001_000 },
    ...{ url: 'https://hooks.example.com/tickets', token: HOOK_TOKEN },
  },
  {
    ...{ id: 'w-team', type: 'OUTGOING', scope: 'DOMAIN', name: 'Archive', icon: null, peer: null, peerName: null },
    ...{ user: 'orbit-gone', creatorName: 'Somebody', isOwnerActive: false, owned: false, isadmin: false },
    ...{ pausedBy: null, lastDelivery: null, createdAt: 1_792_000_000_000, version: 1 },
    ...{ url: 'https://hooks.example.com/archive', token: HOOK_TOKEN },
  },
];

/** A webhook as somebody is told of it; undefined where they are not. */
export function webhookFor({ guid, role }: Person, webhook: Webhook | undefined): Webhook | undefined {
  if (webhook === undefined) return undefined;
  const [owned, isadmin] = [webhook.user === guid, role === 'admin'];
  if (!owned && !isadmin) return undefined;
  const { url, token, ...rest } = webhook;
  return {
    ...{ ...rest, owned, isadmin },
    ...(url !== undefined && (owned || webhook.type === 'OUTGOING') ? { url } : {}),
    ...(token !== undefined && owned ? { token } : {}),
  };
}

export const DELIVERIES: readonly Delivery[] = [
  {
    ...{ id: 'd-2', webhookId: 'w-out', kind: 'test', state: 'delivered', attempts: 1, status: 204, durationMs: 31 },
    ...{ problem: null, responseExcerpt: '', createdAt: 1_794_000_000_000, isRepetition: false },
    ...{ lastAttemptAt: 1_794_000_001_000, nextAttemptAt: null },
  },
  {
    ...{ id: 'd-1', webhookId: 'w-out', kind: 'message', state: 'waiting', attempts: 2, status: 500, durationMs: 9 },
    ...{ problem: 'status', responseExcerpt: 'Oops', createdAt: 1_793_000_000_000, isRepetition: true },
    ...{ lastAttemptAt: 1_793_000_001_000, nextAttemptAt: 1_793_000_121_000 },
  },
];
