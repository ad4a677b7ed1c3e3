import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { personPassword } from '../../db/tables/identity.ts';
import { person } from '../../db/tables/member.ts';
import type { Details } from './profileRules.ts';

/** Somebody's own row, taken for this transaction: two changes of one profile come one after the other. */
export async function lockPerson(db: Queries, guid: string) {
  const [found] = await db.select().from(person).where(eq(person.guid, guid)).for('update');
  return found;
}

/** Keeps somebody's phone, and counts a change of their profile. */
export const savePhone = (
  db: Queries,
  guid: string,
  { phoneCountryCode, phoneNumber }: Pick<Details, 'phoneCountryCode' | 'phoneNumber'>,
) =>
  db
    .update(person)
    .set({
      ...{ phoneCountryCode, phoneNumber },
      version: sql`${person.version} + 1`,
      profileVersion: sql`${person.profileVersion} + 1`,
    })
    .where(eq(person.guid, guid));

/** Keeps the name of somebody's picture, null for none, and counts a change of their profile. */
export const savePicture = (db: Queries, guid: string, imageFile: string | null) =>
  db
    .update(person)
    .set({ imageFile, version: sql`${person.version} + 1`, profileVersion: sql`${person.profileVersion} + 1` })
    .where(eq(person.guid, guid));

/** Takes away the pictures of people who are gone; gives their files. */
export async function dropPictures(db: Queries, guids: readonly string[]): Promise<string[]> {
  const hasPicture = and(inArray(person.guid, [...guids]), isNotNull(person.imageFile));
  const found = await db.select({ imageFile: person.imageFile }).from(person).where(hasPicture).for('update');
  if (found.length === 0) return [];
  await db
    .update(person)
    .set({ imageFile: null, profileVersion: sql`${person.profileVersion} + 1` })
    .where(hasPicture);
  return found.flatMap(({ imageFile }) => imageFile ?? []);
}

/** Keeps a password, in place of an earlier one. */
export const savePassword = (db: Queries, kept: typeof personPassword.$inferInsert) =>
  db
    .insert(personPassword)
    .values(kept)
    .onConflictDoUpdate({ target: personPassword.guid, set: { hash: kept.hash, setAt: kept.setAt } });
