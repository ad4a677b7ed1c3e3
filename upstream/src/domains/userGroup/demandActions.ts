import type { Queries } from '../../db/database.ts';
import { Refusal } from '../../lib/errors.ts';
import { type UserGroup, knownOf, userGroupById } from './repository.ts';
import { type Constraint, faultOfConstraints } from './rules.ts';

/** @throws Refusal `criterion_not_found` */
export async function demandUserGroup(db: Queries, teamId: string, id: string): Promise<UserGroup> {
  const found = await userGroupById(db, teamId, id);
  if (!found) throw new Refusal('criterion_not_found', { field: 'id' });
  return found;
}

/**
 * Fields and values go with the team locked: in a transaction that has locked it, what is found here stays.
 *
 * @throws Refusal what `faultOfConstraints` says, with the place
 */
export async function demandConstraints(
  db: Queries,
  teamId: string,
  constraints: readonly Constraint[],
): Promise<void> {
  const fault = faultOfConstraints(constraints, await knownOf(db, teamId, constraints));
  if (fault !== null) throw new Refusal(fault.refusal, { field: fault.field });
}
