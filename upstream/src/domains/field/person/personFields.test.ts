import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { billing } from '../../../db/tables/billing.ts';
import { field, fieldValue } from '../../../db/tables/field.ts';
import { userGroup, userGroupValue } from '../../../db/tables/userGroup.ts';
import { type TestField, auditedAs, heldValuesOf, ownValuesOf, setFields } from '../../../testing/fields.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { personRow, setPerson } from '../../../testing/people.ts';
import { type Session, codeOf } from '../../../testing/testUpstream.ts';

const MEMBER = 'orbit-0002';
const GUEST = 'orbit-0003';
const PENDING = 'orbit-0121';
const OFF = 'orbit-0126';
/** Who is removed in the course of a test. */
const GONE = 'orbit-0030';
const MANAGER = 'orbit-0020';

const FIELDS: TestField[] = [
  { fieldId: 'dept', isMandatory: true, values: ['Engineering', 'Sales'] },
  { fieldId: 'squad', values: ['Core', 'Edge'], parents: [['dept', 'Engineering']] },
  { fieldId: 'tool', valueType: 'unrestricted', values: ['Vim'], parents: [['squad', 'Core']] },
  { fieldId: 'region', isMandatory: true, values: ['North', 'South'], parents: [['dept', 'Sales']] },
  { fieldId: 'manager', valueType: 'contactPicker' },
  { fieldId: 'pronouns', valueType: 'unrestricted', values: ['she', 'x'.repeat(50)] },
  { fieldId: 'grade', editableBy: 'admin', values: ['A', 'B'] },
  { fieldId: 'cost', editableBy: 'platform', isMandatory: true, values: ['K1'], parents: [['dept', 'Sales']] },
  { fieldId: 'old', isArchived: true, values: ['Gone'] },
];

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example']);
let admin: Session;
let member: Session;
beforeEach(async () => {
  await setFields(upstream.db, 'team-orbit', FIELDS);
  admin = await upstream.signIn('admin@orbit.example');
  member = await upstream.signIn('member@orbit.example');
});

type Given = { fieldId: string; valueId?: string; value?: string; contactGuid?: string };
type Person = { guid: string; version: number; fields: { fieldId: string; userValues: { value: string }[] }[] };

const read = (guids: readonly string[], by: Session = admin) => upstream.post('/field/member-fields', { guids }, by);
const set = (
  fields: Given[],
  { by = admin, of = MEMBER, ...rest }: { by?: Session; of?: string; version?: number } = {},
) => upstream.post('/field/update-member-fields', { onBehalfOf: of, fields, ...rest }, by);
const held = (guid = MEMBER) => heldValuesOf(upstream.db, guid);
const refusalOf = ({ status, body }: { status: number; body: unknown }) => {
  const { error } = body as { error: { code: string; field?: string } };
  return [status, error.code, error.field];
};
const text = (fieldId: string, value: string): Given => ({ fieldId, value });
const entries = () => auditedAs(upstream.db, 'field.%');

describe('reading', () => {
  test('is of anybody but guests and those who are gone for admins, and of themselves for members', async () => {
    await set([text('dept', 'Sales'), text('region', 'North'), text('cost', 'K1')], { of: OFF });
    await setPerson(upstream.db, GONE, { state: 'deleted' });
    const { body } = await read([OFF, GUEST, GONE, 'seedling-0001', 'nobody', PENDING]);
    const { people } = body as { people: Person[] };
    expect(new Map(people.map(({ guid, fields }) => [guid, fields.length]))).toEqual(
      new Map([
        [OFF, 3],
        [PENDING, 0],
      ]),
    );
    expect((await read([MEMBER], member)).body).toEqual({ people: [{ guid: MEMBER, version: 1, fields: [] }] });
    expect(codeOf(await read([MEMBER, MANAGER], member))).toBe('403 actor_not_admin');
  });

  test('leaves out archived fields; what is in them is kept, whatever else changes', async () => {
    await set([text('dept', 'Engineering'), text('squad', 'Edge'), text('grade', 'A')]);
    await upstream.db.transaction((queries) =>
      queries
        .update(field)
        .set({ isArchived: true })
        .where(inArray(field.fieldId, ['squad', 'grade'])),
    );
    const answer = await set([text('dept', 'Sales'), text('region', 'North'), text('cost', 'K1')]);
    expect((answer.body as Person).fields.map(({ fieldId }) => fieldId)).toEqual(['dept', 'region', 'cost']);
    expect(await held()).toMatchObject({ squad: 'squad-edge', grade: 'grade-a' });
  });
});

