import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const field = toId('CustomField', 'f-department');
const value = (key: string) => toId('CustomFieldValue', key);
const engineers = toId('UserGroup', 'c-engineers');
const constraints = [{ customFieldId: field, valueIds: [value('v-eng'), value('v-sales')] }];
const group = { name: 'All', description: 'Everybody', constraints };

const CREATE = `mutation Create($input: UserGroupCreateInput!) { userGroupCreate(input: $input) {
  userGroup { id name visibleTo version constraints { values { text } } membersCount } userErrors { code field } } }`;
const UPDATE = `mutation Update($input: UserGroupUpdateInput!) { userGroupUpdate(input: $input) {
  userGroup { id name version } userErrors { code field } } }`;
const DELETE = `mutation Delete($input: UserGroupDeleteInput!) { userGroupDelete(input: $input) {
  deletedUserGroupId userErrors { code field } } }`;

describe('adding', () => {
  test('is one write; the payload is its answer', async () => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(CREATE, { input: { ...group, idempotencyKey: 'k' } });
    const userGroup = {
      ...{ id: toId('UserGroup', 'c-new'), name: 'All', visibleTo: 'ADMIN', version: 1, membersCount: 5 },
      constraints: [{ values: [{ text: 'Engineering' }, { text: 'Sales and success' }] }],
    };
    expect(data).toEqual({ userGroupCreate: { userGroup, userErrors: [] } });
    expect(stub.calls[0]).toMatchObject({
      name: 'userGroup.addCriteria',
      query: { errorOnDuplicateCriteria: 'true' },
      body: {
        ...{ name: 'All', description: 'Everybody', visibleTo: 'admin' },
        constraints: [{ fieldId: 'f-department', values: ['v-eng', 'v-sales'] }],
      },
      headers: { 'idempotency-key': 'k' },
    });
    expect(stub.names().slice(1).toSorted()).toEqual(['field.fieldsInfo', 'userGroup.criteriaUsage']);
  });

  const ids = Array.from({ length: 1_000 }, (_, nth) => value(`v-${nth}`));
  const fewEach = Array.from({ length: 11 }, () => ({ customFieldId: field, valueIds: ids.slice(0, 950) }));
  test.each<[object, string, string[]]>([
    [{ constraints: fewEach }, 'TOO_MANY', ['constraints']],
    [{ visibleTo: 'UNKNOWN' }, 'INVALID', ['visibleTo']],
    [{ name: 'x'.repeat(1_001) }, 'TOO_LONG', ['name']],
    [{ description: 'x'.repeat(2_001) }, 'TOO_LONG', ['description']],
    [
      { constraints: [...constraints, { customFieldId: engineers, valueIds: [] }] },
      'NOT_FOUND',
      ['constraints', '1', 'customFieldId'],
    ],
    [
      { constraints: [{ customFieldId: field, valueIds: [value('v'), field] }] },
      'NOT_FOUND',
      ['constraints', '0', 'valueIds', '1'],
    ],
    [{ constraints: [{ customFieldId: field, valueIds: ids }] }, 'TOO_MANY', ['constraints', '0', 'valueIds']],
    [
      { constraints: Array.from({ length: 1_001 }, () => ({ customFieldId: field, valueIds: [] })) },
      'TOO_MANY',
      ['constraints'],
    ],
  ])('%# is refused without a call', async (changes, code, path) => {
    const { ask, stub } = await testGateway();
    const refused = { userGroup: null, userErrors: [{ code, field: path }] };
    expect((await ask(CREATE, { input: { ...group, ...changes } })).data).toEqual({ userGroupCreate: refused });
    expect((await ask(UPDATE, { input: { userGroupId: engineers, ...changes } })).data).toEqual({
      userGroupUpdate: refused,
    });
    expect(stub.calls).toEqual([]);
  });

  test.each<[number, string, string | undefined, string, string[] | null]>([
    [402, 'plan_required', undefined, 'PLAN_REQUIRED', null],
    [409, 'criteria_limit', undefined, 'LIMIT_REACHED', null],
    [409, 'criteria_limit', 'constraints', 'LIMIT_REACHED', ['constraints']],
    [400, 'criteria_name_already_exists', 'name', 'TAKEN', ['name']],
    [400, 'CRITERIA_ALREADY_EXIST', undefined, 'DUPLICATE', ['constraints']],
    [400, 'constraint_empty', 'constraints', 'REQUIRED', ['constraints']],
    [400, 'constraint_empty', 'constraints.2.values', 'REQUIRED', ['constraints', '2', 'valueIds']],
    [400, 'duplicate_values', 'constraints.0.values.3', 'DUPLICATE', ['constraints', '0', 'valueIds', '3']],
    [400, 'too_many_values', 'constraints.0.values', 'TOO_MANY', ['constraints', '0', 'valueIds']],
    [404, 'field_not_found', 'constraints.1.fieldId', 'NOT_FOUND', ['constraints', '1', 'customFieldId']],
    [404, 'value_not_found', 'constraints.1.values.0', 'NOT_FOUND', ['constraints', '1', 'valueIds', '0']],
    [400, 'invalid_request', 'visibleTo', 'INVALID', ['visibleTo']],
    [400, 'something_else', 'moon/phase', 'INVALID', null],
    [409, 'idempotency_key_reused', undefined, 'KEY_REUSED', ['idempotencyKey']],
  ])('%i %s at %s is %s', async (status, word, place, code, path) => {
    const { ask, stub } = await testGateway();
    const refused = { userGroup: null, userErrors: [{ code, field: path }] };
    for (const call of ['addCriteria', 'updateCriterion'])
      stub.on(`userGroup.${call}`, () => new Refused(status, word, undefined, place));
    expect((await ask(CREATE, { input: group })).data).toEqual({ userGroupCreate: refused });
    expect((await ask(UPDATE, { input: { userGroupId: engineers } })).data).toEqual({ userGroupUpdate: refused });
  });

  test.each([
    [{ name: ' ' }, 'REQUIRED', 'name'],
    [{ name: 'x'.repeat(51) }, 'TOO_LONG', 'name'],
    [{ name: 'a|b' }, 'INVALID', 'name'],
    [{ description: '' }, 'REQUIRED', 'description'],
    [{ description: 'x'.repeat(251) }, 'TOO_LONG', 'description'],
    [{ description: 'a`b' }, 'INVALID', 'description'],
    [{}, 'INVALID', 'name'],
  ])('with %o, which the service does not take, is %s at %s', async (texts, code, place) => {
    const { ask, stub } = await testGateway();
    const refused = { userGroup: null, userErrors: [{ code, field: [place] }] };
    for (const call of ['addCriteria', 'updateCriterion'])
      stub.on(`userGroup.${call}`, () => new Refused(400, 'invalid_request', undefined, place));
    expect((await ask(CREATE, { input: { ...group, ...texts } })).data).toEqual({ userGroupCreate: refused });
    expect((await ask(UPDATE, { input: { userGroupId: engineers, name: 'x', ...texts } })).data).toEqual({
      userGroupUpdate: refused,
    });
  });

  test('that a service fails at is no user error', async () => {
    const { ask, stub } = await testGateway();
    stub.on('userGroup.addCriteria', () => new Refused(503, 'internal'));
    expect((await ask(CREATE, { input: group })).errors).toHaveLength(1);
  });

  test('is not for members', async () => {
    const { ask, member } = await testGateway();
    const { errors } = await ask(CREATE, { input: group }, { as: member });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});

describe('changing', () => {
  test('sends what is given alone', async () => {
    const { ask, stub } = await testGateway();
    const input = { userGroupId: engineers, name: 'Builders', description: null, constraints: null, version: 2 };
    const { data } = await ask(UPDATE, { input: { ...input, idempotencyKey: 'k' } });
    const userGroup = { id: engineers, name: 'Builders', version: 3 };
    expect(data).toEqual({ userGroupUpdate: { userGroup, userErrors: [] } });
    expect(stub.calls).toMatchObject([
      {
        name: 'userGroup.updateCriterion',
        query: { errorOnDuplicateCriteria: 'true' },
        headers: { 'idempotency-key': 'k' },
      },
    ]);
    expect(stub.calls[0]?.body).toEqual({ id: 'c-engineers', name: 'Builders', version: 2 });
    await ask(UPDATE, { input: { userGroupId: engineers, visibleTo: 'MEMBER', constraints } });
    expect(stub.calls[1]?.body).toEqual({
      ...{ id: 'c-engineers', visibleTo: 'member' },
      constraints: [{ fieldId: 'f-department', values: ['v-eng', 'v-sales'] }],
    });
  });

  test('of one that was changed since is STALE, and of none NOT_FOUND', async () => {
    const { ask, stub } = await testGateway();
    const refusedOf = async (userGroupId: string) => (await ask(UPDATE, { input: { userGroupId, version: 1 } })).data;
    const refused = (code: string, path: string) => ({
      userGroupUpdate: { userGroup: null, userErrors: [{ code, field: [path] }] },
    });
    expect(await refusedOf(field)).toEqual(refused('NOT_FOUND', 'userGroupId'));
    expect(stub.calls).toEqual([]);
    expect(await refusedOf(toId('UserGroup', 'c-gone'))).toEqual(refused('NOT_FOUND', 'userGroupId'));
    stub.on('userGroup.updateCriterion', () => new Refused(409, 'stale_version', undefined, 'version'));
    expect(await refusedOf(engineers)).toEqual(refused('STALE', 'version'));
  });
});

test.each([
  ['userGroupCreate', { ...group }],
  ['userGroupUpdate', { userGroupId: engineers, name: 'Builders' }],
  ['userGroupDelete', { userGroupId: engineers }],
])('what was read before %s is read again after it', async (name, input) => {
  const { ask, stub } = await testGateway();
  const type = `${name.replace(/^u/, 'U')}Input`;
  const { data } = await ask(
    `mutation Several($input: ${type}!) {
      before: featureRequest(input: { feature: "maps" }) { userErrors { code } }
      ${name}(input: $input) { userErrors { code } }
      after: featureRequest(input: { feature: "maps" }) { userErrors { code } } }`,
    { input },
  );
  const fine = { userErrors: [] };
  expect(data).toEqual({ before: fine, [name]: fine, after: fine });
  expect(stub.count('identity.fullProfile')).toBe(2);
});

test.each([
  [{ name: 'a|b' }, 'name', 'A name may hold neither | ^ ~ \\ ` nor characters that cannot be shown.'],
  [
    { description: 'a^b' },
    'description',
    'A description may hold neither | ^ ~ \\ ` nor characters that cannot be shown.',
  ],
])('%o is told which characters it may not hold', async (texts, place, message) => {
  const { ask, stub } = await testGateway();
  stub.on('userGroup.addCriteria', () => new Refused(400, 'invalid_request', undefined, place));
  const query = `mutation Create($input: UserGroupCreateInput!) { userGroupCreate(input: $input) { userErrors { message } } }`;
  expect((await ask(query, { input: { ...group, ...texts } })).data).toEqual({
    userGroupCreate: { userErrors: [{ message }] },
  });
});

describe('deleting', () => {
  test('is one call', async () => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(DELETE, { input: { userGroupId: engineers, idempotencyKey: 'k' } });
    expect(data).toEqual({ userGroupDelete: { deletedUserGroupId: engineers, userErrors: [] } });
    expect(stub.calls).toMatchObject([{ body: { id: 'c-engineers' }, headers: { 'idempotency-key': 'k' } }]);
  });

  test.each([
    [409, 'criterion_in_use', 'IN_USE', ['userGroupId']],
    [404, 'criterion_not_found', 'NOT_FOUND', ['userGroupId']],
    [409, 'idempotency_key_reused', 'KEY_REUSED', ['idempotencyKey']],
  ])('%i %s is %s', async (status, word, code, path) => {
    const { ask, stub } = await testGateway();
    stub.on('userGroup.removeCriterion', () => new Refused(status, word));
    expect((await ask(DELETE, { input: { userGroupId: engineers } })).data).toEqual({
      userGroupDelete: { deletedUserGroupId: null, userErrors: [{ code, field: path }] },
    });
  });

  test('of something else is NOT_FOUND without a call', async () => {
    const { ask, stub } = await testGateway();
    expect((await ask(DELETE, { input: { userGroupId: field } })).data).toMatchObject({
      userGroupDelete: { userErrors: [{ code: 'NOT_FOUND' }] },
    });
    expect(stub.calls).toEqual([]);
  });
});
