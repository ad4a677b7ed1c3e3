import { sameTextKey } from '@muster/schema/formats/customField';
import { contactKey } from '../../field/person/contactRules.ts';
import {
  type ChangePlan,
  type Choice,
  type FillableField,
  type Wanted,
  planChange,
  resolveChoices,
} from '../../field/person/rules.ts';
import { type Values, leftEmpty, settledValues, withDefaults } from '../../field/visibilityRules.ts';
import { type FileForm, type Problem, type ProblemCode, type RowWish, problem } from './rowRules.ts';

type NamedField = FillableField & { readonly name: string };

/** What the texts of many rows are compared with, read at once. */
export type KnownFields = {
  /** Those of the team in their order, archived ones too; none where its plan has no fields. */
  readonly fields: readonly NamedField[];
  readonly byId: ReadonlyMap<string, NamedField>;
  /** The values that the texts name, by `valueAddress`. */
  readonly values: ReadonlyMap<string, Choice>;
  /** What new members have from the start, by field. */
  readonly defaults: ReadonlyMap<string, Choice>;
  /** Guids by the addresses that stand in contact pickers. */
  readonly contacts: ReadonlyMap<string, string>;
  /** Which of them may be picked. */
  readonly pickable: ReadonlySet<string>;
};

/** What tells the values of all fields apart. */
export const valueAddress = (fieldId: string, valueKey: string): string => `${fieldId} ${valueKey}`;

/** What the values are looked for by, and the people to pick. */
export type Named = { readonly keys: ReadonlySet<string>; readonly emails: ReadonlySet<string> };

/** What the texts of rows name. Values that stand for people have their keys by `contactKey`, which is known once they are found. */
export function namedIn(fields: readonly NamedField[], wishes: readonly Pick<RowWish, 'texts'>[]): Named {
  const keys = new Set<string>();
  const emails = new Set<string>();
  for (const { fieldId, valueType } of fields) {
    for (const { texts } of wishes) {
      const text = texts.get(fieldId);
      if (text === undefined || text === '') continue;
      if (valueType === 'contactPicker') emails.add(text.toLowerCase());
      else keys.add(sameTextKey(text));
    }
  }
  return { keys, emails };
}

type Given = Parameters<typeof resolveChoices>[0][number];

/** A text as the field takes it, or null where nobody has the address. An empty one that empties nothing asks for nothing. */
function givenOf({ fieldId, valueType }: NamedField, text: string, { contacts }: KnownFields): Given | null {
  if (text === '') return { fieldId };
  if (valueType !== 'contactPicker') return { fieldId, value: text };
  const contactGuid = contacts.get(text.toLowerCase());
  return contactGuid === undefined ? null : { fieldId, contactGuid };
}

const CODES = {
  invalid_request: 'value_invalid',
  field_not_found: 'changed_meanwhile',
  field_not_editable: 'field_not_editable',
  value_not_found: 'value_not_found',
  contact_not_found: 'contact_not_found',
  value_too_long: 'value_too_long',
  field_hidden: 'field_hidden',
  field_value_required: 'field_required',
} as const satisfies Record<string, ProblemCode>;

/** What a row does to what somebody has in fields: `before` is what they have by then, with the defaults of whoever comes in. */
export type FieldPlan = {
  readonly before: ReadonlyMap<string, Choice>;
  readonly wanted: readonly Wanted[];
  readonly plan: ChangePlan;
};

/** What a field is called for whoever sent the file: as its header has it. */
export function fieldLabel({ header, columns }: Pick<FileForm, 'header' | 'columns'>, field: NamedField): string {
  const place = columns.findIndex((column) => column.kind === 'field' && column.fieldId === field.fieldId);
  return header[place]?.trim() ?? field.name;
}

/** What somebody has who comes in: what they had before, and the defaults of fields that are shown and empty. */
export function enteringWith(
  { fields, defaults }: KnownFields,
  held: ReadonlyMap<string, Choice>,
): ReadonlyMap<string, Choice> {
  const idsOf = (choices: ReadonlyMap<string, Choice>) =>
    new Map([...choices].map(([fieldId, { valueId }]) => [fieldId, valueId]));
  const filled = withDefaults(fields, idsOf(held), idsOf(defaults));
  return new Map(
    [...filled.keys()].flatMap((fieldId) => {
      const choice = held.get(fieldId) ?? defaults.get(fieldId);
      return choice === undefined ? [] : [[fieldId, choice] as const];
    }),
  );
}

/**
 * What the texts of a row do, by the rules of the profile's form as an admin fills it in: dependent fields are emptied with
 * what brings them up. A preview is made by it, and so is the work.
 *
 * @param current what the person has, or comes in with
 * @param newId gives ids to texts that no field has yet
 */
export function planTexts(
  form: Pick<FileForm, 'header' | 'columns'>,
  { texts }: Pick<RowWish, 'texts'>,
  current: ReadonlyMap<string, Choice>,
  known: KnownFields,
  newId: () => string,
): FieldPlan | Problem {
  const { byId } = known;
  const given: Given[] = [];
  for (const [fieldId, text] of texts) {
    const field = byId.get(fieldId);
    if (field === undefined) return problem('changed_meanwhile', labelOfId(form, fieldId), text);
    if (text === '' && !current.has(fieldId)) continue;
    const one = givenOf(field, text, known);
    if (one === null) return problem('contact_not_found', fieldLabel(form, field), text);
    given.push(one);
  }
  const keyOf = ({ fieldId, value, contactGuid }: Given) =>
    valueAddress(fieldId, contactGuid === undefined ? sameTextKey(value ?? '') : contactKey(contactGuid));
  const values = given.flatMap((one) => known.values.get(keyOf(one)) ?? []);
  const isAdmin = true;
  const wanted = resolveChoices(given, { fields: byId, values, current, pickable: known.pickable, isAdmin }, newId);
  if ('refusal' in wanted) return refused(form, texts, byId, CODES[wanted.refusal], given[wanted.place ?? -1]?.fieldId);
  const before = new Map([...current].map(([fieldId, { valueId }]) => [fieldId, valueId]));
  const plan = planChange(known.fields, before, wanted, isAdmin);
  if (plan.refusal !== null) {
    const at = plan.place === null ? missingBy(known.fields, before, wanted) : wanted[plan.place]?.fieldId;
    return refused(form, texts, byId, CODES[plan.refusal], at);
  }
  return { before: current, wanted, plan };
}

/** The field that has to be filled because of what was wanted of others. */
function missingBy(fields: readonly NamedField[], before: Values, wanted: readonly Wanted[]): string | undefined {
  const proposed = new Map(before);
  for (const { fieldId, choice } of wanted) {
    if (choice === null) proposed.delete(fieldId);
    else proposed.set(fieldId, choice.valueId);
  }
  const touched = new Set(wanted.map(({ fieldId }) => fieldId));
  return leftEmpty(fields, before, settledValues(fields, proposed), touched)[0];
}

const labelOfId = ({ header, columns }: Pick<FileForm, 'header' | 'columns'>, fieldId: string) =>
  header[columns.findIndex((column) => column.kind === 'field' && column.fieldId === fieldId)]?.trim() ?? '';

function refused(
  form: Pick<FileForm, 'header' | 'columns'>,
  texts: RowWish['texts'],
  byId: ReadonlyMap<string, NamedField>,
  code: ProblemCode,
  fieldId: string | undefined,
): Problem {
  const field = fieldId === undefined ? undefined : byId.get(fieldId);
  return problem(code, field ? fieldLabel(form, field) : '', fieldId === undefined ? '' : texts.get(fieldId));
}
