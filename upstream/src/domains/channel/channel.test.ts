import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { person } from '../../db/tables/member.ts';
import { auditEntry } from '../../db/tables/system.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { type Session, codeOf } from '../../testing/testUpstream.ts';

const GENERAL = 'orbit-c001@chat.orbit.example';
const AURORA = 'orbit-c006@chat.orbit.example';
const FOREIGN = 'seedling-c001@chat.seedling.example';

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example']);

let admin: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
});

type Group = { groupJID: string; profile: { name: string }; type: string; memberCount: number };

const list = async (query = 'limit=50&offset=0') =>
  (await upstream.get(`/channel/groups-list?${query}`, admin)).body as { groups: Group[]; total: number };
const found = async (text: string) =>
  (await list(`limit=50&offset=0&searchText=${encodeURIComponent(text)}`)).groups.map(({ profile }) => profile.name);
const channelsOf = async (guid: string) => {
  const { body } = await upstream.get(`/channel/guest-channels?onBehalfOf=${guid}&filter=joined`, admin);
  return (body as { groups: { groupJID: string }[] }).groups.map(({ groupJID }) => groupJID);
};
const update = (to: string, members: string[], groups: string[]) =>
  upstream.post('/channel/bulk-group-update', { members, to, groups }, admin);

describe('the list', () => {
  test('is by name, in pages, with how many active people are in each', async () => {
    const all = await list();
    expect(all.total).toBe(14);
    expect(all.groups.find(({ groupJID }) => groupJID === GENERAL)).toMatchObject({
      profile: { name: 'general' },
      type: 'open',
      memberCount: 120,
    });
    expect((await list('limit=4&offset=3')).groups).toEqual(all.groups.slice(3, 7));
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
    const { body } = await upstream.post('/channel/groups', { groups: [AURORA, FOREIGN, 'no@such.example'] }, admin);
    expect(body).toMatchObject({ groups: [{ groupJID: AURORA, profile: { name: 'project-aurora' } }] });
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
