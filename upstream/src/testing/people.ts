// People of a team as the database has them.
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { person } from '../db/tables/member.ts';
import type { PersonRow } from '../domains/member/repository.ts';

/** Somebody's row; fails the test where nobody is that. */
export async function personRow(db: Database, guid: string): Promise<PersonRow> {
  const [row] = await db.read((queries) => queries.select().from(person).where(eq(person.guid, guid)));
  if (!row) throw new Error(`Nobody is ${guid}.`);
  return row;
}

/** For how long the licence was bought of somebody who has one from now on, or none. */
const categoryFor = ({ isLicensed, licenceCategory }: Partial<PersonRow>) => {
  if (isLicensed === undefined || licenceCategory !== undefined) return {};
  return { licenceCategory: isLicensed ? sql`coalesce(${person.licenceCategory}, 'MONTHLY')` : null };
};

/** Makes somebody what a test begins with. */
export const setPerson = (db: Database, guid: string, values: Partial<PersonRow>): Promise<unknown> =>
  db.transaction((queries) =>
    queries
      .update(person)
      .set({ ...values, ...categoryFor(values) })
      .where(eq(person.guid, guid)),
  );

/** So many more active members of a team, of whom nobody searches. */
export const addCrowd = (db: Database, teamId: string, count: number): Promise<unknown> =>
  db.transaction((queries) =>
    queries.execute(
      sql`insert into ${person} (guid, team_id, email, email_key, email_domain, first_name, last_name, name_key, role,
            state, state_since, locale, is_licensed, is_auto_renew_enabled, created_at, version)
          select 'crowd-' || place, ${teamId}, address, address, 'crowd.example', 'Crowd', place::text, 'crowd ' || place,
            'member', 'active', 0, 'en-us', false, false, 0, 1
          from generate_series(1, ${count}::integer) place, lateral (select place || '@crowd.example' as address) made`,
    ),
  );
