import type { ChannelType } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';
import type { Log } from '../../lib/log.ts';

/** What only the channel's own record says. */
export type ChannelDetails = {
  readonly description: string;
  readonly type: ChannelType;
  readonly isAutoJoin: boolean;
  readonly isLocked: boolean;
  readonly membersCount: number;
  readonly othersCount: number;
};

/** A channel, with its details where they were read along with it. */
export type ChannelRecord = {
  readonly __typename: 'Channel';
  readonly groupJid: string;
  readonly name: string;
  readonly details?: ChannelDetails;
};

export type WholeChannel = ChannelRecord & { readonly details: ChannelDetails };

type WireGroup = Answer<'channel', 'groupsList'>['groups'][number];
type WireNamed = Answer<'channel', 'guestChannels'>['groups'][number];

const channelTypes = enumOf('ChannelType', { OPEN: 'open', CLOSED: 'closed' } as const satisfies WordsOf<ChannelType>);

export const toChannel = (
  { groupJID, profile, type, memberCount, othersCount, config }: WireGroup,
  log: Log,
): WholeChannel => ({
  __typename: 'Channel',
  groupJid: groupJID,
  name: profile.name,
  details: {
    ...{ description: profile.description, type: channelTypes.read(type, log) },
    ...{ isAutoJoin: config.autoJoin, isLocked: config.isLocked },
    ...{ membersCount: memberCount, othersCount },
  },
});

/** A channel of which only the name is known. */
export const toNamedChannel = ({ groupJID, name }: WireNamed): ChannelRecord => ({
  __typename: 'Channel',
  groupJid: groupJID,
  name,
});
