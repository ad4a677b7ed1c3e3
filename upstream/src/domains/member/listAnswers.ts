import type { Page } from '../../db/paging.ts';
import type { Query } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import type { PersonState } from '../../lib/roles.ts';
import { type TeamRow, teamOf } from '../team/repository.ts';
import { activeAdmins, countActive, listPeople, namesMatching, searchPeople } from './listRepository.ts';
import { isFoundBy, nameFor, withoutInitial } from './nameRules.ts';
import { toLean, toListed } from './profileAnswers.ts';
import { peopleByGuid } from './repository.ts';
import { type Environment, isLargeTeam, isSearchTooShort, searchKey } from './rules.ts';

/** How many active people the team has, and whether lists of them start with a search. */
export async function membersCount({ db, actor }: SessionContext, environment: Environment) {
  const count = await countActive(db, actor.teamId);
  return { count, isLargeTeam: isLargeTeam(count, environment) };
}

/**
 * The team's people of whose name or address a word starts with a text.
 *
 * @throws Refusal `search_too_short`
 */
export async function searchUsers(
  context: SessionContext,
  query: Query<'member', 'searchUsers'>,
  environment: Environment,
) {
  const { db, actor } = context;
  const { searchText, limit = 100, offset = 0, searchIn = 'all', role, licensed } = query;
  const { sort = 'name', direction = 'asc' } = query;
  const count = await countActive(db, actor.teamId);
  if (isSearchTooShort(searchText, count, environment)) throw new Refusal('search_too_short');
  const text = searchKey(searchText);
  if (text === '') return { profiles: [], total: 0 };
  const order = { sort, direction };
  const page = { limit, offset };
  const found = await searchPeople(db, actor.teamId, { text, searchIn }, { role, licensed }, order, page);
  return { profiles: found.people.map((one) => toLean(context, one)), total: found.total };
}

const byName = { sort: 'name', direction: 'asc' } as const;

/** The team's admins. */
export async function listAdmins({ db, actor }: SessionContext) {
  const users = await activeAdmins(db, actor.teamId);
  return { users, total: users.length };
}

/** People who do not belong to the team at present; found from the first character on, as there are never so many. */
export async function listOfState(
  { db, actor }: SessionContext,
  state: PersonState,
  query: Query<'member', 'pendingMembers'>,
) {
  const { limit, offset, searchText, sort = 'name', direction = 'asc' } = query;
  const order = { sort, direction };
  const page = { limit, offset };
  if (searchText === undefined) return listPeople(db, actor.teamId, { state }, order, page);
  const text = searchKey(searchText);
  if (text === '') return { users: [], total: 0 };
  const search = { text, searchIn: 'all' } as const;
  const { people, total } = await searchPeople(db, actor.teamId, search, { state }, order, page);
  return { users: people.map(toListed), total };
}

/** The team's people whom somebody may write to, by the names that they may see. */
export async function listContacts(context: SessionContext, query: Query<'member', 'userTeamContacts'>) {
  const { db, actor } = context;
  const { limit, offset = 0, searchText } = query;
  const team = await teamOf(db, actor.teamId);
  const text = searchText === undefined ? undefined : searchKey(searchText);
  if (text === '') return { profiles: [], total: 0 };
  const page = { limit, offset };
  const seesAll = team.showUsersFullName || actor.role === 'admin';
  const { people, total } =
    text === undefined || seesAll
      ? await searchPeople(
          db,
          actor.teamId,
          text === undefined ? undefined : { text, searchIn: 'all' },
          noGuests,
          byName,
          page,
        )
      : await findBySeenName(context, team, text, page);
  return { profiles: people.map((one) => ({ ...toLean(context, one), name: nameFor(actor, team, one) })), total };
}

const noGuests = { withoutGuests: true };

/** Of those whom a search finds, the ones who are found by what whoever asks sees of them. */
async function findBySeenName({ db, actor }: SessionContext, team: TeamRow, text: string, page: Page) {
  const candidates = await namesMatching(db, actor.teamId, noGuests, withoutInitial(text));
  const found = candidates.filter((one) => isFoundBy(text, actor, team, one)).map(({ guid }) => guid);
  const guids = found.slice(page.offset, page.offset + page.limit);
  const byGuid = new Map((await peopleByGuid(db, actor.teamId, guids, false)).map((one) => [one.guid, one]));
  return { people: guids.flatMap((guid) => byGuid.get(guid) ?? []), total: found.length };
}
