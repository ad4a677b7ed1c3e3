import type { GatewayContext } from '../../context.ts';
import type { MemberRecord } from '../member/mapper.ts';
import type { ChannelRecord } from './mapper.ts';

/** Those who look after a channel; nobody is known to of one that is gone by now. */
export async function moderators(
  { groupJid }: ChannelRecord,
  { loaders }: GatewayContext,
): Promise<MemberRecord[] | null> {
  const found = await loaders.channel.moderators.load(groupJid);
  return found && [...found.people];
}

export const moderatorsCount = async ({ groupJid }: ChannelRecord, { loaders }: GatewayContext) =>
  (await loaders.channel.moderators.load(groupJid))?.total ?? null;
