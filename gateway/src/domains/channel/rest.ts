import type { Query } from '../../generated/upstream/contract.ts';
import type { IdempotencyKey } from '../../lib/idempotencyKeys.ts';
import type { Upstream } from '../../upstream/client.ts';

type PageQuery = Pick<Query<'channel', 'groupsList'>, 'limit' | 'offset'>;

/** How many channels one call by address may ask for. */
export const CHANNELS_CHUNK = 30;

/** The calls of the channel service that are about channels. */
export const channelRest = (upstream: Upstream) => ({
  groupsList: (query: Query<'channel', 'groupsList'>) => upstream.call('channel', 'groupsList', { query }),
  groups: (groupJids: readonly string[]) => upstream.call('channel', 'groups', { body: { groups: [...groupJids] } }),
  groupMembers: (groupJid: string, page: PageQuery) =>
    upstream.call('channel', 'groupMembers', { query: { groupJID: groupJid, ...page } }),
  setAutoJoin: (groupJid: string, autoJoin: boolean, idempotencyKey: IdempotencyKey) =>
    upstream.call('channel', 'updateGroup', { body: { to: groupJid, config: { autoJoin } }, idempotencyKey }),
});
