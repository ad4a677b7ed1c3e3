// What people have in fields when two act at once. On a PostgreSQL server the two really run side by side.
import { beforeEach, expect, test } from 'vitest';
import { heldValuesOf, ownValuesOf, setFields } from '../../../testing/fields.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { type Session, textAt } from '../../../testing/testUpstream.ts';
import { addOwnValues } from './ownValueRepository.ts';

const MEMBER = 'orbit-0002';
const OTHER = 'orbit-0020';

const upstream = await startFreshUpstream(['orbit.example']);
let admin: Session;
let member: Session;
beforeEach(async () => {
  await setFields(upstream.db, 'team-orbit', [
    { fieldId: 'office', values: ['Here', 'There'] },
    { fieldId: 'pronouns', valueType: 'unrestricted', values: ['she'] },
    { fieldId: 'desk', values: ['1', '2'] },
  ]);
  admin = await upstream.signIn('admin@orbit.example');
  member = await upstream.signIn('member@orbit.example');
});

/** What a call came to: the code of its refusal, or that it was done. */
async function come(call: Promise<{ status: number; body: unknown }>): Promise<string> {
  const { status, body } = await call;
  return status === 200 ? 'done' : textAt(body, 'error', 'code');
}

type Given = { fieldId: string; value?: string };
const set = (by: Session, onBehalfOf: string, given: Given, version?: number) =>
  come(upstream.post('/field/update-member-fields', { onBehalfOf, fields: [given], version }, by));
const update = (change: object) => come(upstream.post('/field/update-team-fields', { updateFields: [change] }, admin));
const held = (guid: string) => heldValuesOf(upstream.db, guid);

test('of two who change the same version one comes too late', async () => {
  const outcomes = await Promise.all([
    set(admin, MEMBER, { fieldId: 'office', value: 'Here' }, 1),
    set(member, MEMBER, { fieldId: 'desk', value: '1' }, 1),
  ]);
  expect(outcomes.toSorted()).toEqual(['done', 'stale_version']);
  expect(Object.keys(await held(MEMBER))).toHaveLength(1);
});

test('two who write the same have one value; one who writes it while the last one gives it up has it', async () => {
  const they = { fieldId: 'pronouns', value: 'they' };
  const both = await Promise.all([set(member, MEMBER, they), set(admin, OTHER, they)]);
  expect(both).toEqual(['done', 'done']);
  expect(await held(MEMBER)).toEqual(await held(OTHER));
  await set(admin, OTHER, { fieldId: 'pronouns' });
  const swapped = await Promise.all([set(member, MEMBER, { fieldId: 'pronouns' }), set(admin, OTHER, they)]);
  expect(swapped).toEqual(['done', 'done']);
  expect(await ownValuesOf(upstream.db, 'pronouns')).toEqual(['they']);
  expect(Object.keys(await held(OTHER))).toEqual(['pronouns']);
});

test('a value is removed, or taken, but not both', async () => {
  const without = { fieldId: 'office', team_values: [{ valueId: 'office-here', value: 'Here' }] };
  const outcomes = await Promise.all([set(member, MEMBER, { fieldId: 'office', value: 'There' }), update(without)]);
  expect([
    ['done', 'value_is_already_used'],
    ['value_not_found', 'done'],
  ]).toContainEqual(outcomes);
});

test('a field that comes to depend on another while somebody fills it ends up empty or refused', async () => {
  const below = { fieldId: 'office', parents: [{ fieldId: 'desk', valueId: 'desk-1' }] };
  const [taken, changed] = await Promise.all([
    set(member, MEMBER, { fieldId: 'office', value: 'Here' }),
    update(below),
  ]);
  expect(['done', 'field_hidden']).toContain(taken);
  expect(changed).toBe('done');
  expect(await held(MEMBER)).toEqual({});
});

test('whoever is removed while something is filled in for them has nothing', async () => {
  const outcomes = await Promise.all([
    come(upstream.post('/member/delete-member', { subjects: [OTHER] }, admin)),
    set(admin, OTHER, { fieldId: 'office', value: 'Here' }),
  ]);
  expect([
    ['done', 'done'],
    ['done', 'member_not_found'],
  ]).toContainEqual(outcomes);
  expect(await held(OTHER)).toEqual({});
});

test('thousands bring in a value of their own at once', async () => {
  const values = Array.from({ length: 9_000 }, (_, nth) => ({
    ...{ valueId: `own-${nth}`, fieldId: 'pronouns', origin: 'user' as const },
    ...{ value: `their ${nth}`, valueKey: `their ${nth}` },
  }));
  await upstream.db.transaction((queries) => addOwnValues(queries, values));
  expect(await ownValuesOf(upstream.db, 'pronouns')).toHaveLength(9_000);
});
