import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const UPDATE = `mutation Update($input: ProfileFieldsUpdateInput!) { profileFieldsUpdate(input: $input) {
  member { id profileFields { version fields { field { name } value { text } } } } userErrors { code field } } }`;
const field = (key: string) => toId('CustomField', key);
const squad = { customFieldId: field('f-squad') };
const fields = [{ ...squad, text: ' Apollo ' }];
const refused = (code: string, path: readonly string[] | null) => ({
  profileFieldsUpdate: { member: null, userErrors: [{ code, field: path }] },
});

describe('a change of what somebody has in fields', () => {
  test('goes on once, with the key; the answer is the payload’s', async () => {
    const { ask, stub } = await testGateway();
    const memberId = toId('Member', 'orbit-0002');
    const input = {
      ...{ memberId, version: 2, idempotencyKey: 'k' },
      fields: [
        { ...squad, text: 'Apollo' },
        { customFieldId: field('f-department'), valueId: toId('CustomFieldValue', 'v-eng') },
        { customFieldId: field('f-manager'), contactId: toId('Member', 'orbit-0003'), text: null },
        { customFieldId: field('f-cost') },
      ],
    };
    const { data } = await ask(UPDATE, { input });
    expect(data).toMatchObject({
      profileFieldsUpdate: {
        member: {
          id: memberId,
          profileFields: {
            version: 3,
            fields: [
              { value: null },
              { field: { name: 'Squad' }, value: { text: 'Apollo' } },
              { value: null },
              { value: null },
            ],
          },
        },
        userErrors: [],
      },
    });
    expect(stub.names()).toEqual(['field.updateMemberFields', 'field.fieldsInfo']);
    expect(stub.calls[0]).toMatchObject({ headers: { 'idempotency-key': 'k' } });
    expect(stub.calls[0]?.body).toEqual({
      ...{ onBehalfOf: 'orbit-0002', version: 2 },
      fields: [
        { fieldId: 'f-squad', value: 'Apollo' },
        { fieldId: 'f-department', valueId: 'v-eng' },
        { fieldId: 'f-manager', contactGuid: 'orbit-0003' },
        { fieldId: 'f-cost' },
      ],
    });
  });

  test('is the viewer’s own where nobody is named; nobody else’s for members', async () => {
    const { ask, stub, member } = await testGateway();
    const own = await ask(UPDATE, { input: { fields } }, { as: member });
    expect(own.data).toMatchObject({ profileFieldsUpdate: { userErrors: [] } });
    expect(stub.calls[0]?.body).toMatchObject({ onBehalfOf: 'orbit-0001' });
    const other = await ask(UPDATE, { input: { fields, memberId: toId('Member', 'orbit-0002') } }, { as: member });
    expect(other.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });

  test('is refused without a call where it is not of the form that is asked for', async () => {
    const { ask, stub } = await testGateway();
    const rows = [
      [{ fields: [] }, 'REQUIRED', ['fields']],
      [{ fields: Array.from({ length: 1_001 }, () => squad) }, 'TOO_MANY', ['fields']],
      [{ fields, memberId: field('f-squad') }, 'NOT_FOUND', ['memberId']],
      [{ fields: [{ customFieldId: 'no id' }] }, 'NOT_FOUND', ['fields', '0', 'customFieldId']],
      [{ fields: [squad, { ...squad, text: 'x' }] }, 'DUPLICATE', ['fields', '1']],
      [{ fields: [{ ...squad, text: 'x', contactId: 'y' }] }, 'INVALID', ['fields', '0']],
      [{ fields: [{ ...squad, valueId: field('f-squad') }] }, 'NOT_FOUND', ['fields', '0', 'valueId']],
      [{ fields: [{ ...squad, contactId: field('f-squad') }] }, 'NOT_FOUND', ['fields', '0', 'contactId']],
      [{ fields: [{ ...squad, text: ' ' }] }, 'REQUIRED', ['fields', '0', 'text']],
      [{ fields: [{ ...squad, text: 'x'.repeat(51) }] }, 'TOO_LONG', ['fields', '0', 'text']],
      [{ fields: [{ ...squad, text: 'a\nb' }] }, 'INVALID', ['fields', '0', 'text']],
    ] as const;
    for (const [input, code, path] of rows) {
      expect((await ask(UPDATE, { input })).data).toEqual(refused(code, path));
      expect(stub.calls).toEqual([]);
    }
  });

  test('is refused in the words of the schema', async () => {
    const { ask, stub } = await testGateway();
    const rows = [
      [402, 'plan_required', undefined, 'PLAN_REQUIRED', null],
      [404, 'member_not_found', 'onBehalfOf', 'NOT_FOUND', ['memberId']],
      [404, 'field_not_found', 'fields.0.fieldId', 'NOT_FOUND', ['fields', '0', 'customFieldId']],
      [404, 'value_not_found', 'fields.0.valueId', 'NOT_FOUND', ['fields', '0', 'valueId']],
      [404, 'contact_not_found', 'fields.0.contactGuid', 'NOT_FOUND', ['fields', '0', 'contactId']],
      [400, 'value_too_long', 'fields.0.value', 'TOO_LONG', ['fields', '0', 'text']],
      [403, 'field_not_editable', 'fields.0', 'NOT_ALLOWED', ['fields', '0']],
      [409, 'field_hidden', 'fields.0', 'HIDDEN', ['fields', '0']],
      [400, 'field_value_required', 'fields.0', 'REQUIRED', ['fields', '0']],
      [400, 'field_value_required', undefined, 'REQUIRED', null],
      [409, 'stale_version', 'version', 'STALE', ['version']],
      [400, 'invalid_request', 'fields.0.value', 'INVALID', ['fields', '0', 'text']],
      [409, 'idempotency_key_reused', undefined, 'KEY_REUSED', ['idempotencyKey']],
    ] as const;
    for (const [status, word, place, code, path] of rows) {
      stub.on('field.updateMemberFields', () => new Refused(status, word, undefined, place));
      expect((await ask(UPDATE, { input: { fields } })).data).toEqual(refused(code, path));
    }
  });

  test('that the service cannot read at all is no fault of the person', async () => {
    const { ask, stub } = await testGateway();
    stub.on('field.updateMemberFields', () => new Refused(400, 'invalid_request'));
    const { errors } = await ask(UPDATE, { input: { fields } });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_INVALID']);
  });
});
