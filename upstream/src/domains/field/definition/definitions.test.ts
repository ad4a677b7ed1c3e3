import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { billing } from '../../../db/tables/billing.ts';
import { field, personFieldValue } from '../../../db/tables/field.ts';
import type { Answer } from '../../../generated/contract.ts';
import { ORBIT, type WireField, fieldCalls, refusalOf, shift } from '../../../testing/fieldCalls.ts';
import { auditedAs, countHolders, giveValues } from '../../../testing/fields.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { setPerson } from '../../../testing/people.ts';
import { type Session, codeOf, startTestUpstream } from '../../../testing/testUpstream.ts';
import { MAX_VALUES_OF_TEAM } from '../rules.ts';

const upstream = await startFreshUpstream(['orbit.example', 'softwall.example']);
let admin: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
});
const { add, addOne, update, remove, read, one, valuesOf, usage } = fieldCalls(upstream, () => admin);
const entries = (action: string) => auditedAs(upstream.db, action);
const hold = (guid: string, valueId = '') => giveValues(upstream.db, { [guid]: [valueId] });
const holders = (fieldId: string) => countHolders(upstream.db, fieldId);

const idOf = async (name: string) => (await read()).find((found) => found.name === name)?.fieldId;

describe('new fields', () => {
  test('come behind the others, all of them, with what was given, and are written down', async () => {
    const answer = await add([
      {
        ...{ ...shift, name: '  Shift ', description: 'When', isMandatory: 1, editableBy: 'admin' },
        ...{ team_values: ['Early', ' Late '], default_values: ['late'], parents: [ORBIT.engineering] },
      },
      { name: 'Buddy', valueType: 'contactPicker', isMandatory: false, editableBy: 'user' },
    ]);
    expect(answer.body).toMatchObject({
      fields: [
        {
          ...{ name: 'Shift', description: 'When', valueType: 'singleSelect', isMandatory: true, editableBy: 'admin' },
          ...{ priority: 11, valuesCount: 2, isArchived: false, version: 1, userValues: [] },
          parents: [{ ...ORBIT.engineering, value: 'Engineering' }],
          teamValues: [{ value: 'Early', children: [] }, { value: 'Late' }],
          defaultValues: [{ value: 'Late' }],
        },
        { ...{ name: 'Buddy', valuesCount: 0, priority: 12, isMandatory: false }, teamValues: [], defaultValues: [] },
      ],
    });
    expect((await read()).slice(-2)).toEqual((answer.body as { fields: WireField[] }).fields);
    expect(await entries('field.add')).toMatchObject([
      { target: expect.stringMatching(/^field:/), after: { name: 'Shift', values: ['Early', 'Late'] } },
      { after: { name: 'Buddy', values: [] } },
    ]);
  });

  test('come all or not at all: each has to be as the contract says', async () => {
    const refused = [
      ['a blank name', [{ ...shift, name: ' ' }], '400 invalid_request addFields.0.name'],
      ['a name of 51 characters', [{ ...shift, name: 'x'.repeat(51) }], '400 invalid_request addFields.0.name'],
      [
        'a name of another field',
        [shift, { ...shift, name: 'OFFICE ' }],
        '400 field_name_already_exists addFields.1.name',
      ],
      ['one name twice', [shift, { ...shift, name: 'shift' }], '400 field_name_already_exists addFields.1.name'],
      [
        'a long description',
        [{ ...shift, description: 'x'.repeat(257) }],
        '400 invalid_request addFields.0.description',
      ],
      ['a name without anything to see', [{ ...shift, name: '\u200b' }], '400 invalid_request addFields.0.name'],
      ['no values', [{ ...shift, team_values: [] }], '400 invalid_request addFields.0.team_values'],
      [
        'a long value',
        [shift, { ...shift, name: 'y', team_values: ['a', 'x'.repeat(51)] }],
        '400 value_too_long addFields.1.team_values.1',
      ],
      ['a value twice', [{ ...shift, team_values: ['a', 'b', 'A'] }], '400 duplicate_values addFields.0.team_values.2'],
      [
        'an unknown default',
        [{ ...shift, default_values: ['Night'] }],
        '404 value_not_found addFields.0.default_values.0',
      ],
      [
        'values to pick people from',
        [{ ...shift, valueType: 'contactPicker' }],
        '400 invalid_request addFields.0.team_values',
      ],
      [
        'an unknown parent',
        [{ ...shift, parents: [{ fieldId: 'x', valueId: 'y' }] }],
        '404 field_not_found addFields.0.parents.0.fieldId',
      ],
      [
        'a parent’s unknown value',
        [{ ...shift, parents: [{ ...ORBIT.engineering, valueId: 'y' }] }],
        '404 value_not_found addFields.0.parents.0.valueId',
      ],
      [
        'a parent twice',
        [{ ...shift, parents: [ORBIT.engineering, ORBIT.engineering] }],
        '400 field_parent_invalid addFields.0.parents.1.fieldId',
      ],
      [
        'an archived parent',
        [{ ...shift, parents: [{ fieldId: ORBIT.archived, valueId: 'orbit-f09-v01' }] }],
        '400 field_parent_invalid addFields.0.parents.0.fieldId',
      ],
      [
        'a contact as parent',
        [{ ...shift, parents: [{ fieldId: ORBIT.manager, valueId: 'orbit-f06-p01' }] }],
        '400 field_parent_invalid addFields.0.parents.0.fieldId',
      ],
    ] as const;
    for (const [what, given, refusal] of refused) expect(refusalOf(await add([...given])), what).toBe(refusal);
    expect(await read()).toHaveLength(10);
  });

  test('need PRO; what is there can be read and, unused, removed without it', async () => {
    const soft = await upstream.signIn('admin@softwall.example');
    expect(codeOf(await add([shift], soft))).toBe('402 plan_required');
    const change = { updateFields: [{ fieldId: 'softwall-f01', name: 'Storey' }] };
    expect(codeOf(await upstream.post('/field/update-team-fields', change, soft))).toBe('402 plan_required');
    const order = { fieldIds: ['softwall-f02', 'softwall-f01'] };
    expect(codeOf(await upstream.post('/field/reorder-team-fields', order, soft))).toBe('402 plan_required');
    expect((await read(soft)).map(({ name }) => name)).toEqual(['Floor', 'Main skill']);
    await upstream.db.transaction((queries) =>
      queries.delete(personFieldValue).where(eq(personFieldValue.fieldId, 'softwall-f02')),
    );
    expect((await remove(['softwall-f02'], soft)).status).toBe(200);
    await upstream.db.transaction((queries) =>
      queries
        .update(billing)
        .set({ type: 'SELF_SERVE_TRIAL', trialEndsAt: upstream.clock.now() + 1 })
        .where(eq(billing.teamId, 'team-softwall')),
    );
    expect((await add([shift], soft)).status).toBe(200);
  });

  test('act once for a key', async () => {
    const send = () =>
      upstream.post('/field/add-team-fields', { addFields: [shift] }, admin, { 'idempotency-key': 'fields-1' });
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    expect(await read()).toHaveLength(11);
  });
});

