import { planGate } from '../../testing/gatewayPieces.ts';
import { connectionOf, person } from '../../testing/renderInConsole.tsx';

export interface ChannelValues {
  readonly [name: string]: unknown;
  readonly id: string;
  readonly groupJid: string;
  readonly name: string;
  readonly isAutoJoin: boolean;
  readonly isAnnouncement: boolean;
  readonly isArchived: boolean;
}

export const userGroup = (name: string, visibleTo = 'MEMBER') => ({
  ...{ __typename: 'UserGroup', id: `group-${name}`, name },
  visibleTo,
});
export const SALES = userGroup('Sales');
export const BERLIN = userGroup('Berlin');
export const BOARD = userGroup('Board', 'ADMIN');

const ADA = person(1, { name: { first: 'Ada', last: 'Lovelace' }, role: 'ADMIN' });

/** A public channel of the team that nobody is put into, changed as given. */
export const channel = (name: string, changes: Record<string, unknown> = {}): ChannelValues => ({
  __typename: 'Channel',
  id: `channel-${name}`,
  groupJid: `${name}@chat.orbit.example`,
  name,
  description: `About ${name}`,
  type: 'OPEN',
  isAutoJoin: false,
  isAnnouncement: false,
  isRestricted: false,
  isLocked: false,
  isArchived: false,
  archivedAt: null,
  viewerCanArchive: true,
  membersCount: 12,
  othersCount: 3,
  autoJoinGroups: null,
  restrictedTo: [],
  canLeave: 'MEMBER',
  canMute: 'MEMBER',
  privileges: { post: 'MEMBER' },
  moderators: [ADA],
  moderatorsCount: 1,
  posters: [],
  postersCount: 0,
  viewerCanUpdate: true,
  version: 1,
  ...changes,
});
export const announcement = (name: string, changes: Record<string, unknown> = {}) =>
  channel(name, { isAnnouncement: true, privileges: { post: 'MODERATOR' }, ...changes });
export const autoJoin = (name: string, changes: Record<string, unknown> = {}) =>
  channel(name, { isAutoJoin: true, autoJoinGroups: [], ...changes });

type Args = {
  first: number;
  after?: string | null;
  search?: string | null;
  isAutoJoin?: boolean | null;
  only?: string | null;
  isArchived?: boolean | null;
};

const isOfKind = (one: ChannelValues, { isAutoJoin, only, isArchived = false }: Args) => {
  if (isArchived !== null && one.isArchived !== isArchived) return false;
  if (only === 'ANNOUNCEMENT') return one.isAnnouncement;
  if (only === 'OPEN_WITHOUT_AUTO_JOIN') return !one.isAutoJoin && one['type'] === 'OPEN';
  return isAutoJoin === undefined || isAutoJoin === null || one.isAutoJoin === isAutoJoin;
};

/** What a plan allows of a feature: how many channels there are is limited under the soft paywall alone. */
function limitOf(feature: string, plan: string) {
  if (feature === 'BULK_CHANNELS') return plan === 'ENTERPRISE' ? null : 0;
  const isUnlimited = plan !== 'FREE' || feature === 'PUBLIC_CHANNELS' || feature === 'PRIVATE_CHANNELS';
  return isUnlimited ? null : 0;
}

/** The team's part of the gateway: its channels, its user groups and its plan. */
export const teamOf = (channels: () => readonly ChannelValues[], { plan = 'PRO' } = {}) => ({
  id: 'team-1',
  plan,
  planGate: ({ feature }: { feature: string }) => planGate(feature, limitOf(feature, plan)),
  settingChange: null,
  channels: (args: Args) =>
    connectionOf(
      channels().filter((one) => isOfKind(one, args) && one.name.startsWith(args.search ?? '')),
      args,
    ),
  channelCounts: () => {
    const countOf = (args: Partial<Args>) => channels().filter((one) => isOfKind(one, { first: 1, ...args })).length;
    return {
      ...{ all: countOf({}), announcement: countOf({ only: 'ANNOUNCEMENT' }) },
      ...{ autoJoin: countOf({ isAutoJoin: true }), archived: countOf({ isArchived: true }) },
    };
  },
  channel: ({ groupJid }: { groupJid: string }) => channels().find((one) => one.groupJid === groupJid) ?? null,
  userGroups: (args: Args) => connectionOf([BERLIN, BOARD, SALES], args),
});
