import { USER_GROUPS_VALUES_MAX } from '@muster/schema/formats/userGroup';
import { eq, like, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { billing } from '../../db/tables/billing.ts';
import { fieldValue } from '../../db/tables/field.ts';
import { auditEntry } from '../../db/tables/system.ts';
import { channelUserGroup, userGroup, userGroupValue } from '../../db/tables/userGroup.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { setPerson } from '../../testing/people.ts';
import { giveValues, plantFields } from '../../testing/fields.ts';
import { type Session, codeOf, textAt } from '../../testing/testUpstream.ts';
import { MAX_USER_GROUPS } from './rules.ts';

const TEAM = 'team-harbor';
const MEMBER = 'harbor-0002';
const GUEST = 'harbor-0003';

const upstream = await startFreshUpstream(['harbor.example', 'flat.example']);
let admin: Session;
let member: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@harbor.example');
  member = await upstream.signIn('member@harbor.example');
  await plantFields(upstream.db, TEAM, [
    { fieldId: 'dept', values: ['sales', 'marketing'] },
    { fieldId: 'office', values: ['berlin', 'paris'] },
    { fieldId: 'shelved', values: ['old'], isArchived: true },
  ]);
});

const sales = { fieldId: 'dept', values: ['dept-sales'] };
const berlin = { fieldId: 'office', values: ['office-berlin'] };
const group = { name: 'Sales', description: 'Who sells', visibleTo: 'admin', constraints: [sales] };
const add = (body: object = {}, by = admin, headers = {}, path = '/userGroup/add-criteria') =>
  upstream.post(path, { ...group, ...body }, by, headers);
const refusesSame = '?errorOnDuplicateCriteria=true';
const addNew = (body: object) => add(body, admin, {}, `/userGroup/add-criteria${refusesSame}`);
const update = (body: object, by = admin) => upstream.post(`/userGroup/update-criterion${refusesSame}`, body, by);
const remove = (id: string, by = admin) => upstream.post('/userGroup/remove-criterion', { id }, by);
const list = async (by = admin) => (await upstream.get('/userGroup/v2/criteria', by)).body;
const added = async (body: object = {}) => textAt((await add(body)).body, 'id');
const faultOf = (answer: { status: number; body: unknown }) => [
  codeOf(answer),
  (answer.body as { error?: { field?: string } }).error?.field,
];
const setPlan = (plan: 'free' | 'pro') =>
  upstream.db.transaction((queries) => queries.update(billing).set({ plan }).where(eq(billing.teamId, TEAM)));
const entries = () =>
  upstream.db.read((queries) =>
    queries
      .select({ action: auditEntry.action, before: auditEntry.before, after: auditEntry.after })
      .from(auditEntry)
      .where(like(auditEntry.action, 'userGroup.%'))
      .orderBy(auditEntry.auditId),
  );
const createChannel = (restrictionCriteria: string[], by = admin, name = 'emea') =>
  upstream.post('/channel/create-group', { profile: { name }, config: { type: 'closed', restrictionCriteria } }, by);

