import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { TEAM_FIELDS } from '../../testing/stubFields.ts';
import { stubTeam, withGuest } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const fieldId = (key: string) => toId('CustomField', key);
const valueId = (key: string) => toId('CustomFieldValue', key);
const inTeam = (selection: string) => `{ viewer { team { ${selection} } } }`;
const codesOf = (errors: readonly { extensions: { code: string } }[] | undefined) =>
  errors?.map(({ extensions }) => extensions.code);

type Settings = { values: { nodes: { text: string }[]; totalCount: number; pageInfo: { endCursor: string } } };
type Fields = { viewer: { team: { customFields: { name: string; settings: Settings | null }[] } } };
const fieldsIn = (data: unknown) => (data as Fields).viewer.team.customFields;

const FIELDS = inTeam(`customFieldLimits { fields values } customFields {
  id fieldId name description valueType isMandatory editableBy priority isArchived version
  conditions { field { name } value { text } }
  settings {
    __typename
    ... on SingleSelectSettings { values { nodes { id text childFields { name } } totalCount } defaultValue { text } }
    ... on UnrestrictedSettings { values { nodes { text } } defaultValue { text } ownValues { text } }
    ... on ContactPickerSettings { contacts { text contact { email } } }
  } }`);

describe('the team’s fields', () => {
  test('with values and conditions are one call, and one for the people in them', async () => {
    const { ask, stub } = await testGateway();
    const { data, errors } = await ask(FIELDS);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      viewer: {
        team: {
          customFieldLimits: { fields: 50, values: 999 },
          customFields: [
            {
              ...{
                id: fieldId('f-department'),
                fieldId: 'f-department',
                name: 'Department',
                version: 4,
                conditions: [],
              },
              ...{ valueType: 'SINGLE_SELECT', isMandatory: true, editableBy: 'USER', priority: 0, isArchived: false },
              settings: {
                __typename: 'SingleSelectSettings',
                values: {
                  nodes: [
                    { id: valueId('v-eng'), text: 'Engineering', childFields: [{ name: 'Squad' }] },
                    { id: valueId('v-sales'), text: 'Sales and success', childFields: [] },
                  ],
                  totalCount: 2,
                },
                defaultValue: { text: 'Sales and success' },
              },
            },
            {
              ...{ name: 'Squad', valueType: 'UNRESTRICTED', isMandatory: false },
              conditions: [{ field: { name: 'Department' }, value: { text: 'Engineering' } }],
              settings: {
                values: { nodes: [{ text: 'Apollo' }] },
                defaultValue: null,
                ownValues: [{ text: 'Rocket' }],
              },
            },
            {
              ...{ name: 'Manager', valueType: 'CONTACT_PICKER', editableBy: 'ADMIN' },
              settings: { contacts: [{ text: 'First Boss', contact: { email: 'admin@orbit.example' } }] },
            },
            { name: 'Cost centre', editableBy: 'PLATFORM' },
          ],
        },
      },
    });
    expect(stub.names()).toEqual(['field.fieldsInfo', 'member.leanProfiles']);
    expect(stub.calls[0]?.query).toMatchObject({ teamValues: 'true' });
  });

  test('that are archived are no nodes for members', async () => {
    const { ask, member } = await testGateway();
    const NODE = `{ node(id: "${fieldId('f-old')}") { ... on CustomField { name } } }`;
    expect((await ask(NODE)).data).toEqual({ node: { name: 'Old' } });
    expect((await ask(NODE, {}, { as: member })).data).toEqual({ node: null });
  });

  test('that are archived are for admins who ask for them', async () => {
    const { ask, member } = await testGateway();
    const ARCHIVED = inTeam('customFields(includesArchived: true) { name isArchived }');
    expect(fieldsIn((await ask(ARCHIVED)).data).at(-1)).toEqual({ name: 'Old', isArchived: true });
    const { data, errors } = await ask(ARCHIVED, {}, { as: member });
    expect(data).toEqual({ viewer: { team: { customFields: null } } });
    expect(codesOf(errors)).toEqual(['FORBIDDEN']);
  });

  test('are for members too, without what people have brought in', async () => {
    const { ask, member } = await testGateway();
    const { data, errors } = await ask(FIELDS, {}, { as: member });
    expect(errors).toBeUndefined();
    expect(fieldsIn(data).slice(1, 3)).toMatchObject([
      { settings: { ownValues: null } },
      { settings: { contacts: null } },
    ]);
  });

  test('are read of a service that writes 1 and 0, and has words that this version does not know', async () => {
    const { ask, stub } = await testGateway();
    const [department, squad] = TEAM_FIELDS;
    const fields = [
      {
        ...department,
        isMandatory: 1,
        valueType: 'number',
        editableBy: 'owner',
        parents: [{ fieldId: 'f-x', valueId: 'v-x' }],
      },
      { ...squad, isMandatory: 0 },
    ];
    stub.on('field.fieldsInfo', () => ({ fields, limits: { fields: 50, values: 999 } }));
    const { data, errors } = await ask(FIELDS);
    expect(errors).toBeUndefined();
    expect(fieldsIn(data)).toMatchObject([
      { isMandatory: true, valueType: 'UNKNOWN', editableBy: 'UNKNOWN', settings: null, conditions: [] },
      { isMandatory: false },
    ]);
  });

  test('that cannot be read leave the team', async () => {
    const { ask, stub } = await testGateway();
    stub.on('field.fieldsInfo', () => new Refused(500, 'internal'));
    const { data, errors } = await ask(inTeam('name customFields { name }'));
    expect(data).toEqual({ viewer: { team: { name: 'Orbit', customFields: null } } });
    expect(codesOf(errors)).toEqual(['UPSTREAM_UNAVAILABLE']);
  });

  test('a contact who was removed since has a name still', async () => {
    const { ask, stub } = await testGateway();
    stub.on('member.leanProfiles', () => ({ profiles: [] }));
    const { data, errors } = await ask(
      inTeam('customFields { settings { ... on ContactPickerSettings { contacts { text contact { email } } } } }'),
    );
    expect(errors).toBeUndefined();
    expect(fieldsIn(data)[2]).toEqual({ settings: { contacts: [{ text: 'First Boss', contact: null }] } });
  });

  test('one of them is a node', async () => {
    const { ask } = await testGateway();
    const NODE = 'query One($id: ID!) { node(id: $id) { id ... on CustomField { name } } }';
    expect((await ask(NODE, { id: fieldId('f-old') })).data).toEqual({ node: { id: fieldId('f-old'), name: 'Old' } });
    for (const key of ['f-none', 'not/a key'])
      expect((await ask(NODE, { id: fieldId(key) })).data).toEqual({ node: null });
  });
});

