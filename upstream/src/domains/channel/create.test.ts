import { eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { billing } from '../../db/tables/billing.ts';
import { auditEntry } from '../../db/tables/system.ts';
import { team } from '../../db/tables/team.ts';
import { DAY_MS } from '../../lib/durations.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { setBilling } from '../../testing/licences.ts';
import { personRow, setPerson } from '../../testing/people.ts';
import { type Session, codeOf, textAt } from '../../testing/testUpstream.ts';
import { createPrivileges } from './createActions.ts';

const WHITELIST = 'ADMINS_AND_WHITELISTED_USERS';
const MEMBER = 'orbit-0002';

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example', 'sprout.example']);
let admin: Session;
let member: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
  member = await upstream.signIn('member@orbit.example');
});

const create = (by: Session, type = 'open', profile: object = { name: 'launch' }, headers = {}) =>
  upstream.post('/channel/create-group', { profile, config: { type } }, by, headers);
const found = (searchText: string) =>
  upstream.post('/channel/user-groups/', { timeStamp: 0, limit: 5, offset: 0, searchText }, admin);
const codes = async (by: Session) => {
  const answers = [await create(by, 'open'), await create(by, 'closed')];
  return answers.map((answer) => (answer.status === 200 ? 'created' : codeOf(answer)));
};
const rule = (open: object, close: object = open) =>
  upstream.post('/team/create-group-privilege', { to: 'team-orbit', open, close }, admin);
const restricted = '403 group_creation_restricted';
const privileges = (guid: string) =>
  upstream.db.read((queries) => createPrivileges(queries, { guid, teamId: 'team-orbit' }, upstream.clock.now()));
const sessionOf = async (guid: string) => upstream.signIn((await personRow(upstream.db, guid)).email);

describe('a new channel', () => {
  test('is in the list with whoever made it, and written down', async () => {
    const created = await create(member, 'closed', { name: '  Launch Day ', description: ' What is next. ' });
    expect(created.body).toMatchObject({
      profile: { name: 'Launch Day', description: 'What is next.' },
      ...{ memberCount: 1, affiliation: 'moderator', config: { type: 'closed', autoJoin: false } },
    });
    const groupJID = textAt(created.body, 'groupJID');
    expect(groupJID).toMatch(/^[a-z0-9-]{36}@chat\.orbit\.example$/);
    const listed = (await found('launch')).body;
    expect(listed).toEqual({ groups: [{ ...(created.body as object), affiliation: null }], total: 1 });
    const within = await upstream.get(`/channel/group-members?groupJID=${groupJID}&limit=5&offset=0`, admin);
    expect(within.body).toMatchObject({ users: [{ guid: MEMBER }], total: 1 });
    const entries = await upstream.db.read((queries) =>
      queries.select().from(auditEntry).where(like(auditEntry.action, 'channel.create')),
    );
    expect(entries).toMatchObject([
      { actor: MEMBER, target: `channel:${groupJID}`, after: { name: 'Launch Day', type: 'closed' } },
    ]);
  });

  test.each([
    [{ name: '   ' }, 'profile.name'],
    [{ name: '' }, 'profile.name'],
    [{ name: 'x'.repeat(51) }, 'profile.name'],
    [{ name: 'x', description: 'x'.repeat(141) }, 'profile.description'],
  ])('of %o is refused', async (profile, field) => {
    const answer = await create(member, 'open', profile);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_request', field } } });
  });

  test('may have texts of 50 and of 140 characters, whatever they are', async () => {
    const profile = { name: '🚀'.repeat(50), description: '🚀'.repeat(140) };
    expect(await create(member, 'open', profile)).toMatchObject({ status: 200, body: { profile } });
  });

  test('is made once for a key', async () => {
    const headers = { 'idempotency-key': 'channel-1' };
    const first = await create(member, 'open', { name: 'launch' }, headers);
    expect((await create(member, 'open', { name: 'launch' }, headers)).body).toEqual(first.body);
    expect((await found('launch')).body).toMatchObject({
      total: 1,
    });
  });
});

