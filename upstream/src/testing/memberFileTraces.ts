// What the work of files of people leaves behind.
import { asc, eq, like } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { memberUpload, memberUploadRow } from '../db/tables/bulk.ts';
import { field, fieldValue, personFieldValue } from '../db/tables/field.ts';
import { person } from '../db/tables/member.ts';
import { auditEntry, mail } from '../db/tables/system.ts';

/** The people of a team, by address. */
const peopleOf = (db: Database, teamId: string) =>
  db.read((queries) => queries.select().from(person).where(eq(person.teamId, teamId)).orderBy(asc(person.emailKey)));

/** What people with addresses like this one have in fields: texts, or the address of who is picked. */
async function filledIn(db: Database, teamId: string, pattern: string) {
  const people = new Map((await peopleOf(db, teamId)).map(({ guid, email }) => [guid, email]));
  const rows = await db.read((queries) =>
    queries
      .select({ email: person.email, name: field.name, value: fieldValue.value, contact: fieldValue.contactGuid })
      .from(personFieldValue)
      .innerJoin(person, eq(person.guid, personFieldValue.guid))
      .innerJoin(field, eq(field.fieldId, personFieldValue.fieldId))
      .innerJoin(fieldValue, eq(fieldValue.valueId, personFieldValue.valueId))
      .where(like(person.email, pattern))
      .orderBy(asc(person.email), asc(field.priority)),
  );
  return rows.map(({ email, name, value, contact }) => ({
    ...{ email, name },
    text: contact === null ? value : (people.get(contact) ?? ''),
  }));
}

/** All that work on people with addresses like this one leaves behind in a team, without ids and instants. */
async function digestOf(db: Database, teamId: string, pattern: string): Promise<unknown> {
  const people = await peopleOf(db, teamId);
  const emails = new Map(people.map(({ guid, email }) => [`person:${guid}`, email]));
  const held = await filledIn(db, teamId, pattern);
  return db.read(async (queries) => {
    const mails = await queries.select().from(mail).orderBy(mail.recipient, mail.mailId);
    const entries = await queries.select().from(auditEntry);
    const uploads = await queries.select().from(memberUpload).orderBy(memberUpload.mode);
    const rows = await queries.select().from(memberUploadRow).orderBy(memberUploadRow.email, memberUploadRow.plan);
    return {
      people: people.map(({ email, state, role, isLicensed, firstName }) =>
        [email, state, role, isLicensed, firstName].join(' '),
      ),
      held,
      mails: mails.map(({ recipient, subject }) => `${recipient} ${subject}`),
      audited: entries
        .map(({ action, target }) => `${action} ${emails.get(target) ?? target.split(':')[0]}`)
        .toSorted(),
      uploads: uploads.map(({ mode, state, done, failed }) => [mode, state, done, failed]),
      rows: rows.map(({ email, plan, result, problem }) => [email, plan, result, problem?.code]),
    };
  });
}

export const memberFileTraces = (db: Database) => ({
  peopleOf: (teamId: string) => peopleOf(db, teamId),
  /** Somebody of the main demo team, and the address of one of them. */
  byEmail: async (email: string) => (await peopleOf(db, 'team-orbit')).find((one) => one.email === email),
  emailOf: async (guid: string) => (await peopleOf(db, 'team-orbit')).find((one) => one.guid === guid)?.email ?? '',
  /** What one of them has in fields, by the field's name. */
  textsOf: async (email: string): Promise<Record<string, string>> =>
    Object.fromEntries((await filledIn(db, 'team-orbit', email)).map(({ name, text }) => [name, text])),
  mailsTo: (email: string) =>
    db.read((queries) => queries.select().from(mail).where(eq(mail.recipient, email)).orderBy(mail.mailId)),
  /** What was written down under actions like this one. */
  audited: (action: string) =>
    db.read((queries) =>
      queries.select().from(auditEntry).where(like(auditEntry.action, action)).orderBy(auditEntry.auditId),
    ),
  digestOf: (teamId: string, pattern: string) => digestOf(db, teamId, pattern),
});
