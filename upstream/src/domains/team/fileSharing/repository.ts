import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { anyOf, textArray } from '../../../db/arrays.ts';
import type { Queries } from '../../../db/database.ts';
import type { Page } from '../../../db/paging.ts';
import { person } from '../../../db/tables/member.ts';
import { fileSharer } from '../../../db/tables/teamPolicy.ts';
import { pageOfPeople } from '../../member/listRepository.ts';
import type { Choosable } from './rules.ts';

const isSharer = eq(person.guid, fileSharer.guid);
const byName = [asc(person.nameKey), asc(person.guid)];
const choosableColumns = { guid: person.guid, emailKey: person.emailKey, state: person.state };

/** Those of a team who may share files while only chosen people may, switched off ones among them. */
export const sharersOf = (db: Queries, teamId: string): Promise<Choosable[]> =>
  db.select(choosableColumns).from(fileSharer).innerJoin(person, isSharer).where(eq(person.teamId, teamId));

/** Their addresses, by name. */
export async function sharerEmails(db: Queries, teamId: string): Promise<string[]> {
  const rows = await db
    .select({ email: person.email })
    .from(fileSharer)
    .innerJoin(person, isSharer)
    .where(eq(person.teamId, teamId))
    .orderBy(...byName);
  return rows.map(({ email }) => email);
}

/** One page of them by name, and how many there are on all pages. */
export const listSharers = (db: Queries, teamId: string, page: Page) =>
  pageOfPeople(
    db,
    { where: eq(person.teamId, teamId), join: { with: fileSharer, on: isSharer } },
    { sort: 'name', direction: 'asc' },
    page,
  );

/** People of a team by address in lower case; those who were removed are not among them. */
export async function choosableByEmail(db: Queries, teamId: string, emails: readonly string[]): Promise<Choosable[]> {
  if (emails.length === 0) return [];
  return db
    .select(choosableColumns)
    .from(person)
    .where(and(eq(person.teamId, teamId), ne(person.state, 'deleted'), sql`${person.emailKey} = ${anyOf(emails)}`));
}

/** Whether somebody is among those who may share files while only chosen people may. */
export const isSharerOf = async (db: Queries, guid: string): Promise<boolean> =>
  (await db.$count(fileSharer, eq(fileSharer.guid, guid))) > 0;

export async function addSharers(db: Queries, guids: readonly string[]): Promise<void> {
  if (guids.length === 0) return;
  await db.execute(
    sql`insert into ${fileSharer} (guid) select * from unnest(${textArray(guids)}) on conflict do nothing`,
  );
}

/** Takes people off the list, as whoever leaves for good is. */
export async function dropSharers(db: Queries, guids: readonly string[]): Promise<void> {
  if (guids.length === 0) return;
  await db.delete(fileSharer).where(sql`${fileSharer.guid} = ${anyOf(guids)}`);
}
