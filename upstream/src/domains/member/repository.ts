import { type SQL, and, asc, count, desc, eq, getTableColumns, inArray, isNull, like, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database.ts';
import { startOf } from '../../db/paging.ts';
import { domainOf } from '../../lib/text.ts';
import { type SearchTerm, nameKey, prefixPattern, searchTerms } from './rules.ts';
import { person, personTerm } from '../../db/tables/member.ts';
import { team } from '../../db/tables/team.ts';

export type PersonRow = typeof person.$inferSelect;

/** A person as they are given to be kept; the rest follows from it. */
export type NewPerson = Omit<
  PersonRow,
  | 'emailKey'
  | 'emailDomain'
  | 'nameKey'
  | 'wasAdmin'
  | 'wasLicensed'
  | 'wasAutoRenewEnabled'
  | 'profileVersion'
  | 'fieldsVersion'
>;

/** Postgres takes at most 65,535 parameters in a statement. */
const ROWS_PER_STATEMENT = 1_000;

/** Adds people together with what they can be found by. */
export async function addPeople(db: Queries, people: readonly NewPerson[]): Promise<void> {
  for (let start = 0; start < people.length; start += ROWS_PER_STATEMENT) {
    const chunk = people.slice(start, start + ROWS_PER_STATEMENT);
    await db.insert(person).values(chunk.map(withKeys));
    const terms = chunk.flatMap((one) => searchTerms(one).map((term) => ({ ...term, ...idsOf(one) })));
    await insertTerms(db, terms);
  }
}

const idsOf = ({ teamId, guid }: NewPerson) => ({ teamId, guid });

const withKeys = (one: NewPerson): typeof person.$inferInsert => ({
  ...one,
  emailKey: one.email.toLowerCase(),
  emailDomain: domainOf(one.email),
  nameKey: nameKey(one.firstName, one.lastName),
});

/** As four arrays: ten times as fast as one parameter for each value. */
async function insertTerms(db: Queries, terms: readonly (SearchTerm & { teamId: string; guid: string })[]) {
  const column = (key: 'teamId' | 'guid' | 'field' | 'term') => sql`${sql.param(terms.map((one) => one[key]))}::text[]`;
  await db.execute(
    sql`insert into ${personTerm} (team_id, guid, field, term)
        select * from unnest(${column('teamId')}, ${column('guid')}, ${column('field')}, ${column('term')})`,
  );
}

/** Gives somebody another name, and what they can be found by with it. */
export async function renamePerson(
  db: Queries,
  { guid, teamId, email }: Pick<PersonRow, 'guid' | 'teamId' | 'email'>,
  { firstName, lastName }: Pick<PersonRow, 'firstName' | 'lastName'>,
): Promise<void> {
  await db
    .update(person)
    .set({ firstName, lastName, nameKey: nameKey(firstName, lastName) })
    .where(eq(person.guid, guid));
  await db.delete(personTerm).where(and(eq(personTerm.guid, guid), eq(personTerm.field, 'name')));
  const terms = searchTerms({ firstName, lastName, email }).filter(({ field }) => field === 'name');
  await insertTerms(
    db,
    terms.map((term) => ({ ...term, teamId, guid })),
  );
}

export type ListFilter = {
  /** Active people without it. */
  state?: PersonRow['state'] | undefined;
  role?: PersonRow['role'] | undefined;
  /** Who holds a licence, or who holds none and could: guests cannot. */
  licensed?: boolean | undefined;
  /** Leaves guests out. */
  withoutGuests?: boolean | undefined;
};
export type ListOrder = { sort: 'name' | 'email'; direction: 'asc' | 'desc' };
export type Page = { limit: number; offset: number };

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
};

/** A total order: people of one name stand in the order of their guids. */
function orderOf({ sort, direction }: ListOrder): SQL[] {
  const towards = direction === 'desc' ? desc : asc;
  return [towards(sort === 'email' ? person.emailKey : person.nameKey), towards(person.guid)];
}

/** How many active people a team has, guests included. */
export async function countActive(db: Queries, teamId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(person).where(matching(teamId, {}));
  return row?.total ?? 0;
}

/** One page of a team's people, and how many there are on all pages. */
export async function listPeople(db: Queries, teamId: string, filter: ListFilter, order: ListOrder, page: Page) {
  const where = matching(teamId, filter);
  const [row] = await db.select({ total: count() }).from(person).where(where);
  const users = await db
    .select(listedColumns)
    .from(person)
    .where(where)
    .orderBy(...orderOf(order))
    .limit(page.limit)
    .offset(startOf(page));
  return { users, total: row?.total ?? 0 };
}

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
  const counted = db.select({ total: count() }).from(person).$dynamic();
  const everybody = db.select(getTableColumns(person)).from(person).$dynamic();
  const found = search && foundBy(db, teamId, search);
  const isFound = found && eq(found.guid, person.guid);
  const [row] = await (found ? counted.innerJoin(found, isFound) : counted).where(where);
  const people = await (found ? everybody.innerJoin(found, isFound) : everybody)
    .where(where)
    .orderBy(...orderOf(order))
    .limit(page.limit)
    .offset(startOf(page));
  return { people, total: row?.total ?? 0 };
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
export async function countOfRole(db: Queries, teamId: string, role: PersonRow['role']): Promise<number> {
  return db.$count(person, matching(teamId, { role }));
}

