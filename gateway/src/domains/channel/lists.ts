import type { GatewayContext } from '../../context.ts';
import type { ChannelMembersArgs, TeamChannelsArgs } from '../../generated/resolvers.ts';
import { pageByOffset, toConnection } from '../../lib/connections.ts';
import { badUserInput } from '../../lib/errors.ts';
import { refusalIn } from '../../upstream/errors.ts';
import { type MemberRecord, toMember } from '../member/mapper.ts';
import { type ChannelRecord, toChannel } from './mapper.ts';
import { channelRest } from './rest.ts';

/** What cursors know a channel by: its address without the domain, which all channels of a team share. */
const placeKey = ({ groupJid }: ChannelRecord) => groupJid.slice(0, groupJid.indexOf('@'));

const guidOf = ({ guid }: MemberRecord) => guid;

function searchQuery(search: string | null | undefined): { searchText?: string } {
  if (search === null || search === undefined) return {};
  const searchText = search.trim();
  if (searchText === '' || searchText.length > 100) throw badUserInput('`search` has 1 to 100 characters.');
  return { searchText };
}

const filterQuery = (isAutoJoin: boolean | null | undefined) =>
  typeof isAutoJoin === 'boolean' ? { filter: isAutoJoin ? ('autoJoin' as const) : ('notAutoJoin' as const) } : {};

/** The team's channels; those of the page are at hand for whoever asks for them by id. */
export async function channels(args: TeamChannelsArgs, { upstream, loaders, log }: GatewayContext) {
  const query = { ...searchQuery(args.search), ...filterQuery(args.isAutoJoin) };
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
    const page = await pageByOffset(args, guidOf, async (offset, limit) => {
      const { users, total } = await channelRest(upstream).groupMembers(groupJid, { offset, limit });
      return { rows: users.map((user) => toMember(user, log)), total };
    });
    return toConnection(page, guidOf);
  } catch (error) {
    if (refusalIn(error, 'group_not_found')) return null;
    throw error;
  }
}
