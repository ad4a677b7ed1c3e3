import type { Body } from '../../generated/upstream/contract.ts';
import type { Upstream } from '../../upstream/client.ts';
import type { ConditionRecord, FieldEditorWord, FieldTypeWord } from './mapper.ts';

type Key = string | null | undefined;

/** How many values one call by id may ask for, and how many people. */
export const VALUES_CHUNK = 300;
export const PEOPLE_CHUNK = 50;

/** How the service wants to be told what is true and what is not. */
export type FieldFlags = 'boolean' | 'number';

/** What a field is to be; what is undefined stays. */
export type FieldParts = {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly valueType?: FieldTypeWord | undefined;
  readonly isMandatory?: boolean | undefined;
  readonly editableBy?: FieldEditorWord | undefined;
  /** All values; those that are kept with their ids. */
  readonly values?: readonly { readonly valueId?: string; readonly text: string }[] | undefined;
  /** Empty for none. */
  readonly defaultValue?: string | undefined;
  readonly conditions?: readonly ConditionRecord[] | undefined;
};
export type NewField = FieldParts & {
  readonly name: string;
  readonly valueType: FieldTypeWord;
  readonly isMandatory: boolean;
  readonly editableBy: FieldEditorWord;
};
export type FieldChanges = FieldParts & {
  readonly fieldId: string;
  readonly isArchived: boolean | undefined;
  readonly version: number | undefined;
};

/** What somebody is to have in a field: one of the three, or nothing. */
export type PersonFieldChange = {
  readonly fieldId: string;
  readonly valueId?: string | undefined;
  readonly text?: string | undefined;
  readonly contactGuid?: string | undefined;
};
export type PersonChanges = {
  readonly guid: string;
  readonly version: number | undefined;
  readonly fields: readonly PersonFieldChange[];
};

type WireFlag = Body<'field', 'addTeamFields'>['addFields'][number]['isMandatory'];
const toFlag = (isTrue: boolean, flags: FieldFlags): WireFlag => (flags === 'boolean' ? isTrue : isTrue ? 1 : 0);

const toParents = (conditions: readonly ConditionRecord[]) =>
  conditions.map(({ fieldId, valueId }) => ({ fieldId, valueId }));

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
/** The same without what is undefined. */
const given = <T extends object>(parts: T) =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Given<T>; // the parts stay as they are

const defaultsOf = (text: string | undefined) => (text === undefined ? undefined : text === '' ? [] : [text]);

const newToWire = (field: NewField, flags: FieldFlags): Body<'field', 'addTeamFields'>['addFields'][number] => ({
  ...{ name: field.name, valueType: field.valueType, editableBy: field.editableBy },
  isMandatory: toFlag(field.isMandatory, flags),
  ...given({
    description: field.description,
    team_values: field.values?.map(({ text }) => text),
    default_values: defaultsOf(field.defaultValue),
    parents: field.conditions && toParents(field.conditions),
  }),
});

const changesToWire = (
  { fieldId, name, description, valueType, isMandatory, editableBy, isArchived, version, ...parts }: FieldChanges,
  flags: FieldFlags,
): Body<'field', 'updateTeamFields'>['updateFields'][number] => ({
  fieldId,
  ...given({
    ...{ version, name, description, valueType, editableBy, isArchived },
    isMandatory: isMandatory === undefined ? undefined : toFlag(isMandatory, flags),
    team_values: parts.values?.map(({ text, ...id }) => ({ ...id, value: text })),
    default_values: defaultsOf(parts.defaultValue),
    parents: parts.conditions && toParents(parts.conditions),
  }),
});

/** The calls of the field service. */
export const fieldRest = (upstream: Upstream) => ({
  fieldsInfo: () => upstream.call('field', 'fieldsInfo', { query: { teamValues: true } }),
  fieldValues: (valueIds: readonly string[]) =>
    upstream.call('field', 'fieldValues', { body: { valueIds: [...valueIds] } }),
  fieldUsage: () => upstream.call('field', 'fieldUsage', { query: {} }),
  parentsEffect: (fieldId: string, conditions: readonly ConditionRecord[]) =>
    upstream.call('field', 'parentsEffect', { body: { fieldId, parents: toParents(conditions) } }),
  memberFields: (guids: readonly string[]) => upstream.call('field', 'memberFields', { body: { guids: [...guids] } }),

  addField: (field: NewField, flags: FieldFlags, idempotencyKey: Key) =>
    upstream.call('field', 'addTeamFields', { body: { addFields: [newToWire(field, flags)] }, idempotencyKey }),
  updateField: (changes: FieldChanges, flags: FieldFlags, idempotencyKey: Key) =>
    upstream.call('field', 'updateTeamFields', {
      body: { updateFields: [changesToWire(changes, flags)] },
      idempotencyKey,
    }),
  reorderFields: (fieldIds: readonly string[], idempotencyKey: Key) =>
    upstream.call('field', 'reorderTeamFields', { body: { fieldIds: [...fieldIds] }, idempotencyKey }),
  removeField: (fieldId: string, idempotencyKey: Key) =>
    upstream.call('field', 'removeTeamFields', { body: { removeFields: [fieldId] }, idempotencyKey }),
  updateMemberFields: ({ guid, version, fields }: PersonChanges, idempotencyKey: Key) =>
    upstream.call('field', 'updateMemberFields', {
      body: {
        onBehalfOf: guid,
        ...given({ version }),
        fields: fields.map(({ fieldId, valueId, text, contactGuid }) => ({
          fieldId,
          ...given({ valueId, value: text, contactGuid }),
        })),
      },
      idempotencyKey,
    }),
});
