import type { GatewayContext } from '../../context.ts';
import { demandAdmin } from '../identity/facts.ts';
import type { UserGroupRecord } from '../userGroup/mapper.ts';
import type { ChannelDetails, ChannelRecord } from './mapper.ts';

/**
 * The user groups that a channel names for something, without those that are gone by now. Null where it names none because
 * nobody is meant, and where all are gone: an empty list means everybody. Admins only: the service tells whoever sees it.
 */
export async function namedUserGroups(
  { groupJid, details }: ChannelRecord,
  keysOf: (details: ChannelDetails) => readonly string[] | null,
  context: GatewayContext,
): Promise<UserGroupRecord[] | null> {
  const { loaders } = context;
  const [known] = await Promise.all([
    details ?? loaders.channel.channel.load(groupJid).then((channel) => channel?.details),
    demandAdmin(context),
  ]);
  const keys = known ? keysOf(known) : null;
  if (keys === null || keys.length === 0) return keys && [];
  const { byId } = await loaders.userGroup.groups();
  const found = keys.map((key) => byId.get(key)).filter((group) => group !== undefined);
  return found.length > 0 ? found : null;
}
