import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntry } from '../../../db/tables/system.ts';
import { team } from '../../../db/tables/team.ts';
import { DAY_MS } from '../../../lib/durations.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { setBilling } from '../../../testing/licences.ts';
import { type Session, START, codeOf } from '../../../testing/testUpstream.ts';
import { latestChanges } from './changeRepository.ts';

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example', 'sprout.example']);
let admin: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
});

const as = (who: string) => upstream.signIn(who);
const read = async (call: string, by: Session = admin) => (await upstream.get(`/team/${call}`, by)).body;
const change = (teamId: string, values: Partial<typeof team.$inferInsert>) =>
  upstream.db.transaction((queries) => queries.update(team).set(values).where(eq(team.teamId, teamId)));
const update = (body: object, by: Session = admin) => upstream.post('/team/update-team', body, by);
const setSettings = (body: object, by: Session = admin) => upstream.post('/team/team-settings', body, by);
const entries = () =>
  upstream.db.read((queries) =>
    queries
      .select({ action: auditEntry.action, before: auditEntry.before, after: auditEntry.after })
      .from(auditEntry)
      .where(eq(auditEntry.target, 'team:team-orbit'))
      .orderBy(auditEntry.auditId),
  );

describe('the settings', () => {
  test('say how the team is set up', async () => {
    expect(await read('team-settings')).toEqual({
      ...{ guestInviteType: 'admin', showUsersFullName: true, isAdminInvite: false, isOpen: false },
      ...{ isCrossDomainDisabled: false, canJoinDomains: ['orbit.example'], isAutoJoin: false },
      ...{ isPublicDomain: false, version: 1 },
    });
  });

  test('of a team without a domain of its own say that', async () => {
    await change('team-orbit', { isDomain: false });
    expect(await read('team-settings')).toMatchObject({ isPublicDomain: true });
    await change('team-orbit', { isDomain: true, domain: 'gmail.com' });
    expect(await read('team-settings')).toMatchObject({ isPublicDomain: true });
  });
});

describe('who may invite members', () => {
  test('is changed, counted and written down; the same again is nothing', async () => {
    expect((await update({ makeAdminInvite: true })).body).toMatchObject({ isAdminInvite: true, version: 2 });
    expect((await update({ makeAdminInvite: true })).body).toMatchObject({ version: 2 });
    expect((await update({ makeAdminInvite: false })).body).toMatchObject({ isAdminInvite: false, version: 3 });
    expect(await entries()).toEqual([
      { action: 'team.updateInvitePolicy', before: { isAdminInvite: false }, after: { isAdminInvite: true } },
      { action: 'team.updateInvitePolicy', before: { isAdminInvite: true }, after: { isAdminInvite: false } },
    ]);
  });

  test('is not kept for admins on a free plan, and nothing else that was asked is done then', async () => {
    const seedling = await as('admin@seedling.example');
    expect(codeOf(await update({ makeAdminInvite: true, name: 'Tree' }, seedling))).toBe('402 plan_required');
    expect(await read('team-info', seedling)).toMatchObject({ isAdminInvite: false, name: 'Seedling' });
  });

  test('goes by the plan that counts: a trial is PRO until it ends; the policy holds on, and can be taken back', async () => {
    const sprout = await as('admin@sprout.example');
    expect((await update({ makeAdminInvite: true }, sprout)).status).toBe(200);
    upstream.clock.advance(11 * DAY_MS);
    expect(await read('team-state', sprout)).toMatchObject({ plan: 'pro' });
    await setBilling(upstream.db, 'team-sprout', { trialEndPlan: 'free' });
    expect(await read('team-state', sprout)).toMatchObject({ plan: 'free' });
    const invite = { emails: ['new@sprout.example'] };
    expect(codeOf(await upstream.post('/member/invite', invite, await as('member@sprout.example')))).toBe(
      '403 invite_restricted',
    );
    expect((await update({ makeAdminInvite: false }, sprout)).status).toBe(200);
    expect(codeOf(await update({ makeAdminInvite: true }, sprout))).toBe('402 plan_required');
  });
});

