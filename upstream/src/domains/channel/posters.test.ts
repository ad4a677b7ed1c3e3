// Who writes in an announcement channel beside its moderators: as it is made and changed, and as people go.
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { channelMember } from '../../db/tables/channel.ts';
import { auditEntry } from '../../db/tables/system.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { setPerson } from '../../testing/people.ts';
import { type Session, codeOf, textAt } from '../../testing/testUpstream.ts';

const GENERAL = 'orbit-c001@chat.orbit.example';
const NEWS = 'orbit-c015@chat.orbit.example';
const GUEST = 'orbit-0003';
/** Whoever is in Berlin or Zürich. */
const OFFICES = 'orbit-g03';
const OFFICE = 'orbit-f04';
const BERLIN = 'orbit-f04-v01';
const LONDON = 'orbit-f04-v02';

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example']);
let admin: Session;
let member: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
  member = await upstream.signIn('member@orbit.example');
});

const update = async (to: string, change: object) => {
  const { body } = await upstream.post('/channel/group-info', { groups: [to] }, admin);
  const [found] = (body as { groups: { version: number }[] }).groups;
  return upstream.post(
    `/channel/update-group-info?to=${encodeURIComponent(to)}`,
    { version: found?.version, ...change },
    admin,
  );
};
const changed = async (to: string, change: object) => expect(await update(to, change)).toMatchObject({ status: 200 });
const all = (level: string) => ({ post: level, addRemoveUsers: level, viewMemberList: level, editProfile: level });
const create = (rest: object = {}, config: object = {}) =>
  upstream.post(
    '/channel/create-group',
    {
      profile: { name: 'launch' },
      config: { type: 'open', privileges: { groupAffiliate: all('moderator') }, ...config },
      ...rest,
    },
    admin,
  );
type Named = { users: { guid: string }[]; total: number };
const named = async (to: string) => {
  const { body } = await upstream.post('/channel/group-moderators', { groups: [to] }, admin);
  const [found] = (body as { groups: (Named & { posters: Named })[] }).groups;
  const guidsOf = ({ users }: Named) => users.map(({ guid }) => guid).toSorted();
  return found && { moderators: guidsOf(found), posters: guidsOf(found.posters), total: found.posters.total };
};
const posters = async (to = NEWS) => (await named(to))?.posters;
const write = async (by: Session, to = NEWS) => {
  const answer = await upstream.post('/channel/post-message', { to, text: 'News!' }, by);
  return answer.status === 200 ? 'written' : codeOf(answer);
};
const postable = async (by: Session) => {
  const asked = { timeStamp: 0, limit: 50, offset: 0, filter: 'postable' };
  const { body } = await upstream.post('/channel/user-groups/', asked, by);
  return (body as { groups: { groupJID: string }[] }).groups.map(({ groupJID }) => groupJID);
};
const lastAudit = async (action: string) => {
  const rows = await upstream.db.read((queries) =>
    queries.select().from(auditEntry).where(eq(auditEntry.action, action)).orderBy(auditEntry.auditId),
  );
  return rows.at(-1);
};
const fieldOf = ({ body }: { body: unknown }) => (body as { error: { field?: string } }).error.field;

