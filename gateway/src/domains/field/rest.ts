import type { Body } from '../../generated/upstream/contract.ts';
import { given } from '../../lib/given.ts';
import type { IdempotencyKey } from '../../lib/idempotencyKeys.ts';
import type { Upstream } from '../../upstream/client.ts';
import type { ConditionRecord } from './mapper.ts';

/** How many values one call by id may ask for, and how many people. */
export const VALUES_CHUNK = 300;
export const PEOPLE_CHUNK = 50;

/** How the service wants to be told what is true and what is not. */
export type FieldFlags = 'boolean' | 'number';

type WireNew = Body<'field', 'addTeamFields'>['addFields'][number];

/** What a field is to be; what is undefined stays. */
export type FieldParts = {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly valueType?: WireNew['valueType'] | undefined;
  readonly isMandatory?: boolean | undefined;
  readonly editableBy?: WireNew['editableBy'] | undefined;
  /** All values; those that are kept with their ids. */
  readonly values?: readonly { readonly valueId?: string; readonly text: string }[] | undefined;
  /** Empty for none. */
  readonly defaultValue?: string | undefined;
  readonly conditions?: readonly ConditionRecord[] | undefined;
};
export type NewField = FieldParts & {
  readonly name: string;
  readonly valueType: WireNew['valueType'];
  readonly isMandatory: boolean;
  readonly editableBy: WireNew['editableBy'];
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

  addField: (field: NewField, flags: FieldFlags, idempotencyKey: IdempotencyKey) =>
    upstream.call('field', 'addTeamFields', { body: { addFields: [newToWire(field, flags)] }, idempotencyKey }),
  updateField: (changes: FieldChanges, flags: FieldFlags, idempotencyKey: IdempotencyKey) =>
    upstream.call('field', 'updateTeamFields', {
      body: { updateFields: [changesToWire(changes, flags)] },
      idempotencyKey,
    }),
  reorderFields: (fieldIds: readonly string[], idempotencyKey: IdempotencyKey) =>
    upstream.call('field', 'reorderTeamFields', { body: { fieldIds: [...fieldIds] }, idempotencyKey }),
  removeField: (fieldId: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('field', 'removeTeamFields', { body: { removeFields: [fieldId] }, idempotencyKey }),
  updateMemberFields: ({ guid, version, fields }: PersonChanges, idempotencyKey: IdempotencyKey) =>
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
