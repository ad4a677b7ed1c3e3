import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { channel, channelMember } from '../../db/tables/channel.ts';
import { auditEntry } from '../../db/tables/system.ts';
import { DAY_MS } from '../../lib/durations.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { setBilling } from '../../testing/licences.ts';
import { type Session, codeOf } from '../../testing/testUpstream.ts';

const GENERAL = 'orbit-c001@chat.orbit.example';
const AURORA = 'orbit-c006@chat.orbit.example';
const ENGINEERING = 'orbit-c018@chat.orbit.example';
const SAFETY = 'orbit-c019@chat.orbit.example';
const ANNOUNCEMENTS = 'team-orbit_announcements@chat.orbit.example';
const RANDOM = 'seedling-c002@chat.seedling.example';
const SPROUT = 'sprout-c002@chat.sprout.example';

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example', 'sprout.example']);

let admin: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
});

type Group = {
  groupJID: string;
  memberCount: number;
  othersCount: number;
  config: { autoJoin: boolean; isLocked: boolean };
};

type Asked = { filter?: string; searchText?: string };
const list = async (asked: Asked = {}) =>
  (await upstream.post('/channel/user-groups/', { timeStamp: 0, limit: 50, offset: 0, ...asked }, admin)).body as {
    groups: Group[];
    total: number;
  };
const jidsOf = async (asked: Asked) => (await list(asked)).groups.map(({ groupJID }) => groupJID);
const set = (to: string, autoJoin: boolean, as = admin) =>
  upstream.post('/channel/update-group', { to, config: { autoJoin } }, as);
const channelsOf = async (guid: string) => {
  const rows = await upstream.db.read((queries) =>
    queries.select().from(channelMember).where(eq(channelMember.guid, guid)),
  );
  return rows.map(({ groupJid }) => groupJid).toSorted();
};
const audits = (action: string) =>
  upstream.db.read((queries) => queries.select().from(auditEntry).where(eq(auditEntry.action, action)));

describe('the list', () => {
  test('tells the channels that everybody joins from the others', async () => {
    expect((await jidsOf({ filter: 'autoJoin' })).toSorted()).toEqual([GENERAL, ENGINEERING, SAFETY, ANNOUNCEMENTS]);
    const others = await list({ filter: 'notAutoJoin' });
    expect(others.total).toBe(15);
    expect(others.groups.some(({ config }) => config.autoJoin)).toBe(false);
    expect((await list()).total).toBe(19);
    expect(await jidsOf({ filter: 'notAutoJoin', searchText: 'gen' })).toEqual([]);
    expect(await jidsOf({ filter: 'autoJoin', searchText: 'gen' })).toEqual([GENERAL]);
  });

  test('says how many people are not in a channel, guests left aside, and which one is locked', async () => {
    const of = async (jid: string) => (await list()).groups.find(({ groupJID }) => groupJID === jid);
    // 112 of 120 are no guests.
    expect(await of(GENERAL)).toMatchObject({ othersCount: 0, config: { autoJoin: true, isLocked: false } });
    expect(await of(ANNOUNCEMENTS)).toMatchObject({ othersCount: 0, config: { autoJoin: true, isLocked: true } });
    const before = await of(AURORA);
    expect(before?.config).toMatchObject({
      autoJoin: false,
      autoJoinCriteria: null,
      isLocked: false,
      restricted: false,
    });
    const inside = await upstream.db.read((queries) =>
      queries.select().from(channelMember).where(eq(channelMember.groupJid, AURORA)),
    );
    expect(inside.length).toBeGreaterThan(0);
    expect(before?.othersCount).toBeGreaterThanOrEqual(112 - inside.length);
    expect(before?.othersCount).toBeLessThan(112);
    const { body } = await upstream.get('/member/users-list?limit=500&offset=0', admin);
    const member = (body as { users: { guid: string; role: string }[] }).users.find(
      ({ guid, role }) => role === 'member' && !inside.some((one) => one.guid === guid),
    );
    await upstream.post(
      '/channel/bulk-group-update',
      { members: [member?.guid], to: 'joined', groups: [AURORA] },
      admin,
    );
    expect((await of(AURORA))?.othersCount).toBe((before?.othersCount ?? 0) - 1);
    await upstream.post('/member/deactivate-profiles', { guid: admin.guid, subjects: [member?.guid] }, admin);
    expect((await of(AURORA))?.othersCount).toBe((before?.othersCount ?? 0) - 1);
  });
});

