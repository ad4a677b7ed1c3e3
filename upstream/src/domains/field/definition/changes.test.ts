import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { fieldValue, personFieldValue } from '../../../db/tables/field.ts';
import { ORBIT, type WireField, fieldCalls, refusalOf, shift } from '../../../testing/fieldCalls.ts';
import { auditedAs, countHolders, giveValues, heldValuesOf } from '../../../testing/fields.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { setPerson } from '../../../testing/people.ts';
import type { Session } from '../../../testing/testUpstream.ts';

const upstream = await startFreshUpstream(['orbit.example']);
let admin: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
});
const { addOne, update, read, one, valuesOf, usage } = fieldCalls(upstream, () => admin);
const entries = (action: string) => auditedAs(upstream.db, action);
const hold = (guid: string, valueId = '') => giveValues(upstream.db, { [guid]: [valueId] });
const holders = (fieldId: string) => countHolders(upstream.db, fieldId);

describe('a change of a field', () => {
  test('is of what is given alone, counted, and written down with what was', async () => {
    const before = await one(ORBIT.office);
    const answer = await update({
      fieldId: ORBIT.office,
      version: 1,
      name: 'Site',
      isMandatory: 0,
      description: ' Desk ',
    });
    expect(answer.body).toEqual({
      fields: [{ ...before, name: 'Site', description: 'Desk', version: 2 }],
    });
    expect((await update({ fieldId: ORBIT.office, name: 'Site' })).body).toEqual(answer.body);
    expect(await entries('field.update')).toEqual([
      {
        target: `field:${ORBIT.office}`,
        before: { name: 'Office', description: 'Where your desk is.' },
        after: { name: 'Site', description: 'Desk' },
      },
    ]);
  });

  test('is made whole or not at all', async () => {
    const refused = [
      ['an unknown field', { fieldId: 'softwall-f01' }, '404 field_not_found updateFields.0.fieldId'],
      [
        'a field of the platform',
        { fieldId: ORBIT.costCentre, name: 'x' },
        '403 field_is_platform updateFields.0.fieldId',
      ],
      ['another version', { fieldId: ORBIT.office, version: 2, name: 'x' }, '409 stale_version updateFields.0.version'],
      [
        'a list into a picker',
        { fieldId: ORBIT.office, valueType: 'contactPicker' },
        '400 field_type_fixed updateFields.0.valueType',
      ],
      [
        'a picker into a list',
        { fieldId: ORBIT.manager, valueType: 'unrestricted', team_values: [{ value: 'x' }] },
        '400 field_type_fixed updateFields.0.valueType',
      ],
      [
        'own texts into none',
        { fieldId: ORBIT.pronouns, valueType: 'singleSelect' },
        '400 value_is_already_used updateFields.0.valueType',
      ],
      [
        'a name into another’s',
        { fieldId: ORBIT.office, name: 'pronouns' },
        '400 field_name_already_exists updateFields.0.name',
      ],
      [
        'values into none',
        { fieldId: ORBIT.office, team_values: [] },
        '400 invalid_request updateFields.0.team_values',
      ],
      [
        'a default into an unknown one',
        { fieldId: ORBIT.office, default_values: ['x'] },
        '404 value_not_found updateFields.0.default_values.0',
      ],
      [
        'another field’s value',
        { fieldId: ORBIT.office, team_values: [{ valueId: ORBIT.engineering.valueId, value: 'x' }] },
        '404 value_not_found updateFields.0.team_values.0.valueId',
      ],
      [
        'its parents into itself',
        { fieldId: ORBIT.department, parents: [ORBIT.engineering] },
        '400 field_parent_cycle updateFields.0.parents.0.fieldId',
      ],
      [
        'its parents into a circle',
        { fieldId: ORBIT.department, parents: [{ fieldId: ORBIT.rotation, valueId: 'orbit-f03-v01' }] },
        '400 field_parent_cycle updateFields.0.parents.0.fieldId',
      ],
      [
        'a parent into the archive',
        { fieldId: ORBIT.team, isArchived: true },
        '400 field_is_already_used updateFields.0.isArchived',
      ],
      [
        'one of a user group into the archive',
        { fieldId: ORBIT.office, isArchived: true },
        '409 field_used_in_user_groups updateFields.0.isArchived',
      ],
    ] as const;
    const before = await read();
    for (const [what, given, refusal] of refused) {
      expect(refusalOf(await update(given)), what).toBe(refusal);
      const behind = await update({ fieldId: ORBIT.unused, name: 'Helper' }, given);
      expect(refusalOf(behind), what).toBe(refusal.replace('updateFields.0', 'updateFields.1'));
    }
    expect(await read()).toEqual(before);
  });

  test('may give two fields each other’s name, and both parents, but not into a circle', async () => {
    const swapped = await update(
      { fieldId: ORBIT.office, name: 'Pronouns' },
      { fieldId: ORBIT.pronouns, name: 'Office' },
    );
    expect(swapped.body).toMatchObject({ fields: [{ name: 'Pronouns' }, { name: 'Office' }] });
    const circle = await update(
      { fieldId: ORBIT.office, parents: [{ fieldId: ORBIT.unused, valueId: 'orbit-f10-v01' }] },
      { fieldId: ORBIT.unused, parents: [{ fieldId: ORBIT.office, valueId: 'orbit-f04-v01' }] },
    );
    expect(refusalOf(circle)).toBe('400 field_parent_cycle updateFields.0.parents.0.fieldId');
  });
});

