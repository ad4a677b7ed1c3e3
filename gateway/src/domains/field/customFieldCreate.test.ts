import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const CREATE = `mutation Create($input: CustomFieldCreateInput!) { customFieldCreate(input: $input) {
  customField { id name isMandatory conditions { field { name } value { text } }
    settings { ... on SingleSelectSettings { values { nodes { text } } } } }
  userErrors { code field } } }`;
const condition = { customFieldId: toId('CustomField', 'f-department'), valueId: toId('CustomFieldValue', 'v-eng') };
const office = { name: 'Office', valueType: 'SINGLE_SELECT', values: ['Lima', 'Oslo'] };
const refused = (code: string, field: readonly string[] | null) => ({
  customFieldCreate: { customField: null, userErrors: [{ code, field }] },
});

describe('a new custom field', () => {
  test('goes on once, with the key; the answer is the payload’s', async () => {
    const { ask, stub } = await testGateway();
    const input = {
      ...{ ...office, name: ' Office ', description: 'Where', isMandatory: true, editableBy: 'ADMIN' },
      ...{ defaultValue: 'Oslo', conditions: [condition], idempotencyKey: 'k' },
    };
    const { data } = await ask(CREATE, { input });
    expect(data).toEqual({
      customFieldCreate: {
        customField: {
          ...{ id: toId('CustomField', 'f-new'), name: 'Office', isMandatory: true },
          conditions: [{ field: { name: 'Department' }, value: { text: 'Engineering' } }],
          settings: { values: { nodes: [{ text: 'Lima' }, { text: 'Oslo' }] } },
        },
        userErrors: [],
      },
    });
    expect(stub.names()).toEqual(['field.addTeamFields', 'field.fieldsInfo']);
    expect(stub.calls[0]).toMatchObject({ headers: { 'idempotency-key': 'k' } });
    expect(stub.calls[0]?.body).toEqual({
      addFields: [
        {
          ...{
            name: 'Office',
            description: 'Where',
            valueType: 'singleSelect',
            isMandatory: true,
            editableBy: 'admin',
          },
          ...{ team_values: ['Lima', 'Oslo'], default_values: ['Oslo'] },
          parents: [{ fieldId: 'f-department', valueId: 'v-eng' }],
        },
      ],
    });
  });

  test('is told with 1 and 0 to a service that wants it, and says nothing of what is left out', async () => {
    const { ask, stub } = await testGateway({ env: { FIELD_FLAGS: 'number' } });
    for (const isMandatory of [true, false]) {
      await ask(CREATE, { input: { name: 'Boss', valueType: 'CONTACT_PICKER', isMandatory, values: null } });
    }
    const sent = { name: 'Boss', valueType: 'contactPicker', editableBy: 'user' };
    expect(stub.calls.map(({ body }) => body)).toEqual([
      { addFields: [{ ...sent, isMandatory: 1 }] },
      { addFields: [{ ...sent, isMandatory: 0 }] },
    ]);
  });

  const many = (length: number) => Array.from({ length }, (_, index) => `Value ${index}`);
  test('is refused without a call where it is not of the form that is asked for', async () => {
    const { ask, stub } = await testGateway();
    const rows = [
      [{ name: ' ' }, 'REQUIRED', ['name']],
      [{ name: 'x'.repeat(51) }, 'TOO_LONG', ['name']],
      [{ name: 'a\u202eb' }, 'INVALID', ['name']],
      [{ description: 'x'.repeat(257) }, 'TOO_LONG', ['description']],
      [{ valueType: 'UNKNOWN' }, 'INVALID', ['valueType']],
      [{ editableBy: 'PLATFORM' }, 'INVALID', ['editableBy']],
      [{ values: ['Lima', ''] }, 'REQUIRED', ['values', '1']],
      [{ values: ['x'.repeat(51)] }, 'TOO_LONG', ['values', '0']],
      [{ values: many(2_001) }, 'TOO_MANY', ['values']],
      [{ defaultValue: 'x'.repeat(51) }, 'TOO_LONG', ['defaultValue']],
      [{ conditions: Array.from({ length: 51 }, () => condition) }, 'TOO_MANY', ['conditions']],
      [{ conditions: [{ ...condition, customFieldId: 'none' }] }, 'NOT_FOUND', ['conditions', '0', 'customFieldId']],
      [
        { conditions: [{ ...condition, valueId: condition.customFieldId }] },
        'NOT_FOUND',
        ['conditions', '0', 'valueId'],
      ],
    ] as const;
    for (const [wrong, code, field] of rows) {
      expect((await ask(CREATE, { input: { ...office, ...wrong } })).data).toEqual(refused(code, field));
      expect(stub.calls).toEqual([]);
    }
  });

  test('is refused in the words of the schema', async () => {
    const { ask, stub } = await testGateway();
    const rows = [
      [400, 'field_name_already_exists', 'addFields.0.name', 'TAKEN', ['name']],
      [400, 'duplicate_values', 'addFields.0.team_values.1', 'DUPLICATE', ['values', '1']],
      [400, 'value_too_long', 'addFields.0.team_values.1', 'TOO_LONG', ['values', '1']],
      [400, 'too_many_values', 'addFields.0.team_values', 'TOO_MANY', ['values']],
      [400, 'field_parent_invalid', 'addFields.0.parents.0', 'INVALID', ['conditions', '0']],
      [404, 'field_not_found', 'addFields.0.parents.0.fieldId', 'NOT_FOUND', ['conditions', '0', 'customFieldId']],
      [404, 'value_not_found', 'addFields.0.parents.0.valueId', 'NOT_FOUND', ['conditions', '0', 'valueId']],
      [400, 'invalid_request', 'addFields.0.default_values.0', 'INVALID', ['defaultValue']],
      [400, 'invalid_request', 'addFields.0.team_values', 'INVALID', ['values']],
      [409, 'field_limit', 'addFields.0', 'LIMIT_REACHED', null],
      [402, 'plan_required', undefined, 'PLAN_REQUIRED', null],
      [409, 'idempotency_key_reused', undefined, 'KEY_REUSED', ['idempotencyKey']],
      [400, 'duplicate_values', 'addFields.0.secrets.1', 'DUPLICATE', ['values']],
    ] as const;
    for (const [status, word, place, code, field] of rows) {
      stub.on('field.addTeamFields', () => new Refused(status, word, undefined, place));
      expect((await ask(CREATE, { input: office })).data).toEqual(refused(code, field));
    }
  });

  test('of values to choose from has some', async () => {
    const { ask, stub } = await testGateway();
    stub.on('field.addTeamFields', () => new Refused(400, 'invalid_request', undefined, 'addFields.0.team_values'));
    for (const values of [[], null]) {
      expect((await ask(CREATE, { input: { ...office, values } })).data).toEqual(refused('REQUIRED', ['values']));
    }
    expect(stub.count('field.addTeamFields')).toBe(2);
  });

  test('is not for members', async () => {
    const { ask, member } = await testGateway();
    const { errors } = await ask(CREATE, { input: office }, { as: member });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});
