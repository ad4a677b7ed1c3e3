import { ownValueFormat, sameTextKey } from '@muster/schema/formats/customField';
import { fieldsAbove } from '../conditionRules.ts';
import { type Values, type VisibleField, leftEmpty, settledValues, shownFields } from '../visibilityRules.ts';
import { contactKey } from './contactRules.ts';

/** A field as it takes what people have in it. */
export type FillableField = VisibleField & {
  readonly valueType: 'singleSelect' | 'unrestricted' | 'contactPicker';
  readonly editableBy: 'user' | 'admin' | 'platform';
};

/** A value that a field has, or is to have because somebody brings it in. */
export type Choice = {
  readonly valueId: string;
  readonly fieldId: string;
  readonly value: string;
  readonly valueKey: string;
  readonly origin: 'team' | 'user' | 'contact';
  readonly contactGuid: string | null;
};

/** What a field is to hold: one of three ways to name a value, or none of them to empty it. */
type Given = {
  readonly fieldId: string;
  readonly valueId?: string;
  readonly value?: string;
  readonly contactGuid?: string;
};

/** What a field holds from now on; null for nothing. */
export type Wanted = { readonly fieldId: string; readonly choice: Choice | null; readonly isNew: boolean };

/** What is known of what was named. */
type Known = {
  /** Fields of the team by id. */
  readonly fields: ReadonlyMap<string, FillableField>;
  /** Values of these fields, among them all that were named by id or text. */
  readonly values: readonly Choice[];
  /** What the person has at present, by field. */
  readonly current: ReadonlyMap<string, Choice>;
  /** The guids of those who may be picked. */
  readonly pickable: ReadonlySet<string>;
  readonly isAdmin: boolean;
};

type ChoiceRefusal =
  | 'invalid_request'
  | 'field_not_found'
  | 'field_not_editable'
  | 'value_not_found'
  | 'contact_not_found'
  | 'value_too_long';
type Refused<Code> = { readonly refusal: Code; readonly place: number | null };

const mayEdit = ({ editableBy }: FillableField, isAdmin: boolean) => isAdmin || editableBy === 'user';

/** The keys under which a field may already have what was named by text or contact. */
export const keysNamed = ({ value, contactGuid }: Given): string[] => [
  ...(value === undefined ? [] : [sameTextKey(value)]),
  ...(contactGuid === undefined ? [] : [contactKey(contactGuid)]),
];

/** What the fields are to hold, each of them once, or why not; `place` is that in the list given. */
export function resolveChoices(
  given: readonly Given[],
  known: Known,
  newId: () => string,
): readonly Wanted[] | Refused<ChoiceRefusal> {
  const wanted: Wanted[] = [];
  const seen = new Set<string>();
  for (const [place, one] of given.entries()) {
    const field = known.fields.get(one.fieldId);
    const isForm = [one.valueId, one.value, one.contactGuid].filter((way) => way !== undefined).length <= 1;
    if (!isForm || seen.has(one.fieldId)) return { refusal: 'invalid_request', place };
    if (field === undefined || field.isArchived) return { refusal: 'field_not_found', place };
    if (!mayEdit(field, known.isAdmin)) return { refusal: 'field_not_editable', place };
    const resolved = resolveChoice(field, one, known, newId);
    if (typeof resolved === 'string') return { refusal: resolved, place };
    seen.add(one.fieldId);
    wanted.push(resolved);
  }
  return wanted;
}

function resolveChoice(field: FillableField, given: Given, known: Known, newId: () => string): Wanted | ChoiceRefusal {
  const { fieldId } = field;
  const { valueId, value, contactGuid } = given;
  if (valueId === undefined && value === undefined && contactGuid === undefined)
    return { fieldId, choice: null, isNew: false };
  const [key] = keysNamed(given);
  const found = known.values.find(
    (one) => one.fieldId === fieldId && (valueId === undefined ? one.valueKey === key : one.valueId === valueId),
  );
  if (field.valueType === 'contactPicker') {
    if (value !== undefined) return 'value_not_found';
    return resolveContact(fieldId, contactGuid ?? found?.contactGuid, found, known, newId);
  }
  if (contactGuid !== undefined) return 'contact_not_found';
  if (found && (found.origin === 'team' || field.valueType === 'unrestricted'))
    return { fieldId, choice: found, isNew: false };
  if (value === undefined || field.valueType === 'singleSelect') return 'value_not_found';
  return ownText(fieldId, value, newId);
}

