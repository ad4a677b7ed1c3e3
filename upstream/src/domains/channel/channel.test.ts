import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { person } from '../../db/tables/member.ts';
import { auditEntry } from '../../db/tables/system.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { type Session, codeOf } from '../../testing/testUpstream.ts';

const GENERAL = 'orbit-c001@chat.orbit.example';
const RANDOM = 'orbit-c002@chat.orbit.example';
const REVIEWS = 'orbit-c004@chat.orbit.example';
const NEWS = 'orbit-c015@chat.orbit.example';
const BERLIN = 'orbit-c009@chat.orbit.example';
const SAFETY = 'orbit-c019@chat.orbit.example';
const LOCKED = 'team-orbit_announcements@chat.orbit.example';
const AURORA = 'orbit-c006@chat.orbit.example';
const FOREIGN = 'seedling-c001@chat.seedling.example';

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example']);

let admin: Session;
let member: Session;
let guest: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
  member = await upstream.signIn('member@orbit.example');
  guest = await upstream.signIn('guest@orbit.example');
});

type Group = { groupJID: string; profile: { name: string }; config: { type: string }; memberCount: number };

const list = async (asked: object = {}) =>
  (await upstream.post('/channel/user-groups/', { timeStamp: 0, limit: 50, offset: 0, ...asked }, admin)).body as {
    groups: Group[];
    total: number;
  };
const found = async (text: string) => (await list({ searchText: text })).groups.map(({ profile }) => profile.name);
const channelsOf = async (guid: string) => {
  const { body } = await upstream.get(`/channel/guest-channels?onBehalfOf=${guid}&filter=joined`, admin);
  return (body as { groups: { groupJID: string }[] }).groups.map(({ groupJID }) => groupJID);
};
const update = (to: string, members: string[], groups: string[]) =>
  upstream.post('/channel/bulk-group-update', { members, to, groups }, admin);

describe('the list', () => {
  test('is by name, in pages, with how many active people are in each', async () => {
    const all = await list();
    expect(all.total).toBe(19);
    expect(all.groups.find(({ groupJID }) => groupJID === GENERAL)).toMatchObject({
      profile: { name: 'general' },
      config: { type: 'open' },
      memberCount: 120,
    });
    expect((await list({ limit: 4, offset: 3 })).groups).toEqual(all.groups.slice(3, 7));
    await upstream.post('/member/deactivate-profiles', { guid: admin.guid, subjects: ['orbit-0002'] }, admin);
    expect((await list()).groups.find(({ groupJID }) => groupJID === GENERAL)).toMatchObject({ memberCount: 119 });
  });

  test.each([
    ['DESIGN', ['design-reviews']],
    ['rev', ['design-reviews']],
    ['design-r', ['design-reviews']],
    ['#general', ['general']],
    ['ingenierie', ['Ingénierie']],
    ['berlin', ['Büro Berlin']],
    ['прод', ['продажи']],
    ['市场', ['市场部']],
    ['eviews', []],
    ['%', []],
    ['_', []],
    ['  ', []],
  ])('finds %s by the beginning of a word', async (text, names) => {
    expect(await found(text)).toEqual(names);
  });

  test('gives channels by address, and none of another team', async () => {
    const { body } = await upstream.post(
      '/channel/group-info',
      { groups: [AURORA, FOREIGN, 'no@such.example'] },
      admin,
    );
    expect(body).toMatchObject({ groups: [{ groupJID: AURORA, profile: { name: 'project-aurora' } }] });
  });
});

