import { type SQL, and, asc, count, desc, eq, getTableColumns, inArray, like, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { domainOf } from '../../lib/text.ts';
import { type SearchTerm, nameKey, prefixPattern, searchTerms } from './rules.ts';
import { person, personTerm } from '../../db/tables/member.ts';

export type PersonRow = typeof person.$inferSelect;

/** A person as they are given to be kept; the rest follows from it. */
export type NewPerson = Omit<PersonRow, 'emailKey' | 'emailDomain' | 'nameKey'>;

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

const withKeys = (one: NewPerson): PersonRow => ({
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

export type ListFilter = { role?: PersonRow['role'] | undefined; licensed?: boolean | undefined };
export type ListOrder = { sort: 'name' | 'email'; direction: 'asc' | 'desc' };
export type Page = { limit: number; offset: number };

const matching = (teamId: string, { role, licensed }: ListFilter): SQL | undefined =>
  and(
    eq(person.teamId, teamId),
    eq(person.state, 'active'),
    role === undefined ? undefined : eq(person.role, role),
    licensed === undefined ? undefined : eq(person.isLicensed, licensed),
  );

/** No list is as long, and a larger number would not fit the database's type. */
const LAST_OFFSET = 2 ** 31 - 1;

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

/** One page of the active people of a team, and how many there are on all pages. */
export async function listActive(db: Queries, teamId: string, filter: ListFilter, order: ListOrder, page: Page) {
  const where = matching(teamId, filter);
  const [row] = await db.select({ total: count() }).from(person).where(where);
  const people = await db
    .select()
    .from(person)
    .where(where)
    .orderBy(...orderOf(order))
    .limit(page.limit)
    .offset(Math.min(page.offset, LAST_OFFSET));
  return { people, total: row?.total ?? 0 };
}

/** The same for those of whose name or address a word starts with the text, which has been folded. */
export async function searchActive(
  db: Queries,
  teamId: string,
  search: { text: string; searchIn: 'all' | 'name' | 'email' },
  filter: ListFilter,
  order: ListOrder,
  page: Page,
) {
  // A join with distinct guids, not "in": without statistics the planner would look up every person of the team.
  const found = db
    .selectDistinct({ guid: personTerm.guid })
    .from(personTerm)
    .where(
      and(
        eq(personTerm.teamId, teamId),
        like(personTerm.term, prefixPattern(search.text)),
        search.searchIn === 'all' ? undefined : eq(personTerm.field, search.searchIn),
      ),
    )
    .as('found');
  const isFound = eq(found.guid, person.guid);
  const where = matching(teamId, filter);
  const [row] = await db.select({ total: count() }).from(person).innerJoin(found, isFound).where(where);
  const people = await db
    .select(getTableColumns(person))
    .from(person)
    .innerJoin(found, isFound)
    .where(where)
    .orderBy(...orderOf(order))
    .limit(page.limit)
    .offset(Math.min(page.offset, LAST_OFFSET));
  return { people, total: row?.total ?? 0 };
}

/** All active admins of a team, sorted by address. */
export const activeAdmins = (db: Queries, teamId: string) =>
  db
    .select()
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