describe('what somebody has', () => {
  test('is set by id, by text whatever the case, by own text and by contact, counted and written down', async () => {
    const before = await personRow(upstream.db, MEMBER);
    const { firstName, lastName } = await personRow(upstream.db, MANAGER);
    const answer = await set(
      [
        { fieldId: 'dept', valueId: 'dept-engineering' },
        text('squad', '  eDGE '),
        text('pronouns', '  they  '),
        { fieldId: 'manager', contactGuid: MANAGER },
      ],
      { by: member, version: 1 },
    );
    const name = `${firstName} ${lastName}`;
    expect(answer.body).toEqual({
      ...{ guid: MEMBER, version: 2 },
      fields: [
        { fieldId: 'dept', userValues: [{ valueId: 'dept-engineering', value: 'Engineering' }] },
        { fieldId: 'squad', userValues: [{ valueId: 'squad-edge', value: 'Edge' }] },
        {
          ...{ fieldId: 'manager', managerName: name },
          userValues: [{ valueId: expect.any(String) as string, value: name, contactGuid: MANAGER }],
        },
        { fieldId: 'pronouns', userValues: [{ valueId: expect.any(String) as string, value: 'they' }] },
      ],
    });
    expect((await read([MEMBER])).body).toEqual({ people: [answer.body] });
    const after = await personRow(upstream.db, MEMBER);
    expect(after).toMatchObject({ fieldsVersion: 2, version: before.version + 1 });
    await set([{ fieldId: 'squad' }, text('dept', 'Engineering')]);
    expect(await entries()).toEqual([
      {
        target: `person:${MEMBER}`,
        before: { dept: null, squad: null, manager: null, pronouns: null },
        after: { dept: 'Engineering', squad: 'Edge', manager: MANAGER, pronouns: 'they' },
      },
      { target: `person:${MEMBER}`, before: { squad: 'Edge' }, after: { squad: null } },
    ]);
  });

  test('that is the same changes nothing', async () => {
    await set([text('grade', 'A')]);
    expect((await set([text('grade', 'a'), { fieldId: 'pronouns' }])).body).toMatchObject({ version: 2 });
    expect(await entries()).toHaveLength(1);
  });

  test('is set once under one key', async () => {
    const body = { onBehalfOf: MEMBER, version: 1, fields: [text('grade', 'A')] };
    const key = { 'idempotency-key': 'once' };
    const first = await upstream.post('/field/update-member-fields', body, admin, key);
    expect(await upstream.post('/field/update-member-fields', body, admin, key)).toMatchObject({ body: first.body });
    expect(refusalOf(await set([text('grade', 'B')], { version: 1 }))).toEqual([409, 'stale_version', 'version']);
  });

  test('is refused for what is not as it has to be, and nothing is changed', async () => {
    const attempts: Record<string, Given[]> = {
      'a field twice': [text('grade', 'A'), text('grade', 'B')],
      'two ways at once': [{ ...text('grade', 'A'), valueId: 'grade-a' }],
      'an unknown field': [text('grade', 'A'), text('none', 'A')],
      'an archived field': [text('old', 'Gone')],
      'an unknown text': [text('grade', 'C')],
      'another field’s value': [{ fieldId: 'grade', valueId: 'dept-sales' }],
      'a contact for a list': [{ fieldId: 'grade', contactGuid: MANAGER }],
      'a text for a contact': [text('manager', 'Ada')],
      'a guest': [{ fieldId: 'manager', contactGuid: GUEST }],
      'who is switched off': [{ fieldId: 'manager', contactGuid: OFF }],
      'who waits': [{ fieldId: 'manager', contactGuid: PENDING }],
      'a stranger': [{ fieldId: 'manager', contactGuid: 'seedling-0001' }],
      'a long own text': [text('pronouns', 'y'.repeat(41))],
      'a blank own text': [text('pronouns', ' ')],
      'several lines': [text('pronouns', 'a\nb')],
    };
    const refusals: Record<string, unknown> = {};
    for (const [what, fields] of Object.entries(attempts)) refusals[what] = refusalOf(await set(fields));
    expect(refusals).toEqual({
      'a field twice': [400, 'invalid_request', 'fields.1'],
      'two ways at once': [400, 'invalid_request', 'fields.0'],
      'an unknown field': [404, 'field_not_found', 'fields.1'],
      'an archived field': [404, 'field_not_found', 'fields.0'],
      'an unknown text': [404, 'value_not_found', 'fields.0'],
      'another field’s value': [404, 'value_not_found', 'fields.0'],
      'a contact for a list': [404, 'contact_not_found', 'fields.0'],
      'a text for a contact': [404, 'value_not_found', 'fields.0'],
      'a guest': [404, 'contact_not_found', 'fields.0'],
      'who is switched off': [404, 'contact_not_found', 'fields.0'],
      'who waits': [404, 'contact_not_found', 'fields.0'],
      'a stranger': [404, 'contact_not_found', 'fields.0'],
      'a long own text': [400, 'value_too_long', 'fields.0'],
      'a blank own text': [400, 'invalid_request', 'fields.0'],
      'several lines': [400, 'invalid_request', 'fields.0'],
    });
    expect(await held()).toEqual({});
    expect(await entries()).toEqual([]);
  });

  test('is never changed in part', async () => {
    expect(codeOf(await set([text('pronouns', 'they'), text('grade', 'C')]))).toBe('404 value_not_found');
    expect(await ownValuesOf(upstream.db, 'pronouns')).toEqual([]);
  });
});

