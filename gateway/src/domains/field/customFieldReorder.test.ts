import { expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { TEAM_FIELDS } from '../../testing/stubFields.ts';
import { testGateway } from '../../testing/testGateway.ts';

const REORDER = `mutation Reorder($input: CustomFieldReorderInput!) { customFieldReorder(input: $input) {
  customFields { id priority } userErrors { code field } } }`;
const keys = TEAM_FIELDS.map(({ fieldId }) => fieldId).toReversed();
const customFieldIds = keys.map((key) => toId('CustomField', key));
const refused = (code: string, field: readonly string[] | null) => ({
  customFieldReorder: { customFields: [], userErrors: [{ code, field }] },
});

test('a new order goes on once, with the key; the answer is the payload’s', async () => {
  const { ask, stub } = await testGateway();
  const { data } = await ask(REORDER, { input: { customFieldIds, idempotencyKey: 'k' } });
  expect(data).toEqual({
    customFieldReorder: { customFields: customFieldIds.map((id, priority) => ({ id, priority })), userErrors: [] },
  });
  expect(stub.names()).toEqual(['field.reorderTeamFields']);
  expect(stub.calls[0]).toMatchObject({ body: { fieldIds: keys }, headers: { 'idempotency-key': 'k' } });
});

test('values are read, once for all fields, for those who ask for them', async () => {
  const { ask, stub } = await testGateway();
  const { data, errors } = await ask(
    `mutation Reorder($input: CustomFieldReorderInput!) { customFieldReorder(input: $input) { customFields {
      name conditions { value { text } } settings { ... on SingleSelectSettings { values { nodes { text } } defaultValue { text } } }
    } } }`,
    { input: { customFieldIds } },
  );
  expect(errors).toBeUndefined();
  const { customFields } = (data as { customFieldReorder: { customFields: unknown[] } }).customFieldReorder;
  expect(customFields.at(-1)).toEqual({
    ...{ name: 'Department', conditions: [] },
    settings: {
      values: { nodes: [{ text: 'Engineering' }, { text: 'Sales and success' }] },
      defaultValue: { text: 'Sales and success' },
    },
  });
  expect(customFields.at(-2)).toMatchObject({ conditions: [{ value: { text: 'Engineering' } }] });
  expect(stub.names()).toEqual(['field.reorderTeamFields', 'field.fieldsInfo']);
});

test('an order without sense is refused without a call', async () => {
  const { ask, stub } = await testGateway();
  const rows = [
    [[], 'REQUIRED', ['customFieldIds']],
    [Array.from({ length: 1_001 }, () => 'x'), 'TOO_MANY', ['customFieldIds']],
    [[...customFieldIds, toId('Member', 'x')], 'NOT_FOUND', ['customFieldIds', '5']],
  ] as const;
  for (const [ids, code, field] of rows) {
    expect((await ask(REORDER, { input: { customFieldIds: ids } })).data).toEqual(refused(code, field));
    expect(stub.calls).toEqual([]);
  }
});

test('an order is refused in the words of the schema', async () => {
  const { ask, stub } = await testGateway();
  const rows = [
    [409, 'stale_version', 'STALE', ['customFieldIds']],
    [402, 'plan_required', 'PLAN_REQUIRED', null],
  ] as const;
  for (const [status, word, code, field] of rows) {
    stub.on('field.reorderTeamFields', () => new Refused(status, word, undefined, 'fieldIds'));
    expect((await ask(REORDER, { input: { customFieldIds } })).data).toEqual(refused(code, field));
  }
});
