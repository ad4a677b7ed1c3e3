import type { Choice, ReadField } from './profileDraft.ts';

type Contact = NonNullable<NonNullable<ReadField['value']>['contact']>;

/** Somebody who can be picked. */
export const contactOf = (number: number, changes: Partial<Contact> = {}): Contact => ({
  ...{ id: `member-${number}`, guid: `guid-${number}`, role: 'MEMBER', status: 'ACTIVE' },
  ...{ email: `person${number}@orbit.example`, name: { first: 'Person', last: String(number) }, imageUrl: null },
  ...changes,
});

/** A value's id is its field's and its text. */
const idIn = (field: string, text: string) => `${field}:${text}`;
export const valueIn = (field: string, text: string): Choice => `value:${idIn(field, text)}`;

const UNIONS = { SINGLE_SELECT: 'SingleSelectSettings', UNRESTRICTED: 'UnrestrictedSettings' } as const;

/** A field in somebody's profile, by its name, with the texts of what they may have and have. */
export function fieldOf(
  name: string,
  {
    type = 'SINGLE_SELECT',
    values = [],
    value = null,
    contact = null,
    conditions = [],
    viewerCanEdit = true,
    ...changes
  }: {
    type?: 'SINGLE_SELECT' | 'UNRESTRICTED' | 'CONTACT_PICKER';
    values?: readonly string[];
    value?: string | null;
    contact?: Contact | null;
    conditions?: readonly (readonly [field: string, value: string])[];
    viewerCanEdit?: boolean;
  } & Partial<Pick<ReadField['field'], 'isMandatory' | 'editableBy' | 'description'>>,
): ReadField {
  const toValue = (text: string) => ({ id: idIn(name, text), text });
  const settings =
    type === 'CONTACT_PICKER'
      ? null
      : { __typename: UNIONS[type], values: { nodes: values.map(toValue), totalCount: values.length } };
  return {
    viewerCanEdit,
    value: value === null ? null : { ...toValue(value), contact },
    field: {
      ...{ id: name, name, description: '', valueType: type, isMandatory: false, editableBy: 'USER' },
      conditions: conditions.map(([field, text]) => ({ field: { id: field }, value: { id: idIn(field, text) } })),
      settings,
      ...changes,
    },
  };
}