describe('a user group', () => {
  test('is added, listed by name, changed and removed, each written down', async () => {
    const constraints = [berlin, { fieldId: 'dept', values: ['dept-marketing', 'dept-sales'] }];
    const made = await add({ name: ' Zürich ', constraints });
    const zurich = { ...group, source: 'fields', id: textAt(made.body, 'id'), name: 'Zürich', constraints, version: 1 };
    expect(made.body).toEqual(zurich);
    const other = await added({ name: 'Äpfel', visibleTo: 'member', constraints: [berlin] });
    expect(await list()).toMatchObject({
      criteria: [{ id: other }, zurich],
      limits: { criteria: MAX_USER_GROUPS },
    });
    const changed = await update({ id: zurich.id, version: 1, visibleTo: 'member', constraints: [sales] });
    expect(changed.body).toEqual({ ...zurich, visibleTo: 'member', constraints: [sales], version: 2 });
    expect((await remove(zurich.id)).body).toEqual({});
    expect(await list()).toMatchObject({ criteria: [{ id: other }] });
    const counts = [
      { fieldId: 'office', values: 1 },
      { fieldId: 'dept', values: 2 },
    ];
    expect(await entries()).toMatchObject([
      { action: 'userGroup.create', after: { name: 'Zürich', visibleTo: 'admin', constraints: counts } },
      { action: 'userGroup.create' },
      {
        action: 'userGroup.update',
        before: { visibleTo: 'admin', constraints: counts },
        after: { visibleTo: 'member', constraints: [{ fieldId: 'dept', values: 1 }] },
      },
      { action: 'userGroup.delete', before: { name: 'Zürich' } },
    ]);
  });

  test('that is as before changes nothing, whatever the order of what it names', async () => {
    const constraints = [berlin, { fieldId: 'dept', values: ['dept-marketing', 'dept-sales'] }];
    const id = await added({ constraints });
    const turned = [{ fieldId: 'dept', values: ['dept-sales', 'dept-marketing'] }, berlin];
    expect((await update({ ...group, id, constraints: turned })).body).toMatchObject({ version: 1, constraints });
    expect((await update({ id })).body).toMatchObject({ version: 1, visibleTo: 'admin' });
    expect(await entries()).toHaveLength(1);
  });

  test('is added once for a key', async () => {
    const headers = { 'idempotency-key': 'group-1' };
    const first = await add({}, admin, headers);
    expect((await add({}, admin, headers)).body).toEqual(first.body);
    expect(codeOf(await add({ name: 'Other' }, admin, headers))).toBe('409 idempotency_key_reused');
    expect(await entries()).toHaveLength(1);
  });

  test('of another version than was read is stale, and of another team there is none', async () => {
    const id = await added();
    await update({ id, version: 1, name: 'Sellers' });
    expect(faultOf(await update({ id, version: 1, name: 'Vendors' }))).toEqual(['409 stale_version', 'version']);
    const other = await upstream.signIn('admin@flat.example');
    expect(faultOf(await update({ id, name: 'Mine' }, other))).toEqual(['404 criterion_not_found', 'id']);
    expect(codeOf(await remove(id, other))).toBe('404 criterion_not_found');
    expect(codeOf(await add({}, other))).toBe('404 field_not_found');
    expect(await list()).toMatchObject({ criteria: [{ name: 'Sellers', version: 2 }] });
  });
});

