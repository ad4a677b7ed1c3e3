import type { GatewayContext } from '../../context.ts';
import type { ChannelMembersArgs, TeamChannelsArgs } from '../../generated/resolvers.ts';
import { pageByOffset, toConnection } from '../../lib/connections.ts';
import { given } from '../../lib/given.ts';
import { searchText } from '../../lib/searchText.ts';
import { refusalIn } from '../../upstream/errors.ts';
import { peoplePage, toPeople } from '../member/people.ts';
import { type ChannelRecord, toChannel } from './mapper.ts';
import { channelRest } from './rest.ts';

/** What cursors know a channel by: its address without the domain, which all channels of a team share. */
const placeKey = ({ groupJid }: ChannelRecord) => groupJid.slice(0, groupJid.indexOf('@'));

const filterQuery = (isAutoJoin: boolean | null | undefined) =>
  typeof isAutoJoin === 'boolean' ? { filter: isAutoJoin ? ('autoJoin' as const) : ('notAutoJoin' as const) } : {};

/** The team's channels; those of the page are at hand for whoever asks for them by id. */
export async function channels(args: TeamChannelsArgs, { upstream, loaders, log }: GatewayContext) {
  const query = { ...given({ searchText: searchText(args.search) }), ...filterQuery(args.isAutoJoin) };
  const page = await pageByOffset(args, placeKey, async (offset, limit) => {
    const { groups, total } = await channelRest(upstream).groupsList({ ...query, offset, limit });
    return { rows: groups.map((wire) => toChannel(wire, log)), total };
  });
  for (const channel of page.rows) loaders.channel.channel.prime(channel.groupJid, channel);
  return toConnection(page, placeKey);
}

/** The active people in a channel; null for one that is gone by now. */
export async function channelMembers(
  { groupJid }: ChannelRecord,
  args: ChannelMembersArgs,
  { upstream, log }: GatewayContext,
) {
  try {
    return await peoplePage(args, async (place) =>
      toPeople(await channelRest(upstream).groupMembers(groupJid, place), log),
    );
  } catch (error) {
    if (refusalIn(error, 'group_not_found')) return null;
    throw error;
  }
}