describe('who may', () => {
  test('members change what is theirs, where the field lets them, and nobody else’s', async () => {
    expect(codeOf(await set([text('pronouns', 'she')], { by: member, of: MANAGER }))).toBe('403 actor_not_admin');
    expect(refusalOf(await set([text('pronouns', 'she'), text('grade', 'A')], { by: member }))).toEqual([
      ...[403, 'field_not_editable', 'fields.1'],
    ]);
    expect((await set([text('pronouns', 'she')], { by: member })).status).toBe(200);
  });

  test('admins change everybody’s but guests’ and those of people who are gone', async () => {
    for (const of of [PENDING, OFF, admin.guid]) expect((await set([text('grade', 'A')], { of })).status).toBe(200);
    await setPerson(upstream.db, GONE, { state: 'deleted' });
    for (const of of [GUEST, GONE, 'seedling-0001', 'nobody'])
      expect(refusalOf(await set([text('grade', 'A')], { of }))).toEqual([404, 'member_not_found', 'onBehalfOf']);
  });

  test('nobody does without PRO, but everybody goes on reading', async () => {
    await set([text('grade', 'A')]);
    await upstream.db.transaction((queries) =>
      queries.update(billing).set({ plan: 'free', type: null }).where(eq(billing.teamId, 'team-orbit')),
    );
    expect(codeOf(await set([text('grade', 'B')]))).toBe('402 plan_required');
    expect((await read([MEMBER], member)).body).toMatchObject({ people: [{ fields: [{ fieldId: 'grade' }] }] });
  });
});

