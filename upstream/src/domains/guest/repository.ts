import { SUBJECTS_MAX } from '@muster/schema/formats/subjects';
import { and, asc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { columnsOf, textArray } from '../../db/arrays.ts';
import type { Queries } from '../../db/database.ts';
import { guestContact } from '../../db/tables/guest.ts';
import { emailOptOut } from '../../db/tables/identity.ts';
import { person } from '../../db/tables/member.ts';

/** The active members whom a guest may talk to, by name. */
export const contactsOf = (db: Queries, guestGuid: string) =>
  db
    .select({ guid: person.guid, firstName: person.firstName, lastName: person.lastName })
    .from(guestContact)
    .innerJoin(person, eq(person.guid, guestContact.memberGuid))
    .where(and(eq(guestContact.guestGuid, guestGuid), eq(person.state, 'active')))
    .orderBy(asc(person.nameKey), asc(person.guid))
    .limit(SUBJECTS_MAX);

/** How many contacts these guests have together. */
export const countContacts = (db: Queries, guestGuids: readonly string[]): Promise<number> =>
  db.$count(guestContact, inArray(guestContact.guestGuid, [...guestGuids]));

/** The guids of all contacts of these guests, those who are switched off among them. */
export async function contactGuids(db: Queries, guestGuids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select()
    .from(guestContact)
    .where(inArray(guestContact.guestGuid, [...guestGuids]))
    .orderBy(asc(guestContact.memberGuid));
  const contacts = new Map<string, string[]>(guestGuids.map((guid) => [guid, []]));
  for (const { guestGuid, memberGuid } of rows) contacts.get(guestGuid)?.push(memberGuid);
  return contacts;
}

/** The guids of all contacts of a guest. */
export async function contactsOfGuest(db: Queries, guestGuid: string): Promise<ReadonlySet<string>> {
  const contacts = await contactGuids(db, [guestGuid]);
  return new Set(contacts.get(guestGuid));
}

/** Gives each of these guests these contacts and no others. */
export async function setContacts(db: Queries, guestGuids: readonly string[], memberGuids: readonly string[]) {
  await db.delete(guestContact).where(inArray(guestContact.guestGuid, [...guestGuids]));
  await db.execute(
    sql`insert into ${guestContact} (guest_guid, member_guid)
        select guest, member
        from unnest(${textArray(guestGuids)}) as guest, unnest(${textArray(memberGuids)}) as member`,
  );
}

/** Adds contacts that the guests do not have yet. */
export async function addContacts(db: Queries, pairs: readonly (readonly [guest: string, member: string])[]) {
  const rows = pairs.map(([guestGuid, memberGuid]) => ({ guestGuid, memberGuid }));
  await db.execute(
    sql`insert into ${guestContact} (guest_guid, member_guid)
        select * from ${columnsOf('given', rows, { guestGuid: 'text', memberGuid: 'text' })}`,
  );
}

/** Drops whom these people might talk to as guests, and by which guests they might be talked to. */
export async function dropContacts(db: Queries, guids: readonly string[]): Promise<void> {
  const gone = [...guids];
  if (gone.length === 0) return;
  await db
    .delete(guestContact)
    .where(or(inArray(guestContact.guestGuid, gone), inArray(guestContact.memberGuid, gone)));
}

const activeOnes = (role: 'admin' | 'guest') => and(eq(person.state, 'active'), eq(person.role, role));

/** The days that end after this instant for which guests have reminders, by team. */
export async function remindersFrom(db: Queries, now: number): Promise<{ teamId: string; instant: number }[]> {
  const days = await db
    .selectDistinct({ teamId: person.teamId, instant: person.validityReminderAt })
    .from(person)
    .where(and(activeOnes('guest'), gte(person.validityReminderAt, now)));
  return days.flatMap(({ teamId, instant }) => (instant === null ? [] : [{ teamId, instant }]));
}

/** The first of the active guests with this reminder, by name, and how many they are altogether. */
export async function guestsRemindedOf(db: Queries, teamId: string, instant: number, limit: number) {
  const where = and(eq(person.teamId, teamId), activeOnes('guest'), eq(person.validityReminderAt, instant));
  const { email, firstName, lastName } = person;
  const guests = await db
    .select({ email, firstName, lastName })
    .from(person)
    .where(where)
    .orderBy(asc(person.nameKey), asc(person.guid))
    .limit(limit);
  return { guests, total: await db.$count(person, where) };
}

/** The mailing address that people opt out of who want no reminders. */
const REMINDERS = 'reminders';

/** Where the active admins of a team are reached who want reminders, and in which language. */
export const remindedAdmins = (db: Queries, teamId: string) =>
  db
    .select({ email: person.email, locale: person.locale })
    .from(person)
    .leftJoin(emailOptOut, and(eq(emailOptOut.guid, person.guid), eq(emailOptOut.address, REMINDERS)))
    .where(and(eq(person.teamId, teamId), activeOnes('admin'), isNull(emailOptOut.guid)))
    .orderBy(asc(person.emailKey));