describe('the values of a field', () => {
  test('are renamed with those who have them, change texts and places with each other, and come and go', async () => {
    const [early, late] = (await addOne({ ...shift, default_values: ['Early'] })).teamValues ?? [];
    const [{ fieldId } = { fieldId: '' }] = (await read()).slice(-1);
    await hold('orbit-0002', late?.valueId);
    const answer = await update({
      fieldId,
      team_values: [
        { valueId: late?.valueId, value: 'Early' },
        { value: 'Night' },
        { valueId: early?.valueId, value: 'Late' },
      ],
    });
    expect(answer.body).toMatchObject({
      fields: [
        {
          ...{ version: 2, valuesCount: 3, defaultValues: [{ valueId: early?.valueId, value: 'Late' }] },
          teamValues: [{ valueId: late?.valueId, value: 'Early' }, { value: 'Night' }, { valueId: early?.valueId }],
        },
      ],
    });
    expect((await usage(fieldId))?.values).toEqual([{ valueId: late?.valueId, membersCount: 1, othersCount: 0 }]);
    const left = await update({
      fieldId,
      team_values: [{ valueId: late?.valueId, value: 'Night' }],
      default_values: [],
    });
    expect(left.body).toMatchObject({ fields: [{ valuesCount: 1, defaultValues: [] }] });
    expect(await entries('field.update')).toMatchObject([
      { before: { values: ['Early', 'Late'] }, after: { values: ['Early', 'Night', 'Late'], defaultValue: 'Late' } },
      { after: { values: ['Night'], defaultValue: null } },
    ]);
  });

  test('stay while somebody has them who is not deleted, while a field depends on them, or a user group names them', async () => {
    const { fieldId } = await addOne(shift);
    const [early, late] = await valuesOf(fieldId);
    const drop = () => update({ fieldId, team_values: [early] });
    const inUse = '400 value_is_already_used updateFields.0.team_values';
    await hold('orbit-0126', late?.valueId);
    expect(refusalOf(await drop())).toBe(inUse);
    await setPerson(upstream.db, 'orbit-0126', { state: 'deleted' });
    const child = await addOne({ ...shift, name: 'Bus', parents: [{ fieldId, valueId: late?.valueId }] });
    expect(refusalOf(await drop())).toBe(inUse);
    await update({ fieldId: child.fieldId, parents: [] });
    const criterion = await upstream.post(
      '/userGroup/add-criteria',
      {
        ...{ name: 'Late ones', description: 'Late', visibleTo: 'admin' },
        constraints: [{ fieldId, values: [late?.valueId] }],
      },
      admin,
    );
    expect(refusalOf(await drop())).toBe('409 field_used_in_user_groups updateFields.0.team_values');
    await upstream.post('/userGroup/remove-criterion', { id: (criterion.body as { id: string }).id }, admin);
    expect((await drop()).body).toMatchObject({ fields: [{ teamValues: [{ value: 'Early' }] }] });
    expect(await holders(fieldId)).toBe(0);
  });

  test('take up what people have written themselves; a value does not become another’s text', async () => {
    const values = await valuesOf(ORBIT.pronouns);
    const [own] = (await one(ORBIT.pronouns))?.userValues ?? [];
    const [first, ...rest] = values;
    const merged = await update({ fieldId: ORBIT.pronouns, team_values: [{ ...first, value: own?.value }, ...rest] });
    expect(refusalOf(merged)).toBe('400 duplicate_values updateFields.0.team_values.0');
    const answer = await update({
      fieldId: ORBIT.pronouns,
      team_values: [...values, { value: own?.value.toUpperCase() }],
    });
    const [after] = (answer.body as { fields: WireField[] }).fields;
    expect(after?.teamValues?.at(-1)).toMatchObject({ valueId: own?.valueId, value: own?.value.toUpperCase() });
    expect(after?.userValues?.some(({ valueId }) => valueId === own?.valueId)).toBe(false);
  });

  test('are the field’s own alone once nobody has another', async () => {
    await upstream.db.transaction((queries) =>
      queries.delete(personFieldValue).where(eq(personFieldValue.fieldId, ORBIT.pronouns)),
    );
    expect((await update({ fieldId: ORBIT.pronouns, valueType: 'singleSelect' })).body).toMatchObject({
      fields: [{ valueType: 'singleSelect', userValues: [], valuesCount: 3 }],
    });
    const own = and(eq(fieldValue.fieldId, ORBIT.pronouns), eq(fieldValue.origin, 'user'));
    expect(await upstream.db.read((queries) => queries.$count(fieldValue, own))).toBe(0);
    expect((await update({ fieldId: ORBIT.pronouns, valueType: 'unrestricted' })).body).toMatchObject({
      fields: [{ valueType: 'unrestricted', version: 3 }],
    });
  });
});