describe('the values of a field', () => {
  const values = Array.from({ length: 1_200 }, (_, index) => ({
    valueId: `v-${index}`,
    value: `Office ${index} Ängelholm`,
    children: [],
  }));
  const PAGE = `query Page($first: Int, $after: String, $search: String) { viewer { team { customFields { settings {
    ... on SingleSelectSettings { values(first: $first, after: $after, search: $search) {
      nodes { text } totalCount pageInfo { hasNextPage endCursor } } } } } } } }`;

  const startWithMany = async () => {
    const gateway = await testGateway();
    const fields = [{ ...TEAM_FIELDS[0], teamValues: values }];
    gateway.stub.on('field.fieldsInfo', () => ({ fields, limits: { fields: 50, values: 2_000 } }));
    const page = async (variables: Record<string, unknown>) => {
      const { data, errors } = await gateway.ask(PAGE, variables);
      return { found: data ? fieldsIn(data)[0]?.settings?.values : undefined, errors };
    };
    return { ...gateway, page };
  };

  test('are 999 at a time, and go on from a cursor', async () => {
    const { page } = await startWithMany();
    const { found } = await page({});
    expect(found).toMatchObject({ nodes: { length: 999 }, totalCount: 1_200, pageInfo: { hasNextPage: true } });
    const after = found?.pageInfo.endCursor;
    const next = await page({ first: 999, after });
    expect(next.found).toMatchObject({ nodes: { length: 201 }, pageInfo: { hasNextPage: false } });
    expect(next.found?.nodes[0]?.text).toBe('Office 999 Ängelholm');
  });

  test.each([
    ['  office 77 ', ['Office 77 Ängelholm', 'Office 770 Ängelholm']],
    ['ÄNGEL', ['Office 0 Ängelholm', 'Office 1 Ängelholm']],
    ['fice', []],
    ['', ['Office 0 Ängelholm', 'Office 1 Ängelholm']],
  ])('that begin a word with %j', async (search, texts) => {
    const { page } = await startWithMany();
    const { found } = await page({ first: 2, search });
    expect(found?.nodes.map(({ text }) => text)).toEqual(texts);
  });

  test.each([{ first: 1_000 }, { first: -1 }, { search: 'x'.repeat(101) }])(
    'are not read with %j',
    async (variables) => {
      const { page } = await startWithMany();
      expect(codesOf((await page(variables)).errors)).toEqual(['BAD_USER_INPUT']);
    },
  );
});

