import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { channelMember } from '../../db/tables/channel.ts';
import { person } from '../../db/tables/member.ts';
import { provisioningToken } from '../../db/tables/sso.ts';
import { auditEntry } from '../../db/tables/system.ts';
import { userGroupMember } from '../../db/tables/userGroup.ts';
import { hashToken } from '../../lib/secrets.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { setPerson } from '../../testing/people.ts';
import { START, codeOf } from '../../testing/testUpstream.ts';

const upstream = await startFreshUpstream(['summit.example', 'orbit.example']);

const SECRET = 'muster_scim_a-token-that-only-tests-have';
const BASE = 'https://console.example/scim/v2';
const TEAM = 'team-summit';

beforeEach(async () => {
  await upstream.db.transaction((db) =>
    db.insert(provisioningToken).values({
      ...{ teamId: TEAM, idpId: 'tests', tokenHash: hashToken(SECRET), ending: 'have', createdAt: START },
      ...{ createdBy: 'summit-0001', lastUsedAt: null },
    }),
  );
});

type Answered = { status: number; body: unknown };
// A test knows the shape of what it asked for.
// oxlint-disable-next-line typescript/no-explicit-any
const bodyOf = ({ body }: Answered) => body as any;
const call = (name: string, body: object) => upstream.post(`/scim/${name}`, { secret: SECRET, base: BASE, ...body });
const add = (resource: object, type = 'User') => call('add', { type, resource });
const change = (id: string, operations: object[], more: object = {}) =>
  call('change', { type: 'User', id, operations, ...more });
const list = (more: object = {}) => call('list', { type: 'User', ...more });
const rowOf = async (guid: string) =>
  (await upstream.db.read((db) => db.select().from(person).where(eq(person.guid, guid))))[0];

const ADA = {
  userName: 'Ada.Byron@summit.example',
  name: { givenName: 'Ada', familyName: 'Byron' },
  externalId: 'x-1',
};

describe('people', () => {
  test('are added as an admin adds them, changed, switched off and on, and removed', async () => {
    const added = await add({ ...ADA, active: true, title: 'Countess', phoneNumbers: [{ value: '+44 20 7946 0018' }] });
    expect(added.status).toBe(200);
    const { id, resource } = bodyOf(added);
    expect(resource).toMatchObject({
      ...{ userName: 'ada.byron@summit.example', externalId: 'x-1', active: true, displayName: 'Ada Byron' },
      phoneNumbers: [{ value: '+442079460018' }],
      meta: { resourceType: 'User', location: `${BASE}/Users/${id}` },
    });
    expect(await rowOf(id)).toMatchObject({ state: 'active', role: 'member', phoneCountryCode: '+44' });
    expect(bodyOf(await list({ filter: 'userName eq "ADA.byron@summit.example"' })).totalResults).toBe(1);
    expect(codeOf(await add(ADA))).toBe('409 resource_taken');
    const off = await change(id, [{ op: 'Replace', path: 'active', value: 'False' }]);
    expect(bodyOf(off).resource.active).toBe(false);
    expect(await rowOf(id)).toMatchObject({ state: 'deactivated' });
    expect(bodyOf(await change(id, [{ op: 'replace', value: { active: true } }])).resource.active).toBe(true);
    expect((await upstream.post('/scim/remove', { secret: SECRET, type: 'User', id })).status).toBe(200);
    expect(codeOf(await call('read', { type: 'User', id }))).toBe('404 resource_not_found');
    const entries = await upstream.db.read((db) =>
      db
        .select()
        .from(auditEntry)
        .where(and(eq(auditEntry.target, `person:${id}`), eq(auditEntry.actor, 'directory'))),
    );
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['member.invite', 'member.deactivate', 'member.reactivate', 'member.remove']),
    );
  });

  test('have their licence again when they are switched on, and no admin rights', async () => {
    await setPerson(upstream.db, 'summit-0002', { role: 'admin', isLicensed: true });
    for (const value of [false, true]) {
      expect((await change('summit-0002', [{ op: 'replace', path: 'active', value }])).status).toBe(200);
    }
    expect(await rowOf('summit-0002')).toMatchObject({ state: 'active', role: 'member', isLicensed: true });
  });

  test('are those of the token’s team alone', async () => {
    expect(codeOf(await call('read', { type: 'User', id: 'orbit-0002' }))).toBe('404 resource_not_found');
    expect(codeOf(await upstream.post('/scim/list', { secret: 'none', base: BASE, type: 'User' }))).toBe(
      '403 provisioning_token_invalid',
    );
  });
});

