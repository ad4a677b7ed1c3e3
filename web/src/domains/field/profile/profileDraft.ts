import { ownValueFormat, sameTextKey } from '@muster/schema/formats/customField';
import type { ProfileFieldsPartsFragment } from '../../../generated/field/profile/profileFieldsParts.ts';
import type { ProfileFieldInput } from '../../../generated/field/profile/profileFieldsUpdate.ts';

/** One custom field in somebody's profile, as it was read. */
export type ReadField = ProfileFieldsPartsFragment['fields'][number];

/** What is chosen in a field: nothing, one of its values, a text as it was typed, or a member who is picked. */
export type Choice = '' | `value:${string}` | `text:${string}` | `member:${string}`;

/** What the form holds, by the fields' ids; also of fields that are not shown at the moment. */
export type ProfileDraft = Readonly<Record<string, Choice>>;

/** What keeps a field from being saved. */
export type FieldProblem = 'missing' | 'tooLong' | 'invalid' | 'adminsBelow';

/** The values that the team has given a field, in their order; none of a contact picker. */
export const teamValuesOf = ({ field: { settings } }: ReadField) =>
  settings && 'values' in settings ? settings.values.nodes : [];

/** The text of a choice that was typed; null for any other. */
export const typedText = (choice: Choice): string | null =>
  choice.startsWith('text:') ? choice.slice('text:'.length) : null;

/** The member whom a choice picks; null for any other. */
export const pickedMember = (choice: Choice): string | null =>
  choice.startsWith('member:') ? choice.slice('member:'.length) : null;

/** The id of a choice among the field's values; null for any other. */
export const chosenValue = (choice: Choice): string | null =>
  choice.startsWith('value:') ? choice.slice('value:'.length) : null;

/** What somebody has in a field. A contact without a profile is known by the value alone. */
function savedChoice({ value }: ReadField): Choice {
  if (value === null) return '';
  return value.contact ? `member:${value.contact.id}` : `value:${value.id}`;
}

/** What somebody has in all fields. */
export const savedDraft = (fields: readonly ReadField[]): ProfileDraft =>
  Object.fromEntries(fields.map((one) => [one.field.id, savedChoice(one)]));

/** What a choice comes to: a typed text may be blank, or one of the values in other words. */
function settled(one: ReadField, choice: Choice): Choice {
  const text = typedText(choice);
  if (text === null) return choice;
  const key = sameTextKey(text);
  if (key === '') return '';
  const known = one.value ? [...teamValuesOf(one), one.value] : teamValuesOf(one);
  const same = known.find((value) => sameTextKey(value.text) === key);
  return same ? `value:${same.id}` : `text:${text.trim()}`;
}

/**
 * What is chosen in each of the fields that are shown, in their order. A field is shown where it has no conditions, or one of
 * these is met; what is not shown has no value, so that it meets no condition either.
 */
export function shownChoices(fields: readonly ReadField[], draft: ProfileDraft): ReadonlyMap<string, Choice> {
  const byId = new Map(fields.map((one) => [one.field.id, one]));
  const known = new Map<string, Choice | null>();
  const choiceIn = (id: string): Choice | null => {
    const before = known.get(id);
    const one = byId.get(id);
    if (before !== undefined || !one) return before ?? null;
    // Whatever depends on itself is not shown.
    known.set(id, null);
    const { conditions } = one.field;
    const isShown =
      conditions.length === 0 || conditions.some(({ field, value }) => choiceIn(field.id) === `value:${value.id}`);
    // What may not be changed stays as it is, also where it could be changed when the draft was begun.
    const chosen = one.viewerCanEdit ? (draft[id] ?? '') : savedChoice(one);
    const choice = isShown ? settled(one, chosen) : null;
    known.set(id, choice);
    return choice;
  };
  const shown = new Map<string, Choice>();
  for (const { field } of fields) {
    const choice = choiceIn(field.id);
    if (choice !== null) shown.set(field.id, choice);
  }
  return shown;
}

