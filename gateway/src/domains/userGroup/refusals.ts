import type { UserError } from '../../generated/resolvers.ts';
import type { GatewayError } from '../../lib/errors.ts';
import { userError } from '../../lib/userErrors.ts';
import { wrongArgument } from '../../lib/wrongArgument.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import { type RefusalTable, knownRefusal, placeOf, refusalError } from '../../upstream/refusals.ts';
import { refusedTextError } from './input.ts';

type Place = readonly string[] | null;

/** What the service calls a part of its bodies, as a part of `input`. */
const inputNames = new Map([
  ...['name', 'description', 'visibleTo', 'constraints', 'version'].map((name) => [name, name] as const),
  ['fieldId', 'customFieldId'],
  ['values', 'valueIds'],
  ['id', 'userGroupId'],
]);

const placeIn = (error: unknown): Place => placeOf(error, inputNames);

/** What the service says of constraints that no user group of the team could have. */
const impossible = (place: Place) =>
  ({
    constraint_empty: [
      ...(['REQUIRED', place ?? ['constraints']] as const),
      (place?.length ?? 0) > 1 ? 'A constraint names no value.' : 'At least one constraint is needed.',
    ],
    duplicate_values: ['DUPLICATE', place, 'The field, or its value, stands there twice.'],
    too_many_values: ['TOO_MANY', place, 'More values of one field are named than may be.'],
    field_not_found: ['NOT_FOUND', place, 'The team has no such field.'],
    value_not_found: ['NOT_FOUND', place, 'The field has no such value.'],
  }) satisfies RefusalTable<'userGroup.previewCriterion'>;

const NONE = ['NOT_FOUND', ['userGroupId'], 'The team has no such user group.'] as const;
type Change = 'userGroup.addCriteria' | 'userGroup.updateCriterion';
const change = (place: Place) =>
  ({
    ...impossible(place),
    plan_required: ['PLAN_REQUIRED', null, "The team's plan does not include user groups."],
    stale_version: ['STALE', ['version'], 'It was changed in the meantime.'],
    criterion_not_found: NONE,
    criteria_limit: [
      'LIMIT_REACHED',
      place,
      'The team has as many user groups as it may have, or they name as many values as they may.',
    ],
    directory_group: [
      'NOT_ALLOWED',
      place,
      "The company's directory says what the user group is called and who belongs to it.",
    ],
    criteria_name_already_exists: ['TAKEN', ['name'], 'The team has another user group of this name.'],
    CRITERIA_ALREADY_EXIST: [
      'DUPLICATE',
      ['constraints'],
      'The team has another user group with the same constraints.',
    ],
  }) satisfies RefusalTable<Change>;

/** Why nobody can be previewed: BAD_USER_INPUT for what no user group of the team could be; null for another failure. */
export function previewError(error: unknown): GatewayError | null {
  const place = placeIn(error);
  const table = {
    ...impossible(place),
    criterion_not_found: NONE,
    invalid_request: ['INVALID', place, 'The service does not take this.'],
  } satisfies RefusalTable<'userGroup.previewCriterion'>;
  const known = knownRefusal(error, table);
  const reason = error instanceof UpstreamError ? error.refusal?.code : undefined;
  return known && wrongArgument(known, reason);
}

const BAD_REQUEST = 400;

type Texts = { readonly name?: string | null; readonly description?: string | null };

/**
 * Why a user group is not as was asked: for what the service does not take, whatever it calls that, INVALID at its place, and
 * for its texts what is wrong with them.
 */
export function changeError(error: unknown, texts: Texts): UserError {
  const place = placeIn(error);
  const table: RefusalTable<Change> = change(place);
  const refusal = error instanceof UpstreamError ? error.refusal : null;
  if (refusal?.status === BAD_REQUEST && !(refusal.code in table)) {
    const [part] = place ?? [];
    if (part === 'name' || part === 'description') return refusedTextError(part, texts[part]);
    return userError('INVALID', place, 'The service does not take this.');
  }
  return refusalError(error, table);
}

const deletion = {
  criterion_not_found: NONE,
  criterion_in_use: ['IN_USE', ['userGroupId'], 'A channel is restricted to it.'],
} as const satisfies RefusalTable<'userGroup.removeCriterion'>;

/** Why a user group is still there. */
export const deletionError = (error: unknown): UserError => refusalError(error, deletion);
