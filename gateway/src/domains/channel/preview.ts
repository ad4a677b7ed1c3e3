import type { GatewayContext } from '../../context.ts';
import type { ChannelPreview, ChannelPreviewInput } from '../../generated/resolvers.ts';
import { keyOfId, notFound } from '../../lib/idLists.ts';
import { wrongArgument } from '../../lib/wrongArgument.ts';
import { openUserGroups } from './input.ts';
import { toChannelPreview } from './mapper.ts';
import { previewError } from './refusals.ts';
import { channelRest } from './rest.ts';

/** How many people a channel with these user groups would move. BAD_USER_INPUT for what no channel could have. */
export async function channelPreview(
  { channelId, restrictedToIds, autoJoinGroupIds }: ChannelPreviewInput,
  { upstream }: GatewayContext,
): Promise<ChannelPreview> {
  const groupJid = typeof channelId === 'string' ? keyOfId('Channel', channelId) : null;
  const lists = {
    restrictedToIds: openUserGroups('restrictedToIds', restrictedToIds ?? []),
    autoJoinGroupIds: autoJoinGroupIds ? openUserGroups('autoJoinGroupIds', autoJoinGroupIds) : undefined,
  };
  const [wrong] = [
    ...(typeof channelId === 'string' && groupJid === null ? [notFound(['channelId'])] : []),
    ...lists.restrictedToIds.errors,
    ...(lists.autoJoinGroupIds?.errors ?? []),
  ];
  if (wrong) throw wrongArgument(wrong);
  const named = { restrictionKeys: lists.restrictedToIds.keys, autoJoinKeys: lists.autoJoinGroupIds?.keys ?? null };
  try {
    return toChannelPreview(await channelRest(upstream).preview(groupJid, named));
  } catch (error) {
    throw previewError(error, lists) ?? error;
  }
}
