import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { billing } from '../../db/tables/billing.ts';
import { channelMember } from '../../db/tables/channel.ts';
import { guestContact } from '../../db/tables/guest.ts';
import { personPassword, session as sessionTable } from '../../db/tables/identity.ts';
import { auditEntry, job } from '../../db/tables/system.ts';
import { team } from '../../db/tables/team.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { personRow, setPerson } from '../../testing/people.ts';
import { type Session, START, codeOf, textAt } from '../../testing/testUpstream.ts';
import { plantActivations } from '../licence/activationActions.ts';

const upstream = await startFreshUpstream([
  ...['orbit.example', 'harbor.example', 'seedling.example'],
  ...['lonely.example', 'leaderless.example'],
]);

const leave = (teamId: string, session: Session, headers = {}) =>
  upstream.post('/member/leave-team', { teamId }, session, headers);
const auditOf = (teamId: string, action: string) =>
  upstream.db.read((queries) =>
    queries
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.teamId, teamId), eq(auditEntry.action, action))),
  );
const teamRow = async (teamId: string) => {
  const [row] = await upstream.db.read((queries) => queries.select().from(team).where(eq(team.teamId, teamId)));
  return row;
};

describe('leaving the present team', () => {
  test('ends the membership and every session in it, and is written down', async () => {
    const [session, other] = [
      await upstream.signIn('member@orbit.example'),
      await upstream.signIn('member@orbit.example'),
    ];
    expect((await leave('team-orbit', session)).body).toEqual({
      guid: 'orbit-0002',
      teamId: 'team-orbit',
      isTeamDeleted: false,
    });
    for (const one of [session, other]) {
      expect(codeOf(await upstream.get('/team/team-info', one))).toBe('401 invalid_token');
    }
    expect(await personRow(upstream.db, 'orbit-0002')).toMatchObject({ state: 'deleted', isLicensed: false });
    const live = and(eq(sessionTable.guid, 'orbit-0002'), isNull(sessionTable.endedAt));
    expect(await upstream.db.read((queries) => queries.$count(sessionTable, live))).toBe(0);
    expect(await auditOf('team-orbit', 'member.leave')).toMatchObject([
      { actor: 'orbit-0002', target: 'person:orbit-0002', before: { state: 'active' }, after: { state: 'deleted' } },
    ]);
  });

  test('is what leaving without a team is about', async () => {
    const session = await upstream.signIn('member@orbit.example');
    const key = { 'idempotency-key': 'leave-present' };
    const leavePresent = () => upstream.post('/member/leave-team', {}, session, key);
    const left = { guid: 'orbit-0002', teamId: 'team-orbit', isTeamDeleted: false };
    expect((await leavePresent()).body).toEqual(left);
    expect((await leavePresent()).body).toEqual(left);
  });

  test('forgets the password', async () => {
    const session = await upstream.signIn('member@orbit.example');
    const hasPassword = () =>
      upstream.db.read((queries) => queries.$count(personPassword, eq(personPassword.guid, session.guid)));
    await upstream.post('/identity/set-password', { password: 'four words and more', token: session.token }, session);
    expect(await hasPassword()).toBe(1);
    await leave('team-orbit', session);
    expect(await hasPassword()).toBe(0);
  });

  test('leaves the channels and the contacts', async () => {
    const session = await upstream.signIn('guest@orbit.example');
    await leave('team-orbit', session);
    const [places, contacts] = await upstream.db.read(async (queries) => [
      await queries.$count(channelMember, eq(channelMember.guid, session.guid)),
      await queries.$count(guestContact, eq(guestContact.guestGuid, session.guid)),
    ]);
    expect([places, contacts]).toEqual([0, 0]);
  });

  test('leaves the same address in other teams alone', async () => {
    await leave('team-orbit', await upstream.signIn('member@orbit.example'));
    expect(await personRow(upstream.db, 'harbor-0011')).toMatchObject({ state: 'active' });
    expect((await upstream.signIn('member@orbit.example')).guid).toBe('harbor-0011');
  });

  test('is answered the same to the same key, although the session is over', async () => {
    const session = await upstream.signIn('member@seedling.example');
    const key = { 'idempotency-key': 'leave-1' };
    const [first, second] = [await leave('team-seedling', session, key), await leave('team-seedling', session, key)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(codeOf(await leave('team-seedling', session))).toBe('401 invalid_token');
    expect(await auditOf('team-seedling', 'member.leave')).toHaveLength(1);
  });

  test('can be taken back by an invitation', async () => {
    await leave('team-seedling', await upstream.signIn('member@seedling.example'));
    const admin = await upstream.signIn('admin@seedling.example');
    const invited = await upstream.post('/member/invite', { emails: ['member@seedling.example'] }, admin);
    expect(textAt(invited.body, 'summary', 'profiles', '0', 'result')).toBe('added');
    expect((await upstream.signIn('member@seedling.example')).guid).toBe('seedling-0002');
  });
});

describe('leaving another team', () => {
  test('ends the membership there and leaves the present session alone', async () => {
    const session = await upstream.signIn('admin@orbit.example');
    const there = await upstream.post('/identity/switch-team', { teamId: 'team-harbor' }, session);
    const other = { guid: textAt(there.body, 'guid'), token: textAt(there.body, 'token') };
    expect((await leave('team-harbor', session)).body).toEqual({
      guid: 'harbor-0010',
      teamId: 'team-harbor',
      isTeamDeleted: false,
    });
    expect((await upstream.get('/team/team-info', session)).status).toBe(200);
    expect(codeOf(await upstream.get('/team/team-info', other))).toBe('401 invalid_token');
    expect(await auditOf('team-harbor', 'member.leave')).toMatchObject([{ actor: 'harbor-0010' }]);
    expect(codeOf(await leave('team-harbor', session))).toBe('404 team_not_found');
  });

  test('is refused from where that team does not allow access, and only there', async () => {
    await upstream.db.transaction((queries) =>
      queries
        .update(team)
        .set({ allowedAddresses: ['203.0.113.7'] })
        .where(eq(team.teamId, 'team-harbor')),
    );
    const session = await upstream.signIn('admin@orbit.example');
    const refused = await leave('team-harbor', session);
    expect([codeOf(refused), textAt(refused.body, 'error', 'field')]).toEqual(['401 unauthorized_ip', 'teamId']);
    expect((await leave('team-harbor', session, { 'x-client-address': '203.0.113.7' })).status).toBe(200);
  });

  test('is refused where the address does not belong', async () => {
    const session = await upstream.signIn('admin@orbit.example');
    expect(codeOf(await leave('team-seedling', session))).toBe('404 team_not_found');
    expect(codeOf(await leave('none', session))).toBe('404 team_not_found');
  });
});

describe('leaving is refused', () => {
  test('to the last admin, as long as others are there', async () => {
    const session = await upstream.signIn('admin@seedling.example');
    expect(codeOf(await leave('team-seedling', session))).toBe('400 last_admin');
    expect(await personRow(upstream.db, 'seedling-0001')).toMatchObject({ state: 'active', role: 'admin' });
  });

  test('where everybody of the address’s domain belongs', async () => {
    for (const who of ['admin', 'member', 'guest']) {
      const session = await upstream.signIn(`${who}@harbor.example`);
      expect(codeOf(await leave('team-harbor', session))).toBe('409 auto_join_team');
    }
    expect((await leave('team-harbor', await upstream.signIn('guest@orbit.example'))).status).toBe(200);
  });

  test('to the second of two admins who leave at once', async () => {
    await setPerson(upstream.db, 'seedling-0002', { role: 'admin' });
    const [one, other] = [
      await upstream.signIn('admin@seedling.example'),
      await upstream.signIn('member@seedling.example'),
    ];
    const answers = await Promise.all([leave('team-seedling', one), leave('team-seedling', other)]);
    const outcomes = answers.map((answer) => (answer.status === 200 ? 'left' : String(codeOf(answer))));
    expect(outcomes.toSorted()).toEqual(['400 last_admin', 'left']);
  });
});

describe('whoever is alone in a team', () => {
  test('deletes it by leaving: nobody signs in, and its address is free', async () => {
    const session = await upstream.signIn('admin@lonely.example');
    expect((await leave('team-lonely', session)).body).toEqual({
      guid: 'lonely-0001',
      teamId: 'team-lonely',
      isTeamDeleted: true,
    });
    expect(await teamRow('team-lonely')).toMatchObject({ deletedAt: START });
    expect(codeOf(await upstream.get('/team/team-info', session))).toBe('401 invalid_token');
    const issued = await upstream.post('/identity/issue-pin', { email: 'admin@lonely.example' });
    expect(codeOf(issued)).toBe('404 email_not_found');
    const profile = await upstream.get('/identity/public-profile?email=admin@lonely.example');
    expect(codeOf(profile)).toBe('404 panel_not_enabled');
    expect(await auditOf('team-lonely', 'team.delete')).toMatchObject([
      { actor: 'lonely-0001', target: 'team:team-lonely', before: { name: 'Lonely', url: 'lonely' } },
    ]);
    const taken = upstream.db.transaction((queries) =>
      queries.update(team).set({ url: 'lonely' }).where(eq(team.teamId, 'team-seedling')),
    );
    await expect(taken).resolves.toBeDefined();
  });

  test('takes those along who wait for it or were switched off', async () => {
    for (const guid of ['seedling-0002', 'seedling-0003']) await setPerson(upstream.db, guid, { state: 'pending' });
    for (let index = 4; index <= 12; index += 1) {
      await setPerson(upstream.db, `seedling-${String(index).padStart(4, '0')}`, { state: 'deactivated' });
    }
    const session = await upstream.signIn('admin@seedling.example');
    expect((await leave('team-seedling', session)).body).toMatchObject({ isTeamDeleted: true });
    for (const guid of ['seedling-0001', 'seedling-0002', 'seedling-0012']) {
      expect(await personRow(upstream.db, guid)).toMatchObject({
        state: 'deleted',
        role: expect.not.stringMatching('admin'),
      });
    }
    expect(await auditOf('team-seedling', 'member.remove')).toHaveLength(11);
  });

  test('takes its picture along, and PRO does not start any more', async () => {
    await upstream.db.transaction(async (queries) => {
      await queries.update(team).set({ avatarFile: 'teams/picture' }).where(eq(team.teamId, 'team-lonely'));
      const counting = { plan: 'free', activationAt: START + 60_000 } as const;
      await queries.update(billing).set(counting).where(eq(billing.teamId, 'team-lonely'));
      await plantActivations(queries, START);
    });
    await leave('team-lonely', await upstream.signIn('admin@lonely.example'));
    expect(await teamRow('team-lonely')).toMatchObject({ avatarFile: null });
    const removals = upstream.db.read((queries) => queries.select().from(job).where(eq(job.name, 'file.remove')));
    expect(await removals).toMatchObject([{ payload: { name: 'teams/picture' } }]);
    upstream.clock.advance(60_000);
    await upstream.jobs.runDue();
    const [kept] = await upstream.db.read((queries) =>
      queries.select().from(billing).where(eq(billing.teamId, 'team-lonely')),
    );
    expect(kept).toMatchObject({ plan: 'free', activationAt: null });
  });

  test('is not held by the address’s domain', async () => {
    await upstream.db.transaction((queries) =>
      queries.update(team).set({ isAutoJoin: true }).where(eq(team.teamId, 'team-lonely')),
    );
    const session = await upstream.signIn('admin@lonely.example');
    expect((await leave('team-lonely', session)).body).toMatchObject({ isTeamDeleted: true });
  });
});

describe('becoming the admin', () => {
  const claim = (session: Session, subject = session.guid) =>
    upstream.post('/member/grant-admin', { subject }, session);

  test('is open to a member of a team without any, and once', async () => {
    const [session, other] = [
      await upstream.signIn('member@leaderless.example'),
      await upstream.signIn('admin@leaderless.example'),
    ];
    expect((await claim(session)).body).toEqual({});
    expect(await personRow(upstream.db, 'leaderless-0002')).toMatchObject({ role: 'admin' });
    expect(codeOf(await claim(other))).toBe('403 actor_not_admin');
    expect(await auditOf('team-leaderless', 'member.grantAdmin')).toMatchObject([
      { actor: 'leaderless-0002', target: 'person:leaderless-0002', after: { role: 'admin' } },
    ]);
  });

  test('is not open to guests, nor for somebody else, nor where there is an admin', async () => {
    const guest = await upstream.signIn('guest@leaderless.example');
    expect(codeOf(await claim(guest))).toBe('403 actor_is_guest');
    const member = await upstream.signIn('member@leaderless.example');
    expect(codeOf(await claim(member, 'leaderless-0004'))).toBe('403 actor_not_admin');
    expect(codeOf(await claim(await upstream.signIn('member@seedling.example')))).toBe('403 actor_not_admin');
  });

  test('goes to one of two who ask at once', async () => {
    const [one, other] = [
      await upstream.signIn('member@leaderless.example'),
      await upstream.signIn('admin@leaderless.example'),
    ];
    const answers = await Promise.all([claim(one), claim(other)]);
    const outcomes = answers.map((answer) => (answer.status === 200 ? 'done' : String(codeOf(answer))));
    expect(outcomes.toSorted()).toEqual(['403 actor_not_admin', 'done']);
  });
});
