import type { Cause } from '../../lib/cause.ts';
import { Refusal } from '../../lib/errors.ts';
import { peopleByGuid } from '../member/repository.ts';
import { userGroupsOf } from './repository.ts';
import { knownTo } from './rules.ts';

/**
 * Lets a channel name only user groups that whoever acts may know of. In a transaction that has locked the team, so that none of
 * them is removed meanwhile.
 *
 * @param ids those that it did not name before
 * @param placeOf where one of them stands in the request
 * @throws Refusal `criterion_not_found`
 */
export async function demandUsableGroups(
  { db, teamId, actor }: Cause,
  ids: readonly string[],
  placeOf: (id: string) => string,
): Promise<void> {
  if (ids.length === 0) return;
  const [person] = await peopleByGuid(db, teamId, [actor], false);
  const visibleTo = knownTo(person?.role);
  const found = new Set((await userGroupsOf(db, teamId, { ids, visibleTo })).map(({ id }) => id));
  const unknown = ids.find((id) => !found.has(id));
  if (unknown !== undefined) throw new Refusal('criterion_not_found', { field: placeOf(unknown) });
}
