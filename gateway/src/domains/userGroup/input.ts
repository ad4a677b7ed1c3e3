import {
  USER_GROUP_FIELD_VALUES_MAX,
  USER_GROUP_TEXTS,
  USER_GROUP_VALUES_MAX,
  userGroupDescriptionFormat,
  userGroupNameFormat,
} from '@muster/schema/formats/userGroup';
import type { UserError, UserGroupConstraintInput, UserGroupVisibility } from '../../generated/resolvers.ts';
import { keyOfId, notFound } from '../../lib/idLists.ts';
import { type TextRule, textError, textRule } from '../../lib/texts.ts';
import { firstErrors, userError } from '../../lib/userErrors.ts';
import { type ConstraintRecord, visibilities } from './mapper.ts';
import type { NewUserGroup } from './rest.ts';

/** The service is not asked about more, so that no call is longer than it takes; its own limits are these or narrower. */
const MOST = {
  constraints: 1_000,
  values: USER_GROUP_FIELD_VALUES_MAX,
  ofAll: USER_GROUP_VALUES_MAX,
  name: 1_000,
  description: 2_000,
};

type Given<T> = T | null | undefined;
type Parts = { readonly [K in keyof NewUserGroup]: NewUserGroup[K] | undefined };
type PartsInput = {
  readonly name?: Given<string>;
  readonly description?: Given<string>;
  readonly visibleTo?: Given<UserGroupVisibility>;
  readonly constraints?: Given<readonly UserGroupConstraintInput[]>;
};

const tooMany = (path: readonly string[], most: number) =>
  userError('TOO_MANY', path, `At most ${most} are taken at once.`);

/** What people have to have in one field, or what is wrong with it. */
function readConstraint({ customFieldId, valueIds }: UserGroupConstraintInput, path: readonly string[]) {
  const fieldId = keyOfId('CustomField', customFieldId);
  const errors = fieldId === null ? [notFound([...path, 'customFieldId'])] : [];
  if (valueIds.length > MOST.values) return { errors: [...errors, tooMany([...path, 'valueIds'], MOST.values)] };
  const opened = valueIds.map((id) => keyOfId('CustomFieldValue', id));
  const missing = opened.flatMap((key, place) =>
    key === null ? [notFound([...path, 'valueIds', String(place)])] : [],
  );
  const constraint = { fieldId: fieldId ?? '', valueIds: opened.filter((key) => key !== null) };
  return { constraint, errors: [...errors, ...missing] };
}

/** Constraints with their ids opened, and those that are ids of something else. Whether they make sense the service says. */
export function readConstraints(given: readonly UserGroupConstraintInput[]): {
  constraints: ConstraintRecord[];
  errors: UserError[];
} {
  if (given.length > MOST.constraints) return { constraints: [], errors: [tooMany(['constraints'], MOST.constraints)] };
  if (given.reduce((sum, { valueIds }) => sum + valueIds.length, 0) > MOST.ofAll)
    return { constraints: [], errors: [tooMany(['constraints'], MOST.ofAll)] };
  const read = given.map((one, place) => readConstraint(one, ['constraints', String(place)]));
  return {
    constraints: read.flatMap(({ constraint }) => (constraint ? [constraint] : [])),
    errors: firstErrors(read.flatMap(({ errors }) => errors)),
  };
}

const tooLong = (field: 'name' | 'description', text: string | undefined): UserError[] =>
  (text?.length ?? 0) > MOST[field] ? [userError('TOO_LONG', [field], 'The text is longer than is taken.')] : [];

/** A rule that says which characters, too, no text of a user group may have. */
const ruleOf = (format: TextRule['format'], noun: string, most: number): TextRule => ({
  ...textRule(format, noun, most),
  invalid: `${noun} may hold neither | ^ ~ \\ \` nor characters that cannot be shown.`,
});

const rules = {
  name: ruleOf(userGroupNameFormat, 'A name', USER_GROUP_TEXTS.nameMax),
  description: ruleOf(userGroupDescriptionFormat, 'A description', USER_GROUP_TEXTS.descriptionMax),
};

/** What is wrong with a text that the service has not taken: whether it does, is the service's to say, as it keeps older ones. */
export const refusedTextError = (field: keyof typeof rules, given: Given<string>): UserError =>
  textError(rules[field], given ?? '', [field]) ?? userError('INVALID', [field], rules[field].invalid);

/** What is given of a user group in the words of the service, and what is wrong with its form. */
export function readParts(input: PartsInput): { parts: Parts; errors: UserError[] } {
  const name = input.name ?? undefined;
  const description = input.description ?? undefined;
  const visibleTo = input.visibleTo ? visibilities.wire(input.visibleTo) : undefined;
  const read = input.constraints ? readConstraints(input.constraints) : undefined;
  return {
    parts: { name, description, visibleTo: visibleTo ?? undefined, constraints: read?.constraints },
    errors: [
      ...tooLong('name', name),
      ...tooLong('description', description),
      ...(visibleTo === null ? [userError('INVALID', ['visibleTo'], 'This says nothing about who sees it.')] : []),
      ...(read?.errors ?? []),
    ],
  };
}
