import { and, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { columnsOf, inChunks, insertRows } from '../../db/arrays.ts';
import type { Queries } from '../../db/database.ts';
import type { Actor } from '../../lib/auth.ts';
import { domainOf } from '../../lib/text.ts';
import { type SearchTerm, nameKey, searchTerms } from './rules.ts';
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

/** Keeps what is sent with one statement small. */
const ROWS_PER_STATEMENT = 1_000;

/** Adds people together with what they can be found by. */
export async function addPeople(db: Queries, people: readonly NewPerson[]): Promise<void> {
  for (const chunk of inChunks(people, ROWS_PER_STATEMENT)) {
    await insertRows(db, person, chunk.map(withKeys));
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

const insertTerms = (db: Queries, terms: readonly (SearchTerm & { teamId: string; guid: string })[]) =>
  db.execute(
    sql`insert into ${personTerm} (team_id, guid, field, term)
        select * from ${columnsOf('given', terms, { teamId: 'text', guid: 'text', field: 'text', term: 'text' })}`,
  );

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
  | 'licenceCategory'
  | 'trialLicenceEndsAt'
  | 'wasAdmin'
  | 'wasLicensed'
  | 'wasAutoRenewEnabled'
  | 'validityReminderAt'
>;

const standingTypes = {
  guid: 'text',
  state: 'text',
  stateSince: 'bigint',
  role: 'text',
  isLicensed: 'boolean',
  isAutoRenewEnabled: 'boolean',
  licenceCategory: 'text',
  trialLicenceEndsAt: 'bigint',
  wasAdmin: 'boolean',
  wasLicensed: 'boolean',
  wasAutoRenewEnabled: 'boolean',
  validityReminderAt: 'bigint',
} as const satisfies Record<keyof Standing, string>;

/** Keeps where these people stand from now on, each with the next version. */
export async function saveStandings(db: Queries, people: readonly Standing[]): Promise<void> {
  if (people.length === 0) return;
  await db.execute(
    sql`update ${person} set
          state = saved.state, state_since = saved.state_since, role = saved.role, is_licensed = saved.is_licensed,
          is_auto_renew_enabled = saved.is_auto_renew_enabled, licence_category = saved.licence_category,
          trial_licence_ends_at = saved.trial_licence_ends_at, was_admin = saved.was_admin,
          was_licensed = saved.was_licensed, was_auto_renew_enabled = saved.was_auto_renew_enabled,
          validity_reminder_at = saved.validity_reminder_at,
          version = ${person.version} + 1
        from ${columnsOf('saved', people, standingTypes)}
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

/**
 * Where the address of who is signed in belongs to somebody active, in this team and in others: the person there, and the team.
 * Of a session that proves no address it is this team alone, whatever is asked of it.
 */
export const membershipsOf = (db: Queries, { guid, provesAddress }: Pick<Actor, 'guid' | 'provesAddress'>) =>
  db
    .select({ person, team })
    .from(self)
    .innerJoin(person, provesAddress ? eq(person.emailKey, self.emailKey) : eq(person.guid, self.guid))
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