describe('what somebody may do', () => {
  const every = { createOpenGroups: true, createClosedGroups: true, shareFiles: true, shareFilesOnMobile: true };
  const none = { createOpenGroups: false, createClosedGroups: false, shareFiles: false, shareFilesOnMobile: false };

  test.each([
    ['admin', { inviteMembers: true, inviteGuests: true, ...every }],
    ['member', { inviteMembers: true, inviteGuests: false, ...every }],
    ['guest', { inviteMembers: false, inviteGuests: false, ...none, shareFiles: true, shareFilesOnMobile: true }],
  ])('follows from the role: %s', async (who, expected) => {
    expect(await read('actor-privileges', await as(`${who}@orbit.example`))).toEqual(expected);
  });

  test('and from the policies', async () => {
    const [member, guest] = [await as('member@orbit.example'), await as('guest@orbit.example')];
    await change('team-orbit', {
      isAdminInvite: true,
      guestInvite: 'member',
      fileSharingMode: 'NONE',
      openChannelCreation: 'ONLY_ADMINS',
    });
    expect(await read('actor-privileges')).toMatchObject({ inviteMembers: true, inviteGuests: true });
    expect(await read('actor-privileges', member)).toEqual({
      ...{ ...none, createClosedGroups: true },
      ...{ inviteMembers: false, inviteGuests: true },
    });
    expect(await read('actor-privileges', guest)).toMatchObject({ inviteMembers: false, inviteGuests: false, ...none });
    await change('team-orbit', { guestInvite: 'none', fileSharingMode: 'ALL', isMobileFileSharingDisabled: true });
    expect(await read('actor-privileges')).toMatchObject({
      ...{ inviteMembers: true, inviteGuests: false, createOpenGroups: true },
      ...{ shareFiles: true, shareFilesOnMobile: false },
    });
  });
});

describe('who changed which setting last', () => {
  const changes = async (by: Session = admin) => {
    const { changes: found } = (await read('setting-changes', by)) as { changes: { setting: string }[] };
    return found.toSorted((one, other) => one.setting.localeCompare(other.setting));
  };
  const entry = (setting: string, guid: string, changedAt: number) => ({ setting, guid, changedAt });

  test('is nobody, where nobody has', async () => {
    expect(await changes()).toEqual([]);
  });

  test('is told for each setting apart, also of those that one call sets', async () => {
    const { body } = await upstream.get('/member/profile?subject=orbit-0004', admin);
    const other = await as((body as { email: string }).email);
    await setSettings({ guestInviteType: 'none', showUsersFullName: false, sharesProductEvents: false });
    await update({ makeAdminInvite: true });
    upstream.clock.advance(DAY_MS);
    await setSettings({ guestInviteType: 'member' }, other);
    await upstream.post('/team/make-auto-join', { autoJoin: true }, other);
    await update({ name: 'Apollo' }, other);
    expect(await changes()).toEqual([
      entry('auto_join', 'orbit-0004', START + DAY_MS),
      entry('full_names', 'orbit-0001', START),
      entry('invite_guests', 'orbit-0004', START + DAY_MS),
      entry('invite_members', 'orbit-0001', START),
      entry('product_events', 'orbit-0001', START),
    ]);
    expect(await changes(await as('admin@seedling.example'))).toEqual([]);
  });

  test.each([
    ['team.updateFileSharing', 'file_sharing'],
    ['team.updateChannelCreation', 'channel_creation'],
    ['team.updateSignUp', 'sign_up'],
    ['sso.updateGoogleSignIn', 'google_sign_in'],
    ['team.updateWelcome', 'welcome_message'],
    ['channel.updateAutoJoin', 'auto_join_channels'],
    ['team.requestDomain', 'merge_domains'],
    ['team.approveDomain', 'merge_domains'],
    ['team.declineDomain', 'merge_domains'],
    ['team.removeDomain', 'merge_domains'],
  ])('%s is about %s', async (action, setting) => {
    const about = { teamId: 'team-orbit', action, target: 'team:team-orbit' };
    await upstream.db.transaction((queries) =>
      queries.insert(auditEntry).values([
        { ...about, actor: 'orbit-0001', at: START },
        { ...about, actor: null, at: START + 1 },
        { ...about, teamId: 'team-seedling', actor: 'seedling-0001', at: START + 2 },
      ]),
    );
    expect(await changes()).toEqual([entry(setting, 'orbit-0001', START)]);
  });

  test('is found by the index, however long the audit trail is', async () => {
    const plan = await upstream.db.transaction(async (queries) => {
      await queries.execute(sql`insert into ${auditEntry} (team_id, actor, action, target, at)
        select 'team-orbit', 'orbit-0001', 'member.' || nth % 40, 'team:team-orbit', nth from generate_series(1, 20000) nth`);
      await queries.execute(sql`insert into ${auditEntry} (team_id, actor, action, target, at)
        select 'team-orbit', 'orbit-0001', 'team.updateSignUp', 'team:team-orbit', nth from generate_series(1, 2000) nth`);
      await queries.execute(sql`analyze ${auditEntry}`);
      return JSON.stringify(await queries.execute(sql`explain ${latestChanges(queries, 'team-orbit')}`));
    });
    expect(plan).toContain('audit_entry_setting');
    expect(plan).not.toContain('Seq Scan');
    expect(await changes()).toEqual([entry('sign_up', 'orbit-0001', 2_000)]);
  });
});