describe('the list by a filter', () => {
  const filtered = async (filter: string | undefined, by = admin) =>
    upstream.post('/channel/user-groups/', { timeStamp: 0, limit: 50, offset: 0, filter }, by);
  const jids = async (filter: string, by = admin) =>
    ((await filtered(filter, by)).body as { groups: Group[] }).groups.map(({ groupJID }) => groupJID).toSorted();

  test('tells announcements, and open channels that nobody is put into', async () => {
    const [news, notes, holidays] = [15, 16, 17].map((nth) => `orbit-c0${nth}@chat.orbit.example`);
    expect(await jids('announcement')).toEqual([news, notes, holidays, LOCKED]);
    const open = await jids('openNotAutoJoin');
    expect(open).toEqual(expect.arrayContaining([RANDOM, NEWS]));
    for (const other of [GENERAL, SAFETY, LOCKED, AURORA]) expect(open).not.toContain(other);
  });

  test('tells everybody where they may write, and what they are in', async () => {
    const own = await jids('postable', member);
    expect(own).toEqual([GENERAL, RANDOM, 'orbit-c014@chat.orbit.example', SAFETY]);
    expect(await jids('postable')).toEqual(expect.arrayContaining([GENERAL, NEWS, LOCKED]));
    expect(await jids('postable', guest)).toEqual([]);
    const seen = await jids('joinedAndOpen', member);
    expect(seen).toEqual(expect.arrayContaining([...own, NEWS, LOCKED, REVIEWS]));
    expect(seen).not.toContain(AURORA);
    expect(await jids('joinedAndOpen', guest)).toEqual((await channelsOf(guest.guid)).toSorted());
    for (const filter of [undefined, 'autoJoin', 'notAutoJoin', 'announcement', 'openNotAutoJoin'])
      expect(codeOf(await filtered(filter, member))).toBe('403 actor_not_admin');
  });

  test('says of channels what whoever asks is in them; members see those that they are in, and open ones', async () => {
    const groups = [AURORA, NEWS, REVIEWS];
    const read = async (by: Session) =>
      ((await upstream.post('/channel/group-info', { groups }, by)).body as { groups: object[] }).groups;
    expect(await read(member)).toHaveLength(2);
    expect(await read(member)).toContainEqual(expect.objectContaining({ groupJID: NEWS, affiliation: 'member' }));
    expect(await read(admin)).toContainEqual(expect.objectContaining({ groupJID: NEWS, affiliation: 'moderator' }));
    expect(await read(admin)).toContainEqual(expect.objectContaining({ groupJID: REVIEWS, affiliation: null }));
    expect(await read(guest)).toMatchObject([{ groupJID: REVIEWS, affiliation: 'member' }]);
    const named = await upstream.post('/channel/group-moderators', { groups: [NEWS, FOREIGN] }, admin);
    expect(named.body).toMatchObject({
      groups: [
        { groupJID: NEWS, total: 2, users: expect.arrayContaining([expect.objectContaining({ role: 'admin' })]) },
      ],
    });
  });
});