describe('how many fields and values', () => {
  test('there may be says the installation, of values for each field', async () => {
    const small = await startTestUpstream({ domains: ['orbit.example'], fieldLimits: { fields: 11, values: 3 } });
    const by = await small.signIn('admin@orbit.example');
    const calls = fieldCalls(small, () => by);
    const long = { ...shift, team_values: ['a', 'b', 'c', 'd'] };
    expect(refusalOf(await calls.add([long]))).toBe('400 too_many_values addFields.0.team_values');
    expect(refusalOf(await calls.add([shift, { ...shift, name: 'Bus' }]))).toBe('409 field_limit addFields');
    const { fieldId } = await calls.addOne(shift);
    expect(refusalOf(await calls.add([{ ...shift, name: 'Bus' }]))).toBe('409 field_limit addFields');
    // What had more values before keeps them.
    const values = await calls.valuesOf(ORBIT.office);
    expect((await calls.update({ fieldId: ORBIT.office, team_values: values.toReversed() })).status).toBe(200);
    const more = { fieldId: ORBIT.office, team_values: [...values, { value: 'Oslo' }] };
    expect(refusalOf(await calls.update(more))).toBe('400 too_many_values updateFields.0.team_values');
    const { body } = await small.get('/field/v2/fields-info', by);
    expect(body).toMatchObject({ limits: { fields: 11, values: 3 } });
    expect((await calls.remove([fieldId])).status).toBe(200);
    await small.close();
  });

  test('there may be together is limited, so that all can be told at once', async () => {
    const many = Array.from({ length: 999 }, (_, nth) => `${nth} ${'x'.repeat(44)}`);
    const full = Array.from({ length: 25 }, (_, nth) => ({ ...shift, name: `Wide ${nth}`, team_values: many }));
    const counted = (await read()).reduce((sum, { valuesCount }) => sum + valuesCount, 0);
    for (const part of [full.slice(1, 13), full.slice(13)]) expect((await add(part)).status).toBe(200);
    // With what the team has already, they would be a few too many.
    expect(refusalOf(await add([shift, ...full.slice(0, 1)]))).toBe('400 too_many_values addFields.1.team_values');
    const room = MAX_VALUES_OF_TEAM - counted - 24 * 999;
    expect((await addOne({ ...shift, name: 'Rest', team_values: many.slice(0, room) })).valuesCount).toBe(room);
    expect(JSON.stringify(await read()).length).toBeLessThan(5_000_000);
    expect(refusalOf(await add([shift]))).toBe('400 too_many_values addFields.0.team_values');
    const values = await valuesOf(ORBIT.office);
    const more = { fieldId: ORBIT.office, team_values: [...values, { value: 'Oslo' }] };
    expect(refusalOf(await update({ fieldId: ORBIT.unused, name: 'Helper' }, more))).toBe(
      '400 too_many_values updateFields.1.team_values',
    );
    // What is there may be changed, and one may make room for another.
    expect((await update({ fieldId: ORBIT.office, team_values: values.toReversed() })).status).toBe(200);
    const wide = (await read()).find(({ name }) => name === 'Wide 1')?.teamValues ?? [];
    const fewer = wide.slice(1).map(({ valueId, value }) => ({ valueId, value }));
    expect((await update(more, { fieldId: await idOf('Wide 1'), team_values: fewer })).status).toBe(200);
  });
});