describe('a channel for announcements', () => {
  const all = (who: string) => ({ post: who, addRemoveUsers: who, viewMemberList: who, editProfile: who });
  const announce = (by: Session, config: object = {}, more: object = {}) =>
    upstream.post(
      '/channel/create-group',
      {
        profile: { name: 'news' },
        config: { type: 'open', privileges: { groupAffiliate: all('moderator') }, ...config },
        ...more,
      },
      by,
    );

  test('leaves writing to those who are named, with whoever makes it in it; a change keeps that', async () => {
    const { body } = await announce(admin, { canLeave: 'none' }, { moderators: [MEMBER] });
    expect(body).toMatchObject({
      ...{ memberCount: 2, affiliation: 'member' },
      config: { privileges: { groupAffiliate: all('moderator') }, canLeave: 'none', canMute: 'member' },
    });
    const to = textAt(body, 'groupJID');
    const write = async (by: Session) => codeOf(await upstream.post('/channel/post-message', { to, text: 'Hi' }, by));
    expect(await write(admin)).toBe('403 posting_restricted');
    const changed = await upstream.post(
      `/channel/update-group-info?to=${to}`,
      { version: 1, profile: { name: 'old news' }, config: { autoJoinCriteria: [] }, moderators: [admin.guid] },
      admin,
    );
    expect(changed.body).toMatchObject({
      ...{ profile: { name: 'old news' }, memberCount: 112, affiliation: 'moderator' },
      config: { autoJoin: true, privileges: { groupAffiliate: all('moderator') }, canLeave: 'none' },
    });
    expect(await write(member)).toBe('403 posting_restricted');
  });

  test('needs PRO, and people who can moderate it; one that is not for whoever makes it is without them', async () => {
    const free = await upstream.signIn('admin@seedling.example');
    const refused = await announce(free);
    expect(refused.body).toMatchObject({ error: { code: 'plan_required', field: 'config.privileges' } });
    const turnedOn = await announce(free, { privileges: undefined, autoJoinCriteria: [] });
    expect(turnedOn.body).toMatchObject({ error: { code: 'plan_required', field: 'config.autoJoinCriteria' } });
    expect(codeOf(await announce(admin, {}, { moderators: [] }))).toBe('400 nobody_chosen');
    expect(codeOf(await announce(admin, {}, { moderators: ['orbit-0003'] }))).toBe('404 member_not_found');
    const { body } = await announce(admin, { restrictionCriteria: ['orbit-g05'] }, { moderators: [MEMBER] });
    expect(body).toMatchObject({ memberCount: 1, affiliation: null, restrictionCriteria: ['orbit-g05'] });
  });
});

