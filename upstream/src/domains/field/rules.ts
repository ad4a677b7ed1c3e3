import {
  fieldDescriptionFormat,
  fieldNameFormat,
  fieldValueFormat,
  sameTextKey,
} from '@muster/schema/formats/customField';

/** How many fields a team may have, archived ones included, and how many values of its own a field may have. */
export type FieldLimits = { fields: number; values: number };

/** As many values all fields of a team may have together, so that whoever asks can be told all of them at once. */
export const MAX_VALUES_OF_TEAM = 25_000;

/** What somebody may have in a field; see the contract. */
export type ValueType = 'singleSelect' | 'unrestricted' | 'contactPicker';

/** Why something is refused, and the place of what is at fault within what was given. */
export type RefusedAt<Code extends string> = { refusal: Code; at: string };

/** Whether a field has values of its own to choose from. Of a contact picker, the people of the team are. */
export const hasTeamValues = (valueType: ValueType) => valueType !== 'contactPicker';

/** A name or a description as it is kept; null for one that is not taken. */
export const readName = (given: string): string | null => fieldNameFormat.safeParse(given).data ?? null;
export const readDescription = (given: string): string | null => fieldDescriptionFormat.safeParse(given).data ?? null;

/** The place of the first of these names that another one has; null where each is there once. */
export function repeatedName(names: readonly { fieldId: string; nameKey: string }[]): string | null {
  const seen = new Set<string>();
  for (const { fieldId, nameKey } of names) {
    if (seen.has(nameKey)) return fieldId;
    seen.add(nameKey);
  }
  return null;
}

/** Whether a field of one type may become one of another: a contact picker stays one, and no list becomes one. */
export const mayBecome = (before: ValueType, after: ValueType) => hasTeamValues(before) === hasTeamValues(after);

/** A value as a field has it: one that the team gave it, or one that somebody brought in. */
export type KnownValue = { valueId: string; valueKey: string; origin: 'team' | 'user' };
/** A value that a field is to have: kept under this text, or new. */
export type GivenValue = { value: string; valueId?: string | undefined };
export type PlannedValue = { valueId: string; value: string; valueKey: string };

export type ValuesFault = RefusedAt<
  'invalid_request' | 'value_too_long' | 'too_many_values' | 'duplicate_values' | 'value_not_found'
>;

type Read = { value: string; valueKey: string };

function readValue(given: string, at: string): Read | ValuesFault {
  const { data, error } = fieldValueFormat.safeParse(given);
  if (data !== undefined) return { value: data, valueKey: sameTextKey(data) };
  const isLong = error?.issues.some(({ code }) => code === 'too_big') ?? false;
  return { refusal: isLong ? 'value_too_long' : 'invalid_request', at };
}

/**
 * The values that the team gives a field from now on, in their order, or why not. A value that is given with its id is kept
 * under its new text. A new one takes up what the field has of the same text, be it brought in by somebody, so that whoever
 * has it keeps it.
 *
 * @param limit as many values are taken; of a field that has more, as many as it has
 */
export function planValues(
  given: readonly GivenValue[],
  known: readonly KnownValue[],
  limit: number,
  newId: () => string,
): PlannedValue[] | ValuesFault {
  if (given.length === 0) return { refusal: 'invalid_request', at: '' };
  const most = Math.max(limit, known.filter(({ origin }) => origin === 'team').length);
  if (given.length > most) return { refusal: 'too_many_values', at: '' };
  const find = finderIn(given, known);
  const seen = { ids: new Set<string>(), keys: new Set<string>() };
  const planned: PlannedValue[] = [];
  for (const [place, one] of given.entries()) {
    const at = `.${place}`;
    const read = readValue(one.value, at);
    if ('refusal' in read) return read;
    const found = find(one.valueId, read.valueKey);
    if ('refusal' in found) return { ...found, at: `${at}${found.at}` };
    const valueId = found.valueId ?? newId();
    if (seen.keys.has(read.valueKey) || seen.ids.has(valueId)) return { refusal: 'duplicate_values', at };
    seen.keys.add(read.valueKey);
    seen.ids.add(valueId);
    planned.push({ ...read, valueId });
  }
  return planned;
}

/** What says which of the known values is meant by one that is given; null where it is a new one. */
function finderIn(given: readonly GivenValue[], known: readonly KnownValue[]) {
  const named = new Set(given.flatMap(({ valueId }) => valueId ?? []));
  const ids = new Set(known.map(({ valueId }) => valueId));
  const free = new Map(known.filter(({ valueId }) => !named.has(valueId)).map((one) => [one.valueKey, one]));
  return (valueId: string | undefined, valueKey: string): { valueId: string | null } | ValuesFault => {
    const same = free.get(valueKey);
    if (valueId === undefined) return { valueId: same?.valueId ?? null };
    if (!ids.has(valueId)) return { refusal: 'value_not_found', at: '.valueId' };
    // What somebody has brought in stays another value than the one that is to have its text: people have both of them.
    return same?.origin === 'user' ? { refusal: 'duplicate_values', at: '' } : { valueId };
  };
}

/** The value that new members have from the start, by its text, or why not; null for none. */
export function planDefault(
  given: readonly string[],
  values: readonly { valueId: string; valueKey: string }[],
): { valueId: string | null } | RefusedAt<'value_not_found'> {
  const [text] = given;
  if (text === undefined) return { valueId: null };
  const key = sameTextKey(text);
  const found = values.find(({ valueKey }) => valueKey === key);
  return found ? { valueId: found.valueId } : { refusal: 'value_not_found', at: '.0' };
}