describe('what is refused', () => {
  test.each<[object, string, string]>([
    [{ name: 'a|b' }, '400 invalid_request', 'name'],
    [{ description: '' }, '400 invalid_request', 'description'],
    [{ constraints: [] }, '400 constraint_empty', 'constraints'],
    [{ constraints: [sales, { fieldId: 'office', values: [] }] }, '400 constraint_empty', 'constraints.1.values'],
    [
      { constraints: [{ fieldId: 'dept', values: ['dept-sales', 'dept-sales'] }] },
      '400 duplicate_values',
      'constraints.0.values.1',
    ],
    [
      { constraints: [{ fieldId: 'shelved', values: ['shelved-old'] }] },
      '404 field_not_found',
      'constraints.0.fieldId',
    ],
    [
      { constraints: [{ fieldId: 'dept', values: ['dept-sales', 'office-paris'] }] },
      '404 value_not_found',
      'constraints.0.values.1',
    ],
  ])('%# %o', async (body, code, field) => {
    expect(faultOf(await add(body))).toEqual([code, field]);
    const id = await added();
    expect(faultOf(await update({ id, ...body }))).toEqual([code, field]);
    expect(await list()).toMatchObject({ criteria: [{ ...group, version: 1 }] });
  });

  test('is the name of another one, whatever the case', async () => {
    const id = await added();
    const other = await added({ name: 'Marketing', constraints: [berlin] });
    const taken = ['400 criteria_name_already_exists', 'name'];
    expect(faultOf(await add({ name: 'sALES' }))).toEqual(taken);
    expect(faultOf(await update({ id: other, name: 'SALES ' }))).toEqual(taken);
    expect((await update({ id, name: 'SALES' })).body).toMatchObject({ name: 'SALES' });
  });

  test('are the constraints of another one, where that is asked for', async () => {
    const id = await added({ constraints: [sales, berlin] });
    const same = ['400 CRITERIA_ALREADY_EXIST', 'constraints'];
    expect(faultOf(await addNew({ name: 'Same', constraints: [berlin, sales] }))).toEqual(same);
    const twin = await added({ name: 'Same', constraints: [berlin, sales] });
    expect((await update({ id: twin, name: 'Twin', constraints: [sales, berlin] })).body).toMatchObject({
      name: 'Twin',
    });
    const other = await added({ name: 'Other' });
    expect(faultOf(await update({ id: other, constraints: [sales, berlin] }))).toEqual(same);
    expect((await update({ id, constraints: [berlin] })).status).toBe(200);
  });

  test('is one of two that take the same name or constraints at once', async () => {
    const outcomes = (answers: readonly { status: number; body: unknown }[]) =>
      answers.map((answer) => (answer.status === 200 ? 'done' : String(codeOf(answer)))).toSorted();
    const named = await Promise.all([add({ name: 'One' }), add({ name: 'ONE' })]);
    expect(outcomes(named)).toEqual(['400 criteria_name_already_exists', 'done']);
    const same = [addNew({ name: 'Two', constraints: [berlin] }), addNew({ name: 'Three', constraints: [berlin] })];
    expect(outcomes(await Promise.all(same))).toEqual(['400 CRITERIA_ALREADY_EXIST', 'done']);
  });

  test('is the first one too many', async () => {
    await upstream.db.transaction((queries) =>
      queries.insert(userGroup).values(
        Array.from({ length: MAX_USER_GROUPS - 1 }, (_, nth) => ({
          ...{ id: `g${nth}`, teamId: TEAM, name: `g${nth}`, nameKey: `g${nth}`, description: 'x' },
          ...{ visibleTo: 'admin' as const, constraintsKey: `${nth}`, createdAt: 0, version: 1 },
        })),
      ),
    );
    expect((await add()).status).toBe(200);
    expect(codeOf(await add({ name: 'Too many' }))).toBe('409 criteria_limit');
  });

  test('is to name more values than all user groups of a team may name together', async () => {
    const id = await added({ constraints: [sales, berlin] });
    const other = await added({ name: 'Other', constraints: [berlin] });
    await plantFields(upstream.db, TEAM, [{ fieldId: 'wide' }]);
    await upstream.db.transaction(async (queries) => {
      await queries.execute(
        sql`insert into ${fieldValue} (value_id, field_id, value, value_key, origin, position, is_default)
            select 'wide-' || nth, 'wide', nth, nth, 'team', nth, false from generate_series(1, ${USER_GROUPS_VALUES_MAX - 3}::int) nth`,
      );
      await queries.execute(
        sql`insert into ${userGroupValue} (user_group_id, field_id, value_id, position)
            select ${other}, field_id, value_id, position from ${fieldValue} where field_id = 'wide'`,
      );
    });
    const tooMany = ['409 criteria_limit', 'constraints'];
    expect(faultOf(await add({ name: 'One more' }))).toEqual(tooMany);
    const wider = [{ fieldId: 'dept', values: ['dept-sales', 'dept-marketing'] }, berlin];
    expect(faultOf(await update({ id, constraints: wider }))).toEqual(tooMany);
    expect((await update({ id, constraints: wider.slice(0, 1) })).status).toBe(200);
    expect((await update({ id, constraints: [sales] })).status).toBe(200);
    expect((await add({ name: 'One more', constraints: [berlin] })).status).toBe(200);
    expect(faultOf(await add({ name: 'Two more', constraints: [berlin] }))).toEqual(tooMany);
  });

  test('is all that an admin does whose rights were taken', async () => {
    await setPerson(upstream.db, admin.guid, { role: 'member' });
    expect(codeOf(await add())).toBe('403 actor_not_admin');
  });
});

test('a text that somebody has written is dropped with the last user group that names it, unless somebody has it', async () => {
  const roof = { valueId: 'office-roof', fieldId: 'office', value: 'Roof', valueKey: 'roof' };
  const plant = () =>
    upstream.db.transaction((queries) =>
      queries.insert(fieldValue).values({ ...roof, origin: 'user', position: 0, isDefault: false }),
    );
  const isThere = async () =>
    (await upstream.db.read((queries) => queries.$count(fieldValue, eq(fieldValue.valueId, roof.valueId)))) > 0;
  await plant();
  const onRoof = [{ fieldId: 'office', values: ['office-paris', roof.valueId] }];
  const [id, other] = [await added({ constraints: onRoof }), await added({ name: 'Other', constraints: onRoof })];
  await update({ id, name: 'Roof' });
  await update({ id, constraints: [berlin] });
  expect(await isThere()).toBe(true);
  await remove(other);
  expect(await isThere()).toBe(false);
  await plant();
  await update({ id, constraints: onRoof });
  await giveValues(upstream.db, { [MEMBER]: [roof.valueId] });
  await update({ id, constraints: [berlin] });
  expect(await isThere()).toBe(true);
  const values = await upstream.db.read((queries) =>
    queries.$count(fieldValue, eq(fieldValue.valueId, 'office-paris')),
  );
  expect(values).toBe(1);
});