describe('whoever is named', () => {
  test('writes beside the moderators, and does nothing else of theirs; others read', async () => {
    await changed(NEWS, { posters: [member.guid, member.guid] });
    const other = await upstream.signIn('guest@orbit.example');
    await upstream.post('/channel/bulk-group-update', { members: [GUEST], to: 'joined', groups: [NEWS] }, admin);
    expect([await write(member), await write(admin), await write(other)]).toEqual([
      ...['written', 'written', '403 posting_restricted'],
    ]);
    expect(await postable(member)).toContain(NEWS);
    const put = await upstream.post('/channel/add-remove-users', { to: NEWS, add: [], remove: [GUEST] }, member);
    expect(codeOf(put)).toBe('403 privilege_missing');
    const hook = { name: 'Bot', icon: null, peer: NEWS };
    expect((await upstream.post('/webhook/incoming/add', hook, member)).status).toBe(200);
    expect(await named(NEWS)).toMatchObject({ posters: [member.guid], total: 1 });
    expect(await lastAudit('channel.update')).toMatchObject({
      ...{ actor: admin.guid, target: `channel:${NEWS}` },
      ...{ before: { posters: [] }, after: { posters: [member.guid] } },
    });
  });

  test('reads again once they are not named any more; naming the same again writes nothing', async () => {
    await changed(NEWS, { posters: [member.guid] });
    const { body } = await update(NEWS, { posters: [member.guid] });
    expect(body).toMatchObject({ version: 2 });
    await changed(NEWS, { profile: { description: 'For all' } });
    expect(await write(member)).toBe('written');
    await changed(NEWS, { posters: [] });
    expect([await write(member), await posters()]).toEqual(['403 posting_restricted', []]);
    expect(await postable(member)).not.toContain(NEWS);
  });

  test('is put into the channel, and loses it with their place in it', async () => {
    await upstream.post('/channel/bulk-group-update', { members: [member.guid], to: 'left', groups: [NEWS] }, admin);
    expect(await write(member)).toBe('404 group_not_found');
    await changed(NEWS, { posters: [member.guid] });
    expect(await write(member)).toBe('written');
    await upstream.post('/channel/leave-group', { to: NEWS }, member);
    await upstream.post('/channel/join-group', { to: NEWS }, member);
    expect([await write(member), await posters()]).toEqual(['403 posting_restricted', []]);
  });

  test('is no moderator: of both lists, that of moderators counts, now and when they are made one', async () => {
    await changed(NEWS, { moderators: [admin.guid], posters: [admin.guid, member.guid] });
    expect(await named(NEWS)).toMatchObject({ moderators: [admin.guid], posters: [member.guid] });
    await changed(NEWS, { moderators: [admin.guid, member.guid] });
    expect(await named(NEWS)).toMatchObject({ posters: [] });
    await changed(NEWS, { moderators: [admin.guid] });
    expect(await write(member)).toBe('403 posting_restricted');
  });

  test('is a moderator alone whom a build before made one, and reads once they are none any more', async () => {
    const { guid } = member;
    await changed(NEWS, { posters: [guid] });
    const before = (await named(NEWS))?.moderators ?? [];
    await upstream.db.transaction((queries) =>
      queries
        .update(channelMember)
        .set({ affiliation: 'moderator' })
        .where(and(eq(channelMember.groupJid, NEWS), eq(channelMember.guid, guid))),
    );
    expect(await named(NEWS)).toMatchObject({ moderators: [...before, guid].toSorted(), posters: [], total: 0 });
    expect(await write(member)).toBe('written');
    await changed(NEWS, { moderators: before });
    expect(await named(NEWS)).toMatchObject({ moderators: before, posters: [] });
    expect(await write(member)).not.toBe('written');
  });

  test('is somebody of the team who is active and no guest', async () => {
    await setPerson(upstream.db, 'orbit-0004', { state: 'deactivated' });
    for (const guid of [GUEST, 'orbit-0004', 'seedling-0001', 'nobody']) {
      const answer = await update(NEWS, { posters: [member.guid, guid] });
      expect([codeOf(answer), fieldOf(answer)]).toEqual(['404 member_not_found', 'posters.1']);
    }
    expect(codeOf(await update(NEWS, { posters: Array(51).fill(member.guid) }))).toBe('400 invalid_request');
  });

  test('is named where moderators alone write, and nowhere else', async () => {
    const answer = await update(GENERAL, { posters: [member.guid] });
    expect([codeOf(answer), fieldOf(answer)]).toEqual(['400 invalid_request', 'posters']);
    await changed(GENERAL, { posters: [] });
    const made = await create({ posters: [member.guid] }, { privileges: undefined });
    expect([codeOf(made), fieldOf(made)]).toEqual(['400 invalid_request', 'posters']);
  });
});

test('a new channel lets those write who are named, whoever makes it', async () => {
  const { body } = await create({ moderators: [admin.guid], posters: [member.guid, admin.guid] });
  expect(body).toMatchObject({ memberCount: 2, affiliation: 'moderator' });
  const to = textAt(body, 'groupJID');
  expect([await posters(to), await write(member, to)]).toEqual([[member.guid], 'written']);
  expect(await lastAudit('channel.create')).toMatchObject({ after: { posters: [member.guid] } });
});

describe('a channel for some user groups', () => {
  const setOffice = (valueId: string) =>
    upstream.post(
      '/field/update-member-fields',
      { onBehalfOf: member.guid, fields: [{ fieldId: OFFICE, valueId }] },
      admin,
    );

  test('lets nobody else of them write, and lets go of who belongs to them no more', async () => {
    await setOffice(LONDON);
    const refused = await update(NEWS, { restrictionCriteria: [OFFICES], posters: [member.guid] });
    expect([codeOf(refused), fieldOf(refused)]).toEqual(['403 group_restricted', 'posters']);
    const made = await create({ posters: [member.guid] }, { restrictionCriteria: [OFFICES] });
    expect([codeOf(made), fieldOf(made)]).toEqual(['403 group_restricted', 'posters']);
    await setOffice(BERLIN);
    await changed(NEWS, { restrictionCriteria: [OFFICES], posters: [member.guid] });
    expect(await write(member)).toBe('written');
    await setOffice(LONDON);
    expect([await write(member), await posters()]).toEqual(['404 group_not_found', []]);
  });
});
