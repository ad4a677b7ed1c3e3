import type { UserGroupSource, UserGroupVisibility } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';
import type { Log } from '../../lib/log.ts';
import { type ChannelRecord, toNamedChannel } from '../channel/mapper.ts';
import type { toConnection } from '../../lib/connections.ts';
import type { MemberRecord } from '../member/mapper.ts';

/** What people have to have in one field. */
export type ConstraintRecord = { readonly fieldId: string; readonly valueIds: readonly string[] };

/** A user group. Who belongs to it is read when a field needs it. */
export type UserGroupRecord = {
  readonly __typename: 'UserGroup';
  readonly criterionId: string;
  readonly name: string;
  readonly description: string;
  readonly visibleTo: UserGroupVisibility;
  readonly source: UserGroupSource;
  readonly constraints: readonly ConstraintRecord[];
  readonly version: number;
};

/** How many people belong to a user group, and what is restricted to it. */
export type UserGroupUsageRecord = {
  readonly criterionId: string;
  readonly membersCount: number;
  readonly channels: readonly ChannelRecord[];
};

/** How many people would come to a user group that is to be changed, and how many would leave it. */
export type MovingCounts = { readonly joiningCount: number; readonly leavingCount: number };

/** Who would belong to a user group: one page of them, and how many they are. */
export type UserGroupPreviewRecord = MovingCounts & {
  readonly membersCount: number;
  readonly members: ReturnType<typeof toConnection<MemberRecord>>;
};

/** The user groups that the viewer may know of, by name, and what they are found by. */
export type UserGroupsRecord = {
  readonly list: readonly UserGroupRecord[];
  readonly byId: ReadonlyMap<string, UserGroupRecord>;
};

export const visibilities = enumOf('UserGroupVisibility', {
  ADMIN: 'admin',
  MEMBER: 'member',
} as const satisfies WordsOf<UserGroupVisibility>);

const sources = enumOf('UserGroupSource', {
  FIELDS: 'fields',
  DIRECTORY: 'directory',
} as const satisfies WordsOf<UserGroupSource>);

/** All of the team's that the viewer may know of, with how many the team may have. */
export type TeamUserGroupsRecord = UserGroupsRecord & { readonly limit: number };

type WireCriterion = Answer<'userGroup', 'criteria'>['criteria'][number];

export const toUserGroup = (
  { id, name, description, visibleTo, source, constraints, version }: WireCriterion,
  log: Log,
): UserGroupRecord => ({
  __typename: 'UserGroup',
  ...{ criterionId: id, name, description, version },
  visibleTo: visibilities.read(visibleTo, log),
  source: sources.read(source, log),
  constraints: constraints.map(({ fieldId, values }) => ({ fieldId, valueIds: values })),
});

export function toUserGroups(
  { criteria }: Pick<Answer<'userGroup', 'criteria'>, 'criteria'>,
  log: Log,
): UserGroupsRecord {
  const list = criteria.map((wire) => toUserGroup(wire, log));
  return { list, byId: new Map(list.map((group) => [group.criterionId, group])) };
}

export const toTeamUserGroups = (answer: Answer<'userGroup', 'criteria'>, log: Log): TeamUserGroupsRecord => ({
  ...toUserGroups(answer, log),
  limit: answer.limits.criteria,
});

export const toUsage = ({
  id,
  membersCount,
  groups,
}: Answer<'userGroup', 'criteriaUsage'>['usage'][number]): UserGroupUsageRecord => ({
  criterionId: id,
  membersCount,
  channels: groups.map((one) => toNamedChannel(one)),
});

export const toMovingCounts = ({
  joining,
  leaving,
}: Pick<Answer<'userGroup', 'previewCriterion'>, 'joining' | 'leaving'>): MovingCounts => ({
  joiningCount: joining,
  leavingCount: leaving,
});
