import { createHash } from 'node:crypto';
import { sameTextKey } from '@muster/schema/formats/customField';
import {
  USER_GROUP_FIELD_VALUES_MAX,
  USER_GROUP_VALUES_MAX,
  userGroupDescriptionFormat,
  userGroupNameFormat,
} from '@muster/schema/formats/userGroup';
import type { Role } from '../../lib/roles.ts';

/** As many user groups a team may have. */
export const MAX_USER_GROUPS = 500;

/** Of which user groups somebody may know: admins of all, everybody else of those that members see. */
export const knownTo = (role: Role | undefined): 'member' | undefined => (role === 'admin' ? undefined : 'member');

/** In this field any one of these values. */
export type Constraint = { fieldId: string; values: string[] };

/** What says who belongs to a user group. */
export type Membership = {
  readonly id: string;
  readonly source: 'fields' | 'directory';
  /** Of one that comes from the directory there are none. */
  readonly constraints: readonly Constraint[];
};

/** What the team has of what constraints name: fields that are not archived, and the field of each value of theirs. */
export type Known = { fieldIds: ReadonlySet<string>; fieldOfValue: ReadonlyMap<string, string> };

export type Fault<Code extends string> = { refusal: Code; field: string };
export type ConstraintsFault = Fault<
  'constraint_empty' | 'duplicate_values' | 'too_many_values' | 'field_not_found' | 'value_not_found'
>;

/** How many values constraints name. */
export const countNamed = (constraints: readonly Constraint[]): number =>
  constraints.reduce((sum, { values }) => sum + values.length, 0);

/** Why constraints cannot be those of a user group, with the place; null where they can. */
export function faultOfConstraints(constraints: readonly Constraint[], known: Known): ConstraintsFault | null {
  if (constraints.length === 0) return { refusal: 'constraint_empty', field: 'constraints' };
  if (countNamed(constraints) > USER_GROUP_VALUES_MAX) return { refusal: 'too_many_values', field: 'constraints' };
  const fieldIds = new Set<string>();
  for (const [place, constraint] of constraints.entries()) {
    const at = `constraints.${place}`;
    if (fieldIds.has(constraint.fieldId)) return { refusal: 'duplicate_values', field: `${at}.fieldId` };
    if (!known.fieldIds.has(constraint.fieldId)) return { refusal: 'field_not_found', field: `${at}.fieldId` };
    fieldIds.add(constraint.fieldId);
    const fault = faultOfValues(constraint, `${at}.values`, known);
    if (fault !== null) return fault;
  }
  return null;
}

function faultOfValues({ fieldId, values }: Constraint, at: string, known: Known): ConstraintsFault | null {
  if (values.length === 0) return { refusal: 'constraint_empty', field: at };
  if (values.length > USER_GROUP_FIELD_VALUES_MAX) return { refusal: 'too_many_values', field: at };
  const seen = new Set<string>();
  for (const [place, valueId] of values.entries()) {
    if (seen.has(valueId)) return { refusal: 'duplicate_values', field: `${at}.${place}` };
    if (known.fieldOfValue.get(valueId) !== fieldId) return { refusal: 'value_not_found', field: `${at}.${place}` };
    seen.add(valueId);
  }
  return null;
}

/** The same for constraints that the same people meet by what they name, in whatever order. */
export function constraintsKeyOf(constraints: readonly Constraint[]): string {
  const canonical = constraints
    .map(({ fieldId, values }) => [fieldId, ...values.toSorted()])
    .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(canonical)).digest('base64url');
}

/** The same of a user group that the directory fills, which is like no other. */
export const directoryKeyOf = (id: string): string => `directory:${id}`;

/** The texts of a user group. */
export type Texts = { name: string; description: string };

/**
 * The texts of a user group as they are kept. What is as before is taken whatever it holds: it may be older than the rules.
 */
export function readTexts(given: Partial<Texts>, before?: Texts): Texts | Fault<'invalid_request'> {
  const name = readText(userGroupNameFormat, given.name, before?.name);
  if (name === null) return { refusal: 'invalid_request', field: 'name' };
  const description = readText(userGroupDescriptionFormat, given.description, before?.description);
  return description === null ? { refusal: 'invalid_request', field: 'description' } : { name, description };
}

function readText(format: typeof userGroupNameFormat, given: string | undefined, before: string | undefined) {
  if (before !== undefined && (given === undefined || given === before)) return before;
  const { data } = format.safeParse(given);
  return data ?? null;
}

/** What tells the names of a team's user groups apart. */
export const nameKeyOf = (name: string) => sameTextKey(name);

/** What of a user group can be changed. */
export type Changeable = Texts & { visibleTo: 'admin' | 'member'; constraintsKey: string };

/** What of a change the directory alone may make to a user group of its own; null for nothing. */
export const fixedByDirectory = (
  { source }: Pick<Membership, 'source'>,
  changed: ReadonlySet<string>,
): 'name' | 'constraints' | null =>
  source === 'directory' ? ((['name', 'constraints'] as const).find((part) => changed.has(part)) ?? null) : null;

/** What differs between a user group before and after a change. The order in which it names fields and values is no difference. */
export function changedOf(
  before: Changeable,
  after: Changeable,
): ReadonlySet<keyof Texts | 'visibleTo' | 'constraints'> {
  return new Set([
    ...(before.name === after.name ? [] : (['name'] as const)),
    ...(before.description === after.description ? [] : (['description'] as const)),
    ...(before.visibleTo === after.visibleTo ? [] : (['visibleTo'] as const)),
    ...(before.constraintsKey === after.constraintsKey ? [] : (['constraints'] as const)),
  ]);
}
