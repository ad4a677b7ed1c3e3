import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused, type StubCall } from '../../testing/stubCall.ts';
import { personAt, profileOf, stubTeam, withGuest } from '../../testing/stubTeam.ts';
import { CRITERIA } from '../../testing/stubUserGroups.ts';
import { testGateway } from '../../testing/testGateway.ts';

const idOf = (key: string) => toId('UserGroup', key);
const field = (key: string) => toId('CustomField', key);
const value = (key: string) => toId('CustomFieldValue', key);
const many = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ ...CRITERIA[0], id: `c-${nth}`, name: `Group ${nth}` }));
const codesOf = (errors: readonly { extensions: { code: string } }[] | undefined) =>
  errors?.map(({ extensions }) => extensions.code);

describe('the team’s user groups', () => {
  const LIST = `query List($first: Int, $after: String, $search: String) { viewer { team {
    userGroups(first: $first, after: $after, search: $search) {
      nodes { name } totalCount pageInfo { hasNextPage endCursor } } } } }`;
  const namesOf = ({ data }: { data?: unknown }) => {
    type Listed = { viewer: { team: { userGroups: { nodes: { name: string }[]; pageInfo: { endCursor: string } } } } };
    const { nodes, pageInfo } = (data as Listed).viewer.team.userGroups;
    return { names: nodes.map(({ name }) => name), after: pageInfo.endCursor };
  };

  test('are one call with all that a list shows, one for the fields, one for further values, one for who belongs', async () => {
    const { ask, stub } = await testGateway();
    const { data, errors } = await ask(`{ viewer { team { userGroups(first: 1) { totalCount nodes { id name description
      visibleTo version viewerCanEdit viewerCanDelete membersCount channels { name }
      constraints { field { id name } values { id text } } } } } } }`);
    expect(errors).toBeUndefined();
    const engineers = {
      ...{ id: idOf('c-engineers'), name: 'Engineers', description: 'Who builds', visibleTo: 'ADMIN', version: 2 },
      ...{ viewerCanEdit: true, viewerCanDelete: true, membersCount: 11, channels: [{ name: 'design' }] },
      constraints: [
        {
          field: { id: field('f-department'), name: 'Department' },
          values: [{ id: value('v-eng'), text: 'Engineering' }],
        },
        {
          field: { id: field('f-squad'), name: 'Squad' },
          values: [
            { id: value('v-apollo'), text: 'Apollo' },
            { id: value('v-far-1'), text: 'Far v-far-1' },
          ],
        },
      ],
    };
    expect(data).toEqual({ viewer: { team: { userGroups: { totalCount: 2, nodes: [engineers] } } } });
    expect(stub.names().toSorted()).toEqual([
      ...['field.fieldValues', 'field.fieldsInfo', 'identity.fullProfile', 'team.teamState'],
      ...['userGroup.criteria', 'userGroup.criteriaUsage'],
    ]);
  });

  test('tell how many belong to 50 of them by one call, and by two to 51', async () => {
    const { ask, stub } = await testGateway();
    const COUNTS = `query ($first: Int!) { viewer { team {
      userGroups(first: $first) { nodes { membersCount channels { id } } } } } }`;
    stub.on('userGroup.criteria', () => ({ criteria: many(51), limits: { criteria: 500 } }));
    expect((await ask(COUNTS, { first: 50 })).errors).toBeUndefined();
    expect(stub.names()).toEqual(['userGroup.criteria', 'userGroup.criteriaUsage']);
    await ask(COUNTS, { first: 51 });
    expect(stub.count('userGroup.criteriaUsage')).toBe(3);
  });

  test('are walked page by page, and found by the beginning of a word', async () => {
    const { ask } = await testGateway();
    const one = namesOf(await ask(LIST, { first: 1 }));
    expect([one.names, namesOf(await ask(LIST, { first: 1, after: one.after })).names]).toEqual([
      ['Engineers'],
      ['North Sales'],
    ]);
    expect(namesOf(await ask(LIST, { search: ' sÁL ' })).names).toEqual(['North Sales']);
    expect(namesOf(await ask(LIST, { search: 'orth' })).names).toEqual([]);
    expect(namesOf(await ask(LIST, { search: ' ' })).names).toHaveLength(2);
    expect(codesOf((await ask(LIST, { search: 'x'.repeat(101) })).errors)).toEqual(['BAD_USER_INPUT']);
  });

  test('are told with how many there may be, by the same call', async () => {
    const { ask, stub } = await testGateway();
    const limits = { criteria: 7 };
    stub.on('userGroup.criteria', () => ({ criteria: many(3), limits }));
    const { data, errors } = await ask('{ viewer { team { userGroupLimit userGroups(first: 1) { totalCount } } } }');
    expect([data, errors]).toEqual([
      { viewer: { team: { userGroupLimit: 7, userGroups: { totalCount: 3 } } } },
      undefined,
    ]);
    expect(stub.names()).toEqual(['userGroup.criteria']);
  });

  test('leave what the team has not got, and of a visibility that is not known are UNKNOWN', async () => {
    const { ask, stub } = await testGateway();
    const constraints = [
      { fieldId: 'f-gone', values: ['v-eng'] },
      { fieldId: 'f-squad', values: ['v-gone', 'v-own'] },
    ];
    const criteria = [{ ...CRITERIA[0], visibleTo: 'planet', constraints }];
    stub.on('userGroup.criteria', () => ({ criteria, limits: { criteria: 500 } }));
    const { data, errors } = await ask(
      '{ viewer { team { userGroups { nodes { visibleTo constraints { field { name } values { text } } } } } } }',
    );
    const nodes = [{ visibleTo: 'UNKNOWN', constraints: [{ field: { name: 'Squad' }, values: [{ text: 'Rocket' }] }] }];
    expect([data, errors]).toEqual([{ viewer: { team: { userGroups: { nodes } } } }, undefined]);
  });

  test.each([
    ['field.fieldsInfo', { constraints: null, membersCount: 11 }],
    ['userGroup.criteriaUsage', { constraints: [{}, {}], membersCount: null }],
  ])('stand while %s fails', async (failing, group) => {
    const { ask, stub } = await testGateway();
    stub.on(failing, () => new Refused(500, 'internal'));
    const { data, errors } = await ask(
      '{ viewer { team { userGroups(first: 1) { nodes { name constraints { field { id } } membersCount } } } } }',
    );
    const nodes = [{ name: 'Engineers', ...group }];
    expect(data).toMatchObject({ viewer: { team: { userGroups: { nodes } } } });
    expect(errors).toHaveLength(1);
  });

  test('are told to members as far as they see them, without who belongs to them', async () => {
    const { ask, stub, member } = await testGateway();
    const LISTED = '{ viewer { team { userGroups { nodes { name viewerCanEdit viewerCanDelete membersCount } } } } }';
    const { data, errors } = await ask(LISTED, {}, { as: member });
    const nodes = [{ name: 'North Sales', viewerCanEdit: false, viewerCanDelete: false, membersCount: null }];
    expect(data).toEqual({ viewer: { team: { userGroups: { nodes } } } });
    expect(codesOf(errors)).toEqual(['FORBIDDEN']);
    stub.on('userGroup.criteria', () => new Refused(403, 'actor_not_admin'));
    const refused = await ask(LISTED, {}, { as: member });
    expect([refused.data, codesOf(refused.errors)]).toEqual([
      { viewer: { team: { userGroups: null } } },
      ['FORBIDDEN'],
    ]);
  });

  test('may be deleted but not changed without PRO', async () => {
    const { ask, stub } = await testGateway();
    const CAN = '{ viewer { team { userGroups(first: 1) { nodes { viewerCanEdit viewerCanDelete } } } } }';
    for (const state of [
      { isLegacy: false, isProPlanInitialized: false, plan: 'free' },
      new Refused(500, 'internal'),
    ]) {
      stub.on('team.teamState', () => state);
      const nodes = [{ viewerCanEdit: false, viewerCanDelete: true }];
      expect(await ask(CAN)).toEqual({ data: { viewer: { team: { userGroups: { nodes } } } } });
    }
  });
});

