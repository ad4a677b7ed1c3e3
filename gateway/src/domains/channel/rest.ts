import type { Body, Query } from '../../generated/upstream/contract.ts';
import { given } from '../../lib/given.ts';
import type { IdempotencyKey } from '../../lib/idempotencyKeys.ts';
import type { Upstream } from '../../upstream/client.ts';

type PageQuery = Pick<Query<'channel', 'groupMembers'>, 'limit' | 'offset'>;
type ListBody = Omit<Body<'channel', 'groupsList'>, 'timeStamp'>;
type CreateConfig = Body<'channel', 'createGroup'>['config'];
export type Permission = NonNullable<CreateConfig['canLeave']>;
export type PrivilegeLevel = NonNullable<CreateConfig['privileges']>['groupAffiliate']['post'];

/** How many channels one call by address may ask for. */
export const CHANNELS_CHUNK = 30;

/** What is said of a channel; what is undefined is not. */
export type ChannelParts = {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly restrictionKeys?: readonly string[] | undefined;
  /** Null where nobody is put into it, empty where everybody is. */
  readonly autoJoinKeys?: readonly string[] | null | undefined;
  readonly canLeave?: Permission | undefined;
  readonly canMute?: Permission | undefined;
  readonly moderatorGuids?: readonly string[] | undefined;
  readonly posterGuids?: readonly string[] | undefined;
};

const copyOf = (keys: readonly string[] | undefined) => keys && [...keys];

/** Who looks after a channel, and who else writes in it. */
const namedIn = ({ moderatorGuids, posterGuids }: ChannelParts) =>
  given({ moderators: copyOf(moderatorGuids), posters: copyOf(posterGuids) });

/** Null says something there: it is left out where nothing is said alone. */
const autoJoinOf = ({ autoJoinKeys }: ChannelParts) =>
  autoJoinKeys === undefined ? {} : { autoJoinCriteria: autoJoinKeys && [...autoJoinKeys] };

/** Without an object in which nothing would stand. */
const filled = <Name extends string, Value extends object>(name: Name, value: Value) =>
  (Object.keys(value).length > 0 ? { [name]: value } : {}) as { [N in Name]?: Value };

/** The same level for all that somebody may do in a channel. */
const privilegesOf = (level: PrivilegeLevel) => ({
  groupAffiliate: { post: level, addRemoveUsers: level, viewMemberList: level, editProfile: level },
});

/** The calls of the channel service that are about channels. */
export const channelRest = (upstream: Upstream) => ({
  groupsList: (body: ListBody) => upstream.call('channel', 'groupsList', { body: { timeStamp: 0, ...body } }),
  counts: () => upstream.call('channel', 'channelCounts', {}),
  groups: (groupJids: readonly string[]) => upstream.call('channel', 'groups', { body: { groups: [...groupJids] } }),
  groupMembers: (groupJid: string, page: PageQuery) =>
    upstream.call('channel', 'groupMembers', { query: { groupJID: groupJid, ...page } }),
  firstGroupMembers: (groupJids: readonly string[], limit: number) =>
    upstream.call('channel', 'firstGroupMembers', { body: { groups: [...groupJids], limit } }),
  moderators: (groupJids: readonly string[]) =>
    upstream.call('channel', 'groupModerators', { body: { groups: [...groupJids] } }),
  preview: (
    groupJid: string | null,
    { restrictionKeys, autoJoinKeys }: { restrictionKeys: readonly string[]; autoJoinKeys: readonly string[] | null },
  ) =>
    upstream.call('channel', 'previewGroup', {
      body: {
        ...given({ groupJID: groupJid }),
        restrictionCriteria: [...restrictionKeys],
        autoJoinCriteria: autoJoinKeys && [...autoJoinKeys],
      },
    }),
  setAutoJoin: (groupJid: string, autoJoin: boolean, idempotencyKey: IdempotencyKey) =>
    upstream.call('channel', 'updateGroup', { body: { to: groupJid, config: { autoJoin } }, idempotencyKey }),
  setArchived: (groupJid: string, archived: boolean, idempotencyKey: IdempotencyKey) =>
    upstream.call('channel', 'archiveGroup', { body: { to: groupJid, archived }, idempotencyKey }),
  /** An open channel in which those of the level may do everything. */
  create: (parts: ChannelParts & { readonly name: string }, level: PrivilegeLevel, idempotencyKey: IdempotencyKey) => {
    const { name, description, restrictionKeys, canLeave, canMute } = parts;
    return upstream.call('channel', 'createGroup', {
      body: {
        profile: { name, ...given({ description }) },
        config: {
          ...{ type: 'open', privileges: privilegesOf(level) },
          ...given({ restrictionCriteria: copyOf(restrictionKeys), canLeave, canMute }),
          ...autoJoinOf(parts),
        },
        ...namedIn(parts),
      },
      idempotencyKey,
    });
  },
  /** Who may do what in it stays. */
  update: (groupJid: string, version: number, parts: ChannelParts, idempotencyKey: IdempotencyKey) => {
    const { name, description, restrictionKeys, canLeave, canMute } = parts;
    return upstream.call('channel', 'updateGroupInfo', {
      query: { to: groupJid },
      body: {
        version,
        ...filled('profile', given({ name, description })),
        ...filled('config', { ...given({ canLeave, canMute }), ...autoJoinOf(parts) }),
        ...given({ restrictionCriteria: copyOf(restrictionKeys) }),
        ...namedIn(parts),
      },
      idempotencyKey,
    });
  },
});
