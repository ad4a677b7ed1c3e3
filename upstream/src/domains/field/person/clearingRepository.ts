import { and, eq, exists, inArray, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { columnsOf } from '../../../db/arrays.ts';
import type { Queries } from '../../../db/database.ts';
import { field, fieldCondition, personFieldValue } from '../../../db/tables/field.ts';
import { person } from '../../../db/tables/member.ts';
import type { Condition } from '../repository.ts';
import { dropUnusedValues } from './ownValueRepository.ts';
import { countFieldChanges } from './repository.ts';

const held = alias(personFieldValue, 'held');

/**
 * How many people would lose what they have in a field if these were its conditions: nobody without any, nor of an archived
 * field, whose values are kept. What hidden fields hold need not be looked at: they hold nothing.
 */
export async function countHidden(
  db: Queries,
  teamId: string,
  fieldId: string,
  parents: readonly Condition[],
): Promise<number> {
  if (parents.length === 0) return 0;
  const isMet = db
    .select({ one: sql`1` })
    .from(held)
    .innerJoin(
      columnsOf('parent', parents, { fieldId: 'text', valueId: 'text' }),
      sql`parent.field_id = ${held.fieldId} and parent.value_id = ${held.valueId}`,
    )
    .where(eq(held.guid, personFieldValue.guid));
  const holders = db
    .select({ guid: personFieldValue.guid })
    .from(personFieldValue)
    .innerJoin(person, eq(person.guid, personFieldValue.guid))
    .innerJoin(field, eq(field.fieldId, personFieldValue.fieldId))
    .where(
      and(
        eq(personFieldValue.fieldId, fieldId),
        ...[eq(field.teamId, teamId), eq(field.isArchived, false), ne(person.state, 'deleted')],
        notExists(isMet),
      ),
    );
  return db.$count(holders.as('losing'));
}

/**
 * Empties every field of the team that is not archived where its conditions are not met, for everybody: whoever changes
 * conditions, or takes a field out of the archive, does this afterwards, with the team locked.
 *
 * @returns who has lost a value, once for each
 */
export async function clearHidden(db: Queries, teamId: string): Promise<string[]> {
  const gone: { guid: string; valueId: string }[] = [];
  // What is emptied hides the fields below it: one level at a time, until nothing is left to hide.
  for (let level = await clearLevel(db, teamId); level.length > 0; level = await clearLevel(db, teamId)) {
    gone.push(...level);
  }
  const distinct = (some: readonly string[]) => [...new Set(some)];
  await countFieldChanges(db, distinct(gone.map(({ guid }) => guid)));
  await dropUnusedValues(db, distinct(gone.map(({ valueId }) => valueId)));
  return gone.map(({ guid }) => guid);
}

function clearLevel(db: Queries, teamId: string) {
  const conditions = db
    .select({ one: sql`1` })
    .from(fieldCondition)
    .where(eq(fieldCondition.fieldId, personFieldValue.fieldId));
  const metConditions = db
    .select({ one: sql`1` })
    .from(fieldCondition)
    .innerJoin(
      held,
      and(eq(held.fieldId, fieldCondition.parentFieldId), eq(held.valueId, fieldCondition.parentValueId)),
    )
    .where(and(eq(fieldCondition.fieldId, personFieldValue.fieldId), eq(held.guid, personFieldValue.guid)));
  const shownFields = db
    .select({ fieldId: field.fieldId })
    .from(field)
    .where(and(eq(field.teamId, teamId), eq(field.isArchived, false)));
  return db
    .delete(personFieldValue)
    .where(and(inArray(personFieldValue.fieldId, shownFields), exists(conditions), notExists(metConditions)))
    .returning({ guid: personFieldValue.guid, valueId: personFieldValue.valueId });
}
