import { expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const DELETE = `mutation Delete($input: CustomFieldDeleteInput!) { customFieldDelete(input: $input) {
  deletedCustomFieldId userErrors { code field } } }`;
const customFieldId = toId('CustomField', 'f-department');
const refused = (code: string, field: readonly string[]) => ({
  customFieldDelete: { deletedCustomFieldId: null, userErrors: [{ code, field }] },
});

test('a deletion goes on once, with the key', async () => {
  const { ask, stub } = await testGateway();
  const { data } = await ask(DELETE, { input: { customFieldId, idempotencyKey: 'k' } });
  expect(data).toEqual({ customFieldDelete: { deletedCustomFieldId: customFieldId, userErrors: [] } });
  expect(stub.names()).toEqual(['field.removeTeamFields']);
  expect(stub.calls[0]).toMatchObject({
    body: { removeFields: ['f-department'] },
    headers: { 'idempotency-key': 'k' },
  });
});

test('the id of something else is refused without a call', async () => {
  const { ask, stub } = await testGateway();
  const input = { customFieldId: toId('CustomFieldValue', 'v-eng') };
  expect((await ask(DELETE, { input })).data).toEqual(refused('NOT_FOUND', ['customFieldId']));
  expect(stub.calls).toEqual([]);
});

test('a deletion is refused in the words of the schema', async () => {
  const { ask, stub } = await testGateway();
  const rows = [
    [404, 'field_not_found', 'removeFields.0', 'NOT_FOUND'],
    [403, 'field_is_platform', 'removeFields.0', 'NOT_ALLOWED'],
    [400, 'field_is_already_used', 'removeFields.0.parents', 'HAS_DEPENDENTS'],
    [400, 'field_is_already_used', 'removeFields.0.values', 'IN_USE'],
    [400, 'field_is_already_used', undefined, 'IN_USE'],
    [409, 'field_used_in_user_groups', 'removeFields.0', 'IN_USER_GROUP'],
    [500, 'field_used_in_user_groups', undefined, 'IN_USER_GROUP'],
    [502, 'field_used_in_user_groups', undefined, 'IN_USER_GROUP'],
  ] as const;
  for (const [status, word, place, code] of rows) {
    stub.on('field.removeTeamFields', () => new Refused(status, word, undefined, place));
    expect((await ask(DELETE, { input: { customFieldId } })).data).toEqual(refused(code, ['customFieldId']));
  }
});

test('a decision that comes with the status of a failure leaves the service in use, any other failure is one', async () => {
  const { ask, stub } = await testGateway();
  stub.on('field.removeTeamFields', () => new Refused(500, 'field_used_in_user_groups'));
  for (let i = 0; i < 12; i += 1) await ask(DELETE, { input: { customFieldId } });
  expect(stub.count('field.removeTeamFields')).toBe(12);
  stub.on('field.removeTeamFields', () => new Refused(500, 'internal'));
  const { errors } = await ask(DELETE, { input: { customFieldId } });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_UNAVAILABLE']);
});
