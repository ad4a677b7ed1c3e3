// What an admin asks and tells the services about the fields of a team.

import type { Answer } from '../generated/contract.ts';
import type { Session, TestUpstream } from './testUpstream.ts';

export type WireField = Answer<'field', 'fieldsInfo'>['fields'][number];

/** Fields of the main demo team. */
export const ORBIT = {
  ...{ department: 'orbit-f01', team: 'orbit-f02', rotation: 'orbit-f03', office: 'orbit-f04', pronouns: 'orbit-f05' },
  ...{ manager: 'orbit-f06', costCentre: 'orbit-f08', archived: 'orbit-f09', unused: 'orbit-f10' },
  engineering: { fieldId: 'orbit-f01', valueId: 'orbit-f01-v01' },
};

/** A new field with two values. */
export const shift = {
  ...{ name: 'Shift', valueType: 'singleSelect', isMandatory: false, editableBy: 'user' },
  team_values: ['Early', 'Late'],
};

/** A refusal with its status and the place that is at fault; the answer where it is none. */
export function refusalOf({ status, body }: { status: number; body: unknown }): unknown {
  const { error } = body as { error?: { code: string; field?: string } };
  return error === undefined ? body : `${status} ${error.code} ${error.field ?? ''}`.trim();
}

/** @param admin who makes the calls, unless somebody else is named */
export function fieldCalls(upstream: TestUpstream, admin: () => Session) {
  const add = (addFields: object[], by = admin()) => upstream.post('/field/add-team-fields', { addFields }, by);
  const read = async (by = admin(), query = 'teamValues=true') =>
    ((await upstream.get(`/field/v2/fields-info?${query}`, by)).body as { fields: WireField[] }).fields;
  const one = async (fieldId: string) => (await read()).find((found) => found.fieldId === fieldId);
  return {
    add,
    /** Adds one field, and says what came of it. */
    addOne: async (given: object): Promise<WireField> => {
      const [added] = ((await add([given])).body as { fields: WireField[] }).fields;
      if (!added) throw new Error('Nothing was added.');
      return added;
    },
    update: (...updateFields: object[]) => upstream.post('/field/update-team-fields', { updateFields }, admin()),
    remove: (removeFields: string[], by = admin()) => upstream.post('/field/remove-team-fields', { removeFields }, by),
    read,
    one,
    /** The team's values of a field, as they are given back to be kept. */
    valuesOf: async (fieldId: string) =>
      ((await one(fieldId))?.teamValues ?? []).map(({ valueId, value }) => ({ valueId, value })),
    usage: async (fieldId: string) => {
      const { body } = await upstream.get(`/field/field-usage?fieldId=${fieldId}`, admin());
      return (body as Answer<'field', 'fieldUsage'>).usage[0];
    },
  };
}
