import type { IdempotencyKey } from '../../lib/idempotencyKeys.ts';
import type { Upstream } from '../../upstream/client.ts';

/** The calls about guests, whichever service answers them. */
export const guestRest = (upstream: Upstream) => ({
  profile: (guid: string) => upstream.call('member', 'profile', { query: { subject: guid } }),
  conversations: (guid: string) => upstream.call('guest', 'guestConversations', { query: { subject: guid } }),
  channels: (guid: string) =>
    upstream.call('channel', 'guestChannels', { query: { onBehalfOf: guid, filter: 'joined' } }),
  invite: (emails: string[], validityReminder: number | null, idempotencyKey: IdempotencyKey) =>
    upstream.call('member', 'invite', { body: { emails, guestMembership: true, validityReminder }, idempotencyKey }),
  /** These members and nobody else for each of the guests. */
  setContacts: (guestGuids: string[], memberGuids: string[], idempotencyKey: IdempotencyKey) =>
    upstream.call('guest', 'prepareGuestsRoster', { body: { guestGuids, memberGuids }, idempotencyKey }),
  moveInChannels: (members: string[], to: 'joined' | 'left', groups: string[], idempotencyKey: IdempotencyKey) =>
    upstream.call('channel', 'bulkGroupUpdate', { body: { members, to, groups }, idempotencyKey }),
  setReminder: (guid: string, validityReminder: number | null, idempotencyKey: IdempotencyKey) =>
    upstream.call('guest', 'updateGuestValidityReminder', {
      body: { subject: guid, validityReminder },
      idempotencyKey,
    }),
  upgrade: (guid: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('guest', 'upgradeGuest', { body: { subject: guid }, idempotencyKey }),
});
