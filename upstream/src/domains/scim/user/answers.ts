import type { PersonRow } from '../../member/repository.ts';
import { directoryGroupsOfPeople } from '../../userGroup/directoryRepository.ts';
import type { Reading } from '../accessActions.ts';
import type { Json } from '../language/valueRules.ts';
import { lastChanges } from '../repository.ts';
import { tagOf } from '../rules.ts';
import { ENTERPRISE_SCHEMA, type FieldAttribute, USER_SCHEMA } from '../schemaRules.ts';
import { type MappedField, type MappedValue, mappedFields, mappedValues } from './fieldRepository.ts';
import { type DirectoryNames, directoryNamesOf } from './repository.ts';
import { languageTag, wholeName } from './rules.ts';

/** What of somebody is looked up besides what stands in their row. */
export type Parts = { readonly groups: boolean; readonly fields: boolean; readonly lastModified: boolean };
export const ALL_PARTS: Parts = { groups: true, fields: true, lastModified: true };

type Known = {
  readonly base: string;
  readonly names: DirectoryNames | undefined;
  readonly groups: readonly { readonly id: string; readonly name: string }[];
  readonly values: ReadonlyMap<FieldAttribute, MappedValue>;
  readonly changedAt: number | undefined;
};

const listed = <T>(name: string, values: readonly T[]) => (values.length === 0 ? {} : { [name]: values });
const stated = <T>(name: string, value: T | null | undefined) =>
  value === null || value === undefined || value === '' ? {} : { [name]: value };

const USER_TYPES = { admin: 'Member', member: 'Member', guest: 'Guest' } as const;

function enterpriseOf({ values, base }: Known): Json {
  const texts = [...values].filter(([attribute]) => attribute !== 'title' && attribute !== 'manager');
  const manager = values.get('manager');
  return {
    ...Object.fromEntries(texts.map(([attribute, { text }]) => [attribute, text])),
    ...(manager?.contactGuid
      ? {
          manager: {
            value: manager.contactGuid,
            $ref: `${base}/Users/${manager.contactGuid}`,
            ...stated('displayName', manager.text),
          },
        }
      : {}),
  };
}

/** Somebody as RFC 7643 has them. */
function toUser(one: PersonRow, known: Known): Json {
  const { base, names, groups, values, changedAt } = known;
  const tag = languageTag(one.locale);
  const enterprise = enterpriseOf(known);
  const isExtended = Object.keys(enterprise).length > 0;
  const lastModified = Math.max(changedAt ?? 0, one.createdAt, one.stateSince);
  return {
    schemas: [USER_SCHEMA, ...(isExtended ? [ENTERPRISE_SCHEMA] : [])],
    id: one.guid,
    ...stated('externalId', names?.externalId),
    meta: {
      ...{ resourceType: 'User', created: new Date(one.createdAt).toISOString() },
      ...{ lastModified: new Date(lastModified).toISOString(), location: `${base}/Users/${one.guid}` },
      version: tagOf(String(one.version)),
    },
    userName: one.email,
    name: { ...stated('givenName', one.firstName), ...stated('familyName', one.lastName) },
    ...stated('displayName', names?.displayName ?? wholeName(one)),
    ...stated('title', values.get('title')?.text),
    ...{ userType: USER_TYPES[one.role], preferredLanguage: tag, locale: tag, active: one.state === 'active' },
    emails: [{ value: one.email, type: 'work', primary: true }],
    ...(one.phoneCountryCode && one.phoneNumber
      ? { phoneNumbers: [{ value: `${one.phoneCountryCode}${one.phoneNumber}`, type: 'mobile', primary: true }] }
      : {}),
    ...listed(
      'groups',
      groups.map(({ id, name }) => ({ value: id, $ref: `${base}/Groups/${id}`, display: name, type: 'direct' })),
    ),
    roles: [{ value: one.role, primary: true }],
    ...(isExtended ? { [ENTERPRISE_SCHEMA]: enterprise } : {}),
  };
}

/** People as Users, in their order, with the parts that are asked for. */
export async function usersOf(
  reading: Reading,
  base: string,
  people: readonly PersonRow[],
  parts: Parts = ALL_PARTS,
): Promise<Json[]> {
  if (people.length === 0) return [];
  const { db, teamId } = reading;
  const guids = people.map(({ guid }) => guid);
  const names = await directoryNamesOf(db, guids);
  const groups = Map.groupBy(parts.groups ? await directoryGroupsOfPeople(db, guids) : [], ({ guid }) => guid);
  const fields: readonly MappedField[] = parts.fields ? await mappedFields(reading) : [];
  const values = await mappedValues(db, fields, guids);
  const targets = parts.lastModified ? guids.map((guid) => `person:${guid}`) : [];
  const changes = targets.length === 0 ? new Map<string, number>() : await lastChanges(db, teamId, targets);
  return people.map((one) =>
    toUser(one, {
      ...{ base, names: names.get(one.guid), groups: groups.get(one.guid) ?? [] },
      ...{ values: values.get(one.guid) ?? new Map(), changedAt: changes.get(`person:${one.guid}`) },
    }),
  );
}
