import type { UserGroupVisibility } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { wireEnum } from '../../lib/enums.ts';
import type { Log } from '../../lib/log.ts';
import { type ChannelRecord, toNamedChannel } from '../channel/mapper.ts';
import { type MemberRecord, toMember } from '../member/mapper.ts';

/** What people have to have in one field. */
export type ConstraintRecord = { readonly fieldId: string; readonly valueIds: readonly string[] };

/** A user group. Who belongs to it is read when a field needs it. */
export type UserGroupRecord = {
  readonly __typename: 'UserGroup';
  readonly criterionId: string;
  readonly name: string;
  readonly description: string;
  readonly visibleTo: UserGroupVisibility;
  readonly constraints: readonly ConstraintRecord[];
  readonly version: number;
};

/** How many people belong to a user group, and what is restricted to it. */
export type UserGroupUsageRecord = {
  readonly criterionId: string;
  readonly membersCount: number;
  readonly channels: readonly ChannelRecord[];
};

/** Who would belong to a user group. */
export type UserGroupPreviewRecord = {
  readonly membersCount: number;
  readonly joiningCount: number;
  readonly leavingCount: number;
  readonly members: readonly MemberRecord[];
};

/** The user groups that the viewer may know of, by name, and what they are found by. */
export type UserGroupsRecord = {
  readonly list: readonly UserGroupRecord[];
  readonly byId: ReadonlyMap<string, UserGroupRecord>;
};

/** The wire's word for a visibility; that which stands for words that this version does not know has none. */
export const visibilityWords = {
  ADMIN: 'admin',
  MEMBER: 'member',
  UNKNOWN: null,
} as const satisfies Record<UserGroupVisibility, string | null>;

const toVisibility = wireEnum('UserGroupVisibility', { admin: 'ADMIN', member: 'MEMBER' } as const);

/** All of the team's that the viewer may know of, with how many the team may have. */
export type TeamUserGroupsRecord = UserGroupsRecord & { readonly limit: number };

type WireCriterion = Answer<'userGroup', 'criteria'>['criteria'][number];

export const toUserGroup = (
  { id, name, description, visibleTo, constraints, version }: WireCriterion,
  log: Log,
): UserGroupRecord => ({
  __typename: 'UserGroup',
  ...{ criterionId: id, name, description, version },
  visibleTo: toVisibility(visibleTo, log),
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
  ...{ criterionId: id, membersCount, channels: groups.map(toNamedChannel) },
});

export const toPreview = (
  { users, total, joining, leaving }: Answer<'userGroup', 'previewCriterion'>,
  log: Log,
): UserGroupPreviewRecord => ({
  ...{ membersCount: total, joiningCount: joining, leavingCount: leaving },
  members: users.map((user) => toMember(user, log)),
});
