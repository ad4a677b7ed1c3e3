import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const UPDATE = `mutation Update($input: CustomFieldUpdateInput!) { customFieldUpdate(input: $input) {
  customField { id name version settings { ... on SingleSelectSettings { values { nodes { id text } } } } }
  userErrors { code field } } }`;
const customFieldId = toId('CustomField', 'f-department');
const value = (key: string) => toId('CustomFieldValue', key);
const refused = (code: string, field: readonly string[] | null) => ({
  customFieldUpdate: { customField: null, userErrors: [{ code, field }] },
});

describe('a change of a custom field', () => {
  test('goes on once, with the key; kept values with their ids', async () => {
    const { ask, stub } = await testGateway();
    const input = {
      ...{ customFieldId, name: 'Area', isMandatory: false, isArchived: true, version: 4, idempotencyKey: 'k' },
      ...{ defaultValue: '', conditions: [] },
      values: [{ valueId: value('v-sales'), text: 'Sales' }, { text: 'Support' }],
    };
    const { data } = await ask(UPDATE, { input });
    const nodes = [
      { id: value('v-sales'), text: 'Sales' },
      { id: value('v-new-1'), text: 'Support' },
    ];
    expect(data).toEqual({
      customFieldUpdate: {
        customField: { id: customFieldId, name: 'Area', version: 4, settings: { values: { nodes } } },
        userErrors: [],
      },
    });
    expect(stub.names()).toEqual(['field.updateTeamFields']);
    expect(stub.calls[0]).toMatchObject({ headers: { 'idempotency-key': 'k' } });
    expect(stub.calls[0]?.body).toEqual({
      updateFields: [
        {
          ...{ fieldId: 'f-department', name: 'Area', isMandatory: false, isArchived: true, version: 4 },
          ...{ default_values: [], parents: [] },
          team_values: [{ valueId: 'v-sales', value: 'Sales' }, { value: 'Support' }],
        },
      ],
    });
  });

  test('says nothing of what is not given', async () => {
    const { ask, stub } = await testGateway({ env: { FIELD_FLAGS: 'number' } });
    await ask(UPDATE, {
      input: { customFieldId, description: '', name: null, values: null, conditions: null, isArchived: null },
    });
    await ask(UPDATE, { input: { customFieldId, isMandatory: true } });
    expect(stub.calls.map(({ body }) => body)).toEqual([
      { updateFields: [{ fieldId: 'f-department', description: '' }] },
      { updateFields: [{ fieldId: 'f-department', isMandatory: 1 }] },
    ]);
  });

  test('is refused without a call where it is not of the form that is asked for', async () => {
    const { ask, stub } = await testGateway();
    const rows = [
      [{ customFieldId: toId('Channel', 'f-department') }, 'NOT_FOUND', ['customFieldId']],
      [{ name: '' }, 'REQUIRED', ['name']],
      [{ values: [{ text: '' }] }, 'REQUIRED', ['values', '0', 'text']],
      [{ values: [{ text: 'x', valueId: customFieldId }] }, 'NOT_FOUND', ['values', '0', 'valueId']],
    ] as const;
    for (const [wrong, code, field] of rows) {
      expect((await ask(UPDATE, { input: { customFieldId, ...wrong } })).data).toEqual(refused(code, field));
      expect(stub.calls).toEqual([]);
    }
  });

  test('is refused in the words of the schema', async () => {
    const { ask, stub } = await testGateway();
    const rows = [
      [404, 'field_not_found', 'updateFields.0.fieldId', 'NOT_FOUND', ['customFieldId']],
      [404, 'field_not_found', undefined, 'NOT_FOUND', ['customFieldId']],
      [409, 'stale_version', 'updateFields.0.version', 'STALE', ['version']],
      [403, 'field_is_platform', 'updateFields.0.fieldId', 'NOT_ALLOWED', ['customFieldId']],
      [400, 'field_type_fixed', 'updateFields.0.valueType', 'NOT_ALLOWED', ['valueType']],
      [400, 'field_parent_cycle', 'updateFields.0.parents.1', 'CYCLE', ['conditions', '1']],
      [400, 'value_is_already_used', 'updateFields.0.team_values', 'IN_USE', ['values']],
      [400, 'value_is_already_used', 'updateFields.0.valueType', 'IN_USE', ['valueType']],
      [409, 'field_used_in_user_groups', 'updateFields.0.team_values', 'IN_USER_GROUP', ['values']],
      [500, 'field_used_in_user_groups', 'updateFields.0.isArchived', 'IN_USER_GROUP', ['isArchived']],
      [400, 'field_is_already_used', 'updateFields.0.isArchived', 'HAS_DEPENDENTS', ['isArchived']],
      [400, 'duplicate_values', 'updateFields.0.team_values.2.value', 'DUPLICATE', ['values', '2', 'text']],
    ] as const;
    for (const [status, word, place, code, field] of rows) {
      stub.on('field.updateTeamFields', () => new Refused(status, word, undefined, place));
      expect((await ask(UPDATE, { input: { customFieldId } })).data).toEqual(refused(code, field));
    }
  });
});
