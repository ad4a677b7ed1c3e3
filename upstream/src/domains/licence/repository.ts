import { and, asc, count, eq, inArray, isNull, ne, not, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { person } from '../../db/tables/member.ts';
import type { Interval } from '../billing/priceRules.ts';
import type { Holder } from './rules.ts';

/** Active people with a licence, and those who could hold one and do not: guests are not among them. */
export async function countHolders(db: Queries, teamId: string): Promise<{ licensed: number; lite: number }> {
  const [row] = await db
    .select({
      licensed: sql`count(*) filter (where ${person.isLicensed})`.mapWith(Number),
      lite: sql`count(*) filter (where not ${person.isLicensed} and ${person.role} <> 'guest')`.mapWith(Number),
    })
    .from(person)
    .where(and(eq(person.teamId, teamId), eq(person.state, 'active')));
  return row ?? { licensed: 0, lite: 0 };
}

/** How the active people of a team but its guests stand to its licences; `trial` have all of PRO without one for some days. */
export type SeatCounts = {
  licensed: number;
  trial: number;
  unlicensed: number;
  byCategory: Record<Interval, number>;
  /** Those of them whose licence runs out at the end of its period. */
  renewalsOffByCategory: Record<Interval, number>;
};

/** Counts them in one query. */
export async function seatCounts(db: Queries, teamId: string, now: number): Promise<SeatCounts> {
  const { licenceCategory: category, isAutoRenewEnabled, trialLicenceEndsAt } = person;
  const isOnTrial = sql<boolean>`coalesce(${trialLicenceEndsAt} > ${now}, false)`.as('is_on_trial');
  const rows = await db
    .select({ category, isAutoRenewEnabled, isOnTrial, total: count() })
    .from(person)
    .where(and(eq(person.teamId, teamId), eq(person.state, 'active'), ne(person.role, 'guest')))
    .groupBy(category, isAutoRenewEnabled, sql`is_on_trial`);
  const sumOf = (isMeant: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isMeant).reduce((sum, { total }) => sum + total, 0);
  const byCategory = (isMeant: (row: (typeof rows)[number]) => boolean = () => true) => {
    const of = (one: Interval) => sumOf((row) => row.category === one && isMeant(row));
    return { MONTHLY: of('MONTHLY'), QUARTERLY: of('QUARTERLY'), BIANNUAL: of('BIANNUAL'), ANNUAL: of('ANNUAL') };
  };
  return {
    licensed: sumOf((row) => row.category !== null),
    trial: sumOf((row) => row.category === null && row.isOnTrial),
    unlicensed: sumOf((row) => row.category === null && !row.isOnTrial),
    byCategory: byCategory(),
    renewalsOffByCategory: byCategory((row) => !row.isAutoRenewEnabled),
  };
}

/** What the active people among these hold, by guid. */
export async function holdersOf(db: Queries, teamId: string, guids: readonly string[]): Promise<Map<string, Holder>> {
  const { guid, role, isLicensed, isAutoRenewEnabled } = person;
  const rows = await db
    .select({ guid, role, isLicensed, isAutoRenewEnabled })
    .from(person)
    .where(and(inArray(guid, [...guids]), eq(person.teamId, teamId), eq(person.state, 'active')));
  return new Map(rows.map((row) => [row.guid, row]));
}

/** Lets those of these people who hold no licence, and had this never before, have all of PRO until an instant; guests need none. */
export const startTrialLicences = (db: Queries, guids: readonly string[], trialLicenceEndsAt: number) =>
  db
    .update(person)
    .set({ trialLicenceEndsAt })
    .where(
      and(
        inArray(person.guid, [...guids]),
        not(person.isLicensed),
        isNull(person.trialLicenceEndsAt),
        ne(person.role, 'guest'),
      ),
    );

/** Sets what people hold. */
export async function setLicences(
  db: Queries,
  guids: readonly string[],
  licence: Partial<
    Pick<typeof person.$inferSelect, 'isLicensed' | 'isAutoRenewEnabled' | 'licenceCategory' | 'trialLicenceEndsAt'>
  >,
): Promise<void> {
  if (guids.length === 0) return;
  await db
    .update(person)
    .set({ ...licence, version: sql`${person.version} + 1` })
    .where(inArray(person.guid, [...guids]));
}

/** Everybody of a team who holds a licence. */
export async function licensedGuids(db: Queries, teamId: string): Promise<string[]> {
  const rows = await db
    .select({ guid: person.guid })
    .from(person)
    .where(and(eq(person.teamId, teamId), person.isLicensed));
  return rows.map(({ guid }) => guid);
}

/** Those whose licences of a category end first: without renewal before with, then in the order in which they came. */
export async function endingHolders(db: Queries, teamId: string, category: Interval, limit: number): Promise<string[]> {
  const rows = await db
    .select({ guid: person.guid })
    .from(person)
    .where(and(eq(person.teamId, teamId), person.isLicensed, eq(person.licenceCategory, category)))
    .orderBy(asc(person.isAutoRenewEnabled), asc(person.createdAt), asc(person.guid))
    .limit(limit);
  return rows.map(({ guid }) => guid);
}

/** Lets so many of those who hold a licence of one category hold one of another, in the order in which they came. */
export async function moveCategory(
  db: Queries,
  teamId: string,
  { from, to }: { from: Interval; to: Interval },
  limit: number,
): Promise<void> {
  const rows = await db
    .select({ guid: person.guid })
    .from(person)
    .where(and(eq(person.teamId, teamId), eq(person.licenceCategory, from)))
    .orderBy(asc(person.createdAt), asc(person.guid))
    .limit(limit);
  await setLicences(
    db,
    rows.map(({ guid }) => guid),
    { licenceCategory: to },
  );
}
