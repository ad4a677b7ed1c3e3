import { createHash } from 'node:crypto';
import type { GatewayContext } from '../../context.ts';
import type { TeamChannelsArgs, ViewerPostableChannelsArgs } from '../../generated/resolvers.ts';
import type { Body } from '../../generated/upstream/contract.ts';
import { pageByOffset, toConnection } from '../../lib/connections.ts';
import { badUserInput } from '../../lib/errors.ts';
import { given } from '../../lib/given.ts';
import { isKeyOf } from '../../lib/idLists.ts';
import { searchText } from '../../lib/searchText.ts';
import { demandAdmin } from '../identity/facts.ts';
import { type ChannelRecord, kindFilters, toChannel } from './mapper.ts';
import { channelRest } from './rest.ts';

type ListBody = Body<'channel', 'groupsList'>;
type Filter = { readonly filter: ListBody['filter']; readonly archived?: ListBody['archived'] | undefined };

/** As long as a cursor knows a channel by. */
const PLACE_KEY_LENGTH = 22;
/** What cursors know a channel by: its address may hold signs that no cursor does. */
const placeKey = ({ groupJid }: ChannelRecord) =>
  createHash('sha256').update(groupJid).digest('base64url').slice(0, PLACE_KEY_LENGTH);

function kindOf({ isAutoJoin, only }: TeamChannelsArgs): Filter['filter'] {
  const isAsked = typeof isAutoJoin === 'boolean';
  if (isAsked && only) throw badUserInput('Of `isAutoJoin` and `only` one may be given.');
  if (only) return kindFilters[only];
  if (!isAsked) return undefined;
  return isAutoJoin ? 'autoJoin' : 'notAutoJoin';
}

/** Left out where archived channels are, as the service does by itself. */
const archivedOf = ({ isArchived }: TeamChannelsArgs): Filter['archived'] =>
  isArchived === null ? 'with' : isArchived ? 'only' : undefined;

/** A page of channels; those of it are at hand for whoever asks for them by id. */
async function channelPage(args: ViewerPostableChannelsArgs, filter: Filter, context: GatewayContext) {
  const { upstream, loaders, log } = context;
  const wanted = given({ searchText: searchText(args.search), ...filter });
  const page = await pageByOffset(args, placeKey, async (offset, limit) => {
    const { groups, total } = await channelRest(upstream).groupsList({ ...wanted, offset, limit });
    return { rows: groups.map((wire) => toChannel(wire, log)), total };
  });
  for (const channel of page.rows) loaders.channel.channel.prime(channel.groupJid, channel);
  return toConnection(page, placeKey);
}

/** The team's channels. */
export const channels = async (args: TeamChannelsArgs, context: GatewayContext) =>
  channelPage(args, { filter: kindOf(args), archived: archivedOf(args) }, context);

/** Those in which the viewer may write. */
export const postableChannels = (args: ViewerPostableChannelsArgs, context: GatewayContext) =>
  channelPage(args, { filter: 'postable' }, context);

/** The channel with an address; null where the team has none. The service tells members of theirs, too. */
export async function channelAt(groupJid: string, context: GatewayContext): Promise<ChannelRecord | null> {
  const [found] = await Promise.all([
    isKeyOf('Channel', groupJid) ? context.loaders.channel.channel.load(groupJid) : null,
    demandAdmin(context),
  ]);
  return found;
}