describe('setting that everybody joins a channel', () => {
  test('puts everybody but guests into it, and says so once in the audit', async () => {
    const before = (await list({ filter: 'notAutoJoin' })).groups.find(({ groupJID }) => groupJID === AURORA);
    const { status, body } = await set(AURORA, true);
    expect(status).toBe(200);
    expect(body).toMatchObject({ groupJID: AURORA, othersCount: 0, config: { autoJoin: true, isLocked: false } });
    expect((body as Group).memberCount).toBe((before?.memberCount ?? 0) + (before?.othersCount ?? 0));
    expect(await channelsOf('orbit-0004')).toContain(AURORA);
    expect(await channelsOf('orbit-0126')).not.toContain(AURORA);
    expect(await jidsOf({ filter: 'autoJoin' })).toContain(AURORA);
    const [entry, ...rest] = await audits('channel.updateAutoJoin');
    expect(rest).toEqual([]);
    expect(entry).toMatchObject({
      ...{ actor: admin.guid, teamId: 'team-orbit', target: `channel:${AURORA}` },
      ...{ before: { autoJoin: false }, after: { autoJoin: true, added: before?.othersCount } },
    });
  });

  test('adds no guest', async () => {
    const { body } = await upstream.get('/guest/guests?limit=50&offset=0', admin);
    const guests = (body as { guestProfiles: { guid: string }[] }).guestProfiles;
    const places = () => Promise.all(guests.map(({ guid }) => channelsOf(guid)));
    const before = await places();
    await set(AURORA, true);
    expect(await places()).toEqual(before);
    expect(guests).toHaveLength(8);
  });

  test('turned off, takes nobody out', async () => {
    const { body: on } = await set(AURORA, true);
    const { body: off } = await set(AURORA, false);
    expect(off).toEqual({
      ...(on as Group),
      ...{ config: { ...(on as Group).config, autoJoin: false, autoJoinCriteria: null }, version: 3 },
    });
    expect((await audits('channel.updateAutoJoin')).map(({ after }) => after)).toContainEqual({
      autoJoin: false,
      added: 0,
    });
  });

  test('that is so already changes nothing: whoever left stays out', async () => {
    await upstream.post(
      '/channel/bulk-group-update',
      { members: ['orbit-0002'], to: 'left', groups: [GENERAL] },
      admin,
    );
    expect((await set(GENERAL, true)).body).toMatchObject({ othersCount: 1 });
    expect((await set(AURORA, false)).status).toBe(200);
    expect(await channelsOf('orbit-0002')).not.toContain(GENERAL);
    expect(await audits('channel.updateAutoJoin')).toEqual([]);
  });

  test('acts once under one key', async () => {
    const key = { 'idempotency-key': 'auto-join-once' };
    const body = { to: AURORA, config: { autoJoin: true } };
    const first = await upstream.post('/channel/update-group', body, admin, key);
    await set(AURORA, false);
    expect((await upstream.post('/channel/update-group', body, admin, key)).body).toEqual(first.body);
    expect(await jidsOf({ filter: 'autoJoin' })).not.toContain(AURORA);
  });

  test('leaves the announcements as they have to be', async () => {
    expect((await set(ANNOUNCEMENTS, true)).body).toMatchObject({ config: { autoJoin: true, isLocked: true } });
    expect(codeOf(await set(ANNOUNCEMENTS, false))).toBe('409 group_locked');
    expect(await jidsOf({ filter: 'autoJoin' })).toContain(ANNOUNCEMENTS);
    expect(await audits('channel.updateAutoJoin')).toEqual([]);
  });

  test('is about the own team', async () => {
    expect(codeOf(await set(RANDOM, true))).toBe('404 group_not_found');
    expect(codeOf(await set('nothing@chat.orbit.example', true))).toBe('404 group_not_found');
  });

  test('needs PRO to be turned on, and nothing to be turned off', async () => {
    const free = await upstream.signIn('admin@seedling.example');
    expect(codeOf(await set(RANDOM, true, free))).toBe('402 plan_required');
    expect(await channelsOf('seedling-0004')).toEqual(expect.not.arrayContaining([RANDOM]));
    expect((await set('seedling-c001@chat.seedling.example', true, free)).status).toBe(200);
    expect((await set('seedling-c001@chat.seedling.example', false, free)).status).toBe(200);
    expect(codeOf(await set('seedling-c001@chat.seedling.example', true, free))).toBe('402 plan_required');
  });

  test('is for 50 channels at most, the announcements beside', async () => {
    // Three are so already.
    const jids = Array.from({ length: 47 }, (_, nth) => `many-${nth}@chat.orbit.example`);
    await upstream.db.transaction((queries) =>
      queries.insert(channel).values(
        jids.map((groupJid, nth) => ({
          ...{ groupJid, teamId: 'team-orbit', name: `many ${nth}`, nameKey: `many ${nth}`, description: '' },
          ...{ type: 'open' as const, isAutoJoin: nth > 0, createdAt: upstream.clock.now(), version: 1 },
        })),
      ),
    );
    expect((await set(jids[0] ?? '', true)).status).toBe(200);
    expect(codeOf(await set(AURORA, true))).toBe('402 channel_limit');
    expect((await set(GENERAL, false)).status).toBe(200);
    expect((await set(AURORA, true)).status).toBe(200);
  });

  test('is what the plan’s gate counts, the announcements as well', async () => {
    await upstream.db.transaction((queries) =>
      queries.update(channel).set({ isAutoJoin: false }).where(eq(channel.teamId, 'team-orbit')),
    );
    const { body } = await upstream.get('/team/plan-gates', admin);
    const { gates } = body as { gates: { feature: string; used: number }[] };
    expect(gates.find(({ feature }) => feature === 'auto_join_channels')).toMatchObject({ used: 1 });
  });

  test('counts a trial as PRO; what was turned on then goes on after it', async () => {
    const trial = await upstream.signIn('admin@sprout.example');
    expect((await set(SPROUT, true, trial)).status).toBe(200);
    await setBilling(upstream.db, 'team-sprout', { trialEndPlan: 'free' });
    upstream.clock.advance(11 * DAY_MS);
    const email = 'late@sprout.example';
    await upstream.post('/member/invite', { emails: [email] }, trial);
    const { body } = await upstream.get('/member/search-users?searchText=late&limit=5&offset=0', trial);
    const [late] = (body as { profiles: { guid: string }[] }).profiles;
    expect(await channelsOf(late?.guid ?? '')).toContain(SPROUT);
    expect((await set(SPROUT, false, trial)).status).toBe(200);
    expect(codeOf(await set(SPROUT, true, trial))).toBe('402 plan_required');
  });
});

