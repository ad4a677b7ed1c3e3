import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { channelMember } from '../../db/tables/channel.ts';
import { guestContact } from '../../db/tables/guest.ts';
import { session as sessionTable } from '../../db/tables/identity.ts';
import { person } from '../../db/tables/member.ts';
import { auditEntry } from '../../db/tables/system.ts';
import { team } from '../../db/tables/team.ts';
import { keptMails } from '../../lib/mail.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { setBilling, setLicencesBought } from '../../testing/licences.ts';
import { personRow } from '../../testing/people.ts';
import { type Session, codeOf, START } from '../../testing/testUpstream.ts';

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example']);

let orbit: Session;
let seedling: Session;
beforeEach(async () => {
  orbit = await upstream.signIn('admin@orbit.example');
  seedling = await upstream.signIn('admin@seedling.example');
});

type Outcome = { results: { guid: string; result: string }[] };
type EmailOutcome = { results: { email: string; guid: string | null; result: string }[] };

const rowOf = (guid: string) => personRow(upstream.db, guid);
const audit = async (action: string) =>
  upstream.db.read((queries) => queries.select().from(auditEntry).where(eq(auditEntry.action, action)));
const newestMail = async (to: string) => {
  const [mail] = await upstream.db.read((queries) => keptMails(queries, to));
  return mail;
};
const setTeam = (teamId: string, values: Partial<typeof team.$inferSelect>) =>
  upstream.db.transaction((queries) => queries.update(team).set(values).where(eq(team.teamId, teamId)));

const act = (call: string, subjects: string[], by: Session = orbit) =>
  upstream.post(`/member/${call}`, call === 'delete-member' ? { subjects } : { guid: by.guid, subjects }, by);
const resultsOf = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  expect([status, body]).toMatchObject([200, {}]);
  return Object.fromEntries((body as Outcome).results.map(({ guid, result }) => [guid, result]));
};

describe('switching off', () => {
  test('takes the licence back, ends the sessions and writes down each person', async () => {
    const member = await upstream.signIn('member@orbit.example');
    upstream.clock.advance(60_000);
    const before = await rowOf('orbit-0002');
    expect(before).toMatchObject({ isLicensed: true });
    expect(await resultsOf(act('deactivate-profiles', ['orbit-0002', 'orbit-0005']))).toEqual({
      'orbit-0002': 'done',
      'orbit-0005': 'done',
    });
    expect(await rowOf('orbit-0002')).toMatchObject({
      ...{ state: 'deactivated', stateSince: START + 60_000, isLicensed: false, isAutoRenewEnabled: false },
      version: before.version + 1,
    });
    expect(codeOf(await upstream.get('/identity/full-profile', member))).toBe('401 invalid_token');
    const open = and(eq(sessionTable.guid, 'orbit-0002'), isNull(sessionTable.endedAt));
    expect(await upstream.db.read((queries) => queries.$count(sessionTable, open))).toBe(0);
    expect(await audit('member.deactivate')).toMatchObject([
      {
        ...{ teamId: 'team-orbit', actor: 'orbit-0001', target: 'person:orbit-0002' },
        before: { state: 'active', role: 'member', isLicensed: true },
        after: { state: 'deactivated', role: 'member', isLicensed: false },
      },
      { target: 'person:orbit-0005' },
    ]);
  });

  test('tells each person once, in the order given', async () => {
    const answer = await act('deactivate-profiles', ['nobody', 'orbit-0126', 'orbit-0007', 'orbit-0121', 'orbit-0007']);
    expect(answer.body).toEqual({
      results: [
        { guid: 'nobody', result: 'not_found' },
        { guid: 'orbit-0126', result: 'already' },
        { guid: 'orbit-0007', result: 'done' },
        { guid: 'orbit-0121', result: 'not_found' },
      ],
    });
    expect(await audit('member.deactivate')).toHaveLength(1);
  });

  test('touches nobody of another team', async () => {
    expect(await resultsOf(act('deactivate-profiles', ['seedling-0002']))).toEqual({ 'seedling-0002': 'not_found' });
    expect(await rowOf('seedling-0002')).toMatchObject({ state: 'active', version: 1 });
  });

  test.each([
    ['the acting one, if they are among them', ['orbit-0004', 'orbit-0001', 'orbit-0002'], 'orbit-0001'],
    ['the acting one, wherever they stand', ['orbit-0001', 'orbit-0004'], 'orbit-0001'],
  ])('of all admins, leaves %s', async (_what, guids, staying) => {
    for (const call of ['deactivate-profiles', 'delete-member']) {
      await upstream.reset();
      const by = await upstream.signIn('admin@orbit.example');
      const results = await resultsOf(act(call, guids, by));
      expect(results).toEqual(
        Object.fromEntries(guids.map((guid) => [guid, guid === staying ? 'last_admin' : 'done'])),
      );
      expect(await rowOf(staying)).toMatchObject({ state: 'active', role: 'admin' });
    }
  });

  test('takes an admin the admin rights, also their own', async () => {
    expect(await resultsOf(act('deactivate-profiles', ['orbit-0001']))).toEqual({ 'orbit-0001': 'done' });
    expect(await rowOf('orbit-0001')).toMatchObject({ state: 'deactivated', role: 'member' });
    expect(codeOf(await upstream.get('/identity/full-profile', orbit))).toBe('401 invalid_token');
  });

  test('the last admin cannot switch themselves off', async () => {
    expect(await resultsOf(act('deactivate-profiles', ['seedling-0001'], seedling))).toEqual({
      'seedling-0001': 'last_admin',
    });
    expect((await upstream.get('/identity/full-profile', seedling)).status).toBe(200);
  });

  test('answers a repetition with the same key the same, after one’s own end too', async () => {
    const headers = { 'idempotency-key': 'k1' };
    const body = { guid: 'orbit-0001', subjects: ['orbit-0001'] };
    const first = await upstream.post('/member/deactivate-profiles', body, orbit, headers);
    const second = await upstream.post('/member/deactivate-profiles', body, orbit, headers);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await audit('member.deactivate')).toHaveLength(1);
  });

  test('refuses a body that names another actor', async () => {
    const answer = await upstream.post(
      '/member/deactivate-profiles',
      { guid: 'orbit-0004', subjects: ['orbit-0002'] },
      orbit,
    );
    expect(codeOf(answer)).toBe('400 invalid_request');
  });

  test.each([
    [999, 200],
    [1000, 400],
  ])('takes %i people: %i', async (number, status) => {
    const subjects = Array.from({ length: number }, (_, index) => `nobody-${index}`);
    for (const call of ['deactivate-profiles', 'reactivate-profiles', 'delete-member']) {
      const answer = await act(call, subjects);
      expect(answer.status).toBe(status);
      if (status === 400) expect(codeOf(answer)).toBe('400 too_many_subjects');
    }
  });
});