describe('who and what uses fields', () => {
  const USAGE =
    inTeam(`customFields { name usage { membersCount othersCount emptyCount childFields { name } userGroups { name } }
    settings { ... on SingleSelectSettings { values { nodes { text membersCount othersCount } } } } }`);

  test('is one call for all of them', async () => {
    const { ask, stub } = await testGateway();
    const { data, errors } = await ask(USAGE);
    expect(errors).toBeUndefined();
    expect(fieldsIn(data)).toMatchObject([
      {
        usage: {
          membersCount: 5,
          othersCount: 1,
          emptyCount: 0,
          childFields: [{ name: 'Squad' }],
          userGroups: [{ name: 'Engineers' }],
        },
        settings: {
          values: {
            nodes: [
              { membersCount: 5, othersCount: 0 },
              { membersCount: 0, othersCount: 1 },
            ],
          },
        },
      },
      { usage: { membersCount: 0, othersCount: 0, emptyCount: 5 } },
      { usage: null },
      { usage: null },
    ]);
    expect(stub.names()).toEqual(['field.fieldsInfo', 'field.fieldUsage', 'userGroup.criteria']);
  });

  test('is not for members, who read the fields all the same', async () => {
    const { ask, member } = await testGateway();
    const { data, errors } = await ask(USAGE, {}, { as: member });
    expect(fieldsIn(data)[0]).toMatchObject({ name: 'Department', usage: null });
    expect(new Set(codesOf(errors))).toEqual(new Set(['FORBIDDEN']));
  });
});

describe('the effect of conditions', () => {
  const EFFECT = `query Effect($conditions: [CustomFieldConditionInput!]!) { node(id: "${fieldId('f-squad')}") {
    ... on CustomField { conditionsEffect(conditions: $conditions) } } }`;
  const conditions = [{ customFieldId: fieldId('f-department'), valueId: valueId('v-sales') }];

  test('is told by the service', async () => {
    const { ask, stub } = await testGateway();
    expect((await ask(EFFECT, { conditions })).data).toEqual({ node: { conditionsEffect: 3 } });
    expect(stub.calls.at(-1)?.body).toEqual({
      fieldId: 'f-squad',
      parents: [{ fieldId: 'f-department', valueId: 'v-sales' }],
    });
  });

  test('is not told of what cannot be a condition', async () => {
    const { ask, stub } = await testGateway();
    const wrong = await ask(EFFECT, {
      conditions: [{ customFieldId: valueId('v-sales'), valueId: valueId('v-sales') }],
    });
    expect(codesOf(wrong.errors)).toEqual(['BAD_USER_INPUT']);
    expect(stub.count('field.parentsEffect')).toBe(0);
    stub.on('field.parentsEffect', () => new Refused(400, 'field_parent_cycle'));
    const { errors } = await ask(EFFECT, { conditions });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'field_parent_cycle' });
  });
});

describe('what the viewer may do', () => {
  const CAN = inTeam('customFields { viewerCanEdit viewerCanDelete }');
  const can = (viewerCanEdit: boolean, viewerCanDelete: boolean) => ({ viewerCanEdit, viewerCanDelete });
  const free = { isLegacy: false, isProPlanInitialized: false, plan: 'free' };

  test.each([
    ['an admin of a PRO team', 'admin', undefined, can(true, true)],
    ['an admin of a free team', 'admin', free, can(false, true)],
    ['an admin while nobody knows the plan', 'admin', new Refused(500, 'internal'), can(false, true)],
    ['a member', 'member', undefined, can(false, false)],
  ] as const)('%s; nobody what is the installation’s', async (_who, role, state, expected) => {
    const { ask, stub, ...callers } = await testGateway();
    if (state) stub.on('team.teamState', () => state);
    const { data } = await ask(CAN, {}, { as: callers[role] });
    expect(fieldsIn(data)).toEqual([expected, expected, expected, can(false, false)]);
    expect(stub.count('identity.fullProfile')).toBe(1);
  });
});

test('guests are told nothing about fields', async () => {
  const token = 'canary-token-guest-000000000000';
  const team = withGuest(stubTeam());
  const people = team.people.map((person) => (person.role === 'guest' ? { ...person, token } : person));
  const { ask } = await testGateway({ team: { ...team, people } });
  const as = `Bearer ${team.guest.guid}:${token}`;
  const { data, errors } = await ask(
    '{ viewer { profileFields { version } team { customFields { name } } } }',
    {},
    { as },
  );
  expect(data).toEqual({ viewer: { profileFields: null, team: { customFields: null } } });
  expect(codesOf(errors)).toEqual(['FORBIDDEN']);
});