test('texts that are older than the rules are kept with what changes beside them', async () => {
  const id = await added();
  const old = { name: 'R|D', description: 'x'.repeat(400) };
  await upstream.db.transaction((queries) => queries.update(userGroup).set({ ...old, nameKey: 'r|d' }));
  expect((await update({ id, ...old, visibleTo: 'member' })).body).toMatchObject({ ...old, visibleTo: 'member' });
  expect(faultOf(await update({ id, name: 'R|E' }))).toEqual(['400 invalid_request', 'name']);
});

test('a team without PRO reads and removes what it has, and neither adds nor changes', async () => {
  const id = await added();
  await setPlan('free');
  expect(codeOf(await add({ name: 'More' }))).toBe('402 plan_required');
  expect(codeOf(await update({ id, name: 'More' }))).toBe('402 plan_required');
  expect(await list()).toMatchObject({ criteria: [{ id }] });
  expect((await remove(id)).status).toBe(200);
});

describe('a channel', () => {
  const restrictions = () => upstream.db.read((queries) => queries.select().from(channelUserGroup));

  test('may be for user groups: members name those that are visible to them, admins all', async () => {
    const own = await added();
    const open = await added({ name: 'Berlin', visibleTo: 'member', constraints: [berlin] });
    const notFound = ['404 criterion_not_found', 'config.restrictionCriteria.1'];
    expect(faultOf(await createChannel([open, own], member))).toEqual(notFound);
    expect(faultOf(await createChannel([open, 'nothing'], admin))).toEqual(notFound);
    expect(await restrictions()).toEqual([]);
    const byMember = await createChannel([open, open], member);
    const byAdmin = await createChannel([own, open]);
    const of = (answer: typeof byAdmin, userGroupId: string) => ({
      groupJid: textAt(answer.body, 'groupJID'),
      ...{ userGroupId, purpose: 'restriction' },
    });
    expect(new Set(await restrictions())).toEqual(new Set([of(byMember, open), of(byAdmin, own), of(byAdmin, open)]));
    await update({ id: open, visibleTo: 'admin' });
    expect(codeOf(await createChannel([open], member))).toBe('404 criterion_not_found');
  });

  test('is for user groups in teams with PRO alone', async () => {
    const id = await added({ visibleTo: 'member' });
    await setPlan('free');
    expect(codeOf(await createChannel([id], admin))).toBe('402 plan_required');
    expect((await createChannel([], admin)).status).toBe(200);
  });

  test('keeps its user groups from being removed, and is told with them', async () => {
    const id = await added();
    const groupJID = textAt((await createChannel([id])).body, 'groupJID');
    expect(faultOf(await remove(id))).toEqual(['409 criterion_in_use', 'id']);
    const usage = await upstream.post('/userGroup/criteria-usage', { ids: [id, 'nothing'] }, admin);
    expect(usage.body).toEqual({ usage: [{ id, membersCount: 0, groups: [{ groupJID, name: 'emea' }] }] });
    await upstream.db.transaction((queries) => queries.delete(channelUserGroup));
    expect((await remove(id)).status).toBe(200);
  });

  test('stands by its name among those of a user group', async () => {
    const id = await added();
    for (const name of ['Élan', 'zebra', 'Alpha', 'beta']) await createChannel([id], admin, name);
    const usage = await upstream.post('/userGroup/criteria-usage', { ids: [id] }, admin);
    expect(usage.body).toMatchObject({
      usage: [{ groups: [{ name: 'Alpha' }, { name: 'beta' }, { name: 'Élan' }, { name: 'zebra' }] }],
    });
  });
});

test('members know of the user groups that are visible to them, guests of none', async () => {
  await added();
  const open = await added({ name: 'Berlin', visibleTo: 'member', constraints: [berlin] });
  expect(await list(member)).toMatchObject({ criteria: [{ id: open }] });
  await setPerson(upstream.db, MEMBER, { role: 'guest', isLicensed: false, isAutoRenewEnabled: false });
  expect(codeOf(await upstream.get('/userGroup/v2/criteria', member))).toBe('403 actor_is_guest');
  expect(codeOf(await upstream.get('/userGroup/user-criterion', member))).toBe('403 actor_is_guest');
  expect((await upstream.get(`/userGroup/user-criterion?onBehalfOf=${GUEST}`, admin)).body).toEqual({ criteria: [] });
});