test.each([
  [idOf('c-sales'), 'North Sales'],
  [idOf('c-gone'), null],
  [idOf('../x'), null],
])('the user group behind the id %s is %s', async (id, name) => {
  const { ask } = await testGateway();
  const { data } = await ask('query ($id: ID!) { node(id: $id) { ... on UserGroup { name } } }', { id });
  expect(data).toEqual({ node: name && { name } });
});

describe('the members of user groups', () => {
  const PEOPLE = `query ($first: Int = 1, $after: String) { viewer { team { userGroups(first: $first) { nodes {
    members(first: 2, after: $after) { nodes { guid email } totalCount pageInfo { endCursor } } } } } } }`;
  const people = (...places: number[]) =>
    places.map((place) => personAt(stubTeam(), place)).map(({ guid, email }) => ({ guid, email }));
  const ofGroups = (...nodes: object[]) => ({ viewer: { team: { userGroups: { nodes } } } });

  test('are one call for up to 30 user groups, and one for the profiles that are asked for', async () => {
    const { ask, stub } = await testGateway();
    const { data, errors } = await ask(PEOPLE, { first: 2 });
    expect(errors).toBeUndefined();
    const members = { nodes: people(0, 1), totalCount: 5 };
    expect(data).toMatchObject(ofGroups({ members }, { members }));
    expect(stub.names()).toEqual(['userGroup.criteria', 'userGroup.firstCriterionMembers', 'member.leanProfiles']);
    expect(stub.calls.at(1)?.body).toEqual({ ids: ['c-engineers', 'c-sales'], limit: 2 });
    stub.on('userGroup.criteria', () => ({ criteria: many(31), limits: { criteria: 500 } }));
    expect((await ask(PEOPLE, { first: 31 })).errors).toBeUndefined();
    expect(stub.count('userGroup.firstCriterionMembers')).toBe(3);
  });

  test('are read on by a call of the user group itself', async () => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(PEOPLE);
    const after = /"endCursor":"([^"]+)"/.exec(JSON.stringify(data))?.[1];
    stub.calls.length = 0;
    expect((await ask(PEOPLE, { after })).data).toMatchObject(ofGroups({ members: { nodes: people(2, 3) } }));
    expect(stub.names()).toEqual(['userGroup.criteria', 'userGroup.criterionMembers', 'member.leanProfiles']);
    expect(stub.calls.at(1)?.query).toMatchObject({ id: 'c-engineers', limit: '3', offset: '1' });
  });

  test('are asked for one by one of a service that is without the call for several', async () => {
    const { ask, stub } = await testGateway();
    stub.on('userGroup.firstCriterionMembers', (_call, reply) =>
      reply.code(404).type('text/html').send('<h1>Not found</h1>'),
    );
    stub.on('userGroup.criterionMembers', (call: StubCall) =>
      call.query['id'] === 'c-sales' ? new Refused(404, 'criterion_not_found') : { users: [], total: 7 },
    );
    const { data, errors } = await ask(PEOPLE, { first: 2 });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject(ofGroups({ members: { nodes: [], totalCount: 7 } }, { members: null }));
  });

  test.each([
    ['of one that is gone by now are nobody', { criteria: [] }, 0],
    ['that cannot be read leave the user group', new Refused(500, 'internal'), 2],
  ])('%s', async (_what, answer, failures) => {
    const { ask, stub } = await testGateway();
    stub.on('userGroup.firstCriterionMembers', () => answer);
    const { data, errors } = await ask(PEOPLE, { first: 2 });
    expect(data).toEqual(ofGroups({ members: null }, { members: null }));
    expect(errors ?? []).toHaveLength(failures);
  });
});

