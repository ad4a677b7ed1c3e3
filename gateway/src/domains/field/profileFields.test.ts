import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { personFieldsOf } from '../../testing/stubFields.ts';
import { stubTeam, withGuest } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const PROFILE = 'profileFields { version fields { field { name } value { id text contact { email } } viewerCanEdit } }';
const contact = { email: 'admin@orbit.example' };
const valueId = (key: string) => toId('CustomFieldValue', key);

type Profile = { version: number; fields: { value: unknown; viewerCanEdit: boolean }[] };
const ofViewer = (data: unknown) => (data as { viewer: { profileFields: Profile } }).viewer.profileFields;
const ofNode = (data: unknown) => (data as { node: { profileFields: Profile } }).node.profileFields;

describe('the viewer’s fields', () => {
  test('are all that are not archived, in their order, with what the viewer has in them', async () => {
    const { ask, stub } = await testGateway();
    const { data, errors } = await ask(`{ viewer { ${PROFILE} } }`);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      viewer: {
        profileFields: {
          version: 2,
          fields: [
            { field: { name: 'Department' }, value: { id: valueId('v-eng'), text: 'Engineering', contact: null } },
            { field: { name: 'Squad' }, value: null },
            { field: { name: 'Manager' }, value: { text: 'First Boss', contact } },
            { field: { name: 'Cost centre' }, value: null },
          ],
        },
      },
    });
    expect(stub.names().toSorted()).toEqual(
      [
        'field.fieldsInfo',
        'field.memberFields',
        'identity.fullProfile',
        'member.leanProfiles',
        'team.teamState',
      ].toSorted(),
    );
  });

  test('of a member hold values that did not come along with the fields', async () => {
    const { ask, stub, member } = await testGateway();
    const own = { fieldId: 'f-squad', userValues: [{ valueId: 'v-mine', value: 'Mine' }] };
    stub.on('field.memberFields', () => ({ people: [{ guid: 'orbit-0001', version: 7, fields: [own] }] }));
    const { data } = await ask(
      '{ viewer { profileFields { fields { value { text childFields { name } } } } } }',
      {},
      { as: member },
    );
    expect(ofViewer(data).fields[1]).toEqual({ value: { text: 'Mine', childFields: [] } });
    expect(stub.count('field.fieldValues')).toBe(0);
  });

  test.each([
    ['an admin of a PRO team all', 'admin', 'pro', [true, true, true, true]],
    ['a member of a PRO team those that are theirs', 'member', 'pro', [true, true, false, false]],
    ['nobody of a free team', 'admin', 'free', [false, false, false, false]],
  ] as const)('may be changed: %s', async (_who, role, plan, expected) => {
    const { ask, stub, ...callers } = await testGateway();
    stub.on('team.teamState', () => ({ isLegacy: false, isProPlanInitialized: true, plan }));
    const { data } = await ask('{ viewer { profileFields { fields { viewerCanEdit } } } }', {}, { as: callers[role] });
    expect(ofViewer(data).fields.map(({ viewerCanEdit }) => viewerCanEdit)).toEqual(expected);
  });

  test('that cannot be read leave the viewer', async () => {
    const { ask, stub } = await testGateway();
    stub.on('field.memberFields', () => new Refused(500, 'internal'));
    const { data } = await ask('{ viewer { email profileFields { version } } }');
    expect(data).toEqual({ viewer: { email: 'admin@orbit.example', profileFields: null } });
  });
});

describe('the fields of others', () => {
  const LIST = `{ viewer { team { members(first: 50) { nodes { id profileFields { version fields { field { name } value { text } } } } } } } }`;

  test('of fifty people are one call, one for the viewer among them, and one for the fields; a guest has none', async () => {
    const { ask, stub } = await testGateway({ team: withGuest(stubTeam(49)) });
    const { data, errors } = await ask(LIST);
    expect(errors).toBeUndefined();
    const { nodes } = (data as { viewer: { team: { members: { nodes: { profileFields: unknown }[] } } } }).viewer.team
      .members;
    expect(nodes).toHaveLength(50);
    expect(nodes.filter(({ profileFields }) => profileFields === null)).toHaveLength(1);
    expect(stub.names().toSorted()).toEqual([
      ...['field.fieldsInfo', 'field.memberFields', 'field.memberFields', 'member.usersList'],
    ]);
    const asked = stub.calls.flatMap(({ name, body }) =>
      name === 'field.memberFields' ? [(body as { guids: string[] }).guids.length] : [],
    );
    expect(asked.toSorted((one, other) => one - other)).toEqual([1, 49]);
  });

  test('are put to their own people', async () => {
    const { ask, stub } = await testGateway();
    stub.on('field.memberFields', () => ({
      people: ['orbit-0003', 'orbit-0002'].map((guid) => ({
        ...personFieldsOf(guid),
        version: Number(guid.slice(-1)),
      })),
    }));
    const { data } = await ask(LIST);
    expect(data).toMatchObject({
      viewer: {
        team: {
          members: {
            nodes: [
              { profileFields: null },
              { profileFields: null },
              { profileFields: { version: 2 } },
              { profileFields: { version: 3 } },
              { profileFields: null },
            ],
          },
        },
      },
    });
  });

  test('are told to admins alone, who may change them all; members are told of themselves', async () => {
    const { ask, member } = await testGateway();
    const NODE = `query One($id: ID!) { node(id: $id) { id ... on Member { ${PROFILE} } } }`;
    const other = { id: toId('Member', 'orbit-0002') };
    const asAdmin = await ask(NODE, other);
    expect(ofNode(asAdmin.data).fields.every(({ viewerCanEdit }) => viewerCanEdit)).toBe(true);
    const own = await ask(NODE, { id: toId('Member', 'orbit-0001') }, { as: member });
    expect(ofNode(own.data)).toMatchObject({ version: 2, fields: { length: 4 } });
    const asMember = await ask(NODE, other, { as: member });
    expect(asMember.data).toEqual({ node: { id: other.id, profileFields: null } });
    expect(asMember.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });

  test('are refused beside a member’s own, which stay', async () => {
    const { ask, stub, member } = await testGateway();
    const CONTACTS = `{ viewer { team { contacts(first: 3) { nodes { guid profileFields { version } } } } } }`;
    const { data, errors } = await ask(CONTACTS, {}, { as: member });
    const { nodes } = (
      data as { viewer: { team: { contacts: { nodes: { guid: string; profileFields: unknown }[] } } } }
    ).viewer.team.contacts;
    expect(nodes).toHaveLength(3);
    for (const { guid, profileFields } of nodes)
      expect(profileFields).toEqual(guid === 'orbit-0001' ? { version: 2 } : null);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect(stub.count('field.memberFields')).toBe(2);
  });
});
