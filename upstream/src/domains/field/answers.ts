import type { Queries } from '../../db/database.ts';
import type { Answer } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { userGroupsNaming } from '../userGroup/repository.ts';
import { childrenOf } from './conditionRules.ts';
import {
  type FieldShape,
  type TeamField,
  type ValueRow,
  countValues,
  fieldShapesOf,
  outstandingValuesOf,
  withValues,
} from './repository.ts';
import type { FieldLimits } from './rules.ts';
import { countShown, countWithFields, holdersByValue, userValuesOf, valuesById } from './usageRepository.ts';

type FieldAnswer = Answer<'field', 'fieldsInfo'>['fields'][number];

/** What is told of a value, of a contact with who it is. */
const toValue = ({ valueId, value, contactGuid }: Pick<ValueRow, 'valueId' | 'value' | 'contactGuid'>) => ({
  ...{ valueId, value },
  ...(contactGuid === null ? {} : { contactGuid }),
});

/** What is told of fields without their values. */
type Outline = { counts: ReadonlyMap<string, number>; outstanding: readonly ValueRow[] };

function toField(one: FieldShape, { counts, outstanding }: Outline): FieldAnswer {
  const { fieldId, name, description, valueType, isMandatory, editableBy, priority, isArchived, version } = one;
  return {
    ...{ fieldId, name, description, valueType, isMandatory, editableBy, priority, isArchived, version },
    parents: one.parents.map((parent) => ({
      ...parent,
      value: outstanding.find(({ valueId }) => valueId === parent.valueId)?.value ?? '',
    })),
    defaultValues: outstanding.filter((value) => value.isDefault && value.fieldId === fieldId).map(toValue),
    valuesCount: counts.get(fieldId) ?? 0,
  };
}

/** The team's values of a field, each with the fields that it brings up. */
function teamValuesOf(one: TeamField, all: readonly FieldShape[]) {
  const children = childrenOf(all, one.fieldId).map(({ fieldId, parents }) => ({
    fieldId,
    valueId: parents.find((parent) => parent.fieldId === one.fieldId)?.valueId,
  }));
  const broughtUpBy = Map.groupBy(children, ({ valueId }) => valueId);
  return one.values.map((value) => ({
    ...toValue(value),
    children: (broughtUpBy.get(value.valueId) ?? []).map(({ fieldId }) => fieldId),
  }));
}

/**
 * What is told of a team's fields, in their order.
 *
 * @param options `only`: of these, in this order; `detail`: with the team's values, and with all that people have brought in;
 *   `hidesArchived`: as if there were none that are archived
 */
export async function describeFields(
  db: Queries,
  teamId: string,
  {
    only,
    detail,
    hidesArchived = false,
  }: { only?: readonly string[]; detail: 'none' | 'teamValues' | 'allValues'; hidesArchived?: boolean },
): Promise<FieldAnswer[]> {
  const all = (await fieldShapesOf(db, teamId)).filter(({ isArchived }) => !(hidesArchived && isArchived));
  const outline = { counts: await countValues(db, teamId), outstanding: await outstandingValuesOf(db, teamId) };
  const byId = new Map(all.map((one) => [one.fieldId, one]));
  const wanted = only === undefined ? all : only.flatMap((fieldId) => byId.get(fieldId) ?? []);
  if (detail === 'none') return wanted.map((one) => toField(one, outline));
  const described = (await withValues(db, wanted)).map((one) => ({
    ...toField(one, outline),
    teamValues: teamValuesOf(one, all),
  }));
  if (detail === 'teamValues') return described;
  const brought = await userValuesOf(
    db,
    wanted.flatMap(({ fieldId, valueType }) => (valueType === 'singleSelect' ? [] : [fieldId])),
  );
  const broughtInto = Map.groupBy(brought, ({ fieldId }) => fieldId);
  return described.map((one) => ({ ...one, userValues: (broughtInto.get(one.fieldId) ?? []).map(toValue) }));
}

/** The fields of the team; those that are archived, and what people have brought in, are told to admins alone. */
export async function fieldsInfo(
  { db, actor }: SessionContext,
  teamValues: boolean,
  limits: FieldLimits,
): Promise<Answer<'field', 'fieldsInfo'>> {
  const isAdmin = actor.role === 'admin';
  const detail = !teamValues ? 'none' : isAdmin ? 'allValues' : 'teamValues';
  return { fields: await describeFields(db, actor.teamId, { detail, hidesArchived: !isAdmin }), limits };
}

/** Values of the team's fields by their ids, in the order asked for. */
export async function fieldValues(
  { db, actor }: SessionContext,
  valueIds: readonly string[],
): Promise<Answer<'field', 'fieldValues'>> {
  const rows = await valuesById(db, actor.teamId, valueIds, { all: actor.role === 'admin' });
  const byId = new Map(rows.map((one) => [one.valueId, one]));
  const found = [...new Set(valueIds)].flatMap((valueId) => byId.get(valueId) ?? []);
  return { values: found.map((one) => ({ ...toValue(one), fieldId: one.fieldId, origin: one.origin })) };
}

/**
 * Who and what uses the fields of the team, or one of them.
 *
 * @throws Refusal `field_not_found`
 */
export async function fieldUsage(
  { db, actor: { teamId } }: SessionContext,
  fieldId: string | undefined,
): Promise<Answer<'field', 'fieldUsage'>> {
  const all = await fieldShapesOf(db, teamId);
  const wanted = fieldId === undefined ? all : all.filter((one) => one.fieldId === fieldId);
  if (fieldId !== undefined && wanted.length === 0) throw new Refusal('field_not_found', { field: 'fieldId' });
  if (wanted.length === 0) return { usage: [] };
  const ids = wanted.map((one) => one.fieldId);
  const everybody = await countWithFields(db, teamId);
  const shown = await countShown(db, teamId, ids);
  const valuesOf = Map.groupBy(await holdersByValue(db, teamId, ids), (one) => one.fieldId);
  const namedBy = Map.groupBy(await userGroupsNaming(db, { fieldIds: ids }), (one) => one.fieldId);
  return {
    usage: wanted.map((one) => {
      const values = valuesOf.get(one.fieldId) ?? [];
      // Nobody has two values of a field.
      const membersCount = values.reduce((sum, value) => sum + value.membersCount, 0);
      const othersCount = values.reduce((sum, value) => sum + value.othersCount, 0);
      const seenBy = one.isArchived ? 0 : one.parents.length === 0 ? everybody : (shown.get(one.fieldId) ?? 0);
      return {
        ...{ fieldId: one.fieldId, membersCount, othersCount, emptyCount: Math.max(0, seenBy - membersCount) },
        values: values.map(({ fieldId: _fieldId, ...value }) => value),
        criteria: [...new Set((namedBy.get(one.fieldId) ?? []).map(({ id }) => id))],
        children: childrenOf(all, one.fieldId).map((child) => child.fieldId),
      };
    }),
  };
}
