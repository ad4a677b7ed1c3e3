import type { Answer } from '../../generated/upstream/contract.ts';
import {
  type CustomFieldRecord,
  type CustomFieldValueRecord,
  type CustomFieldsRecord,
  toCustomFieldValue,
} from './mapper.ts';

/** What somebody has in fields, as the service says it. */
export type PersonFieldsRecord = Answer<'field', 'memberFields'>['people'][number];

/** One field in somebody's profile. */
export type ProfileFieldRecord = {
  readonly guid: string;
  readonly field: CustomFieldRecord;
  readonly value: CustomFieldValueRecord | null;
};

/** What somebody has in the team's fields. */
export type ProfileFieldsRecord = {
  readonly fields: readonly ProfileFieldRecord[];
  readonly version: number;
};

/** The fields of a profile: all that are not archived, with what the person has in them. */
export function toProfileFields(
  { guid, version, fields: filled }: PersonFieldsRecord,
  { list, valueById }: CustomFieldsRecord,
): ProfileFieldsRecord {
  const values = new Map(filled.map(({ fieldId, userValues: [value] }) => [fieldId, value]));
  const fields = list
    .filter(({ isArchived }) => !isArchived)
    .map((field) => {
      const value = values.get(field.fieldId);
      return { guid, field, value: value ? (valueById.get(value.valueId) ?? toCustomFieldValue(value)) : null };
    });
  return { fields, version };
}
