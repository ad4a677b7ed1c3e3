import type { UserError } from '../../generated/resolvers.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import { type Meaning, type RefusalTable, placeOf, refusalError } from '../../upstream/refusals.ts';

type Place = readonly string[] | null;

/** What the service calls a part of its bodies, as a part of `input`. */
const inputNames = new Map([
  ...[
    'name',
    'description',
    'valueType',
    'isMandatory',
    'editableBy',
    'isArchived',
    'version',
    'fields',
    'valueId',
  ].map((name) => [name, name] as const),
  ['fieldId', 'customFieldId'],
  ['fieldIds', 'customFieldIds'],
  ['team_values', 'values'],
  ['default_values', 'defaultValue'],
  ['value', 'text'],
  ['parents', 'conditions'],
  ['contactGuid', 'contactId'],
  ['onBehalfOf', 'memberId'],
]);

/** Each mutation about fields changes one, though the service takes several at once. */
const OF_THE_ONE = /^(?:addFields|updateFields|removeFields)\.0\.?/;

const wirePlace = (error: unknown) => (error instanceof UpstreamError ? (error.refusal?.field ?? '') : '');

/** Where in `input` the fault is that the service names; null where that is not known. */
function placeIn(error: unknown): Place {
  const place = placeOf(error, inputNames, OF_THE_ONE);
  return place?.[0] === 'defaultValue' ? ['defaultValue'] : place;
}

/** A text or a choice that the service does not take; without its place it is a fault between gateway and service. */
const malformed = (place: Place): { invalid_request?: Meaning } =>
  place === null ? {} : { invalid_request: ['INVALID', place, 'This is not taken.'] };

const NO_PLAN = ['PLAN_REQUIRED', null, "The team's plan does not include custom fields."] as const;

type Definition = 'field.addTeamFields' | 'field.updateTeamFields';
type Profile = 'field.updateMemberFields';

const common = (place: Place) =>
  ({
    plan_required: NO_PLAN,
    stale_version: ['STALE', ['version'], 'It was changed in the meantime.'],
    value_not_found: ['NOT_FOUND', place, 'The field has no such value.'],
    value_too_long: ['TOO_LONG', place, 'The text is longer than is taken.'],
    ...malformed(place),
  }) satisfies RefusalTable<Definition> & RefusalTable<Profile>;

/** A missing field is the one that is to be changed, unless the service names another place. */
const definition = (place: Place): RefusalTable<Definition> => ({
  ...common(place),
  field_not_found: ['NOT_FOUND', place ?? ['customFieldId'], 'The team has no such field.'],
  field_is_platform: ['NOT_ALLOWED', ['customFieldId'], 'The field belongs to the installation.'],
  field_name_already_exists: ['TAKEN', ['name'], 'The team has another field of this name.'],
  field_limit: ['LIMIT_REACHED', null, 'The team has as many fields as it may have.'],
  duplicate_values: ['DUPLICATE', place ?? ['values'], 'The value stands there twice.'],
  too_many_values: [
    'TOO_MANY',
    ['values'],
    'The field, or all of the team together, would have more values than they may have.',
  ],
  field_type_fixed: [
    'NOT_ALLOWED',
    ['valueType'],
    'A list of values does not become a contact picker, nor the other way.',
  ],
  field_parent_invalid: ['INVALID', place ?? ['conditions'], 'The field cannot depend on this.'],
  field_parent_cycle: ['CYCLE', place ?? ['conditions'], 'The field would depend on itself.'],
  value_is_already_used: ['IN_USE', place ?? ['values'], 'Somebody has the value, or a field depends on it.'],
  field_is_already_used: ['HAS_DEPENDENTS', place, 'Another field depends on it.'],
  field_used_in_user_groups: ['IN_USER_GROUP', place, 'A user group names it.'],
});

const NO_VALUES = ['REQUIRED', ['values'], 'People need values to choose from.'] as const;
const NOT_FOR_PICKERS = ['INVALID', ['values'], 'A contact picker has no values of its own.'] as const;

/**
 * Why a field is not as was asked. Throws what is no refusal of the service, or not the person's to mend.
 *
 * @param values those that it was to have; undefined where none were given
 */
export function definitionError(error: unknown, values: readonly unknown[] | undefined): UserError {
  const place = placeIn(error);
  const ofValues = { invalid_request: values?.length ? NOT_FOR_PICKERS : NO_VALUES };
  return refusalError(error, { ...definition(place), ...(place?.join('.') === 'values' ? ofValues : {}) });
}

const DELETED = ['customFieldId'] as const;
const deletion = (isParent: boolean) =>
  ({
    field_not_found: ['NOT_FOUND', DELETED, 'The team has no such field.'],
    field_is_platform: ['NOT_ALLOWED', DELETED, 'The field belongs to the installation.'],
    field_is_already_used: isParent
      ? ['HAS_DEPENDENTS', DELETED, 'Another field depends on it.']
      : ['IN_USE', DELETED, 'People have values of it.'],
    field_used_in_user_groups: ['IN_USER_GROUP', DELETED, 'A user group names it.'],
  }) satisfies RefusalTable<'field.removeTeamFields'>;

/** Why a field is still there. */
export const deletionError = (error: unknown): UserError =>
  refusalError(error, deletion(wirePlace(error).endsWith('parents')));

const order = {
  plan_required: NO_PLAN,
  stale_version: ['STALE', ['customFieldIds'], 'These are not the fields of the team any more.'],
} as const satisfies RefusalTable<'field.reorderTeamFields'>;

/** Why the fields have the order that they had. */
export const orderError = (error: unknown): UserError => refusalError(error, order);

const profile = (place: Place): RefusalTable<Profile> => ({
  ...common(place),
  member_not_found: ['NOT_FOUND', ['memberId'], 'The team has no such member.'],
  field_not_found: ['NOT_FOUND', place, 'The team has no such field.'],
  contact_not_found: ['NOT_FOUND', place, 'There is nobody like that to pick.'],
  field_not_editable: ['NOT_ALLOWED', place, 'Only admins may change this, or what depends on it.'],
  field_hidden: ['HIDDEN', place, "The person's other values do not bring the field up."],
  field_value_required: ['REQUIRED', place, 'The field has to be filled.'],
});

/** Why somebody has in their fields what they had. */
export const profileError = (error: unknown): UserError => refusalError(error, profile(placeIn(error)));
