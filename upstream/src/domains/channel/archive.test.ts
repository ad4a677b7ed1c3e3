// What archiving a channel comes to: what it refuses, where it is left out, and how it comes back.
import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { auditEntry } from '../../db/tables/system.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { type Session, START, codeOf } from '../../testing/testUpstream.ts';

const RANDOM = 'orbit-c002@chat.orbit.example';
const AURORA = 'orbit-c006@chat.orbit.example';
const SAFETY = 'orbit-c019@chat.orbit.example';
const LOCKED = 'team-orbit_announcements@chat.orbit.example';
const FOREIGN = 'seedling-c001@chat.seedling.example';

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example', 'softwall.example']);

let admin: Session;
let member: Session;
let guest: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
  member = await upstream.signIn('member@orbit.example');
  guest = await upstream.signIn('guest@orbit.example');
});

type Group = {
  groupJID: string;
  profile: { name: string };
  config: { autoJoin: boolean; type: string };
  memberCount: number;
  version: number;
  archivedOn?: number;
};

const set = (to: string, archived: boolean, by = admin) =>
  upstream.post('/channel/archive-group', { to, archived }, by);
const archive = async (...jids: string[]) => {
  for (const to of jids) expect(await set(to, true)).toMatchObject({ status: 200 });
};
const list = async (asked: object = {}, by = admin) => {
  const { body } = await upstream.post('/channel/user-groups/', { timeStamp: 0, limit: 50, offset: 0, ...asked }, by);
  return (body as { groups: Group[] }).groups.map(({ groupJID }) => groupJID);
};
const read = async (groupJID: string, by = admin) => {
  const { body } = await upstream.post('/channel/group-info', { groups: [groupJID] }, by);
  return (body as { groups: Group[] }).groups[0];
};
const act = async (call: string, body: object, by: Session) => {
  const answer = await upstream.post(`/channel/${call}`, body, by);
  return answer.status === 200 ? '200' : codeOf(answer);
};
const update = async (to: string, change: object) => {
  const asked = { version: (await read(to))?.version, ...change };
  return upstream.post(`/channel/update-group-info?to=${to}`, asked, admin);
};

describe('an archived channel', () => {
  test('refuses what works before: writing, joining, putting in and taking out, and being changed', async () => {
    const attempts: [string, () => Promise<unknown>][] = [
      ['write', () => act('post-message', { to: RANDOM, text: 'Hello!' }, member)],
      ['add', () => act('add-remove-users', { to: RANDOM, add: [guest.guid], remove: [] }, member)],
      ['remove', () => act('add-remove-users', { to: RANDOM, add: [], remove: [guest.guid] }, member)],
      ['join', () => act('join-group', { to: RANDOM }, admin)],
      ['put in', () => act('bulk-group-update', { members: [guest.guid], to: 'joined', groups: [RANDOM] }, admin)],
      ['take out', () => act('bulk-group-update', { members: [guest.guid], to: 'left', groups: [RANDOM] }, admin)],
      ['auto-join', () => act('update-group', { to: RANDOM, config: { autoJoin: true } }, admin)],
      [
        'change',
        async () => {
          const answer = await update(RANDOM, { profile: { name: 'chatter' } });
          return answer.status === 200 ? '200' : codeOf(answer);
        },
      ],
    ];
    // By the way an admin is out of it, so that joining it is something.
    await act('leave-group', { to: RANDOM }, admin);
    for (const [what, attempt] of attempts) expect([what, await attempt()]).toEqual([what, '200']);
    await act('leave-group', { to: RANDOM }, admin);
    await archive(RANDOM);
    for (const [what, attempt] of attempts) expect([what, await attempt()]).toEqual([what, '409 group_archived']);
    expect((await set(RANDOM, false)).status).toBe(200);
    for (const [what, attempt] of attempts) expect([what, await attempt()]).toEqual([what, '200']);
  });

  test('is kept with who is in it and what was written; people may read, mute and leave it', async () => {
    await act('post-message', { to: RANDOM, text: 'The last word' }, member);
    const before = await read(RANDOM);
    await archive(RANDOM);
    expect(await read(RANDOM, member)).toMatchObject({ archivedOn: START, memberCount: before?.memberCount });
    const { body } = await upstream.get(`/channel/messages?groupJID=${RANDOM}&limit=1`, member);
    expect(body).toMatchObject({ messages: [{ text: 'The last word' }] });
    expect(await act('mute-group', { to: RANDOM, muted: true }, member)).toBe('200');
    expect(await act('leave-group', { to: RANDOM }, member)).toBe('200');
    await archive(SAFETY);
    expect(await act('leave-group', { to: SAFETY }, member)).toBe('200');
  });

  test('is left out of lists unless it is asked for, and counts nowhere', async () => {
    const figures = async () => ({
      channels: (await upstream.post('/channel/channels-usage', { types: ['public'] }, admin)).body,
      smart: (await upstream.get('/channel/channel-pro-feature-usage', admin)).body,
    });
    const [all, before] = [await list(), await figures()];
    expect(before).toMatchObject({ channels: { public: { total: 12 } }, smart: { smartChannels: 6 } });
    await archive(SAFETY);
    expect(await list()).toEqual(all.filter((jid) => jid !== SAFETY));
    expect(await list({ archived: 'only' })).toEqual([SAFETY]);
    expect(await list({ archived: 'with' })).toEqual(all);
    expect(await list({ filter: 'autoJoin' })).not.toContain(SAFETY);
    for (const filter of ['postable', 'joinedAndOpen']) {
      expect(await list({ filter }, member)).not.toContain(SAFETY);
      expect(await list({ filter, archived: 'with' }, member)).toContain(SAFETY);
    }
    const joined = await upstream.get(`/channel/guest-channels?onBehalfOf=${member.guid}&filter=joined`, admin);
    expect(JSON.stringify(joined.body)).not.toContain(SAFETY);
    expect(await figures()).toMatchObject({ channels: { public: { total: 11 } }, smart: { smartChannels: 5 } });
  });

  test('is counted apart, as the lists are long', async () => {
    const lengthOf = async (asked: object) => (await list(asked)).length;
    const counts = async () => (await upstream.get('/channel/channel-counts', admin)).body;
    const asListed = async () => ({
      ...{ all: await lengthOf({}), announcement: await lengthOf({ filter: 'announcement' }) },
      ...{ autoJoin: await lengthOf({ filter: 'autoJoin' }), archived: await lengthOf({ archived: 'only' }) },
    });
    expect(await counts()).toEqual(await asListed());
    await archive(SAFETY);
    expect(await counts()).toMatchObject({ archived: 1 });
    expect(await counts()).toEqual(await asListed());
  });

  test('is nothing that a new webhook can be tied to, and takes no posts from outside until it is back', async () => {
    const hook = { peer: RANDOM, name: 'Builds', icon: null };
    const { body } = await upstream.post('/webhook/incoming/add', hook, member);
    const { id, url } = body as { id: string; url: string };
    const post = async () => {
      const sent = { id, secret: url.split('/').at(-1), text: 'Built.' };
      const answer = await upstream.request({ method: 'POST', url: '/webhook/receive', payload: sent });
      return answer.status === 200 ? '200' : codeOf(answer);
    };
    const shown = async () => (await upstream.get(`/webhook/webhook/${id}`, member)).body;
    expect(await post()).toBe('200');
    expect(await shown()).not.toHaveProperty('peerArchived');
    await archive(RANDOM);
    expect(await post()).toBe('409 group_archived');
    expect(await shown()).toMatchObject({ peer: RANDOM, peerArchived: true });
    expect(codeOf(await upstream.post('/webhook/incoming/add', hook, member))).toBe('403 group_not_postable');
    await set(RANDOM, false);
    expect(await post()).toBe('200');
  });

  test('is archived and brought back by admins, each once; not one that everybody always joins', async () => {
    expect(codeOf(await set(RANDOM, true, member))).toBe('403 actor_not_admin');
    expect(codeOf(await set(FOREIGN, true))).toBe('404 group_not_found');
    expect(codeOf(await set(LOCKED, true))).toBe('409 group_locked');
    const first = (await set(RANDOM, true)).body;
    expect(first).toMatchObject({ archivedOn: START, version: 2 });
    expect((await set(RANDOM, true)).body).toEqual(first);
    expect((await set(RANDOM, false)).body).not.toHaveProperty('archivedOn');
    await set(RANDOM, false);
    const told = await upstream.db.read((queries) =>
      queries
        .select({ action: auditEntry.action, actor: auditEntry.actor, after: auditEntry.after })
        .from(auditEntry)
        .where(eq(auditEntry.target, `channel:${RANDOM}`))
        .orderBy(auditEntry.auditId),
    );
    expect(told).toEqual([
      { action: 'channel.archive', actor: admin.guid, after: { name: 'random' } },
      { action: 'channel.restore', actor: admin.guid, after: { name: 'random', added: 0, removed: 0 } },
    ]);
  });
});