/** All active admins of a team, sorted by address. */
export const activeAdmins = (db: Queries, teamId: string) =>
  db
    .select(listedColumns)
    .from(person)
    .where(matching(teamId, { role: 'admin' }))
    .orderBy(...orderOf({ sort: 'email', direction: 'asc' }));

/** People of a team by guid, in no order; deleted ones only when asked for. */
export const peopleByGuid = (db: Queries, teamId: string, guids: readonly string[], withDeleted: boolean) =>
  db
    .select()
    .from(person)
    .where(
      and(
        inArray(person.guid, [...guids]),
        eq(person.teamId, teamId),
        withDeleted ? undefined : ne(person.state, 'deleted'),
      ),
    );

/** How many addresses of a domain are in use by active people, in whatever team. */
export async function countAddressesOfDomain(db: Queries, domain: string): Promise<number> {
  const [row] = await db
    .select({ total: sql`count(distinct ${person.emailKey})`.mapWith(Number) })
    .from(person)
    .where(and(eq(person.emailDomain, domain), eq(person.state, 'active')));
  return row?.total ?? 0;
}

/** How many active people of a team hold a licence. */
export async function countLicensed(db: Queries, teamId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(person)
    .where(matching(teamId, { licensed: true }));
  return row?.total ?? 0;
}

/** People of a team by address in lower case, deleted ones among them. */
export const peopleByEmail = (db: Queries, teamId: string, emails: readonly string[]) =>
  db
    .select()
    .from(person)
    .where(and(eq(person.teamId, teamId), inArray(person.emailKey, [...emails])));

/** What decides what somebody may do in a team. */
export type Standing = Pick<
  PersonRow,
  | 'guid'
  | 'state'
  | 'stateSince'
  | 'role'
  | 'isLicensed'
  | 'isAutoRenewEnabled'
  | 'wasAdmin'
  | 'wasLicensed'
  | 'wasAutoRenewEnabled'
  | 'validityReminderAt'
>;

/** Keeps where these people stand from now on, each with the next version. */
export async function saveStandings(db: Queries, people: readonly Standing[]): Promise<void> {
  if (people.length === 0) return;
  const column = (key: keyof Standing) => sql.param(people.map((one) => one[key]));
  await db.execute(
    sql`update ${person} set
          state = saved.state, state_since = saved.state_since, role = saved.role, is_licensed = saved.is_licensed,
          is_auto_renew_enabled = saved.is_auto_renew_enabled, was_admin = saved.was_admin,
          was_licensed = saved.was_licensed, was_auto_renew_enabled = saved.was_auto_renew_enabled,
          validity_reminder_at = saved.validity_reminder_at,
          version = ${person.version} + 1
        from unnest(${column('guid')}::text[], ${column('state')}::text[], ${column('stateSince')}::bigint[],
                    ${column('role')}::text[], ${column('isLicensed')}::boolean[],
                    ${column('isAutoRenewEnabled')}::boolean[], ${column('wasAdmin')}::boolean[],
                    ${column('wasLicensed')}::boolean[], ${column('wasAutoRenewEnabled')}::boolean[],
                    ${column('validityReminderAt')}::bigint[])
          as saved(guid, state, state_since, role, is_licensed, is_auto_renew_enabled, was_admin, was_licensed,
                   was_auto_renew_enabled, validity_reminder_at)
        where ${person.guid} = saved.guid`,
  );
}

/** Counts a change of what belongs to these people but stands elsewhere. */
export const touchPeople = (db: Queries, guids: readonly string[]) =>
  db
    .update(person)
    .set({ version: sql`${person.version} + 1` })
    .where(inArray(person.guid, [...guids]));

const self = alias(person, 'self');

/** Where somebody's address belongs to somebody active, in this team and in others: the person there, and the team. */
export const membershipsOf = (db: Queries, guid: string) =>
  db
    .select({ person, team })
    .from(self)
    .innerJoin(person, eq(person.emailKey, self.emailKey))
    .innerJoin(team, eq(team.teamId, person.teamId))
    .where(and(eq(self.guid, guid), eq(person.state, 'active'), isNull(team.deletedAt)));

/** How many active people each of these teams has, and how many admins are among them; without anybody it is absent. */
export async function headcounts(db: Queries, teamIds: readonly string[]) {
  const rows = await db
    .select({
      teamId: person.teamId,
      active: count(),
      admins: sql`count(*) filter (where ${person.role} = 'admin')`.mapWith(Number),
    })
    .from(person)
    .where(and(inArray(person.teamId, [...teamIds]), eq(person.state, 'active')))
    .groupBy(person.teamId);
  return new Map(rows.map(({ teamId, ...counts }) => [teamId, counts]));
}

/** Who asks to join a team, or was switched off in it. */
export const waitingOrDeactivated = (db: Queries, teamId: string) =>
  db
    .select()
    .from(person)
    .where(and(eq(person.teamId, teamId), inArray(person.state, ['pending', 'deactivated'])));