/** Whether two drafts come to the same in what is shown. */
export function isSameDraft(fields: readonly ReadField[], one: ProfileDraft, other: ProfileDraft): boolean {
  const [first, second] = [shownChoices(fields, one), shownChoices(fields, other)];
  return fields.every(({ field: { id } }) => (first.get(id) ?? '') === (second.get(id) ?? ''));
}

/** The fields whose value is lost with what is chosen now, as they are not shown any more. */
export function emptiedFields(fields: readonly ReadField[], draft: ProfileDraft): readonly ReadField[] {
  const shown = shownChoices(fields, draft);
  return fields.filter((one) => one.value !== null && !shown.has(one.field.id));
}

/** The ids of a field and of all that it depends on, be it through others. */
function withAbove(one: ReadField, byId: ReadonlyMap<string, ReadField>): ReadonlySet<string> {
  const ids = new Set([one.field.id]);
  for (const id of ids) for (const { field } of byId.get(id)?.field.conditions ?? []) ids.add(field.id);
  return ids;
}

/** The fields whose change would empty one that only others may change: the services refuse that. */
function changedAboveOthers(fields: readonly ReadField[], draft: ProfileDraft): readonly string[] {
  const before = shownChoices(fields, savedDraft(fields));
  const kept = emptiedFields(fields, draft).filter(
    ({ field, viewerCanEdit }) => !viewerCanEdit && before.has(field.id),
  );
  if (kept.length === 0) return [];
  const byId = new Map(fields.map((one) => [one.field.id, one]));
  const above = new Set(kept.flatMap((one) => [...withAbove(one, byId)]));
  return changesOf(fields, draft).flatMap(({ customFieldId: id }) => (above.has(id) ? [id] : []));
}

/**
 * What is wrong with what is chosen, by the fields' ids. What was empty before, and is left alone, is not; nor is what only
 * others may fill in.
 */
export function problemsOf(fields: readonly ReadField[], draft: ProfileDraft): ReadonlyMap<string, FieldProblem> {
  const before = shownChoices(fields, savedDraft(fields));
  const shown = shownChoices(fields, draft);
  const problemOf = ({ field, viewerCanEdit }: ReadField): FieldProblem | null => {
    const choice = shown.get(field.id);
    if (choice === undefined) return null;
    const text = typedText(choice);
    if (text !== null) {
      const { error } = ownValueFormat.safeParse(text);
      if (!error) return null;
      return error.issues.some(({ code }) => code === 'too_big') ? 'tooLong' : 'invalid';
    }
    const isLeftEmpty = choice === '' && before.get(field.id) !== '';
    return field.isMandatory && viewerCanEdit && isLeftEmpty ? 'missing' : null;
  };
  const problems = new Map<string, FieldProblem>();
  const aboveOthers = changedAboveOthers(fields, draft);
  for (const one of fields) {
    const problem = aboveOthers.includes(one.field.id) ? 'adminsBelow' : problemOf(one);
    if (problem) problems.set(one.field.id, problem);
  }
  return problems;
}

function inputOf(customFieldId: string, choice: Choice): ProfileFieldInput {
  const [valueId, text, contactId] = [chosenValue(choice), typedText(choice), pickedMember(choice)];
  return {
    customFieldId,
    ...(valueId === null ? {} : { valueId }),
    ...(text === null ? {} : { text }),
    ...(contactId === null ? {} : { contactId }),
  };
}

/** What was changed, and nothing else. What depended on a value that is gone is emptied by the services. */
export function changesOf(fields: readonly ReadField[], draft: ProfileDraft): ProfileFieldInput[] {
  const before = shownChoices(fields, savedDraft(fields));
  const shown = shownChoices(fields, draft);
  return fields.flatMap(({ field: { id }, viewerCanEdit }) => {
    const choice = shown.get(id);
    const isChanged = choice !== undefined && choice !== (before.get(id) ?? '');
    return isChanged && viewerCanEdit ? [inputOf(id, choice)] : [];
  });
}

/** Whether a choice is a text of one's own: typed, and none of the field's values. */
export const isOwnText = (one: ReadField, choice: Choice): boolean => typedText(settled(one, choice)) !== null;