describe('whoever comes into the team', () => {
  const AUTO = [GENERAL, SAFETY, ANNOUNCEMENTS];
  const invite = async (email: string, guestMembership = false) => {
    const { body } = await upstream.post('/member/invite', { emails: [email], guestMembership }, admin);
    return (body as { summary: { profiles: { guid: string }[] } }).summary.profiles[0]?.guid ?? '';
  };

  test('as a member is in every channel that everybody joins, and in no other', async () => {
    const early = await invite('early@orbit.example');
    expect(await channelsOf(early)).toEqual(AUTO);
    await set(AURORA, true);
    expect(await channelsOf(early)).toEqual([GENERAL, AURORA, SAFETY, ANNOUNCEMENTS]);
    await set(GENERAL, false);
    expect(await channelsOf(await invite('late@orbit.example'))).toEqual([AURORA, SAFETY, ANNOUNCEMENTS]);
    expect((await audits('channel.join')).map(({ target, after }) => [target, after])).toContainEqual([
      `person:${early}`,
      { groups: AUTO },
    ]);
  });

  test('as a guest is in none of them, until they are a member', async () => {
    const guest = await invite('visitor@elsewhere.example', true);
    expect(await channelsOf(guest)).toEqual([]);
    expect((await upstream.post('/guest/upgrade-guest', { subject: guest }, admin)).status).toBe(200);
    expect(await channelsOf(guest)).toEqual(AUTO);
  });

  test('is let in by an admin: as a member into all of them, as a guest into none', async () => {
    const waiting = (await upstream.get('/member/pending-members?limit=5&offset=0', admin)).body;
    const guids = (waiting as { users: { guid: string }[] }).users.map(({ guid }) => guid);
    const { body } = await upstream.post('/member/lean-profiles', { guids, fetchDeleted: false }, admin);
    const [one, other] = (body as { profiles: { guid: string; email: string }[] }).profiles;
    await upstream.post('/member/approve-members', { approveEmails: [one?.email], guestMembership: false }, admin);
    await upstream.post('/member/approve-members', { approveEmails: [other?.email], guestMembership: true }, admin);
    expect(await channelsOf(one?.guid ?? '')).toEqual(AUTO);
    expect(await channelsOf(other?.guid ?? '')).toEqual([]);
  });

  test('again, after having been switched off, is in those that were set meanwhile, too', async () => {
    const subjects = ['orbit-0010', 'orbit-0002'];
    const [guestBefore, memberBefore] = await Promise.all(subjects.map(channelsOf));
    await upstream.post('/member/deactivate-profiles', { guid: admin.guid, subjects }, admin);
    await set(AURORA, true);
    expect(await channelsOf('orbit-0002')).toEqual(memberBefore);
    await upstream.post('/member/reactivate-profiles', { guid: admin.guid, subjects }, admin);
    expect(await channelsOf('orbit-0002')).toEqual([...new Set([...(memberBefore ?? []), AURORA])].toSorted());
    expect(await channelsOf('orbit-0010')).toEqual(guestBefore);
    const row = and(eq(auditEntry.action, 'channel.join'), eq(auditEntry.target, 'person:orbit-0002'));
    expect(await upstream.db.read((queries) => queries.$count(auditEntry, row))).toBe(1);
  });
});