describe('user groups', () => {
  test('are those of the directory alone, as the demo has one', async () => {
    const { resources } = bodyOf(await list({ type: 'Group' }));
    expect(resources).toMatchObject([{ displayName: 'Summit Engineering' }]);
    expect(resources[0].members).toHaveLength(9);
  });

  test('hold whom the directory puts there, and settle channels', async () => {
    const [ada, bob] = [bodyOf(await add(ADA)), bodyOf(await add({ userName: 'bob@summit.example' }))];
    const made = await add({ displayName: 'Mathematicians', members: [{ value: ada.id }] }, 'Group');
    expect(made.status).toBe(200);
    const { id } = bodyOf(made);
    const more = await call('change', {
      ...{ type: 'Group', id },
      operations: [{ op: 'Add', path: 'members', value: [{ value: bob.id }] }],
    });
    const inside = bodyOf(more).resource.members.map(({ value }: { value: string }) => value);
    expect(new Set(inside)).toEqual(new Set([ada.id, bob.id]));
    const fewer = await call('change', {
      ...{ type: 'Group', id },
      operations: [{ op: 'Remove', path: `members[value eq "${ada.id}"]` }],
    });
    expect(bodyOf(fewer).resource.members).toHaveLength(1);
    expect(
      await upstream.db.read((db) => db.select().from(userGroupMember).where(eq(userGroupMember.userGroupId, id))),
    ).toEqual([{ userGroupId: id, guid: bob.id }]);
    expect(await upstream.db.read((db) => db.$count(channelMember, eq(channelMember.guid, bob.id)))).toBeGreaterThan(0);
  });

  test('may be what a channel is for and whom it puts in: both follow the directory', async () => {
    const admin = await upstream.signIn('admin@summit.example');
    const [ada, bob] = [bodyOf(await add(ADA)).id, bodyOf(await add({ userName: 'bob@summit.example' })).id];
    const group = bodyOf(await add({ displayName: 'Mathematicians', members: [{ value: ada }] }, 'Group')).id;
    const channelBody = {
      profile: { name: 'proofs' },
      config: { type: 'open', restrictionCriteria: [group], autoJoinCriteria: [group] },
    };
    const made = await upstream.post('/channel/create-group', channelBody, admin);
    expect(bodyOf(made)).toMatchObject({ restrictionCriteria: [group], config: { autoJoinCriteria: [group] } });
    const to: string = bodyOf(made).groupJID;
    const isIn = (guid: string) =>
      upstream.db.read((db) =>
        db.$count(channelMember, and(eq(channelMember.guid, guid), eq(channelMember.groupJid, to))),
      );
    expect([await isIn(ada), await isIn(bob)]).toEqual([1, 0]);
    const put = (op: string, path: string, value?: object[]) =>
      call('change', { type: 'Group', id: group, operations: [{ op, path, ...(value && { value }) }] });
    await put('add', 'members', [{ value: bob }]);
    expect([await isIn(ada), await isIn(bob)]).toEqual([1, 1]);
    await put('remove', `members[value eq "${ada}"]`);
    expect([await isIn(ada), await isIn(bob)]).toEqual([0, 1]);
    const removal = await upstream.post('/scim/remove', { secret: SECRET, type: 'Group', id: group });
    expect(codeOf(removal)).toBe('409 criterion_in_use');
  });
});