describe('the chat product', () => {
  const act = async (call: string, body: object, by: Session) => {
    const answer = await upstream.post(`/channel/${call}`, body, by);
    return answer.status === 200 ? '200' : codeOf(answer);
  };
  const change = async (to: string, body: object) => {
    const { body: read } = await upstream.post('/channel/group-info', { groups: [to] }, admin);
    const [found] = (read as { groups: { version: number }[] }).groups;
    const asked = { version: found?.version, ...body };
    expect(await upstream.post(`/channel/update-group-info?to=${to}`, asked, admin)).toMatchObject({ status: 200 });
  };
  const people = async (to: string, by: Session) => {
    const answer = await upstream.get(`/channel/member-list?groupJID=${to}&limit=500&offset=0`, by);
    return answer.status === 200 ? (answer.body as { users: { guid: string }[] }).users : codeOf(answer);
  };

  test('lets people join what is open and for them, and leave where that is not forbidden', async () => {
    expect(await act('join-group', { to: REVIEWS }, member)).toBe('200');
    expect(await act('join-group', { to: REVIEWS }, member)).toBe('200');
    expect(await channelsOf(member.guid)).toContain(REVIEWS);
    expect(await act('leave-group', { to: REVIEWS }, member)).toBe('200');
    expect(await act('leave-group', { to: REVIEWS }, member)).toBe('404 group_not_found');
    expect(await act('join-group', { to: AURORA }, member)).toBe('403 group_closed');
    expect(await act('join-group', { to: REVIEWS }, guest)).toBe('403 actor_is_guest');
    await change(REVIEWS, { restrictionCriteria: ['orbit-g05'] });
    expect(await act('join-group', { to: REVIEWS }, member)).toBe('403 group_restricted');
    for (const to of [SAFETY, LOCKED]) expect(await act('leave-group', { to }, member)).toBe('403 leaving_restricted');
    await change(SAFETY, { config: { autoJoinCriteria: null } });
    expect(await act('leave-group', { to: SAFETY }, member)).toBe('200');
  });

  test('switches notifications off where that is not forbidden, and on always', async () => {
    expect(await act('mute-group', { to: SAFETY, muted: true }, member)).toBe('403 muting_restricted');
    expect(await act('mute-group', { to: RANDOM, muted: true }, member)).toBe('200');
    await change(SAFETY, { config: { canMute: 'member' } });
    expect(await act('mute-group', { to: SAFETY, muted: true }, member)).toBe('200');
    await change(SAFETY, { config: { canMute: 'none' } });
    for (const muted of [true, false]) expect(await act('mute-group', { to: SAFETY, muted }, member)).toBe('200');
    expect(await act('mute-group', { to: REVIEWS, muted: true }, member)).toBe('404 group_not_found');
  });

  test('lets those see to the people of a channel to whom it leaves that, and moderators alone take moderators out', async () => {
    const set = (to: string, add: string[], remove: string[], by: Session) =>
      act('add-remove-users', { to, add, remove }, by);
    expect(await set(RANDOM, [guest.guid], [], member)).toBe('200');
    expect(await channelsOf(guest.guid)).toContain(RANDOM);
    expect(await set(RANDOM, [], [guest.guid], member)).toBe('200');
    expect(await set(GENERAL, [], [member.guid], guest)).toBe('403 actor_is_guest');
    expect(await set(NEWS, [guest.guid], [], member)).toBe('403 privilege_missing');
    expect(await people(NEWS, member)).toBe('403 privilege_missing');
    expect(await set(NEWS, [guest.guid], [], admin)).toBe('200');
    expect(await people(NEWS, admin)).toContainEqual(expect.objectContaining({ guid: guest.guid }));
    await change(RANDOM, { moderators: [admin.guid] });
    expect(await set(RANDOM, [], [admin.guid], member)).toBe('403 privilege_missing');
    expect(await people(RANDOM, guest)).toBe('404 group_not_found');
    expect(await set(BERLIN, [guest.guid], [], admin)).toBe('404 group_not_found');
    await change(BERLIN, { moderators: [admin.guid] });
    expect(await set(BERLIN, [guest.guid], [], admin)).toBe('403 group_restricted');
    expect(await set(RANDOM, ['seedling-0002'], [], admin)).toBe('404 member_not_found');
  });

  test('keeps what is written by those who may, for those who are in the channel', async () => {
    const write = (to: string, text: string, by: Session) => act('post-message', { to, text }, by);
    const read = async (to: string, by: Session, more = '') =>
      (await upstream.get(`/channel/messages?groupJID=${to}&limit=2${more}`, by)).body as {
        messages: { id: number; text: string; sender: object }[];
      };
    expect(await write(NEWS, 'Good news!', member)).toBe('403 posting_restricted');
    expect(await write(NEWS, 'Good news!', admin)).toBe('200');
    expect(await write(REVIEWS, 'Hello?', admin)).toBe('404 group_not_found');
    expect(await write(RANDOM, '   ', member)).toBe('400 invalid_request');
    for (const text of ['one', 'two\nlines', ' three ']) expect(await write(RANDOM, text, member)).toBe('200');
    const { messages } = await read(RANDOM, member);
    expect(messages.map(({ text }) => text)).toEqual(['three', 'two\nlines']);
    expect(messages[0]?.sender).toMatchObject({ kind: 'person', id: member.guid });
    const earlier = await read(RANDOM, member, `&before=${messages[1]?.id}`);
    expect(earlier.messages.map(({ text }) => text)).toEqual(['one']);
    expect((await read(NEWS, member)).messages.map(({ text }) => text)).toEqual(['Good news!']);
    expect(await read(RANDOM, guest)).toMatchObject({ error: { code: 'group_not_found' } });
  });
});

