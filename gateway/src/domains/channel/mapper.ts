import type {
  ChannelAffiliation,
  ChannelKind,
  ChannelPreview,
  ChannelPrivilege,
  ChannelPrivileges,
  ChannelType,
} from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { toOptionalDateTime } from '../../lib/dates.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';
import { given } from '../../lib/given.ts';
import type { Log } from '../../lib/log.ts';
import { safeUrl } from '../../lib/scalars.ts';
import type { MemberRecord } from '../member/mapper.ts';
import { toPeople } from '../member/people.ts';

/** What only the channel's own record says. */
export type ChannelDetails = {
  readonly description: string;
  readonly avatarUrl: string | null;
  readonly type: ChannelType;
  readonly isAutoJoin: boolean;
  readonly isRestricted: boolean;
  readonly isAnnouncement: boolean;
  readonly isLocked: boolean;
  readonly privileges: ChannelPrivileges;
  readonly canLeave: ChannelPrivilege;
  readonly canMute: ChannelPrivilege;
  readonly viewerAffiliation: ChannelAffiliation | null;
  readonly isArchived: boolean;
  readonly archivedAt: string | null;
  readonly version: number;
  readonly membersCount: number;
  readonly othersCount: number;
  /** The user groups whose members are put into it: nobody where it is null, everybody where it is empty. */
  readonly autoJoinKeys: readonly string[] | null;
  /** The user groups that it is for: everybody where it is empty. */
  readonly restrictionKeys: readonly string[];
};

/** A channel, with its details where they were read along with it. */
export type ChannelRecord = {
  readonly __typename: 'Channel';
  readonly groupJid: string;
  readonly name: string;
  /** Where it is known without the details. */
  readonly isArchived?: boolean;
  readonly details?: ChannelDetails;
};

export type WholeChannel = ChannelRecord & { readonly details: ChannelDetails };

type WireGroup = Answer<'channel', 'groupsList'>['groups'][number];
type WireNamed = Answer<'channel', 'guestChannels'>['groups'][number];

const channelTypes = enumOf('ChannelType', { OPEN: 'open', CLOSED: 'closed' } as const satisfies WordsOf<ChannelType>);

export const privilegeLevels = enumOf('ChannelPrivilege', {
  NONE: 'none',
  MEMBER: 'member',
  MODERATOR: 'moderator',
} as const satisfies WordsOf<ChannelPrivilege>);

const affiliations = enumOf('ChannelAffiliation', {
  MEMBER: 'member',
  MODERATOR: 'moderator',
} as const satisfies WordsOf<ChannelAffiliation>);

/** The service's filter for the channels of a kind. */
export const kindFilters = {
  ANNOUNCEMENT: 'announcement',
  OPEN_WITHOUT_AUTO_JOIN: 'openNotAutoJoin',
} as const satisfies Record<ChannelKind, string>;

const toPrivileges = (
  { post, addRemoveUsers, viewMemberList, editProfile }: WireGroup['config']['privileges']['groupAffiliate'],
  log: Log,
): ChannelPrivileges => ({
  post: privilegeLevels.read(post, log),
  addRemoveMembers: privilegeLevels.read(addRemoveUsers, log),
  viewMembers: privilegeLevels.read(viewMemberList, log),
  editProfile: privilegeLevels.read(editProfile, log),
});

export function toChannel(wire: WireGroup, log: Log): WholeChannel {
  const { groupJID, profile, config, affiliation, memberCount, othersCount, restrictionCriteria, version } = wire;
  const privileges = toPrivileges(config.privileges.groupAffiliate, log);
  return {
    __typename: 'Channel',
    groupJid: groupJID,
    name: profile.name,
    details: {
      ...{ description: profile.description, avatarUrl: safeUrl(profile.avatar ?? null) },
      ...{ type: channelTypes.read(config.type, log), version, privileges },
      ...{ isArchived: wire.archivedOn !== undefined, archivedAt: toOptionalDateTime(wire.archivedOn ?? null) },
      ...{ isAutoJoin: config.autoJoin, isRestricted: config.restricted, isLocked: config.isLocked },
      isAnnouncement: privileges.post === 'MODERATOR',
      canLeave: privilegeLevels.read(config.canLeave, log),
      canMute: privilegeLevels.read(config.canMute, log),
      viewerAffiliation: affiliation === null ? null : affiliations.read(affiliation, log),
      ...{ membersCount: memberCount, othersCount },
      ...{ autoJoinKeys: config.autoJoinCriteria, restrictionKeys: restrictionCriteria },
    },
  };
}

/** A channel of which only the name is known, and perhaps whether it is archived. */
export const toNamedChannel = ({ groupJID, name }: WireNamed, isArchived?: boolean): ChannelRecord => ({
  __typename: 'Channel',
  groupJid: groupJID,
  name,
  ...given({ isArchived }),
});

export const toChannelPreview = ({ joining, leaving }: Answer<'channel', 'previewGroup'>): ChannelPreview => ({
  joiningCount: joining,
  leavingCount: leaving,
});

/** The first of some people of a channel, and how many they are. */
export type NamedPeople = { readonly people: readonly MemberRecord[]; readonly total: number };

/** Who looks after a channel, and who else writes in it; null where the service lets nobody be named so. */
export type ModeratorsRecord = {
  readonly groupJid: string;
  readonly moderators: NamedPeople;
  readonly posters: NamedPeople | null;
};

const toNamed = (wire: Parameters<typeof toPeople>[0], log: Log): NamedPeople => {
  const { rows, total } = toPeople(wire, log);
  return { people: rows, total };
};

export const toModerators = (
  wire: Answer<'channel', 'groupModerators'>['groups'][number],
  log: Log,
): ModeratorsRecord => ({
  groupJid: wire.groupJID,
  moderators: toNamed(wire, log),
  posters: wire.posters === undefined ? null : toNamed(wire.posters, log),
});