/** How many of these people have something in a field. */
const holdersAmong = async (fieldId: string, guids: readonly string[]) => {
  const held = await Promise.all(guids.map((guid) => heldValuesOf(upstream.db, guid)));
  return held.filter((values) => fieldId in values).length;
};

describe('conditions', () => {
  test('take the value from whoever does not meet them, as was foretold, and leave it to the others', async () => {
    const parents = [{ fieldId: ORBIT.office, valueId: 'orbit-f04-v01' }];
    const [before, rotating] = [await holders(ORBIT.team), await holders(ORBIT.rotation)];
    const foretold = await upstream.post('/field/parents-effect', { fieldId: ORBIT.team, parents }, admin);
    const { losing } = foretold.body as { losing: number };
    expect(losing).toBeGreaterThan(0);
    expect(losing).toBeLessThan(before);
    await update({ fieldId: ORBIT.team, parents });
    expect(await holders(ORBIT.team)).toBe(before - losing);
    expect((await usage(ORBIT.rotation))?.membersCount).toBeLessThanOrEqual(before - losing);
    expect(await one(ORBIT.team)).toMatchObject({ parents: [{ ...parents[0], value: 'Berlin' }], version: 2 });
    const below = rotating - (await holders(ORBIT.rotation));
    const [{ after } = { after: null }] = await entries('field.update');
    const { emptied } = after as { emptied: { values: number; people: string[] } };
    expect(emptied).toEqual({ values: losing + below, people: expect.any(Array) as string[] });
    expect(emptied.people).toHaveLength(losing);
    expect(await holdersAmong(ORBIT.team, emptied.people)).toBe(0);
  });

  test('are judged before they are asked about', async () => {
    const ask = (body: object) => upstream.post('/field/parents-effect', body, admin);
    const circle = { fieldId: ORBIT.department, parents: [{ fieldId: ORBIT.team, valueId: 'orbit-f02-v01' }] };
    expect(refusalOf(await ask(circle))).toBe('400 field_parent_cycle parents.0.fieldId');
    expect(refusalOf(await ask({ fieldId: 'x', parents: [] }))).toBe('404 field_not_found fieldId');
    expect((await ask({ fieldId: ORBIT.team, parents: [] })).body).toEqual({ losing: 0 });
  });

  test('hold for a field that comes back from the archive', async () => {
    const held = await holders(ORBIT.rotation);
    expect(held).toBeGreaterThan(0);
    await update({ fieldId: ORBIT.rotation, isArchived: true });
    await update({ fieldId: ORBIT.team, parents: [{ fieldId: ORBIT.unused, valueId: 'orbit-f10-v01' }] });
    expect([await holders(ORBIT.team), await holders(ORBIT.rotation)]).toEqual([0, held]);
    await update({ fieldId: ORBIT.rotation, isArchived: false });
    expect(await holders(ORBIT.rotation)).toBe(0);
  });
});
