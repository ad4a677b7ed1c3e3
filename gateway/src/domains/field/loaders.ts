import { batchById } from '../../lib/batchById.ts';
import type { Log } from '../../lib/log.ts';
import { once } from '../../lib/once.ts';
import type { Upstream } from '../../upstream/client.ts';
import {
  type CustomFieldRecord,
  type CustomFieldValueRecord,
  toCustomFieldValue,
  toCustomFields,
  toUsages,
} from './mapper.ts';
import type { PersonFieldsRecord } from './profileMapper.ts';
import { PEOPLE_CHUNK, VALUES_CHUNK, fieldRest } from './rest.ts';

export type FieldLoaders = ReturnType<typeof fieldLoaders>;

/** @param viewer the guid of whoever asks; null while nobody is signed in */
export function fieldLoaders(upstream: Upstream, log: Log, viewer: string | null) {
  const rest = fieldRest(upstream);
  const fields = once(async () => toCustomFields(await rest.fieldsInfo(), log));
  const furtherValue = batchById<CustomFieldValueRecord>(
    VALUES_CHUNK,
    ({ valueId }) => valueId,
    async (valueIds) => (await rest.fieldValues(valueIds)).values.map(toCustomFieldValue),
  );
  const people = () =>
    batchById<PersonFieldsRecord>(
      PEOPLE_CHUNK,
      ({ guid }) => guid,
      async (guids) => (await rest.memberFields(guids)).people,
    );
  // A call of members that names others is refused: what is their own is asked for by itself.
  const [own, others] = [people(), people()];
  const peopleWith = (guid: string) => (guid === viewer ? own : others);
  return {
    fields,
    /** One of the team's fields, archived or not. */
    field: async (fieldId: string): Promise<CustomFieldRecord | null> => (await fields()).byId.get(fieldId) ?? null,
    /** A value of any of the fields; one that did not come along with them is read with all others of the same moment. */
    value: async (valueId: string): Promise<CustomFieldValueRecord | null> =>
      (await fields()).valueById.get(valueId) ?? furtherValue.load(valueId),
    usage: once(async () => toUsages(await rest.fieldUsage())),
    /** What somebody has in fields; null for guests, and for whomever the team does not have. */
    ofMember: {
      load: (guid: string) => peopleWith(guid).load(guid),
      prime: (guid: string, person: PersonFieldsRecord) => peopleWith(guid).prime(guid, person),
    },
  };
}