describe('coming back', () => {
  test('a channel takes in who has come meanwhile, and lets go of whom it is not for any more', async () => {
    const OFFICES = 'orbit-g03';
    await update(AURORA, { moderators: [admin.guid], config: { autoJoinCriteria: [OFFICES] } });
    const belonging = async () => {
      const { body } = await upstream.get(`/userGroup/criterion-members?id=${OFFICES}&limit=500&offset=0`, admin);
      return (body as { users: { guid: string }[] }).users.map(({ guid }) => guid);
    };
    const inside = async () => {
      const { body } = await upstream.get(`/channel/group-members?groupJID=${AURORA}&limit=500&offset=0`, admin);
      return (body as { users: { guid: string }[] }).users.map(({ guid }) => guid);
    };
    const office = async (guid: string, valueId: string | null) => {
      const change = { onBehalfOf: guid, fields: [{ fieldId: 'orbit-f04', valueId }] };
      expect(await upstream.post('/field/update-member-fields', change, admin)).toMatchObject({ status: 200 });
    };
    const those = await belonging();
    const leaving = those.find((guid) => guid !== admin.guid) ?? '';
    await archive(AURORA);
    const before = await inside();
    const coming = 'orbit-0002';
    await office(coming, 'orbit-f04-v02');
    expect(await belonging()).not.toContain(coming);
    await office(leaving, 'orbit-f04-v02');
    await office(coming, 'orbit-f04-v01');
    expect(await inside()).toEqual(before);
    expect((await set(AURORA, false)).status).toBe(200);
    const after = await inside();
    expect(after).toContain(coming);
    expect(after).not.toContain(leaving);
  });

  test('it counts again: where the plan allows no further one, it stays archived', async () => {
    const owner = await upstream.signIn('admin@softwall.example');
    const open = (await upstream.post('/channel/user-groups/', { timeStamp: 0, limit: 50, offset: 0 }, owner)).body as {
      groups: Group[];
    };
    const [first, second] = open.groups.filter(
      ({ groupJID, config }) => config.type === 'open' && !groupJID.includes('_announcements'),
    );
    const create = () =>
      upstream.post('/channel/create-group', { profile: { name: 'new' }, config: { type: 'open' } }, owner);
    expect(codeOf(await create())).toBe('402 channel_limit');
    for (const one of [first, second]) await set(one?.groupJID ?? '', true, owner);
    expect((await create()).status).toBe(200);
    expect(codeOf(await set(first?.groupJID ?? '', false, owner))).toBe('402 channel_limit');
  });
});