describe('switching on again', () => {
  test('gives no licence, and leaves channels and contacts as they were', async () => {
    const ties = () =>
      upstream.db.read(async (queries) => [
        await queries.$count(channelMember, eq(channelMember.guid, 'orbit-0003')),
        await queries.$count(guestContact, eq(guestContact.guestGuid, 'orbit-0003')),
      ]);
    const before = await ties();
    expect(Math.min(...before)).toBeGreaterThan(0);
    await act('deactivate-profiles', ['orbit-0002', 'orbit-0003']);
    expect(await resultsOf(act('reactivate-profiles', ['orbit-0002', 'orbit-0003']))).toEqual({
      'orbit-0002': 'done',
      'orbit-0003': 'done',
    });
    expect(await rowOf('orbit-0002')).toMatchObject({ state: 'active', role: 'member', isLicensed: false });
    expect(await rowOf('orbit-0003')).toMatchObject({ state: 'active', role: 'guest' });
    expect(await ties()).toEqual(before);
    expect(await audit('member.reactivate')).toHaveLength(2);
  });

  test('tells who is on already, unknown or removed', async () => {
    await act('delete-member', ['orbit-0126']);
    expect(await resultsOf(act('reactivate-profiles', ['orbit-0002', 'orbit-0126', 'orbit-0121']))).toEqual({
      'orbit-0002': 'already',
      'orbit-0126': 'not_found',
      'orbit-0121': 'not_found',
    });
  });

  test('a guest stays off where the plan has no room', async () => {
    await act('deactivate-profiles', ['seedling-0003'], seedling);
    const invited = await upstream.post(
      '/member/invite',
      { emails: ['other@elsewhere.example'], guestMembership: true },
      seedling,
    );
    expect(invited.status).toBe(200);
    expect(await resultsOf(act('reactivate-profiles', ['seedling-0003'], seedling))).toEqual({
      'seedling-0003': 'guest_limit',
    });
    expect(await rowOf('seedling-0003')).toMatchObject({ state: 'deactivated' });
  });
});

test('a PIN or login code from before is worth nothing to somebody who was switched off in between', async () => {
  const member = await upstream.signIn('member@orbit.example');
  const issued = await upstream.post('/identity/issue-login-code', undefined, member);
  await upstream.post('/identity/issue-pin', { email: 'member@orbit.example' });
  const pin = await upstream.mailedPin('member@orbit.example');
  for (const call of ['deactivate-profiles', 'reactivate-profiles']) await act(call, ['orbit-0002']);
  const byCode = await upstream.post('/identity/exchange-login-code', issued.body);
  const byPin = await upstream.post('/identity/authenticate', { guid: 'orbit-0002', pin });
  expect([codeOf(byCode), byPin.status]).toEqual(['400 login_code_invalid', 400]);
  expect(codeOf(await upstream.get('/identity/full-profile', member))).toBe('401 invalid_token');
});