describe('conditions', () => {
  const engineer = [text('dept', 'Engineering'), text('squad', 'Core'), text('tool', 'Emacs')];

  test('are met by what is set at once; what they hide is refused, and may be emptied', async () => {
    expect(refusalOf(await set([text('squad', 'Core')]))).toEqual([409, 'field_hidden', 'fields.0']);
    expect(codeOf(await set([...engineer.slice(1), text('dept', 'Sales')]))).toBe('409 field_hidden');
    expect((await set([{ fieldId: 'squad' }])).status).toBe(200);
    expect((await set(engineer.toReversed())).status).toBe(200);
    expect(await held()).toMatchObject({ dept: 'dept-engineering', squad: 'squad-core' });
  });

  test('that are not met any more empty what is below them, all the way down', async () => {
    await set([...engineer, text('grade', 'B')]);
    const left = await set([text('dept', 'Sales'), text('region', 'North'), text('cost', 'K1')]);
    expect(await held()).toEqual({ dept: 'dept-sales', region: 'region-north', cost: 'cost-k1', grade: 'grade-b' });
    expect(left.body).toMatchObject({ version: 3 });
    expect(await ownValuesOf(upstream.db, 'tool')).toEqual([]);
    expect((await entries()).at(-1)).toMatchObject({
      before: { dept: 'Engineering', squad: 'Core', tool: 'Emacs', region: null },
      after: { dept: 'Sales', squad: null, tool: null, region: 'North' },
    });
  });
});

describe('a field that admins keep', () => {
  const kept = () => set([text('dept', 'Sales'), text('region', 'North'), text('cost', 'K1')]);

  test('is not emptied by what others change above it', async () => {
    await kept();
    const leave = [text('pronouns', 'she'), text('dept', 'Engineering')];
    expect(refusalOf(await set(leave, { by: member }))).toEqual([403, 'field_not_editable', 'fields.1']);
    expect(await held()).toEqual({ dept: 'dept-sales', region: 'region-north', cost: 'cost-k1' });
    expect((await set([text('dept', 'sales'), text('region', 'South')], { by: member })).status).toBe(200);
    expect((await set(leave)).status).toBe(200);
    expect(await held()).toMatchObject({ dept: 'dept-engineering', pronouns: 'pronouns-she' });
  });
});

describe('a mandatory field', () => {
  test('is not emptied, nor brought up without a value', async () => {
    await set([text('dept', 'Engineering')]);
    expect(refusalOf(await set([text('grade', 'A'), { fieldId: 'dept' }]))).toEqual([
      ...[400, 'field_value_required', 'fields.1'],
    ]);
    const brought = await set([text('dept', 'Sales')], { by: member });
    expect(refusalOf(brought)).toEqual([400, 'field_value_required', 'fields']);
    const filled = [text('dept', 'Sales'), text('region', 'South')];
    expect((await set(filled, { by: member })).status).toBe(200);
  });

  test('that was empty before stands in the way of nothing else', async () => {
    expect((await set([text('pronouns', 'she')])).status).toBe(200);
  });

  test('that admins alone may fill is demanded of admins alone', async () => {
    const filled = [text('dept', 'Sales'), text('region', 'South')];
    expect(refusalOf(await set(filled))).toEqual([400, 'field_value_required', 'fields']);
    expect((await set(filled, { by: member })).status).toBe(200);
  });
});