describe('a preview', () => {
  const PREVIEW = `query ($constraints: [UserGroupConstraintInput!]!, $id: ID, $first: Int, $after: String) { viewer { team {
    userGroupPreview(constraints: $constraints, userGroupId: $id, first: $first, after: $after) {
      membersCount joiningCount leavingCount members { nodes { email } pageInfo { endCursor } } } } } }`;
  const constraints = [{ customFieldId: field('f-department'), valueIds: [value('v-eng'), value('v-sales')] }];

  test('is one call, and one for profiles', async () => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(PREVIEW, { constraints, id: idOf('c-engineers'), first: 1 });
    const members = { nodes: [{ email: 'admin@orbit.example' }], pageInfo: { endCursor: expect.any(String) } };
    expect(data).toEqual({
      viewer: { team: { userGroupPreview: { membersCount: 5, joiningCount: 2, leavingCount: 1, members } } },
    });
    expect(stub.calls[0]).toMatchObject({
      name: 'userGroup.previewCriterion',
      body: {
        id: 'c-engineers',
        constraints: [{ fieldId: 'f-department', values: ['v-eng', 'v-sales'] }],
        ...{ limit: 1, offset: 0 },
      },
    });
    expect(stub.names()).toEqual(['userGroup.previewCriterion', 'member.leanProfiles']);
    expect((await ask(PREVIEW, { constraints, first: 0 })).data).toMatchObject({
      viewer: { team: { userGroupPreview: { joiningCount: 5, members: { nodes: [] } } } },
    });
  });

  test('reads on', async () => {
    const { ask, stub } = await testGateway();
    type Previewed = { viewer: { team: { userGroupPreview: { members: { pageInfo: { endCursor: string } } } } } };
    const { data } = await ask(PREVIEW, { constraints, first: 2 });
    const { endCursor } = (data as Previewed).viewer.team.userGroupPreview.members.pageInfo;
    const second = await ask(PREVIEW, { constraints, first: 2, after: endCursor });
    expect(stub.calls.at(-2)).toMatchObject({ name: 'userGroup.previewCriterion', body: { limit: 3, offset: 1 } });
    expect(second.data).toMatchObject({
      viewer: { team: { userGroupPreview: { membersCount: 5, joiningCount: 5, members: { nodes: [{}, {}] } } } },
    });
  });

  test.each([
    [{ constraints: [{ customFieldId: value('v-eng'), valueIds: [] }] }],
    [{ constraints, id: field('f-department') }],
    [{ constraints, first: 301 }],
    [{ constraints: Array.from({ length: 11 }, () => ({ ...constraints[0], valueIds: Array(950).fill(value('v')) })) }],
  ])('of %o is malformed', async (variables) => {
    const { ask, stub } = await testGateway();
    expect(codesOf((await ask(PREVIEW, variables)).errors)).toEqual(['BAD_USER_INPUT']);
    expect(stub.calls).toEqual([]);
  });

  test.each([
    [400, 'constraint_empty'],
    [400, 'invalid_request'],
    [404, 'value_not_found'],
    [404, 'criterion_not_found'],
  ])('of what no user group could have is malformed: %i %s', async (status, code) => {
    const { ask, stub } = await testGateway();
    stub.on('userGroup.previewCriterion', () => new Refused(status, code));
    const { data, errors } = await ask(PREVIEW, { constraints });
    expect(data).toEqual({ viewer: { team: { userGroupPreview: null } } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: code });
  });

  test('of a constraint without values says so, and where', async () => {
    const { ask, stub } = await testGateway();
    const refused = new Refused(400, 'constraint_empty', undefined, 'constraints.0.values');
    stub.on('userGroup.previewCriterion', () => refused);
    const { errors } = await ask(PREVIEW, { constraints: [{ ...constraints[0], valueIds: [] }] });
    expect(errors?.[0]?.message).toBe('`constraints.0.valueIds`: A constraint names no value.');
    const ofAnother = await ask(PREVIEW, { constraints: [{ customFieldId: value('v-eng'), valueIds: [] }] });
    expect(ofAnother.errors?.[0]?.message).toContain('`constraints.0.customFieldId`: ');
  });
});

