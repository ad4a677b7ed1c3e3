import { type SQL, type Subquery, and, asc, count, desc, eq, getTableColumns, like, ne, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database.ts';
import { type Page, onPage } from '../../db/paging.ts';
import { person, personTerm } from '../../db/tables/member.ts';
import type { PersonState, Role } from '../../lib/roles.ts';
import { prefixPattern } from './rules.ts';

export type ListFilter = {
  /** Active people without it. */
  state?: PersonState | undefined;
  role?: Role | undefined;
  /** Who holds a licence, or who holds none and could: guests cannot. */
  licensed?: boolean | undefined;
  /** Leaves guests out. */
  withoutGuests?: boolean | undefined;
};
export type ListOrder = { sort: 'name' | 'email'; direction: 'asc' | 'desc' };

const matching = (teamId: string, { state = 'active', role, licensed, withoutGuests }: ListFilter): SQL | undefined =>
  and(
    eq(person.teamId, teamId),
    eq(person.state, state),
    role === undefined ? undefined : eq(person.role, role),
    licensed === undefined ? undefined : eq(person.isLicensed, licensed),
    withoutGuests || licensed === false ? ne(person.role, 'guest') : undefined,
  );

/** What a list says of somebody, by the names of the contract. */
export const listedColumns = {
  guid: person.guid,
  role: person.role,
  state: person.state,
  stateSince: person.stateSince,
  isLicensed: person.isLicensed,
  autoRenewEnabled: person.isAutoRenewEnabled,
  // As `trialLicenceOf`, in SQL.
  trialLicenceEndsAt:
    sql`case when ${person.state} = 'active' and ${person.role} <> 'guest' then ${person.trialLicenceEndsAt} end`.mapWith(
      person.trialLicenceEndsAt,
    ),
};

/** A total order: people of one name stand in the order of their guids. */
function orderOf({ sort, direction }: ListOrder): SQL[] {
  const towards = direction === 'desc' ? desc : asc;
  return [towards(sort === 'email' ? person.emailKey : person.nameKey), towards(person.guid)];
}

/** Whom a list is of: who meets a condition, and is named by a table or a query where there is one to be joined with. */
type People = { where: SQL | undefined; join?: { with: PgTable | Subquery; on: SQL } | undefined };

async function countPeople(db: Queries, { where, join }: People): Promise<number> {
  const counted = db.select({ total: count() }).from(person).$dynamic();
  const [row] = await (join ? counted.innerJoin(join.with, join.on) : counted).where(where);
  return row?.total ?? 0;
}

/** One page of people as a list tells of them, and how many there are on all pages. */
export async function pageOfPeople(db: Queries, people: People, order: ListOrder, page: Page) {
  const { where, join } = people;
  const everybody = db.select(listedColumns).from(person).$dynamic();
  const found = (join ? everybody.innerJoin(join.with, join.on) : everybody).where(where).orderBy(...orderOf(order));
  return { users: await onPage(found, page), total: await countPeople(db, people) };
}

/** One page of a team's people, and how many there are on all pages. */
export const listPeople = (db: Queries, teamId: string, filter: ListFilter, order: ListOrder, page: Page) =>
  pageOfPeople(db, { where: matching(teamId, filter) }, order, page);

/** A text that has been folded, and where a word has to start with it. */
export type Search = { text: string; searchIn: 'all' | 'name' | 'email' };

/** The same for those of whose name or address a word starts with the text; with everything that is known of them. */
export async function searchPeople(
  db: Queries,
  teamId: string,
  search: Search | undefined,
  filter: ListFilter,
  order: ListOrder,
  page: Page,
) {
  const where = matching(teamId, filter);
  const found = search && foundBy(db, teamId, search);
  const join = found && { with: found, on: eq(found.guid, person.guid) };
  const everybody = db.select(getTableColumns(person)).from(person).$dynamic();
  const matched = (join ? everybody.innerJoin(join.with, join.on) : everybody).where(where).orderBy(...orderOf(order));
  return { people: await onPage(matched, page), total: await countPeople(db, { where, join }) };
}

/** To be joined with: distinct guids, not "in", as without statistics the planner would look up everybody of the team. */
const foundBy = (db: Queries, teamId: string, { text, searchIn }: Search) =>
  db
    .selectDistinct({ guid: personTerm.guid })
    .from(personTerm)
    .where(
      and(
        eq(personTerm.teamId, teamId),
        like(personTerm.term, prefixPattern(text)),
        searchIn === 'all' ? undefined : eq(personTerm.field, searchIn),
      ),
    )
    .as('found');

/** The guids of everybody who matches, by name; a text that is empty once folded finds nobody. */
export async function guidsMatching(db: Queries, teamId: string, filter: ListFilter, text?: string): Promise<string[]> {
  if (text === '') return [];
  const everybody = db.select({ guid: person.guid }).from(person).$dynamic();
  const found = text === undefined ? undefined : foundBy(db, teamId, { text, searchIn: 'all' });
  const rows = await (found ? everybody.innerJoin(found, eq(found.guid, person.guid)) : everybody)
    .where(matching(teamId, filter))
    .orderBy(...orderOf({ sort: 'name', direction: 'asc' }));
  return rows.map(({ guid }) => guid);
}

/** The names and addresses of everybody who matches, by name. */
export const namesMatching = (db: Queries, teamId: string, filter: ListFilter, text: string) => {
  const found = foundBy(db, teamId, { text, searchIn: 'all' });
  const { guid, firstName, lastName, email } = person;
  return db
    .select({ guid, firstName, lastName, email })
    .from(person)
    .innerJoin(found, eq(found.guid, person.guid))
    .where(matching(teamId, filter))
    .orderBy(...orderOf({ sort: 'name', direction: 'asc' }));
};

/** How many active people of a team are this in it. */
export async function countOfRole(db: Queries, teamId: string, role: Role): Promise<number> {
  return db.$count(person, matching(teamId, { role }));
}

/** All active admins of a team, sorted by address. */
export const activeAdmins = (db: Queries, teamId: string) =>
  db
    .select(listedColumns)
    .from(person)
    .where(matching(teamId, { role: 'admin' }))
    .orderBy(...orderOf({ sort: 'email', direction: 'asc' }));

/** How many active people a team has, guests included. */
export const countActive = (db: Queries, teamId: string): Promise<number> => db.$count(person, matching(teamId, {}));

/** How many active people a team has, and how many of them hold a licence. */
export async function countActiveAndLicensed(
  db: Queries,
  teamId: string,
): Promise<{ active: number; licensed: number }> {
  const [counts] = await db
    .select({ active: count(), licensed: sql`count(*) filter (where ${person.isLicensed})`.mapWith(Number) })
    .from(person)
    .where(matching(teamId, {}));
  return counts ?? { active: 0, licensed: 0 };
}

/** How many active people of a team hold a licence. */
export const countLicensed = (db: Queries, teamId: string): Promise<number> =>
  db.$count(person, matching(teamId, { licensed: true }));
