import { keyOfId, notFound } from '../../lib/idLists.ts';
import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import type { RefusalTable } from '../../upstream/refusals.ts';
import { toChannel } from './mapper.ts';
import { channelRest } from './rest.ts';

const AT = ['channelId'];

const refusals = {
  group_not_found: ['NOT_FOUND', AT, 'The team has no such channel.'],
  group_locked: ['LOCKED', AT, 'Everybody always joins this channel.'],
  channel_limit: ['LIMIT_REACHED', AT, 'The team has as many such channels as it may have.'],
} as const satisfies RefusalTable<'channel.archiveGroup'>;

/** Archives a channel, or brings it back; the payload's is the service's answer. */
export const channelArchiveUpdate: Mutation<'channelArchiveUpdate'> = async (_root, { input }, context) => {
  const groupJid = keyOfId('Channel', input.channelId);
  if (groupJid === null) return { channel: null, userErrors: [notFound(AT)] };
  const outcome = await written(
    () => channelRest(context.upstream).setArchived(groupJid, input.isArchived, input.idempotencyKey),
    refusals,
  );
  if ('error' in outcome) return { channel: null, userErrors: [outcome.error] };
  forgetReads(context);
  return { channel: toChannel(outcome.answer, context.log), userErrors: [] };
};