describe('who is in a channel', () => {
  const members = (query: string) => upstream.get(`/channel/group-members?${query}`, admin);

  test('is listed by name, in pages', async () => {
    const all = (await members(`groupJID=${GENERAL}&limit=500&offset=0`)).body as { users: { guid: string }[] };
    const users = (await upstream.get('/member/users-list?limit=500&offset=0', admin)).body;
    expect(all).toEqual(users);
    const page = (await members(`groupJID=${GENERAL}&limit=5&offset=10`)).body;
    expect(page).toEqual({ users: all.users.slice(10, 15), total: 120 });
  });

  test('is told of several channels at once, the first of each and how many they are', async () => {
    const groups = [AURORA, FOREIGN, GENERAL];
    const { body } = await upstream.post('/channel/first-group-members', { groups, limit: 3 }, admin);
    const told = (body as { groups: { groupJID: string }[] }).groups;
    expect(told.map(({ groupJID }) => groupJID).toSorted()).toEqual([AURORA, GENERAL].toSorted());
    for (const { groupJID, ...people } of told) {
      expect(people).toEqual((await members(`groupJID=${groupJID}&limit=3&offset=0`)).body);
    }
  });

  test('of another team is not told', async () => {
    expect(codeOf(await members(`groupJID=${FOREIGN}&limit=5&offset=0`))).toBe('404 group_not_found');
    const other = await upstream.get('/channel/guest-channels?onBehalfOf=seedling-0003&filter=joined', admin);
    expect(codeOf(other)).toBe('404 member_not_found');
  });
});

describe('putting people in and taking them out', () => {
  test('leaves those who are in or out already as they are', async () => {
    await update('left', ['orbit-0003'], await channelsOf('orbit-0003'));
    expect(await channelsOf('orbit-0003')).toEqual([]);
    expect((await update('joined', ['orbit-0003', 'orbit-0003', 'orbit-0002'], [GENERAL, AURORA])).body).toEqual({});
    expect(await channelsOf('orbit-0003')).toEqual([GENERAL, AURORA]);
    expect((await update('joined', ['orbit-0003'], [GENERAL])).status).toBe(200);
    expect((await update('left', ['orbit-0003'], [GENERAL])).status).toBe(200);
    expect(await channelsOf('orbit-0003')).toEqual([AURORA]);
  });

  test('is written down for each person whom it changes, and counts their version', async () => {
    await update('left', ['orbit-0003', 'orbit-0002'], [GENERAL]);
    await update('left', ['orbit-0003', 'orbit-0002'], [GENERAL]);
    const entries = await upstream.db.read((queries) =>
      queries.select().from(auditEntry).where(eq(auditEntry.action, 'channel.leave')),
    );
    expect(new Map(entries.map(({ target, after }) => [target, after]))).toEqual(
      new Map([
        ['person:orbit-0002', { groups: [GENERAL] }],
        ['person:orbit-0003', { groups: [GENERAL] }],
      ]),
    );
    expect(entries).toHaveLength(2);
    const [row] = await upstream.db.read((queries) =>
      queries.select().from(person).where(eq(person.guid, 'orbit-0003')),
    );
    expect(row?.version).toBe(2);
  });

  test.each([
    ['a channel of another team', ['orbit-0003'], [AURORA, FOREIGN], '404 group_not_found'],
    ['somebody of another team', ['orbit-0003', 'seedling-0002'], [AURORA], '404 member_not_found'],
    ['somebody who is switched off', ['orbit-0126'], [AURORA], '404 member_not_found'],
  ])('refuses %s, and changes nothing', async (_what, people, groups, code) => {
    await update('left', ['orbit-0003'], [AURORA]);
    expect(codeOf(await update('joined', people, groups))).toBe(code);
    expect(await channelsOf('orbit-0003')).not.toContain(AURORA);
  });

  test('takes at most 999 people and channels', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => `orbit-${index}`);
    expect(codeOf(await update('joined', many, [GENERAL]))).toBe('400 too_many_subjects');
    const channels = many.map((name) => `${name}@chat.orbit.example`);
    expect(codeOf(await update('joined', ['orbit-0003'], channels))).toBe('400 too_many_subjects');
  });

  test('takes at most 50,000 pairs of both, each person and channel once', async () => {
    const people = Array.from({ length: 250 }, (_, index) => `nobody-${index}`);
    const groups = Array.from({ length: 200 }, (_, index) => `none-${index}@chat.orbit.example`);
    const [first = ''] = groups;
    for (const to of ['joined', 'left']) {
      expect(codeOf(await update(to, people, [...groups, first]))).toBe('404 member_not_found');
      expect(codeOf(await update(to, [...people, 'nobody'], groups))).toBe('400 too_many_subjects');
    }
  });
});
