import type { Answer } from '../generated/upstream/contract.ts';

type Field = Answer<'field', 'fieldsInfo'>['fields'][number];
type Value = NonNullable<Field['teamValues']>[number];

/** What a field has where nothing else is said. */
export const PLAIN_FIELD: Omit<Field, 'fieldId' | 'name' | 'valueType' | 'priority'> = {
  ...{ description: '', isMandatory: false, editableBy: 'user', parents: [], defaultValues: [] },
  ...{ valuesCount: 0, teamValues: [], userValues: [], isArchived: false, version: 1 },
};

const ENGINEERING: Value = { valueId: 'v-eng', value: 'Engineering', children: ['f-squad'] };
const SALES: Value = { valueId: 'v-sales', value: 'Sales and success', children: [] };

/**
 * The fields of every stub team: a list that brings up another field, a text, people, one of the installation, and one that is
 * archived. The second value of each text has been brought in by somebody.
 */
export const TEAM_FIELDS: [Field, ...Field[]] = [
  {
    ...PLAIN_FIELD,
    ...{ fieldId: 'f-department', name: 'Department', description: 'Where somebody works', valueType: 'singleSelect' },
    ...{ priority: 0, isMandatory: true, valuesCount: 2, teamValues: [ENGINEERING, SALES], version: 4 },
    defaultValues: [{ valueId: 'v-sales', value: 'Sales and success' }],
  },
  {
    ...PLAIN_FIELD,
    ...{ fieldId: 'f-squad', name: 'Squad', valueType: 'unrestricted', priority: 1, valuesCount: 1 },
    parents: [{ fieldId: 'f-department', valueId: 'v-eng', value: 'Engineering' }],
    teamValues: [{ valueId: 'v-apollo', value: 'Apollo', children: [] }],
    userValues: [{ valueId: 'v-own', value: 'Rocket' }],
  },
  {
    ...PLAIN_FIELD,
    ...{ fieldId: 'f-manager', name: 'Manager', valueType: 'contactPicker', priority: 2, editableBy: 'admin' },
    userValues: [{ valueId: 'v-boss', value: 'First Boss', contactGuid: 'orbit-0000' }],
  },
  {
    ...PLAIN_FIELD,
    ...{ fieldId: 'f-cost', name: 'Cost centre', valueType: 'singleSelect', priority: 3, editableBy: 'platform' },
    ...{ valuesCount: 1, teamValues: [{ valueId: 'v-100', value: '100', children: [] }] },
  },
  {
    ...PLAIN_FIELD,
    ...{ fieldId: 'f-old', name: 'Old', valueType: 'singleSelect', priority: 4, isArchived: true },
    ...{ valuesCount: 1, teamValues: [{ valueId: 'v-old', value: 'Old', children: [] }] },
  },
];

/** What everybody but guests has in them. */
export const personFieldsOf = (guid: string): Answer<'field', 'memberFields'>['people'][number] => ({
  guid,
  version: 2,
  fields: [
    { fieldId: 'f-department', userValues: [{ valueId: 'v-eng', value: 'Engineering' }] },
    {
      fieldId: 'f-manager',
      userValues: [{ valueId: 'v-boss', value: 'First Boss', contactGuid: 'orbit-0000' }],
      managerName: 'First Boss',
    },
    { fieldId: 'f-old', userValues: [{ valueId: 'v-old', value: 'Old' }] },
  ],
});

export const USAGE: Answer<'field', 'fieldUsage'>['usage'] = [
  {
    ...{
      fieldId: 'f-department',
      membersCount: 5,
      othersCount: 1,
      emptyCount: 0,
      criteria: ['c-engineers'],
      children: ['f-squad'],
    },
    values: [
      { valueId: 'v-eng', membersCount: 5, othersCount: 0 },
      { valueId: 'v-sales', membersCount: 0, othersCount: 1 },
    ],
  },
  { fieldId: 'f-squad', membersCount: 0, othersCount: 0, emptyCount: 5, values: [], criteria: [], children: [] },
];