/** Whoever was picked before may stay, whatever has become of them. */
function resolveContact(
  fieldId: string,
  guid: string | null | undefined,
  found: Choice | undefined,
  { current, pickable }: Known,
  newId: () => string,
): Wanted | ChoiceRefusal {
  if (guid === null || guid === undefined) return 'value_not_found';
  const isKept = current.get(fieldId)?.contactGuid === guid;
  if (!isKept && !pickable.has(guid)) return 'contact_not_found';
  if (found) return { fieldId, choice: found, isNew: false };
  const own = { valueId: newId(), fieldId, value: '', valueKey: contactKey(guid) };
  return { fieldId, choice: { ...own, origin: 'contact', contactGuid: guid }, isNew: true };
}

function ownText(fieldId: string, given: string, newId: () => string): Wanted | ChoiceRefusal {
  const { data, error } = ownValueFormat.safeParse(given);
  if (data === undefined)
    return error?.issues.some(({ code }) => code === 'too_big') ? 'value_too_long' : 'invalid_request';
  const own = { valueId: newId(), fieldId, value: data, valueKey: sameTextKey(data) };
  return { fieldId, choice: { ...own, origin: 'user', contactGuid: null }, isNew: true };
}

/** An own text as somebody writes it from now on. */
export type Rewritten = { readonly fieldId: string; readonly valueId: string; readonly value: string };

/** Which of the own texts that the person has and keeps are written another way now: in other case, width or spaces. */
export const rewrittenTexts = (
  given: readonly Given[],
  wanted: readonly Wanted[],
  current: ReadonlyMap<string, Choice>,
): Rewritten[] =>
  wanted.flatMap(({ fieldId, choice }) => {
    const text = given.find((one) => one.fieldId === fieldId)?.value;
    if (choice?.origin !== 'user' || text === undefined || current.get(fieldId)?.valueId !== choice.valueId) return [];
    const { data: value } = ownValueFormat.safeParse(text);
    return value === undefined || value === choice.value ? [] : [{ fieldId, valueId: choice.valueId, value }];
  });

export type ChangePlan = {
  readonly refusal: null;
  /** The fields that hold something else afterwards, or nothing. */
  readonly changed: readonly string[];
  /** What all fields hold afterwards. */
  readonly after: Values;
};

/**
 * What becomes of a person's fields, or why not. Fields that are hidden by the change are emptied by it, which refuses it where
 * whoever asks may not empty them; a mandatory field that it leaves empty refuses it, where whoever asks could fill it.
 *
 * @param before what the person has, in archived fields too
 */
export function planChange(
  fields: readonly FillableField[],
  before: Values,
  wanted: readonly Wanted[],
  isAdmin: boolean,
): ChangePlan | Refused<'field_hidden' | 'field_not_editable' | 'field_value_required'> {
  const proposed = new Map(before);
  for (const { fieldId, choice } of wanted) {
    if (choice === null) proposed.delete(fieldId);
    else proposed.set(fieldId, choice.valueId);
  }
  const shown = shownFields(fields, proposed);
  const hidden = wanted.findIndex(({ fieldId, choice }) => choice !== null && !shown.has(fieldId));
  if (hidden >= 0) return { refusal: 'field_hidden', place: hidden };
  const after = settledValues(fields, proposed);
  const takenFrom = lostBelow(fields, before, after, isAdmin);
  if (takenFrom !== null) {
    const place = wanted.findIndex(
      ({ fieldId }) => takenFrom.has(fieldId) && before.get(fieldId) !== after.get(fieldId),
    );
    return { refusal: 'field_not_editable', place };
  }
  const touched = new Set(wanted.map(({ fieldId }) => fieldId));
  const editable = new Set(fields.filter((one) => mayEdit(one, isAdmin)).map(({ fieldId }) => fieldId));
  const empty = new Set(leftEmpty(fields, before, after, touched).filter((fieldId) => editable.has(fieldId)));
  if (empty.size > 0) {
    const place = wanted.findIndex(({ fieldId }) => empty.has(fieldId));
    return { refusal: 'field_value_required', place: place < 0 ? null : place };
  }
  const changed = fields.map(({ fieldId }) => fieldId).filter((fieldId) => before.get(fieldId) !== after.get(fieldId));
  return { refusal: null, changed, after };
}

/** The fields above one that is emptied because it is hidden, and that whoever asks may not change; null where there is none. */
function lostBelow(
  fields: readonly FillableField[],
  before: Values,
  after: Values,
  isAdmin: boolean,
): ReadonlySet<string> | null {
  const shown = shownFields(fields, before);
  const lost = fields.find(
    (one) => !mayEdit(one, isAdmin) && shown.has(one.fieldId) && before.has(one.fieldId) && !after.has(one.fieldId),
  );
  return lost === undefined ? null : fieldsAbove(lost, new Map(fields.map((one) => [one.fieldId, one])));
}
