// Custom fields from their making to their end, through the gateway on the real services, which are told 1 and 0.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Session, type TestStack, startTestStack } from '../support/stack.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack({ FIELD_FLAGS: 'number' });
  admin = await stack.signIn('admin@rupee.example');
});
afterAll(() => stack.stop());

const FIELD = `customField { id name isMandatory version conditions { field { id } value { text } }
  settings { ... on SingleSelectSettings { values { nodes { id text } } defaultValue { text } } } }`;
const PROFILE =
  'member { profileFields { version fields { field { id } value { text contact { id } } viewerCanEdit } } }';
const selections: Record<string, string> = {
  customFieldCreate: FIELD,
  customFieldUpdate: FIELD,
  customFieldReorder: 'customFields { id }',
  customFieldDelete: 'deletedCustomFieldId',
  profileFieldsUpdate: PROFILE,
};

async function write(name: string, input: object) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { ${name}(input: $input) { ${selections[name]} userErrors { code field } } }`;
  const { data, errors } = await admin.ask(query, { input });
  expect(errors).toEqual([]);
  return data[name];
}

async function create(input: object) {
  const { customField, userErrors } = await write('customFieldCreate', input);
  expect(userErrors).toEqual([]);
  return customField;
}

/** What a refused write says. */
const refusal = async (name: string, input: object) => {
  const { userErrors } = await write(name, input);
  return userErrors.map(({ code, field }: { code: string; field: string[] | null }) => [code, field?.join('.')]);
};

test('fields are made, filled, changed and deleted', async () => {
  const values = ['Engineering', 'Sales'];
  const area = await create({
    name: 'Area',
    valueType: 'SINGLE_SELECT',
    isMandatory: true,
    values,
    defaultValue: 'sales',
  });
  expect(area).toMatchObject({ isMandatory: true, settings: { defaultValue: { text: 'Sales' } } });
  const [engineering, sales] = area.settings.values.nodes;
  const conditions = [{ customFieldId: area.id, valueId: engineering.id }];
  const squad = await create({ name: 'Squad', valueType: 'UNRESTRICTED', values: ['Apollo'], conditions });
  expect(squad.conditions).toEqual([{ field: { id: area.id }, value: { text: 'Engineering' } }]);
  const boss = await create({ name: 'Boss', valueType: 'CONTACT_PICKER' });

  expect(await refusal('customFieldCreate', { name: 'AREA', valueType: 'CONTACT_PICKER' })).toEqual([
    ['TAKEN', 'name'],
  ]);
  for (const [input, ...expected] of [
    [{ valueType: 'SINGLE_SELECT' }, 'REQUIRED', 'values'],
    [{ valueType: 'SINGLE_SELECT', values: ['One', 'ONE'] }, 'DUPLICATE', 'values.1'],
    [{ valueType: 'SINGLE_SELECT', values: ['One'], defaultValue: 'Two' }, expect.any(String), 'defaultValue'],
    [
      { valueType: 'CONTACT_PICKER', conditions: [...conditions, ...conditions] },
      'INVALID',
      'conditions.1.customFieldId',
    ],
  ] as const) {
    expect(await refusal('customFieldCreate', { name: 'Other', ...input })).toEqual([expected]);
  }
  const cycle = [{ customFieldId: squad.id, valueId: engineering.id }];
  const circular = await refusal('customFieldUpdate', { customFieldId: area.id, conditions: cycle });
  expect(circular[0]?.[1]).toMatch(/^conditions\.0/);

  const fill = (fields: object[], version?: number) => write('profileFieldsUpdate', { fields, version });
  const memberId = Buffer.from(`Member:${admin.guid}`).toString('base64url');
  const filled = await fill([
    { customFieldId: area.id, valueId: engineering.id },
    { customFieldId: squad.id, text: 'Rocket' },
    { customFieldId: boss.id, contactId: memberId },
  ]);
  expect(filled.userErrors).toEqual([]);
  expect(filled.member.profileFields.fields).toEqual([
    { field: { id: area.id }, value: { text: 'Engineering', contact: null }, viewerCanEdit: true },
    { field: { id: squad.id }, value: { text: 'Rocket', contact: null }, viewerCanEdit: true },
    { field: { id: boss.id }, value: { text: expect.any(String), contact: { id: memberId } }, viewerCanEdit: true },
  ]);
  expect(await refusal('profileFieldsUpdate', { fields: [{ customFieldId: area.id }] })).toEqual([
    ['REQUIRED', 'fields.0'],
  ]);
  expect(await refusal('customFieldDelete', { customFieldId: area.id })).toEqual([['HAS_DEPENDENTS', 'customFieldId']]);
  expect(await refusal('customFieldDelete', { customFieldId: squad.id })).toEqual([['IN_USE', 'customFieldId']]);
  expect(await refusal('customFieldUpdate', { customFieldId: area.id, values: [{ text: 'New' }] })).toEqual([
    ['IN_USE', 'values'],
  ]);
  expect(await refusal('customFieldUpdate', { customFieldId: area.id, version: 99, name: 'X' })).toEqual([
    ['STALE', 'version'],
  ]);

  const moved = await fill([{ customFieldId: area.id, valueId: sales.id }], filled.member.profileFields.version);
  expect(moved.member.profileFields.fields[1].value).toBeNull();
  expect(await refusal('profileFieldsUpdate', { fields: [{ customFieldId: squad.id, text: 'Rocket' }] })).toEqual([
    ['HIDDEN', 'fields.0'],
  ]);
  const order = [boss.id, area.id, squad.id];
  expect((await write('customFieldReorder', { customFieldIds: order })).customFields).toEqual(
    order.map((id) => ({ id })),
  );
  expect(await refusal('customFieldReorder', { customFieldIds: [area.id] })).toEqual([['STALE', 'customFieldIds']]);
  expect(await write('customFieldDelete', { customFieldId: squad.id })).toEqual({
    deletedCustomFieldId: squad.id,
    userErrors: [],
  });
});

test('a team without PRO reads its fields, and is told so where it would change them', async () => {
  const free = await stack.signIn('admin@softwall.example');
  const FIELDS =
    '{ viewer { team { customFields { id viewerCanEdit viewerCanDelete } planGate(feature: CUSTOM_FIELDS) { limit isAllowed } } } }';
  const { customFields, planGate } = (await free.ask(FIELDS)).data.viewer.team;
  expect(planGate).toEqual({ limit: 0, isAllowed: false });
  expect(customFields[0]).toMatchObject({ viewerCanEdit: false, viewerCanDelete: true });
  const RENAME = `mutation { customFieldUpdate(input: { customFieldId: "${customFields[0].id}", name: "New" }) { userErrors { code } } }`;
  expect((await free.ask(RENAME)).data.customFieldUpdate.userErrors).toEqual([{ code: 'PLAN_REQUIRED' }]);
});
