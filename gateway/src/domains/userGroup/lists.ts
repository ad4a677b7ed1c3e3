import type { GatewayContext } from '../../context.ts';
import type { TeamUserGroupPreviewArgs, TeamUserGroupsArgs } from '../../generated/resolvers.ts';
import { demandPageSize, pageOfAll, toConnection } from '../../lib/connections.ts';
import { badUserInput } from '../../lib/errors.ts';
import { keyOfId } from '../../lib/idLists.ts';
import { wordSearch } from '../../lib/wordSearch.ts';
import { wrongArgument } from '../../lib/wrongArgument.ts';
import type { MemberDetailsRecord } from '../member/mapper.ts';
import { peoplePage, toPeople } from '../member/people.ts';
import { readConstraints } from './input.ts';
import { type UserGroupPreviewRecord, type UserGroupRecord, toMovingCounts, toUserGroups } from './mapper.ts';
import { previewError } from './refusals.ts';
import { userGroupRest } from './rest.ts';

const idOf = ({ criterionId }: UserGroupRecord) => criterionId;

/** The user groups that the viewer may know of. A blank search is none. */
export async function userGroups(args: TeamUserGroupsArgs, { loaders }: GatewayContext) {
  const isFound = wordSearch(args.search);
  demandPageSize(args);
  const { list } = await loaders.userGroup.groups();
  const found = list.filter(({ name }) => isFound(name));
  return toConnection(await pageOfAll(args, idOf, found), idOf);
}

/** Who would belong to a user group. BAD_USER_INPUT for constraints that none could have. */
export async function userGroupPreview(
  args: TeamUserGroupPreviewArgs,
  { upstream, log }: GatewayContext,
): Promise<UserGroupPreviewRecord> {
  demandPageSize(args);
  const { constraints, errors } = readConstraints(args.constraints);
  if (errors[0]) throw wrongArgument(errors[0]);
  const isChange = typeof args.userGroupId === 'string';
  const id = isChange ? keyOfId('UserGroup', args.userGroupId ?? '') : null;
  if (isChange && id === null) throw badUserInput('`userGroupId` is no id of a user group.');
  try {
    // Every part of the list that is read comes with the counts; those of the last part are told.
    let moving = toMovingCounts({ joining: 0, leaving: 0 });
    const members = await peoplePage(args, async (place) => {
      const answer = await userGroupRest(upstream).preview(id, constraints, place);
      moving = toMovingCounts(answer);
      return toPeople(answer, log);
    });
    return { membersCount: members.totalCount, ...moving, members };
  } catch (error) {
    const wrong = previewError(error);
    if (wrong) throw wrong;
    throw error;
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
