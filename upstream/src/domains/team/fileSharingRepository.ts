import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import { anyOf, textArray } from '../../db/arrays.ts';
import type { Queries } from '../../db/database.ts';
import { startOf } from '../../db/paging.ts';
import { fileSharer, person } from '../../db/tables/member.ts';
import { team } from '../../db/tables/team.ts';
import { type Page, listedColumns } from '../member/repository.ts';
import type { Choosable } from './fileSharingRules.ts';
import type { TeamRow } from './repository.ts';

const isSharer = eq(person.guid, fileSharer.guid);
const byName = [asc(person.nameKey), asc(person.guid)];
/** A list of any length as one parameter. */
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
export async function listSharers(db: Queries, teamId: string, page: Page) {
  const where = eq(person.teamId, teamId);
  const [row] = await db.select({ total: count() }).from(fileSharer).innerJoin(person, isSharer).where(where);
  const users = await db
    .select(listedColumns)
    .from(fileSharer)
    .innerJoin(person, isSharer)
    .where(where)
    .orderBy(...byName)
    .limit(page.limit)
    .offset(startOf(page));
  return { users, total: row?.total ?? 0 };
}

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

type SharingColumns = Pick<TeamRow, 'fileSharingMode' | 'isMobileFileSharingDisabled'>;

/** Keeps what a team lays down about sharing files, and counts the change. */
export const saveSharing = (db: Queries, teamId: string, sharing: SharingColumns) =>
  db
    .update(team)
    .set({ ...sharing, fileSharingVersion: sql`${team.fileSharingVersion} + 1` })
    .where(eq(team.teamId, teamId));