describe('removing', () => {
  test('drops what tied a guest to the team, and ends the sessions', async () => {
    const guest = await upstream.signIn('guest@orbit.example');
    expect(await resultsOf(act('delete-member', ['orbit-0003', 'orbit-0126', 'orbit-0121']))).toEqual({
      'orbit-0003': 'done',
      'orbit-0126': 'done',
      'orbit-0121': 'not_found',
    });
    expect(await rowOf('orbit-0003')).toMatchObject({ state: 'deleted' });
    expect(codeOf(await upstream.get('/identity/full-profile', guest))).toBe('401 invalid_token');
    const left = await upstream.db.read(async (queries) => [
      await queries.$count(channelMember, eq(channelMember.guid, 'orbit-0003')),
      await queries.$count(guestContact, eq(guestContact.guestGuid, 'orbit-0003')),
    ]);
    expect(left).toEqual([0, 0]);
    expect(await resultsOf(act('delete-member', ['orbit-0003']))).toEqual({ 'orbit-0003': 'already' });
  });

  test('takes somebody out of the contacts of guests', async () => {
    const [contact] = await upstream.db.read((queries) =>
      queries.select().from(guestContact).where(eq(guestContact.guestGuid, 'orbit-0003')),
    );
    const memberGuid = contact?.memberGuid ?? '';
    await act('delete-member', [memberGuid]);
    const isContact = eq(guestContact.memberGuid, memberGuid);
    expect(await upstream.db.read((queries) => queries.$count(guestContact, isContact))).toBe(0);
  });
});

const approve = (approveEmails: string[], guestMembership: boolean, by: Session = orbit) =>
  upstream.post('/member/approve-members', { approveEmails, guestMembership }, by);

describe('requests to join', () => {
  test('are approved as members with a licence, while one is left, and mailed', async () => {
    const asking = await rowOf('orbit-0121');
    const answer = await approve([asking.email.toUpperCase(), 'member@orbit.example', 'nobody@orbit.example'], false);
    expect((answer.body as EmailOutcome).results).toEqual([
      { email: asking.email.toUpperCase(), guid: 'orbit-0121', result: 'done' },
      { email: 'member@orbit.example', guid: 'orbit-0002', result: 'already' },
      { email: 'nobody@orbit.example', guid: null, result: 'not_found' },
    ]);
    expect(await rowOf('orbit-0121')).toMatchObject({
      state: 'active',
      stateSince: START,
      role: 'member',
      isLicensed: true,
    });
    expect(await newestMail(asking.email)).toMatchObject({ text: expect.stringContaining('Orbit') });
    expect(await audit('member.approve')).toMatchObject([{ target: 'person:orbit-0121' }]);
  });

  test('come from other domains too', async () => {
    const pending = await upstream.get('/member/pending-members?limit=50&offset=0', orbit);
    const { users } = pending.body as { users: { guid: string }[] };
    const emails = await Promise.all(users.map(async ({ guid }) => (await rowOf(guid)).email));
    expect(emails.filter((email) => !email.endsWith('@orbit.example'))).toHaveLength(2);
    const { results } = (await approve(emails, false)).body as EmailOutcome;
    expect(results.map(({ result }) => result)).toEqual(['done', 'done', 'done', 'done', 'done']);
  });

  test('get no more licences than are left, in the order in which they are named', async () => {
    await setLicencesBought(upstream.db, 'team-orbit', 82);
    const named = ['orbit-0123', 'orbit-0121', 'orbit-0122'];
    const emails = await Promise.all(named.map(async (guid) => (await rowOf(guid)).email));
    await approve(emails, false);
    const licensed = await Promise.all(named.map(async (guid) => (await rowOf(guid)).isLicensed));
    expect(licensed).toEqual([true, true, false]);
  });

  test('are approved as guests without a licence', async () => {
    const { email } = await rowOf('orbit-0122');
    expect((await approve([email], true)).body).toMatchObject({ results: [{ guid: 'orbit-0122', result: 'done' }] });
    expect(await rowOf('orbit-0122')).toMatchObject({ state: 'active', role: 'guest', isLicensed: false });
  });

  test('guests beyond what the plan allows are refused, and nobody comes in', async () => {
    await upstream.db.transaction(async (queries) => {
      await queries.update(person).set({ state: 'pending' }).where(eq(person.guid, 'seedling-0010'));
    });
    const { email } = await rowOf('seedling-0010');
    expect(codeOf(await approve([email], true, seedling))).toBe('402 guest_limit');
    expect(await rowOf('seedling-0010')).toMatchObject({ state: 'pending', version: 1 });
    expect((await approve([email], false, seedling)).status).toBe(200);
  });

  test('a team that takes no guests approves none', async () => {
    await setTeam('team-orbit', { guestInvite: 'none' });
    const { email } = await rowOf('orbit-0121');
    expect(codeOf(await approve([email], true))).toBe('403 guests_disabled');
  });

  test('are turned down by mail, and may be made again', async () => {
    const { email } = await rowOf('orbit-0123');
    const answer = await upstream.post(
      '/member/reject-members',
      { rejectEmails: [email, 'member@orbit.example'] },
      orbit,
    );
    expect((answer.body as EmailOutcome).results).toEqual([
      { email, guid: 'orbit-0123', result: 'done' },
      { email: 'member@orbit.example', guid: 'orbit-0002', result: 'already' },
    ]);
    expect(await rowOf('orbit-0123')).toMatchObject({ state: 'deleted' });
    expect(await newestMail(email)).toMatchObject({ state: 'kept', subject: expect.stringContaining('Orbit') });
    expect((await upstream.get('/member/pending-members?limit=50&offset=0', orbit)).body).toMatchObject({ total: 4 });
  });

  test.each(['approveEmails', 'rejectEmails'])('%s takes 999 addresses', async (field) => {
    const call = (count: number) => {
      const emails = Array.from({ length: count }, (_, index) => `a${index}@orbit.example`);
      return field === 'approveEmails'
        ? approve(emails, false)
        : upstream.post('/member/reject-members', { rejectEmails: emails }, orbit);
    };
    expect((await call(999)).status).toBe(200);
    expect(codeOf(await call(1000))).toBe('400 too_many_subjects');
  });
});