describe('what is told of fields', () => {
  test('depends on the question and on who asks', async () => {
    const member = await upstream.signIn('member@orbit.example');
    const [plain] = await read(member, 'teamValues=false');
    expect(plain).toMatchObject({ fieldId: ORBIT.department, valuesCount: 8 });
    expect(plain).not.toHaveProperty('teamValues');
    expect((await read(member))[0]?.teamValues?.[0]).toEqual({
      valueId: ORBIT.engineering.valueId,
      value: 'Engineering',
      children: [ORBIT.team],
    });
    expect((await read(member)).some((found) => 'userValues' in found)).toBe(false);
    const own = (await one(ORBIT.pronouns))?.userValues?.map(({ value }) => value);
    expect(own).toContain('ze/zir');
    const picked = (await one(ORBIT.manager))?.userValues ?? [];
    expect(picked.map(({ contactGuid = '' }) => contactGuid).toSorted()).toEqual([
      ...['orbit-0001', 'orbit-0002', 'orbit-0004', 'orbit-0021', 'orbit-0127'],
    ]);
    expect(picked.every(({ value }) => value !== '')).toBe(true);
    expect(picked.map(({ value }) => value)).toEqual(
      picked.map(({ value }) => value).toSorted((a, b) => a.localeCompare(b)),
    );
  });

  test('leaves out for members what is archived, among what a value brings up too', async () => {
    const member = await upstream.signIn('member@orbit.example');
    const { fieldId, teamValues = [] } = await addOne({ ...shift, parents: [ORBIT.engineering] });
    await upstream.db.transaction((queries) =>
      queries.update(field).set({ isArchived: true }).where(eq(field.fieldId, fieldId)),
    );
    const broughtUp = async (by: Session) => (await read(by))[0]?.teamValues?.[0]?.children;
    expect(await broughtUp(admin)).toContain(fieldId);
    expect(await broughtUp(member)).toEqual([ORBIT.team]);
    expect((await read(admin)).filter(({ isArchived }) => isArchived)).toHaveLength(2);
    expect((await read(member)).filter(({ isArchived }) => isArchived)).toEqual([]);
    const valueIds = teamValues.map(({ valueId }) => valueId);
    expect((await upstream.post('/field/field-values', { valueIds }, admin)).body).toMatchObject({
      values: { length: 2 },
    });
    expect((await upstream.post('/field/field-values', { valueIds }, member)).body).toEqual({ values: [] });
  });

  test('is told of values by their ids: to members of those that the team has given', async () => {
    const ids = { valueIds: ['orbit-f05-u01', 'nothing', 'orbit-f01-v01', 'orbit-f06-p01', 'softwall-f01-v01'] };
    const ask = async (by: Session) =>
      ((await upstream.post('/field/field-values', ids, by)).body as Answer<'field', 'fieldValues'>).values;
    expect(await ask(admin)).toMatchObject([
      { valueId: 'orbit-f05-u01', fieldId: ORBIT.pronouns, origin: 'user' },
      { valueId: 'orbit-f01-v01', fieldId: ORBIT.department, value: 'Engineering', origin: 'team' },
      { valueId: 'orbit-f06-p01', fieldId: ORBIT.manager, origin: 'contact', contactGuid: expect.any(String) },
    ]);
    expect(await ask(await upstream.signIn('member@orbit.example'))).toMatchObject([{ origin: 'team' }]);
  });

  test('is what active people have in them, and who and what names them', async () => {
    // Somebody who was switched off has a team as well.
    expect(await holders(ORBIT.team)).toBe(12);
    const before = await usage(ORBIT.team);
    expect(before).toMatchObject({ children: [ORBIT.rotation], criteria: [], membersCount: 11 });
    const department = await usage(ORBIT.department);
    expect(department).toMatchObject({ criteria: ['orbit-g02', 'orbit-g01', 'orbit-g05'], children: [ORBIT.team] });
    const engineers = department?.values.find(({ valueId }) => valueId === ORBIT.engineering.valueId)?.membersCount;
    expect(before?.emptyCount).toBe((engineers ?? 0) - 11);
    expect(before?.othersCount).toBe(1);
    await setPerson(upstream.db, 'orbit-0017', { state: 'deactivated' });
    expect(await usage(ORBIT.team)).toMatchObject({ membersCount: 10, othersCount: 2, emptyCount: before?.emptyCount });
    const { fieldId, teamValues } = await addOne(shift);
    await giveValues(upstream.db, { 'orbit-0121': [teamValues?.[0]?.valueId ?? ''] });
    await giveValues(upstream.db, { 'orbit-0126': [teamValues?.[1]?.valueId ?? ''] });
    await setPerson(upstream.db, 'orbit-0126', { state: 'deleted' });
    expect(await usage(fieldId)).toMatchObject({
      ...{ membersCount: 0, othersCount: 1 },
      values: [{ valueId: teamValues?.[0]?.valueId, membersCount: 0, othersCount: 1 }],
    });
    expect(await usage(ORBIT.unused)).toMatchObject({ membersCount: 0, othersCount: 0, emptyCount: 111, values: [] });
    expect(await usage(ORBIT.archived)).toMatchObject({ emptyCount: 0 });
    expect(codeOf(await upstream.get('/field/field-usage?fieldId=softwall-f01', admin))).toBe('404 field_not_found');
  });
});