describe('the rule', () => {
  test('lets everybody but guests at first', async () => {
    expect(await codes(member)).toEqual(['created', 'created']);
    expect(await codes(await sessionOf('orbit-0003'))).toEqual([restricted, restricted]);
    expect(await privileges('orbit-0003')).toEqual({ createOpenGroups: false, createClosedGroups: false });
  });

  test('of only admins keeps members from it, each type apart', async () => {
    await rule({ allowedTo: 'ALL_USERS' }, { allowedTo: 'ONLY_ADMINS' });
    expect(await codes(member)).toEqual(['created', restricted]);
    expect(await privileges(MEMBER)).toEqual({ createOpenGroups: true, createClosedGroups: false });
    expect(await codes(admin)).toEqual(['created', 'created']);
    await rule({ allowedTo: 'ONLY_ADMINS' }, { allowedTo: 'ALL_USERS' });
    expect(await codes(member)).toEqual([restricted, 'created']);
  });

  test('of chosen people lets them and the admins', async () => {
    await rule({ allowedTo: WHITELIST, whiteList: [MEMBER] });
    expect(await codes(member)).toEqual(['created', 'created']);
    expect(await codes(admin)).toEqual(['created', 'created']);
    expect(await codes(await sessionOf('orbit-0020'))).toEqual([restricted, restricted]);
    await rule({ allowedTo: WHITELIST, whiteList: ['orbit-0020'] });
    expect(await codes(member)).toEqual([restricted, restricted]);
  });

  test('does not let a chosen member who becomes a guest, until they are a member again', async () => {
    await rule({ allowedTo: WHITELIST, whiteList: [MEMBER] });
    await setPerson(upstream.db, MEMBER, { role: 'guest', isLicensed: false });
    expect(await codes(member)).toEqual([restricted, restricted]);
    await setPerson(upstream.db, MEMBER, { role: 'member', isLicensed: true });
    expect(await codes(member)).toEqual(['created', 'created']);
  });

  test('lets a chosen member who was switched off again once they are back', async () => {
    await rule({ allowedTo: WHITELIST, whiteList: [MEMBER] });
    const people = { guid: admin.guid, subjects: [MEMBER] };
    await upstream.post('/member/deactivate-profiles', people, admin);
    expect(codeOf(await create(member))).toBe('401 invalid_token');
    await upstream.post('/member/reactivate-profiles', { ...people, restores: true }, admin);
    expect(await codes(await sessionOf(MEMBER))).toEqual(['created', 'created']);
  });

  test('goes on holding once the team is free again', async () => {
    await rule({ allowedTo: 'ONLY_ADMINS' });
    await upstream.db.transaction((queries) =>
      queries.update(billing).set({ plan: 'free' }).where(eq(billing.teamId, 'team-orbit')),
    );
    expect(await codes(member)).toEqual([restricted, restricted]);
    expect(await codes(admin)).toEqual(['created', 'created']);
  });
});

describe('the plan', () => {
  test('of a paying team wants a licence, of admins too', async () => {
    const lite = await sessionOf('orbit-0119');
    const required = '403 licence_required';
    expect(await codes(lite)).toEqual([required, required]);
    await setPerson(upstream.db, admin.guid, { isLicensed: false });
    expect(await codes(admin)).toEqual([required, required]);
    expect(await privileges(admin.guid)).toEqual({ createOpenGroups: false, createClosedGroups: false });
    await setPerson(upstream.db, 'orbit-0119', { isLicensed: true });
    expect(await codes(lite)).toEqual(['created', 'created']);
  });

  test('of a free team asks for no licence', async () => {
    expect(await codes(await upstream.signIn('member@seedling.example'))).toEqual(['created', 'created']);
  });

  test('in a trial asks for none either, as nobody holds one; after it, where it ends in PRO, it does', async () => {
    const trial = await upstream.signIn('member@sprout.example');
    expect(await personRow(upstream.db, trial.guid)).toMatchObject({ role: 'member', isLicensed: false });
    expect(await codes(trial)).toEqual(['created', 'created']);
    upstream.clock.advance(11 * DAY_MS);
    expect(await codes(trial)).toEqual(['403 licence_required', '403 licence_required']);
    await setBilling(upstream.db, 'team-sprout', { trialEndPlan: 'free' });
    expect(await codes(trial)).toEqual(['created', 'created']);
  });

  test('of a free team under the soft paywall allows ten open channels and no closed one', async () => {
    const own = await upstream.signIn('member@seedling.example');
    const be = (values: Partial<typeof team.$inferInsert>) =>
      upstream.db.transaction((queries) => queries.update(team).set(values).where(eq(team.teamId, 'team-seedling')));
    await be({ isSoftPaywall: true });
    expect(codeOf(await create(own, 'closed'))).toBe('402 channel_limit');
    const answers = await Promise.all(Array.from({ length: 10 }, (_, nth) => create(own, 'open', { name: `c${nth}` })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(codeOf(await create(own))).toBe('402 channel_limit');
    await be({ excludePaywall: true });
    expect(await codes(own)).toEqual(['created', 'created']);
  });
});
