import { adminsOnly, everyRole, notGuests } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { listAdmins, listContacts, listOfState, membersCount, searchUsers } from './listAnswers.ts';
import { listPeople } from './listRepository.ts';
import type { Environment } from './rules.ts';

type ListCall = 'usersList' | 'membersCount' | 'admins' | 'domainAdmins' | 'searchUsers';
type OtherListCall = 'pendingMembers' | 'deactivatedProfiles' | 'userTeamContacts';

/** Who belongs to a team, asks to, or did. */
export function listRoutes({
  environment,
}: {
  environment: Environment;
}): Pick<Routes<'member'>, ListCall | OtherListCall> {
  return {
    usersList: signedIn(adminsOnly, ({ db, actor }, { query }) => {
      const { limit, offset, role, licensed, sort = 'name', direction = 'asc' } = query;
      return listPeople(db, actor.teamId, { role, licensed }, { sort, direction }, { limit, offset });
    }),
    membersCount: signedIn(everyRole, (context) => membersCount(context, environment)),
    admins: signedIn(adminsOnly, listAdmins),
    domainAdmins: signedIn(notGuests, listAdmins),
    searchUsers: signedIn(adminsOnly, (context, { query }) => searchUsers(context, query, environment)),
    pendingMembers: signedIn(adminsOnly, (context, { query }) => listOfState(context, 'pending', query)),
    deactivatedProfiles: signedIn(adminsOnly, (context, { query }) => listOfState(context, 'deactivated', query)),
    userTeamContacts: signedIn(notGuests, (context, { query }) => listContacts(context, query)),
  };
}
