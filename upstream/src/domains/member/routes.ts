import { Refusal } from '../../lib/errors.ts';
import { adminsOnly, everyRole, notGuests } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/service.ts';
import { billingOf } from '../billing/repository.ts';
import * as repository from './repository.ts';
import { type Environment, isLargeTeam, isSearchTooShort, searchKey } from './rules.ts';

export function memberRoutes({ environment }: { environment: Environment }): Routes<'member'> {
  return {
    usersList: signedIn(adminsOnly, async ({ db, actor }, { query }) => {
      const { limit, offset, role, licensed, sort = 'name', direction = 'asc' } = query;
      const page = { limit, offset };
      const found = await repository.listActive(db, actor.teamId, { role, licensed }, { sort, direction }, page);
      return { users: found.people.map(toListed), total: found.total };
    }),
    membersCount: signedIn(everyRole, async ({ db, actor }) => {
      const count = await repository.countActive(db, actor.teamId);
      return { count, isLargeTeam: isLargeTeam(count, environment) };
    }),
    admins: signedIn(adminsOnly, async ({ db, actor }) =>
      listOfAdmins(await repository.activeAdmins(db, actor.teamId)),
    ),
    domainAdmins: signedIn(notGuests, async ({ db, actor }) =>
      listOfAdmins(await repository.activeAdmins(db, actor.teamId)),
    ),
    searchUsers: signedIn(adminsOnly, async ({ db, actor }, { query }) => {
      const { searchText, limit = 100, offset = 0, searchIn = 'all', role, licensed } = query;
      const { sort = 'name', direction = 'asc' } = query;
      const count = await repository.countActive(db, actor.teamId);
      if (isSearchTooShort(searchText, count, environment)) throw new Refusal('search_too_short');
      const text = searchKey(searchText);
      if (text === '') return { profiles: [], total: 0 };
      const found = await repository.searchActive(
        db,
        actor.teamId,
        { text, searchIn },
        { role, licensed },
        { sort, direction },
        { limit, offset },
      );
      return { profiles: found.people.map(toLean), total: found.total };
    }),
    leanProfiles: signedIn(everyRole, async ({ db, actor }, { body }) => {
      const guids = actor.role === 'guest' ? body.guids.filter((guid) => guid === actor.guid) : body.guids;
      if (guids.length === 0) return { profiles: [] };
      const people = await repository.peopleByGuid(db, actor.teamId, guids, body.fetchDeleted);
      return { profiles: people.map(toLean) };
    }),
    profile: signedIn(everyRole, async ({ db, actor }, { query: { subject } }) => {
      if (actor.role !== 'admin' && subject !== actor.guid) throw new Refusal('actor_not_admin');
      const [found] = await repository.peopleByGuid(db, actor.teamId, [subject], false);
      if (!found) throw new Refusal('member_not_found');
      const { plan } = await billingOf(db, actor.teamId);
      return {
        ...toLean(found),
        autoRenewEnabled: found.isAutoRenewEnabled,
        category: found.isLicensed ? ('pro' as const) : ('free' as const),
        isAccountPaid: found.isLicensed && plan !== 'free',
        validityReminder: found.validityReminderAt,
        preferences: { locale: found.locale },
        version: found.version,
      };
    }),
  };
}

const toListed = ({ guid, role, isLicensed }: repository.PersonRow) => ({ guid, role, isLicensed });

const listOfAdmins = (people: repository.PersonRow[]) => ({ users: people.map(toListed), total: people.length });

const toLean = (one: repository.PersonRow) => ({
  guid: one.guid,
  email: one.email,
  name: { firstName: one.firstName, lastName: one.lastName },
  imageUri: one.imageUri,
  role: one.role,
  isAdmin: one.role === 'admin',
  isGuest: one.role === 'guest',
  isLicensed: one.isLicensed,
});
