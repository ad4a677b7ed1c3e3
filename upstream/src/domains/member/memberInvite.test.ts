// Members add people, as far as the team lets them.
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntry } from '../../db/tables/system.ts';
import { team } from '../../db/tables/team.ts';
import { keptMails } from '../../lib/mail.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { personRow } from '../../testing/people.ts';
import { type Session, START, codeOf } from '../../testing/testUpstream.ts';
import { lockForInvite } from './lockActions.ts';

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example']);
let admin: Session;
let member: Session;
let guest: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
  member = await upstream.signIn('member@orbit.example');
  guest = await upstream.signIn('guest@orbit.example');
});

const invite = (emails: string[], by: Session, more: object = {}) =>
  upstream.post('/member/invite', { emails, ...more }, by);
const inviteGuest = (email: string, by: Session) => invite([email], by, { guestMembership: true });
const setPolicy = (values: Partial<typeof team.$inferInsert>, teamId = 'team-orbit') =>
  upstream.db.transaction((queries) => queries.update(team).set(values).where(eq(team.teamId, teamId)));
const added = { summary: { profiles: [{ result: 'added' }] } };

describe('members', () => {
  test('add members until only admins may, and again when everybody may', async () => {
    expect((await invite(['one@orbit.example'], member)).body).toMatchObject(added);
    await upstream.post('/team/update-team', { makeAdminInvite: true }, admin);
    expect(codeOf(await invite(['two@orbit.example'], member))).toBe('403 invite_restricted');
    expect((await invite(['two@orbit.example'], admin)).body).toMatchObject(added);
    await upstream.post('/team/update-team', { makeAdminInvite: false }, admin);
    expect((await invite(['three@orbit.example'], member)).body).toMatchObject(added);
  });

  test('add them in their own name: in the mail and in the audit trail', async () => {
    const { firstName, lastName } = await personRow(upstream.db, 'orbit-0002');
    await invite(['one@orbit.example'], member);
    const [news] = await upstream.db.read((queries) => keptMails(queries, 'one@orbit.example'));
    expect(news?.text).toContain(`${firstName} ${lastName}`);
    const entries = await upstream.db.read((queries) =>
      queries.select().from(auditEntry).where(eq(auditEntry.action, 'member.invite')),
    );
    expect(entries).toMatchObject([{ actor: 'orbit-0002' }]);
  });

  test('add guests only where the team lets them, which is apart from members', async () => {
    expect(codeOf(await inviteGuest('eva@studio.example', member))).toBe('403 invite_restricted');
    await upstream.post('/team/team-settings', { guestInviteType: 'member' }, admin);
    await setPolicy({ isAdminInvite: true });
    expect((await inviteGuest('eva@studio.example', member)).body).toMatchObject(added);
    await upstream.post('/team/team-settings', { guestInviteType: 'admin' }, admin);
    expect(codeOf(await inviteGuest('ina@studio.example', member))).toBe('403 invite_restricted');
    expect((await inviteGuest('ina@studio.example', admin)).body).toMatchObject(added);
    await upstream.post('/team/team-settings', { guestInviteType: 'none' }, admin);
    expect(codeOf(await inviteGuest('uma@studio.example', member))).toBe('403 guests_disabled');
    expect(codeOf(await inviteGuest('uma@studio.example', admin))).toBe('403 guests_disabled');
  });

  test('are held to the plan’s number of guests as admins are', async () => {
    await setPolicy({ guestInvite: 'member' }, 'team-seedling');
    const seedling = await upstream.signIn('member@seedling.example');
    expect(codeOf(await inviteGuest('eva@studio.example', seedling))).toBe('402 guest_limit');
  });

  test('take in nobody who asks in an admin’s place, but whom they could add anyway', async () => {
    const outside = await personRow(upstream.db, 'orbit-0122');
    const inside = await personRow(upstream.db, 'orbit-0121');
    expect([outside.state, inside.state]).toEqual(['pending', 'pending']);
    expect([outside.emailDomain === 'orbit.example', inside.emailDomain]).toEqual([false, 'orbit.example']);
    const { body } = await invite([outside.email, inside.email], member);
    expect(body).toMatchObject({
      summary: {
        profiles: [
          { result: 'domain_not_allowed', guid: null },
          { result: 'added', guid: 'orbit-0121' },
        ],
      },
    });
    expect(await personRow(upstream.db, 'orbit-0122')).toMatchObject({ state: 'pending' });
    expect((await invite([outside.email], admin)).body).toMatchObject(added);
  });
});

test('somebody who was removed is brought back by admins only', async () => {
  await setPolicy({ canJoinDomains: [] });
  const { email } = await personRow(upstream.db, 'orbit-0005');
  await upstream.post('/member/delete-member', { subjects: ['orbit-0005'] }, admin);
  expect(await personRow(upstream.db, 'orbit-0005')).toMatchObject({ state: 'deleted' });
  expect((await invite([email], member)).body).toMatchObject({
    summary: { profiles: [{ result: 'deactivated', guid: 'orbit-0005' }] },
  });
  expect(await personRow(upstream.db, 'orbit-0005')).toMatchObject({ state: 'deleted' });
  expect((await invite([email], admin)).body).toMatchObject(added);
});

test('guests add nobody, whatever the team lets members do', async () => {
  await setPolicy({ isAdminInvite: false, guestInvite: 'member' });
  expect(codeOf(await invite(['one@orbit.example'], guest))).toBe('403 actor_is_guest');
  expect(codeOf(await inviteGuest('eva@studio.example', guest))).toBe('403 actor_is_guest');
});

describe('what somebody may is asked once the team is locked', () => {
  /** As a call that was let in while the session was still of that role. */
  const late = (guid: string, role: 'admin' | 'member') =>
    upstream.db.transaction((db) =>
      lockForInvite(
        {
          ...{ requestId: 'late', clientAddress: null, userAgent: null, now: START, db, fileAddress: () => null },
          actor: { guid, teamId: 'team-orbit', role, sessionId: 'late', tokenHash: 'late', provesAddress: true },
        },
        false,
      ),
    );

  test('of an admin who is none any more', async () => {
    await setPolicy({ isAdminInvite: true });
    await expect(late('orbit-0004', 'admin')).resolves.toMatchObject({ self: { role: 'admin' } });
    await upstream.post('/member/revoke-admin', { subject: 'orbit-0004' }, admin);
    await expect(late('orbit-0004', 'admin')).rejects.toMatchObject({ code: 'invite_restricted' });
    await setPolicy({ isAdminInvite: false });
    await expect(late('orbit-0004', 'admin')).resolves.toMatchObject({ self: { role: 'member' } });
  });

  test('of a member who was switched off', async () => {
    await upstream.post('/member/deactivate-profiles', { guid: 'orbit-0001', subjects: ['orbit-0005'] }, admin);
    await expect(late('orbit-0005', 'member')).rejects.toMatchObject({ code: 'actor_not_admin' });
  });
});
