import { and, asc, count, eq, exists, or, sql } from 'drizzle-orm';
import { anyOf } from '../../db/arrays.ts';
import type { Queries } from '../../db/database.ts';
import { field, fieldCondition, fieldValue } from '../../db/tables/field.ts';

export type FieldRow = typeof field.$inferSelect;
export type ValueRow = typeof fieldValue.$inferSelect;

/** A value of another field that brings a field up. */
export type Condition = { fieldId: string; valueId: string };

/** A field with its conditions in their order. */
export type FieldShape = FieldRow & { parents: Condition[] };

/** The same with the values that the team has given it, in their order. */
export type TeamField = FieldShape & { values: ValueRow[] };

/** The fields of a team in their order, archived ones included, without their values, which may be thousands. */
export async function fieldShapesOf(db: Queries, teamId: string): Promise<FieldShape[]> {
  const rows = await db
    .select()
    .from(field)
    .where(eq(field.teamId, teamId))
    .orderBy(asc(field.priority), asc(field.fieldId));
  if (rows.length === 0) return [];
  const conditions = await db
    .select({ condition: fieldCondition })
    .from(fieldCondition)
    .innerJoin(field, eq(field.fieldId, fieldCondition.fieldId))
    .where(eq(field.teamId, teamId))
    .orderBy(asc(fieldCondition.position), asc(fieldCondition.parentFieldId));
  const conditionsOf = Map.groupBy(conditions, ({ condition }) => condition.fieldId);
  return rows.map((row) => ({
    ...row,
    parents: (conditionsOf.get(row.fieldId) ?? []).map(({ condition: { parentFieldId, parentValueId } }) => ({
      fieldId: parentFieldId,
      valueId: parentValueId,
    })),
  }));
}

/** Fields with their values. */
export async function withValues(db: Queries, shapes: readonly FieldShape[]): Promise<TeamField[]> {
  if (shapes.length === 0) return [];
  const values = await db
    .select()
    .from(fieldValue)
    .where(and(sql`${fieldValue.fieldId} = ${anyOf(shapes.map(({ fieldId }) => fieldId))}`, isOfTeam))
    .orderBy(asc(fieldValue.position), asc(fieldValue.valueId));
  const valuesOf = Map.groupBy(values, ({ fieldId }) => fieldId);
  return shapes.map((shape) => ({ ...shape, values: valuesOf.get(shape.fieldId) ?? [] }));
}

/** Whether the team has given the field a value. */
const isOfTeam = eq(fieldValue.origin, 'team');

/** The fields of a team in their order, archived ones included. */
export const fieldsOf = async (db: Queries, teamId: string): Promise<TeamField[]> =>
  withValues(db, await fieldShapesOf(db, teamId));

/** How many values the team has given each of its fields; one without any is not among them. */
export async function countValues(db: Queries, teamId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ fieldId: fieldValue.fieldId, total: count() })
    .from(fieldValue)
    .innerJoin(field, eq(field.fieldId, fieldValue.fieldId))
    .where(and(eq(field.teamId, teamId), isOfTeam))
    .groupBy(fieldValue.fieldId);
  return new Map(rows.map(({ fieldId, total }) => [fieldId, total]));
}

/** Of a team's values those that stand out: what new members have from the start, and what conditions name. */
export async function outstandingValuesOf(db: Queries, teamId: string): Promise<ValueRow[]> {
  const conditions = db
    .select({ one: sql`1` })
    .from(fieldCondition)
    .where(eq(fieldCondition.parentValueId, fieldValue.valueId));
  const rows = await db
    .select({ value: fieldValue })
    .from(fieldValue)
    .innerJoin(field, eq(field.fieldId, fieldValue.fieldId))
    .where(and(eq(field.teamId, teamId), or(eq(fieldValue.isDefault, true), exists(conditions))));
  return rows.map(({ value }) => value);
}

/** How many fields a team has, archived ones included. */
export const countFields = (db: Queries, teamId: string): Promise<number> => db.$count(field, eq(field.teamId, teamId));