describe('the order', () => {
  const order = (fieldIds: readonly string[]) => upstream.post('/field/reorder-team-fields', { fieldIds }, admin);

  test('is that of the list, which has every field once; versions stay', async () => {
    const before = (await read()).map(({ fieldId }) => fieldId);
    const wanted = before.toReversed();
    const answer = (await order(wanted)).body;
    expect(answer).toMatchObject({ fields: wanted.map((fieldId) => ({ fieldId, version: 1 })) });
    expect(answer).toEqual({ fields: await read(admin, 'teamValues=false') });
    expect((await read()).map(({ fieldId }) => fieldId)).toEqual(wanted);
    await order(wanted);
    expect(await entries('field.reorder')).toEqual([{ target: 'team:team-orbit', before, after: wanted }]);
    const [first = '', ...rest] = wanted;
    for (const wrong of [rest, [...wanted, first], [...rest, 'softwall-f01'], [...rest, rest[0] ?? '']])
      expect(refusalOf(await order(wrong))).toBe('409 stale_version fieldIds');
    expect((await addOne(shift)).priority).toBe(11);
  });
});

describe('the removal of fields', () => {
  test('is of all that are named, or of none', async () => {
    const refused = [
      ['unknown', 'softwall-f01', '404 field_not_found removeFields.1'],
      ['of the platform', ORBIT.costCentre, '403 field_is_platform removeFields.1'],
      ['that another depends on', ORBIT.team, '400 field_is_already_used removeFields.1.parents'],
      ['that a user group names', ORBIT.office, '409 field_used_in_user_groups removeFields.1'],
      ['that people have values of', ORBIT.rotation, '400 field_is_already_used removeFields.1.values'],
      ['that people have values of, archived', ORBIT.archived, '400 field_is_already_used removeFields.1.values'],
    ] as const;
    for (const [what, fieldId, refusal] of refused)
      expect(refusalOf(await remove([ORBIT.unused, fieldId])), what).toBe(refusal);
    expect(await read()).toHaveLength(10);
  });

  test('takes with it what deleted people had, and is written down', async () => {
    const parent = await addOne(shift);
    const [early] = await valuesOf(parent.fieldId);
    const child = await addOne({
      ...{ ...shift, name: 'Bus' },
      parents: [{ fieldId: parent.fieldId, valueId: early?.valueId }],
    });
    await hold('orbit-0126', early?.valueId);
    await setPerson(upstream.db, 'orbit-0126', { state: 'deleted' });
    expect((await remove([parent.fieldId, child.fieldId, ORBIT.unused])).body).toEqual({});
    expect((await read()).map(({ name }) => name)).not.toContain('Shift');
    expect(await upstream.db.read((queries) => queries.$count(field, eq(field.fieldId, parent.fieldId)))).toBe(0);
    expect(await entries('field.remove')).toMatchObject([
      { target: `field:${parent.fieldId}`, before: { name: 'Shift', values: ['Early', 'Late'] } },
      { target: `field:${child.fieldId}` },
      { before: { name: 'First aid' } },
    ]);
  });
});