describe('the user groups of a person', () => {
  test('are told to the person as far as they see them', async () => {
    const { ask, stub, member } = await testGateway();
    const OWN = '{ viewer { userGroups { name } } }';
    expect((await ask(OWN, {}, { as: member })).data).toEqual({ viewer: { userGroups: [{ name: 'North Sales' }] } });
    expect(stub.names()).toEqual(['identity.fullProfile', 'userGroup.userCriterion']);
    expect(stub.calls[1]?.query).not.toHaveProperty('onBehalfOf');
  });

  test('are null to a guest, who is not asked about', async () => {
    const team = stubTeam();
    const { ask, stub } = await testGateway({ team });
    stub.on('identity.fullProfile', () => profileOf(team, { ...personAt(team, 0), role: 'guest' }));
    expect((await ask('{ viewer { userGroups { name } } }')).data).toEqual({ viewer: { userGroups: null } });
    expect(stub.names()).toEqual(['identity.fullProfile']);
  });

  test('are null for guests, whom no service is asked about', async () => {
    const team = withGuest(stubTeam());
    const { ask, stub } = await testGateway({ team });
    const DETAILS = 'query ($id: ID!) { viewer { team { memberDetails(memberId: $id) { userGroups { name } } } } }';
    const detailsOf = async (guid: string) => (await ask(DETAILS, { id: toId('Member', guid) })).data;
    expect(await detailsOf(team.guest.guid)).toEqual({ viewer: { team: { memberDetails: { userGroups: null } } } });
    expect(stub.names()).toEqual(['member.profile']);
    const guid = personAt(team, 2).guid;
    expect(await detailsOf(guid)).toMatchObject({
      viewer: { team: { memberDetails: { userGroups: [{ name: 'North Sales' }] } } },
    });
    expect(stub.calls.at(-1)?.query).toMatchObject({ onBehalfOf: guid });
  });
});
