import { isStale } from '../../../lib/versions.ts';
import { type ParentsFault, childrenOf, faultOfParents, valuesInConditions } from '../conditionRules.ts';
import { type RefusedAt, type FieldLimits, type KnownValue, MAX_VALUES_OF_TEAM, repeatedName } from '../rules.ts';
import {
  type Definition,
  type FieldFault,
  type GivenField,
  blankField,
  faultOfType,
  removedValues,
  withGiven,
} from './rules.ts';

/** A field to change. Without a version, the present one is changed. */
export type GivenUpdate = GivenField & { fieldId: string; version?: number };

/** A field as it is and as it is to be. */
export type PlannedField = { before: Definition; after: Definition };

export type DefinitionFault =
  | FieldFault
  | ParentsFault
  | RefusedAt<
      | 'field_name_already_exists'
      | 'field_limit'
      | 'stale_version'
      | 'field_is_platform'
      | 'value_is_already_used'
      | 'field_is_already_used'
    >;

type Tools = {
  limits: FieldLimits;
  newId: () => string;
  /** What people have brought in themselves, by field; as far as it is named here by its id or text. */
  ownValues: ReadonlyMap<string, readonly KnownValue[]>;
};

const toolsFor = (fieldId: string, { limits, newId, ownValues }: Tools) => ({
  limit: limits.values,
  newId,
  ownValues: ownValues.get(fieldId) ?? [],
});

/** The fields to add to those that a team has, or why not; `at` begins with the place in the list. */
export function planNewFields(
  fields: readonly Definition[],
  given: readonly GivenField[],
  tools: Tools,
): PlannedField[] | DefinitionFault {
  if (fields.length + given.length > tools.limits.fields) return { refusal: 'field_limit', at: '' };
  const planned: PlannedField[] = [];
  for (const [place, one] of given.entries()) {
    const before = blankField(tools.newId());
    const after = withGiven(before, { ...one, team_values: one.team_values ?? [] }, toolsFor(before.fieldId, tools));
    if ('refusal' in after) return { ...after, at: `.${place}${after.at}` };
    planned.push({ before, after });
  }
  return faultOfPlan(fields, given, planned) ?? planned;
}

/** The fields of a team that are to change, or why not; `at` begins with the place in the list. */
export function planUpdates(
  fields: readonly Definition[],
  given: readonly GivenUpdate[],
  tools: Tools,
): PlannedField[] | DefinitionFault {
  const byId = new Map(fields.map((one) => [one.fieldId, one]));
  const planned: PlannedField[] = [];
  for (const [place, one] of given.entries()) {
    const before = byId.get(one.fieldId);
    if (before === undefined) return { refusal: 'field_not_found', at: `.${place}.fieldId` };
    const isRepeated = planned.some((other) => other.before === before);
    if (isRepeated) return { refusal: 'invalid_request', at: `.${place}.fieldId` };
    const fault = faultOfTarget(before, one);
    const after = fault ?? withGiven(before, one, toolsFor(before.fieldId, tools));
    if ('refusal' in after) return { ...after, at: `.${place}${after.at}` };
    planned.push({ before, after });
  }
  return faultOfPlan(fields, given, planned) ?? planned;
}

function faultOfTarget(before: Definition, given: GivenUpdate): DefinitionFault | null {
  if (before.editableBy === 'platform') return { refusal: 'field_is_platform', at: '.fieldId' };
  if (isStale(given.version, before.version)) return { refusal: 'stale_version', at: '.version' };
  return faultOfType(before, given);
}

/** Why the fields of a team cannot all be as they would be by then. */
function faultOfPlan(
  fields: readonly Definition[],
  given: readonly GivenField[],
  planned: readonly PlannedField[],
): DefinitionFault | null {
  const all = new Map(fields.map((one) => [one.fieldId, one]));
  for (const { after } of planned) all.set(after.fieldId, after);
  return faultOfNames(fields, planned) ?? faultOfSize(fields, planned) ?? faultOfDependence(all, given, planned);
}

/** Of fields that have more values together than a team may have, the last that grows is at fault; what is there may stay. */
function faultOfSize(fields: readonly Definition[], planned: readonly PlannedField[]): DefinitionFault | null {
  const before = fields.reduce((sum, { values }) => sum + values.length, 0);
  const growth = planned.map((one) => one.after.values.length - one.before.values.length);
  const after = growth.reduce((sum, more) => sum + more, before);
  if (after <= Math.max(before, MAX_VALUES_OF_TEAM)) return null;
  return { refusal: 'too_many_values', at: `.${growth.findLastIndex((more) => more > 0)}.team_values` };
}

/** Of two that are given one name, the second is at fault. */
function faultOfNames(fields: readonly Definition[], planned: readonly PlannedField[]): DefinitionFault | null {
  const renamed = planned.filter(({ before, after }) => before.nameKey !== after.nameKey);
  const ids = new Set(renamed.map(({ after }) => after.fieldId));
  const staying = fields.filter(({ fieldId }) => !ids.has(fieldId));
  const repeated = repeatedName([...staying, ...renamed.map(({ after }) => after)]);
  if (repeated === null) return null;
  const place = planned.findIndex(({ after }) => after.fieldId === repeated);
  return { refusal: 'field_name_already_exists', at: `.${place}.name` };
}

function faultOfDependence(
  all: ReadonlyMap<string, Definition>,
  given: readonly GivenField[],
  planned: readonly PlannedField[],
): DefinitionFault | null {
  const inConditions = valuesInConditions(all.values());
  for (const [place, { before, after }] of planned.entries()) {
    const fault = given[place]?.parents === undefined ? null : faultOfParents(after, all);
    if (fault !== null) return { ...fault, at: `.${place}.parents${fault.at}` };
    const isArchivedNow = after.isArchived && !before.isArchived;
    if (isArchivedNow && childrenOf(all.values(), after.fieldId).length > 0)
      return { refusal: 'field_is_already_used', at: `.${place}.isArchived` };
    if (removedValues(before, after).some((valueId) => inConditions.has(valueId)))
      return { refusal: 'value_is_already_used', at: `.${place}.team_values` };
  }
  return null;
}
