import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { person } from '../../db/tables/member.ts';
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

/** What the active people among these hold, by guid. */
export async function holdersOf(db: Queries, teamId: string, guids: readonly string[]): Promise<Map<string, Holder>> {
  const { guid, role, isLicensed, isAutoRenewEnabled } = person;
  const rows = await db
    .select({ guid, role, isLicensed, isAutoRenewEnabled })
    .from(person)
    .where(and(inArray(guid, [...guids]), eq(person.teamId, teamId), eq(person.state, 'active')));
  return new Map(rows.map((row) => [row.guid, row]));
}

/** Sets what people hold. */
export async function setLicences(
  db: Queries,
  guids: readonly string[],
  licence: Partial<Pick<Holder, 'isLicensed' | 'isAutoRenewEnabled'>>,
): Promise<void> {
  if (guids.length === 0) return;
  await db
    .update(person)
    .set({ ...licence, version: sql`${person.version} + 1` })
    .where(inArray(person.guid, [...guids]));
}
