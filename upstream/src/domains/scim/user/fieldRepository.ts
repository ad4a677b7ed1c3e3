import { sameTextKey } from '@muster/schema/formats/customField';
import type { Queries } from '../../../db/database.ts';
import { planOf } from '../../billing/planActions.ts';
import { heldBy } from '../../field/person/repository.ts';
import { fieldShapesOf } from '../../field/repository.ts';
import type { Reading } from '../accessActions.ts';
import { FIELD_NAMES, type FieldAttribute, MANAGER_FIELD } from '../schemaRules.ts';

/** The custom field in which an attribute stands. */
export type MappedField = { readonly attribute: FieldAttribute; readonly fieldId: string };

/** The custom fields of a team in which attributes stand: those that are called so, on PRO. */
export async function mappedFields({ db, now, teamId }: Reading): Promise<readonly MappedField[]> {
  if ((await planOf({ db, now }, teamId)) === 'free') return [];
  const fields = (await fieldShapesOf(db, teamId)).filter(({ isArchived }) => !isArchived);
  const named = (attribute: FieldAttribute, name: string, isPicker: boolean): MappedField[] =>
    fields
      .filter((one) => one.nameKey === sameTextKey(name) && (one.valueType === 'contactPicker') === isPicker)
      .map(({ fieldId }) => ({ attribute, fieldId }));
  const texts = (Object.keys(FIELD_NAMES) as (keyof typeof FIELD_NAMES)[]).flatMap((attribute) =>
    named(attribute, FIELD_NAMES[attribute], false),
  );
  return [...texts, ...named('manager', MANAGER_FIELD, true)];
}

/** What somebody has in such a field: a text, or somebody who is picked. */
export type MappedValue = { readonly text: string; readonly contactGuid: string | null };

/** What people have in these fields, by guid and attribute. */
export async function mappedValues(
  db: Queries,
  fields: readonly MappedField[],
  guids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<FieldAttribute, MappedValue>>> {
  if (fields.length === 0) return new Map();
  const attributeOf = new Map(fields.map(({ fieldId, attribute }) => [fieldId, attribute]));
  const values = new Map<string, Map<FieldAttribute, MappedValue>>();
  for (const { guid, value, contact } of await heldBy(db, guids)) {
    const attribute = attributeOf.get(value.fieldId);
    if (attribute === undefined) continue;
    const ofPerson = values.get(guid) ?? new Map<FieldAttribute, MappedValue>();
    values.set(guid, ofPerson);
    const text = contact === null ? value.value : `${contact.firstName} ${contact.lastName}`.trim();
    ofPerson.set(attribute, { text, contactGuid: value.contactGuid });
  }
  return values;
}