describe('what people bring in themselves', () => {
  test('is one value for all who write the same, and gone with the last of them', async () => {
    await set([text('pronouns', 'They')]);
    await set([text('pronouns', ' they ')], { of: OFF });
    expect(await ownValuesOf(upstream.db, 'pronouns')).toEqual(['They']);
    expect(await held()).toEqual(await held(OFF));
    await set([text('pronouns', 'SHE')]);
    expect(await ownValuesOf(upstream.db, 'pronouns')).toEqual(['They']);
    await set([{ fieldId: 'pronouns' }], { of: OFF });
    expect(await ownValuesOf(upstream.db, 'pronouns')).toEqual([]);
    expect(await held()).toEqual({ pronouns: 'pronouns-she' });
  });

  test('is written anew by the only one who has it, while no user group names it', async () => {
    await set([text('pronouns', 'they')]);
    const before = (await held())['pronouns'];
    const again = await set([text('pronouns', ' They/  Them ')]);
    expect(again.body).toMatchObject({ version: 3 });
    await set([text('pronouns', 'they/  them')], { by: member });
    const other = await set([text('pronouns', 'ＴＨＥＹ/ them')], { by: member });
    expect(other.body).toMatchObject({ version: 5, fields: [{ userValues: [{ value: 'ＴＨＥＹ/ them' }] }] });
    expect(before).not.toBe((await held())['pronouns']);
    expect((await entries()).slice(-2)).toEqual([
      { target: `person:${MEMBER}`, before: { pronouns: 'They/  Them' }, after: { pronouns: 'they/  them' } },
      { target: `person:${MEMBER}`, before: { pronouns: 'they/  them' }, after: { pronouns: 'ＴＨＥＹ/ them' } },
    ]);
    await set([text('pronouns', 'THEY/ THEM')], { of: OFF });
    expect((await set([text('pronouns', 'they/ them')], { by: member })).body).toMatchObject({ version: 5 });
    expect(await ownValuesOf(upstream.db, 'pronouns')).toEqual(['ＴＨＥＹ/ them']);
  });

  test('may be a value of the team that is longer than an own one may be', async () => {
    expect((await set([text('pronouns', 'X'.repeat(50))])).status).toBe(200);
    expect(await ownValuesOf(upstream.db, 'pronouns')).toEqual([]);
  });

  test('stays while a user group names it', async () => {
    await set([text('pronouns', 'they'), { fieldId: 'manager', contactGuid: MANAGER }]);
    await upstream.db.transaction(async (queries) => {
      const [they] = await queries
        .select()
        .from(fieldValue)
        .where(and(eq(fieldValue.fieldId, 'pronouns'), eq(fieldValue.origin, 'user')));
      const texts = { name: 'g', nameKey: 'g', description: 'g', constraintsKey: 'g' };
      const row = {
        id: 'group',
        teamId: 'team-orbit',
        visibleTo: 'admin' as const,
        createdAt: 0,
        version: 1,
        ...texts,
      };
      await queries.insert(userGroup).values(row);
      const valueId = they?.valueId ?? '';
      await queries.insert(userGroupValue).values({ userGroupId: 'group', fieldId: 'pronouns', valueId, position: 0 });
    });
    await set([text('pronouns', 'THEY')]);
    await set([{ fieldId: 'pronouns' }, { fieldId: 'manager' }]);
    expect(await ownValuesOf(upstream.db, 'pronouns')).toEqual(['they']);
    expect(await ownValuesOf(upstream.db, 'manager')).toEqual([]);
  });
});

describe('a contact', () => {
  const picked = { fieldId: 'manager', contactGuid: MANAGER };

  test('who is switched off later stays and is shown, but is not picked anew', async () => {
    await set([picked]);
    await upstream.post('/member/deactivate-profiles', { guid: admin.guid, subjects: [MANAGER] }, admin);
    expect((await set([picked, text('grade', 'A')])).status).toBe(200);
    expect((await read([MEMBER], member)).body).toMatchObject({
      people: [{ fields: [{ fieldId: 'manager', userValues: [{ contactGuid: MANAGER }] }, { fieldId: 'grade' }] }],
    });
    expect(codeOf(await set([picked], { of: PENDING }))).toBe('404 contact_not_found');
    const valueId = (await held())['manager'] ?? '';
    expect((await set([{ fieldId: 'manager', valueId }])).status).toBe(200);
    expect(codeOf(await set([{ fieldId: 'manager', valueId }], { of: PENDING }))).toBe('404 contact_not_found');
  });

  test('is named as the team has names shown', async () => {
    await set([picked]);
    await upstream.post('/team/team-settings', { showUsersFullName: false }, admin);
    const { firstName, lastName } = await personRow(upstream.db, MANAGER);
    const nameFor = async (by: Session) =>
      ((await read([MEMBER], by)).body as { people: Person[] }).people[0]?.fields[0]?.userValues[0]?.value;
    expect(await nameFor(member)).toBe(`${firstName} ${lastName.slice(0, 1)}.`);
    expect(await nameFor(admin)).toBe(`${firstName} ${lastName}`);
    await setPerson(upstream.db, MANAGER, { firstName: '', lastName: '' });
    expect(await nameFor(member)).toBe((await personRow(upstream.db, MANAGER)).email);
  });
});
