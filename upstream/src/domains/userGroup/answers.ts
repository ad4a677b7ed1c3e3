import type { Page } from '../../db/paging.ts';
import type { Answer, Body } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { peopleByGuid } from '../member/repository.ts';
import { demandConstraints, demandUserGroup } from './demandActions.ts';
import { countBelonging, countMoving, firstBelonging, listBelonging, userGroupIdsOf } from './membershipRepository.ts';
import { type UserGroup, channelsNaming, userGroupsOf } from './repository.ts';
import { MAX_USER_GROUPS, knownTo } from './rules.ts';

type Criterion = Answer<'userGroup', 'criteria'>['criteria'][number];

/** A user group as the contract describes it. */
export const toCriterion = ({
  id,
  name,
  description,
  visibleTo,
  source,
  constraints,
  version,
}: UserGroup): Criterion => ({
  id,
  name,
  description,
  visibleTo,
  source,
  constraints,
  version,
});

/** The team's user groups, as far as whoever asks may know of them. */
export async function criteria({ db, actor }: SessionContext): Promise<Answer<'userGroup', 'criteria'>> {
  const groups = await userGroupsOf(db, actor.teamId, { visibleTo: knownTo(actor.role) });
  return { criteria: groups.map(toCriterion), limits: { criteria: MAX_USER_GROUPS } };
}

/**
 * The user groups that somebody belongs to; to members their own.
 *
 * @throws Refusal `actor_not_admin`, `member_not_found`
 */
export async function userCriterion({ db, actor }: SessionContext, onBehalfOf = actor.guid) {
  if (onBehalfOf !== actor.guid && actor.role !== 'admin') throw new Refusal('actor_not_admin');
  const [found] = await peopleByGuid(db, actor.teamId, [onBehalfOf], false);
  if (!found) throw new Refusal('member_not_found');
  const ids = await userGroupIdsOf(db, actor.teamId, onBehalfOf);
  const groups = await userGroupsOf(db, actor.teamId, { ids, visibleTo: knownTo(actor.role) });
  return { criteria: groups.map(toCriterion) };
}

/** How many people belong to user groups, and which channels name them; without those that the team does not have. */
export async function criteriaUsage({ db, actor }: SessionContext, ids: readonly string[]) {
  const groups = await userGroupsOf(db, actor.teamId, { ids });
  const there = groups.map(({ id }) => id);
  const counts = await countBelonging(db, actor.teamId, groups);
  const channels = Map.groupBy(await channelsNaming(db, there), ({ userGroupId }) => userGroupId);
  return {
    usage: there.map((id) => ({
      ...{ id, membersCount: counts.get(id) ?? 0 },
      groups: (channels.get(id) ?? []).map(({ groupJID, name }) => ({ groupJID, name })),
    })),
  };
}

/**
 * The people who belong to a user group.
 *
 * @throws Refusal `criterion_not_found`
 */
export async function criterionMembers({ db, actor }: SessionContext, { id, ...page }: Page & { id: string }) {
  return listBelonging(db, actor.teamId, await demandUserGroup(db, actor.teamId, id), page);
}

/** The first people who belong to user groups, and how many do; without those that the team does not have. */
export async function firstCriterionMembers(
  { db, actor: { teamId } }: SessionContext,
  { ids, limit }: Body<'userGroup', 'firstCriterionMembers'>,
) {
  const groups = await userGroupsOf(db, teamId, { ids });
  const [alone, ...others] = groups;
  // Walking the people of a single one is quicker than looking at what everybody has.
  if (alone && others.length === 0)
    return { criteria: [{ id: alone.id, ...(await listBelonging(db, teamId, alone, { limit, offset: 0 })) }] };
  const people = await firstBelonging(db, teamId, groups, limit);
  return { criteria: [...people].map(([id, first]) => ({ id, ...first })) };
}

/**
 * Who would belong to a user group with these constraints.
 *
 * @throws Refusal `criterion_not_found`, and as `demandConstraints`
 */
export async function previewCriterion(
  { db, actor: { teamId } }: SessionContext,
  { id, constraints, ...page }: Body<'userGroup', 'previewCriterion'>,
): Promise<Answer<'userGroup', 'previewCriterion'>> {
  const former = id === undefined ? null : await demandUserGroup(db, teamId, id);
  await demandConstraints(db, teamId, constraints);
  const group = { id: '', source: 'fields', constraints } as const;
  const { users, total } = await listBelonging(db, teamId, group, page);
  return { users, total, ...(await countMoving(db, teamId, group, { former, total })) };
}
