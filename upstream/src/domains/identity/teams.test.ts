import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { session as sessionTable } from '../../db/tables/identity.ts';
import { auditEntry } from '../../db/tables/system.ts';
import { team } from '../../db/tables/team.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { setPerson } from '../../testing/people.ts';
import { type Session, codeOf, textAt } from '../../testing/testUpstream.ts';

const upstream = await startFreshUpstream(['orbit.example', 'harbor.example', 'leaderless.example']);

const teamsOf = async (session: Session) => (await upstream.get('/identity/user-teams', session)).body;
const switchTo = (teamId: string, session: Session, headers = {}) =>
  upstream.post('/identity/switch-team', { teamId }, session, headers);

describe('the teams of an address', () => {
  test('are all in which it belongs to somebody active, the present one first', async () => {
    const session = await upstream.signIn('admin@orbit.example');
    const orbit = { teamId: 'team-orbit', guid: 'orbit-0001', name: 'Orbit', url: 'orbit', role: 'admin' };
    const harbor = { teamId: 'team-harbor', guid: 'harbor-0010', name: 'Harbor', url: 'harbor', role: 'admin' };
    expect(await teamsOf(session)).toMatchObject({
      teams: [
        { ...orbit, isCurrent: true, leaving: 'admin_rights_end' },
        { ...harbor, isCurrent: false, leaving: 'admin_rights_end' },
      ],
    });
  });

  test('do not hold those where the person is not active, or that are deleted', async () => {
    const session = await upstream.signIn('member@orbit.example');
    await setPerson(upstream.db, 'harbor-0011', { state: 'pending' });
    expect(await teamsOf(session)).toMatchObject({ teams: [{ teamId: 'team-orbit' }] });
    await setPerson(upstream.db, 'harbor-0011', { state: 'active' });
    await setHarbor({ deletedAt: 1 });
    expect(await teamsOf(session)).toMatchObject({ teams: [{ teamId: 'team-orbit' }] });
  });

  test('say why one may not leave', async () => {
    const harbor = await upstream.signIn('member@harbor.example');
    expect(await teamsOf(harbor)).toMatchObject({ teams: [{ leaving: 'auto_join' }] });
    await setPerson(upstream.db, 'leaderless-0001', { role: 'admin' });
    const leaderless = await upstream.signIn('admin@leaderless.example');
    expect(await teamsOf(leaderless)).toMatchObject({ teams: [{ leaving: 'last_admin' }] });
  });

  test('are counted in one call, without those to which it does not belong', async () => {
    const session = await upstream.signIn('guest@orbit.example');
    const teams = ['team-harbor', 'team-orbit', 'team-leaderless', 'none'];
    const { body } = await upstream.post('/member/member-count-for-teams', { teams }, session);
    expect(body).toMatchObject({
      counts: expect.arrayContaining([
        { teamId: 'team-orbit', count: 120 },
        { teamId: 'team-harbor', count: 12 },
      ]),
    });
    expect(JSON.stringify(body)).not.toContain('leaderless');
  });
});

describe('switching to another team', () => {
  test('gives a session of the same address there; the present one goes on', async () => {
    const session = await upstream.signIn('member@orbit.example');
    const { body } = await switchTo('team-harbor', session);
    const other = { guid: textAt(body, 'guid'), token: textAt(body, 'token') };
    expect(other.guid).toBe('harbor-0011');
    const profile = await upstream.get('/identity/full-profile', other);
    expect(profile.body).toMatchObject({ email: 'member@orbit.example', teamId: 'team-harbor', role: 'member' });
    expect((await upstream.get('/team/team-info', session)).body).toMatchObject({ teamId: 'team-orbit' });
  });

  test('is written down in both teams', async () => {
    const session = await upstream.signIn('member@orbit.example');
    await switchTo('team-harbor', session);
    const entries = await upstream.db.read((queries) =>
      queries.select().from(auditEntry).where(eq(auditEntry.action, 'identity.switchTeam')).orderBy(auditEntry.auditId),
    );
    expect(entries).toMatchObject([
      { teamId: 'team-orbit', actor: 'orbit-0002', target: 'team:team-harbor' },
      { teamId: 'team-harbor', actor: 'harbor-0011' },
    ]);
  });

  test('is refused where the address does not belong, or does not any more', async () => {
    const session = await upstream.signIn('member@orbit.example');
    expect(codeOf(await switchTo('team-leaderless', session))).toBe('404 team_not_found');
    expect(codeOf(await switchTo('none', session))).toBe('404 team_not_found');
    await setPerson(upstream.db, 'harbor-0011', { state: 'deactivated' });
    expect(codeOf(await switchTo('team-harbor', session))).toBe('404 team_not_found');
  });

  test('is refused from where that team does not allow it', async () => {
    await setHarbor({ allowedAddresses: ['203.0.113.7'] });
    const session = await upstream.signIn('member@orbit.example');
    expect(codeOf(await switchTo('team-harbor', session))).toBe('401 unauthorized_ip');
    const sessions = () =>
      upstream.db.read((queries) => queries.$count(sessionTable, eq(sessionTable.guid, 'harbor-0011')));
    const before = await sessions();
    expect((await switchTo('team-harbor', session, { 'x-client-address': '203.0.113.7' })).status).toBe(200);
    expect(await sessions()).toBe(before + 1);
  });

  test('gives another session each time, whatever the key', async () => {
    const session = await upstream.signIn('member@orbit.example');
    const key = { 'idempotency-key': 'switch-1' };
    const [one, other] = [await switchTo('team-harbor', session, key), await switchTo('team-harbor', session, key)];
    expect(textAt(one.body, 'token')).not.toBe(textAt(other.body, 'token'));
  });
});

const setHarbor = (values: Partial<typeof team.$inferInsert>) =>
  upstream.db.transaction((queries) => queries.update(team).set(values).where(eq(team.teamId, 'team-harbor')));
