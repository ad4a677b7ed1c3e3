import { USER_GROUP_TEXTS, userGroupDescriptionFormat, userGroupNameFormat } from '@muster/schema/formats/userGroup';
import type { UserGroupItemFragment } from '../../../generated/userGroup/fragments/userGroupItem.ts';
import type {
  UserGroupConstraintInput,
  UserGroupUpdateInput,
} from '../../../generated/userGroup/form/userGroupUpdate.ts';
import type { Tag } from '../../../ui/tagSuggestions.ts';
import type { Condition } from '../conditionWords.ts';

/** A condition as it is being entered. */
export interface ConditionRow {
  /** Tells it from the others, whatever is chosen in it. */
  readonly key: number;
  /** Null while none is chosen. */
  readonly field: { readonly id: string; readonly name: string } | null;
  readonly values: readonly Tag[];
}

/** A user group as it is being entered. */
export interface GroupDraft {
  readonly name: string;
  readonly description: string;
  /** Empty for "as before": of a visibility that this version does not know. */
  readonly visibleTo: 'ADMIN' | 'MEMBER' | '';
  /** Together, so that what somebody else saves meanwhile takes the place of all or none of them. */
  readonly conditions: { readonly rows: readonly ConditionRow[] };
}

const NO_ROW: ConditionRow = { key: 0, field: null, values: [] };

/** What a new user group begins with. */
export const NEW_GROUP: GroupDraft = { name: '', description: '', visibleTo: 'ADMIN', conditions: { rows: [NO_ROW] } };

/** What the form begins with; null where the conditions could not be read, and would be lost. */
export function draftOf({ name, description, visibleTo, constraints }: UserGroupItemFragment): GroupDraft | null {
  if (constraints === null) return null;
  const rows = constraints.map(({ field, values }, key) => ({
    key,
    field,
    values: values.map(({ id, text }) => ({ id, label: text })),
  }));
  return {
    name,
    description,
    visibleTo: visibleTo === 'UNKNOWN' ? '' : visibleTo,
    conditions: { rows: rows.length > 0 ? rows : [NO_ROW] },
  };
}

/** What a copy begins with: as another one, under a name of its own that is no longer than names may be. */
export const copyOf = (copied: GroupDraft, name: string): GroupDraft => ({
  ...copied,
  name: [...name].slice(0, USER_GROUP_TEXTS.nameMax).join('').trim(),
});

/** The rows with an empty one behind them. */
export const withRow = (rows: readonly ConditionRow[]): readonly ConditionRow[] => [
  ...rows,
  { ...NO_ROW, key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 },
];

const valuesOf = ({ values }: ConditionRow) => values.map(({ id }) => id);

/** Which values are asked for in which fields, whatever their order; an empty row has been added, too. */
const meaningOf = ({ conditions: { rows } }: GroupDraft) =>
  rows
    .map((row) => [row.field?.id ?? '', ...valuesOf(row).toSorted()].join(' '))
    .toSorted()
    .join('\n');

const hasSameConditions = (one: GroupDraft, other: GroupDraft) => meaningOf(one) === meaningOf(other);

/** Whether two drafts mean the same user group. */
export const isSameGroup = (one: GroupDraft, other: GroupDraft): boolean =>
  one.name === other.name &&
  one.description === other.description &&
  one.visibleTo === other.visibleTo &&
  hasSameConditions(one, other);

/** What is wrong with a text: it is empty or too long, or holds what it may not. */
export type TextProblem = 'length' | 'characters';

const FORMATS = { name: userGroupNameFormat, description: userGroupDescriptionFormat };

/** What is wrong with a text. One that is as before is taken whatever it holds. */
export function textProblem(field: keyof typeof FORMATS, draft: GroupDraft, saved: GroupDraft): TextProblem | null {
  const text = draft[field];
  if (text === saved[field] && saved[field] !== '') return null;
  const parsed = FORMATS[field].safeParse(text);
  if (parsed.success) return null;
  return parsed.error.issues.some(({ code }) => code === 'too_small' || code === 'too_big') ? 'length' : 'characters';
}

/** Whether a condition has both its field and a value. */
export const isComplete = ({ field, values }: ConditionRow): boolean => field !== null && values.length > 0;

/** What is wrong with the conditions as a whole: one is not complete, or a value of a field is there twice. */
export function conditionsProblem({ conditions: { rows } }: GroupDraft): 'incomplete' | 'duplicate' | null {
  if (rows.length === 0 || !rows.every(isComplete)) return 'incomplete';
  const pairs = rows.flatMap((row) => valuesOf(row).map((value) => `${row.field?.id ?? ''} ${value}`));
  return new Set(pairs).size < pairs.length ? 'duplicate' : null;
}

/** The conditions as they are sent; null while they are not complete. */
export function constraintsOf({ rows }: GroupDraft['conditions']): UserGroupConstraintInput[] | null {
  if (rows.length === 0 || !rows.every(isComplete)) return null;
  return rows.flatMap((row) => (row.field ? [{ customFieldId: row.field.id, valueIds: valuesOf(row) }] : []));
}

/** The conditions that are complete, by name. */
export const namedConditions = ({ conditions: { rows } }: GroupDraft): readonly Condition[] =>
  rows
    .filter(isComplete)
    .map(({ field, values }) => ({ field: field?.name ?? '', values: values.map(({ label }) => label) }));

/** What of a user group differs from what is saved. */
export function changesOf(
  draft: GroupDraft,
  saved: GroupDraft,
): Pick<UserGroupUpdateInput, 'name' | 'description' | 'visibleTo' | 'constraints'> {
  const { name, description, visibleTo, conditions } = draft;
  const constraints = constraintsOf(conditions);
  return {
    ...(name === saved.name ? {} : { name: name.trim() }),
    ...(description === saved.description ? {} : { description: description.trim() }),
    ...(visibleTo === '' || visibleTo === saved.visibleTo ? {} : { visibleTo }),
    ...(constraints === null || hasSameConditions(draft, saved) ? {} : { constraints }),
  };
}
