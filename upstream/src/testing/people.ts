// People of a team as the database has them.
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { person } from '../db/tables/member.ts';
import type { PersonRow } from '../domains/member/repository.ts';

/** Somebody's row; fails the test where nobody is that. */
export async function personRow(db: Database, guid: string): Promise<PersonRow> {
  const [row] = await db.read((queries) => queries.select().from(person).where(eq(person.guid, guid)));
  if (!row) throw new Error(`Nobody is ${guid}.`);
  return row;
}

/** Makes somebody what a test begins with. */
export const setPerson = (db: Database, guid: string, values: Partial<PersonRow>): Promise<unknown> =>
  db.transaction((queries) => queries.update(person).set(values).where(eq(person.guid, guid)));
