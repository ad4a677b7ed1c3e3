import type { SessionContext } from '../../lib/context.ts';
import type { Input } from '../../lib/routes.ts';
import { listPeople } from '../member/listRepository.ts';
import { demandOwnTeam } from './accountActions.ts';

const byName = { sort: 'name', direction: 'asc' } as const;

/**
 * Who has a licence, by name, and whose is renewed.
 *
 * @throws Refusal `team_not_found`
 */
export async function licensedUsers({ db, actor }: SessionContext, { query, body }: Input<'licence', 'licensedUsers'>) {
  demandOwnTeam(actor.teamId, query.teamId);
  const { users, total } = await listPeople(db, actor.teamId, { licensed: true }, byName, body);
  const status = users.map(({ guid, autoRenewEnabled }) => ({ guid, autoRenewEnabled }));
  return { licensedUserWithStatusList: status, total };
}
