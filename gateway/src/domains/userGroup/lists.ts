import type { GatewayContext } from '../../context.ts';
import type { TeamUserGroupPreviewArgs, TeamUserGroupsArgs, UserGroupMembersArgs } from '../../generated/resolvers.ts';
import { pageByOffset, pageOfAll, pageSize, toConnection } from '../../lib/connections.ts';
import { badUserInput } from '../../lib/errors.ts';
import { keyOfId } from '../../lib/idLists.ts';
import { wordSearch } from '../../lib/wordSearch.ts';
import { refusalIn } from '../../upstream/errors.ts';
import { type MemberDetailsRecord, type MemberRecord, toMember } from '../member/mapper.ts';
import { readConstraints } from './input.ts';
import { type UserGroupPreviewRecord, type UserGroupRecord, toPreview, toUserGroups } from './mapper.ts';
import { CONSTRAINT_REFUSALS } from './refusals.ts';
import { userGroupRest } from './rest.ts';

const idOf = ({ criterionId }: UserGroupRecord) => criterionId;
const guidOf = ({ guid }: MemberRecord) => guid;

/** The user groups that the viewer may know of. A blank search is none. */
export async function userGroups(args: TeamUserGroupsArgs, { loaders }: GatewayContext) {
  const isFound = wordSearch(args.search);
  pageSize(args);
  const { list } = await loaders.userGroup.groups();
  const found = list.filter(({ name }) => isFound(name));
  return toConnection(await pageOfAll(args, idOf, found), idOf);
}

/** One page of the people who belong to a user group; null for one that is gone by now. */
export async function userGroupMembers(
  { criterionId }: UserGroupRecord,
  args: UserGroupMembersArgs,
  { upstream, log }: GatewayContext,
) {
  try {
    const page = await pageByOffset(args, guidOf, async (offset, limit) => {
      const { users, total } = await userGroupRest(upstream).members(criterionId, { offset, limit });
      return { rows: users.map((user) => toMember(user, log)), total };
    });
    return toConnection(page, guidOf);
  } catch (error) {
    if (refusalIn(error, 'criterion_not_found')) return null;
    throw error;
  }
}

/** Who would belong to a user group. BAD_USER_INPUT for constraints that none could have. */
export async function userGroupPreview(
  args: TeamUserGroupPreviewArgs,
  { upstream, log }: GatewayContext,
): Promise<UserGroupPreviewRecord> {
  const first = pageSize(args);
  const { constraints, errors } = readConstraints(args.constraints);
  if (errors[0]) throw badUserInput(errors[0].message);
  const isChange = typeof args.userGroupId === 'string';
  const id = isChange ? keyOfId('UserGroup', args.userGroupId ?? '') : null;
  if (isChange && id === null) throw badUserInput('`userGroupId` is no id of a user group.');
  try {
    const answer = await userGroupRest(upstream).preview(id, constraints, { limit: Math.max(first, 1), offset: 0 });
    return toPreview({ ...answer, users: answer.users.slice(0, first) }, log);
  } catch (error) {
    const refusal = refusalIn(error, ...CONSTRAINT_REFUSALS, 'criterion_not_found', 'invalid_request');
    if (!refusal) throw error;
    throw badUserInput('No user group of the team could be like this.', refusal.code);
  }
}

/** Those that the viewer belongs to; guests belong to none, and are told of none. */
export async function viewerUserGroups({ loaders }: GatewayContext): Promise<readonly UserGroupRecord[] | null> {
  const { role } = await loaders.identity.profile();
  return role === 'GUEST' ? null : loaders.userGroup.ofViewer();
}

/** Those that somebody belongs to; null for guests. */
export async function userGroupsOf(
  { member: { guid, standing } }: MemberDetailsRecord,
  { upstream, log }: GatewayContext,
): Promise<readonly UserGroupRecord[] | null> {
  if (standing?.role === 'GUEST') return null;
  return toUserGroups(await userGroupRest(upstream).userCriterion(guid), log).list;
}
