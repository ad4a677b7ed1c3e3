import { and, eq, ne, sql } from 'drizzle-orm';
import { anyOf, insertRows } from '../../../db/arrays.ts';
import type { Queries } from '../../../db/database.ts';
import { fieldValue, personFieldValue } from '../../../db/tables/field.ts';
import { userGroupValue } from '../../../db/tables/userGroup.ts';

/** Keeps values that people bring in themselves: texts, and people who are picked. */
export const addOwnValues = (
  db: Queries,
  values: readonly Omit<typeof fieldValue.$inferInsert, 'position' | 'isDefault'>[],
): Promise<void> =>
  insertRows(
    db,
    fieldValue,
    values.map(({ valueId, fieldId, value, valueKey, origin, contactGuid = null }) => ({
      ...{ valueId, fieldId, value, valueKey, origin, contactGuid },
      ...{ position: 0, isDefault: false },
    })),
  );

/** Which of these values one person alone has, and no user group names. */
export async function unsharedValues(db: Queries, valueIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (valueIds.length === 0) return new Set();
  const rows = await db
    .select({ valueId: personFieldValue.valueId })
    .from(personFieldValue)
    .where(
      and(
        sql`${personFieldValue.valueId} = ${anyOf(valueIds)}`,
        sql`not exists (select 1 from ${userGroupValue} where ${userGroupValue.valueId} = ${personFieldValue.valueId})`,
      ),
    )
    .groupBy(personFieldValue.valueId)
    .having(sql`count(*) = 1`);
  return new Set(rows.map(({ valueId }) => valueId));
}

/** Writes a value another way that stays the same by its key. */
export const rewriteValue = (db: Queries, valueId: string, value: string) =>
  db.update(fieldValue).set({ value }).where(eq(fieldValue.valueId, valueId));

/** Removes those of these values that somebody brought in, that nobody has any more, and that no user group names. */
export async function dropUnusedValues(db: Queries, valueIds: readonly string[]): Promise<void> {
  if (valueIds.length === 0) return;
  await db
    .delete(fieldValue)
    .where(
      and(
        sql`${fieldValue.valueId} = ${anyOf([...new Set(valueIds)])}`,
        ne(fieldValue.origin, 'team'),
        sql`not exists (select 1 from ${personFieldValue} where ${personFieldValue.valueId} = ${fieldValue.valueId})`,
        sql`not exists (select 1 from ${userGroupValue} where ${userGroupValue.valueId} = ${fieldValue.valueId})`,
      ),
    );
}
