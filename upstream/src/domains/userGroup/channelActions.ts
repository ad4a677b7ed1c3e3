import type { Cause } from '../../lib/cause.ts';
import { Refusal } from '../../lib/errors.ts';
import { demandPro } from '../billing/planActions.ts';
import { peopleByGuid } from '../member/repository.ts';
import { userGroupsOf } from './repository.ts';
import { knownTo } from './rules.ts';

/**
 * The ids of the user groups that a channel is to be for, each once. In a transaction that has locked the team, so that none
 * of them is removed meanwhile.
 *
 * @throws Refusal `plan_required` without PRO, `criterion_not_found` for one that whoever acts may not know of
 */
export async function usableUserGroups(cause: Cause, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const { db, teamId, actor } = cause;
  const field = 'config.restrictionCriteria';
  await demandPro(cause, field);
  const [person] = await peopleByGuid(db, teamId, [actor], false);
  const visibleTo = knownTo(person?.role);
  const found = new Set((await userGroupsOf(db, teamId, { ids, visibleTo })).map(({ id }) => id));
  const place = ids.findIndex((id) => !found.has(id));
  if (place >= 0) throw new Refusal('criterion_not_found', { field: `${field}.${place}` });
  return [...new Set(ids)];
}