describe('admins', () => {
  const change = (call: string, subject: string, by: Session = orbit) =>
    upstream.post(`/member/${call}`, { subject }, by).then(codeOf);

  test('are made of members', async () => {
    expect(await change('grant-admin', 'orbit-0002')).toEqual({});
    expect(await rowOf('orbit-0002')).toMatchObject({ role: 'admin', isLicensed: true, version: 2 });
    expect(await audit('member.grantAdmin')).toMatchObject([
      { target: 'person:orbit-0002', before: { role: 'member' }, after: { role: 'admin' } },
    ]);
  });

  test.each([
    ['orbit-0003', '400 guest_not_admin'],
    ['orbit-0004', '409 already_admin'],
    ['orbit-0121', '404 member_not_found'],
    ['orbit-0126', '404 member_not_found'],
    ['seedling-0002', '404 member_not_found'],
  ])('are not made of %s: %s', async (guid, code) => {
    expect(await change('grant-admin', guid)).toBe(code);
    expect(await change('replace-admin', guid)).toBe(code);
  });

  test('a free team has one, who may hand over', async () => {
    expect(await change('grant-admin', 'seedling-0002', seedling)).toBe('400 free_team_single_admin');
    expect(await change('replace-admin', 'seedling-0002', seedling)).toEqual({});
    expect([(await rowOf('seedling-0001')).role, (await rowOf('seedling-0002')).role]).toEqual(['member', 'admin']);
    expect(await change('grant-admin', 'seedling-0001', seedling)).toBe('403 actor_not_admin');
    expect(await audit('member.replaceAdmin')).toHaveLength(2);
  });

  test('a trial may have several, until its end', async () => {
    const trial = { type: 'SELF_SERVE_TRIAL', trialEndsAt: START + 1_000, trialEndPlan: 'free' } as const;
    await setBilling(upstream.db, 'team-seedling', trial);
    expect(await change('grant-admin', 'seedling-0002', seedling)).toEqual({});
    upstream.clock.advance(1_000);
    expect(await change('grant-admin', 'seedling-0004', seedling)).toBe('400 free_team_single_admin');
  });

  test('become members again, but for the last one', async () => {
    expect(await change('revoke-admin', 'orbit-0001')).toEqual({});
    expect(await change('revoke-admin', 'orbit-0004')).toBe('403 actor_not_admin');
    const other = await upstream.signIn((await rowOf('orbit-0004')).email);
    expect(await change('revoke-admin', 'orbit-0004', other)).toBe('400 last_admin');
    expect(await change('revoke-admin', 'orbit-0002', other)).toEqual({});
    expect(await change('revoke-admin', 'nobody', other)).toBe('404 member_not_found');
    expect(await audit('member.revokeAdmin')).toHaveLength(1);
  });
});
