import type { GatewayContext } from '../../context.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import type { Log } from '../../lib/log.ts';
import type { MemberRecord } from '../member/mapper.ts';
import { toPeople } from '../member/people.ts';
import type { ChannelRecord } from './mapper.ts';

/** The first of those who look after a channel, and how many they are. */
export type ModeratorsRecord = {
  readonly groupJid: string;
  readonly people: readonly MemberRecord[];
  readonly total: number;
};

export function toModerators(wire: Answer<'channel', 'groupModerators'>['groups'][number], log: Log): ModeratorsRecord {
  const { rows, total } = toPeople(wire, log);
  return { groupJid: wire.groupJID, people: rows, total };
}

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
