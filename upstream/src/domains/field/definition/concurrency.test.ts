// What fields are holds when two people act at once. On a PostgreSQL server the two really run side by side.
import { beforeEach, expect, test } from 'vitest';
import { ORBIT, fieldCalls, refusalOf, shift } from '../../../testing/fieldCalls.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { personRow } from '../../../testing/people.ts';
import type { Session } from '../../../testing/testUpstream.ts';

const upstream = await startFreshUpstream(['orbit.example']);

/** The two admins of one team. */
let admin: Session;
let other: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
  other = await upstream.signIn((await personRow(upstream.db, 'orbit-0004')).email);
});
const { add, addOne, update, read, valuesOf } = fieldCalls(upstream, () => admin);
const updateAsOther = (given: object) => upstream.post('/field/update-team-fields', { updateFields: [given] }, other);
const outcomes = async (calls: Promise<{ status: number; body: unknown }>[]) =>
  (await Promise.all(calls)).map((answer) => (answer.status === 200 ? 'done' : String(refusalOf(answer)))).toSorted();

test('one of two who add the same name is refused', async () => {
  expect(await outcomes([add([shift]), add([{ ...shift, name: 'SHIFT' }], other)])).toEqual([
    '400 field_name_already_exists addFields.0.name',
    'done',
  ]);
  expect(await read()).toHaveLength(11);
});

test('one of two who change a field from one version is refused', async () => {
  const change = { fieldId: ORBIT.office, version: 1 };
  expect(await outcomes([update({ ...change, name: 'Site' }), updateAsOther({ ...change, name: 'Desk' })])).toEqual([
    '409 stale_version updateFields.0.version',
    'done',
  ]);
});

test('two fields that become each other’s parents make no circle', async () => {
  const [one, two] = [await addOne(shift), await addOne({ ...shift, name: 'Bus' })];
  const [first] = await valuesOf(one.fieldId);
  const [second] = await valuesOf(two.fieldId);
  expect(
    await outcomes([
      update({ fieldId: one.fieldId, parents: [{ fieldId: two.fieldId, valueId: second?.valueId }] }),
      updateAsOther({ fieldId: two.fieldId, parents: [{ fieldId: one.fieldId, valueId: first?.valueId }] }),
    ]),
  ).toEqual(['400 field_parent_cycle updateFields.0.parents.0.fieldId', 'done']);
});
