import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { freeEmailDomain } from '../../db/tables/identity.ts';
import { auditEntry } from '../../db/tables/system.ts';
import { team } from '../../db/tables/team.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { type Session, codeOf, textAt } from '../../testing/testUpstream.ts';

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example']);
let admin: Session;
let other: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
  const profile = await upstream.get('/member/profile?subject=orbit-0004', admin);
  other = await upstream.signIn(textAt(profile.body, 'email'));
});

const update = (body: object, by: Session = admin, headers = {}) =>
  upstream.post('/team/update-team', body, by, headers);
const makeAutoJoin = (autoJoin: boolean, by: Session = admin) =>
  upstream.post('/team/make-auto-join', { autoJoin }, by);
const setSettings = (body: object) => upstream.post('/team/team-settings', body, admin);
const info = async (by: Session = admin) => (await upstream.get('/team/team-info', by)).body;
const rowOf = async (teamId: string) => {
  const [row] = await upstream.db.read((queries) => queries.select().from(team).where(eq(team.teamId, teamId)));
  if (!row) throw new Error('no team');
  return row;
};
const outcomes = (answers: readonly { status: number; body: unknown }[]) =>
  answers.map((answer) => (answer.status === 200 ? 'done' : String(codeOf(answer)))).toSorted();
const entries = () =>
  upstream.db.read((queries) =>
    queries
      .select({
        action: auditEntry.action,
        before: auditEntry.before,
        after: auditEntry.after,
        actor: auditEntry.actor,
      })
      .from(auditEntry)
      .where(eq(auditEntry.target, 'team:team-orbit'))
      .orderBy(auditEntry.auditId),
  );
const change = (teamId: string, changes: Partial<typeof team.$inferInsert>) =>
  upstream.db.transaction((queries) => queries.update(team).set(changes).where(eq(team.teamId, teamId)));

/** Another team, in the domain of the main demo team where no other is given. */
const addTeam = async (teamId: string, changes: Partial<typeof team.$inferInsert>) => {
  const own = await rowOf('team-orbit');
  await upstream.db.transaction((queries) =>
    queries.insert(team).values({ ...own, teamId, accountId: teamId, url: teamId, ...changes }),
  );
};

describe('name and address', () => {
  test('are changed and answered, each counted and written down with what was before', async () => {
    expect((await update({ name: ' Apollo ', url: 'Apollo-11', version: 1 })).body).toMatchObject({
      teamId: 'team-orbit',
      name: 'Apollo',
      url: 'apollo-11',
      version: 2,
    });
    expect(await info()).toMatchObject({ name: 'Apollo', url: 'apollo-11', version: 2 });
    expect(await entries()).toEqual([
      {
        ...{ action: 'team.update', actor: 'orbit-0001' },
        ...{ before: { name: 'Orbit', url: 'orbit' }, after: { name: 'Apollo', url: 'apollo-11' } },
      },
    ]);
  });

  test('that are the same change and write down nothing; what is left out stays', async () => {
    expect((await update({ name: 'Orbit', url: 'ORBIT' })).body).toMatchObject({ version: 1 });
    expect((await update({})).body).toMatchObject({ name: 'Orbit', url: 'orbit', version: 1 });
    expect(await entries()).toEqual([]);
    await update({ name: 'Apollo' });
    expect(await entries()).toMatchObject([{ before: { name: 'Orbit' }, after: { name: 'Apollo' } }]);
    expect(await info()).toMatchObject({ url: 'orbit' });
  });

  test('of another version than was read are refused, and stay', async () => {
    await update({ name: 'Apollo', version: 1 });
    expect(codeOf(await update({ name: 'Zenith', version: 1 }, other))).toBe('409 stale_version');
    expect(await info()).toMatchObject({ name: 'Apollo', version: 2 });
    expect((await update({ name: 'Zenith', version: 2 }, other)).body).toMatchObject({ name: 'Zenith', version: 3 });
  });

  test('of two admins at once: one is kept, the other is told', async () => {
    const answers = await Promise.all([
      update({ name: 'Apollo', version: 1 }),
      update({ name: 'Zenith', version: 1 }, other),
    ]);
    expect(outcomes(answers)).toEqual(['409 stale_version', 'done']);
    expect(await entries()).toHaveLength(1);
  });

  test.each([
    [{ url: 'Seedling' }, '409 url_taken', 'url'],
    [{ url: 'graphql' }, '400 url_reserved', 'url'],
    [{ url: 'Teams' }, '400 url_reserved', 'url'],
    [{ url: '-orbit' }, '400 invalid_request', 'url'],
    [{ name: '<Orbit>' }, '400 invalid_request', 'name'],
    [{ name: '   ' }, '400 invalid_request', 'name'],
  ])('%o is refused as %s', async (body, code, field) => {
    const answer = await update(body);
    expect([codeOf(answer), textAt(answer.body, 'error', 'field')]).toEqual([code, field]);
    expect(await info()).toMatchObject({ name: 'Orbit', url: 'orbit', version: 1 });
  });

  test('an address that two teams ask for at once is the one’s or the other’s', async () => {
    const seedling = await upstream.signIn('admin@seedling.example');
    const answers = await Promise.all([update({ url: 'apollo' }), update({ url: 'Apollo' }, seedling)]);
    expect(outcomes(answers)).toEqual(['409 url_taken', 'done']);
  });

  test('the address of a deleted team is free', async () => {
    await addTeam('gone', { domain: 'gone.example', deletedAt: 1 });
    expect((await update({ url: 'gone' })).body).toMatchObject({ url: 'gone' });
  });

  test('the same key acts once and is answered the same', async () => {
    const headers = { 'idempotency-key': 'rename-1' };
    const first = await update({ name: 'Apollo', version: 1 }, admin, headers);
    expect(await update({ name: 'Apollo', version: 1 }, admin, headers)).toMatchObject({ body: first.body });
    expect(codeOf(await update({ name: 'Zenith', version: 1 }, admin, headers))).toBe('409 idempotency_key_reused');
    expect(await info()).toMatchObject({ version: 2 });
  });
});

describe('auto-join', () => {
  test('is turned on and off, each time counted and written down', async () => {
    await makeAutoJoin(true);
    expect(await info()).toMatchObject({ isAutoJoin: true, version: 2 });
    await makeAutoJoin(true);
    expect(await info()).toMatchObject({ version: 2 });
    await makeAutoJoin(false);
    expect(await info()).toMatchObject({ isAutoJoin: false, version: 3 });
    expect(await entries()).toMatchObject([
      { action: 'team.updateAutoJoin', before: { isAutoJoin: false }, after: { isAutoJoin: true } },
      { action: 'team.updateAutoJoin', before: { isAutoJoin: true }, after: { isAutoJoin: false } },
    ]);
  });

  test('is for one team of a domain, as long as that stands', async () => {
    await addTeam('team-second', { isAutoJoin: true });
    expect(codeOf(await makeAutoJoin(true))).toBe('409 auto_join_exists');
    expect(await info()).toMatchObject({ isAutoJoin: false, version: 1 });
    await change('team-second', { deletedAt: 1 });
    expect((await makeAutoJoin(true)).status).toBe(200);
  });

  test('can be turned off where another team has it, too', async () => {
    await addTeam('team-second', { isAutoJoin: true });
    await change('team-orbit', { isAutoJoin: true });
    expect((await makeAutoJoin(false)).status).toBe(200);
  });

  test('is not for a team without a domain, and none such stands in the way of another', async () => {
    await addTeam('team-second', { isAutoJoin: true, isDomain: false });
    expect((await makeAutoJoin(true)).status).toBe(200);
    await change('team-orbit', { isAutoJoin: false, isDomain: false });
    expect(codeOf(await makeAutoJoin(true))).toBe('409 free_email_domain');
  });

  test('of two teams of a domain at once, one gets it', async () => {
    const seedling = await upstream.signIn('admin@seedling.example');
    await change('team-seedling', { domain: 'orbit.example' });
    const answers = await Promise.all([makeAutoJoin(true), makeAutoJoin(true, seedling)]);
    expect(outcomes(answers)).toEqual(['409 auto_join_exists', 'done']);
  });

  test('is not for domains in which everybody may have an address', async () => {
    await upstream.db.transaction((queries) => queries.insert(freeEmailDomain).values({ domain: 'free.example' }));
    await change('team-orbit', { domain: 'free.example' });
    expect(codeOf(await makeAutoJoin(true))).toBe('409 free_email_domain');
    await upstream.db.transaction((queries) =>
      queries.delete(freeEmailDomain).where(eq(freeEmailDomain.domain, 'free.example')),
    );
  });
});

describe('settings', () => {
  test('change as far as they are given, counted and written down', async () => {
    await setSettings({ guestInviteType: 'none' });
    expect(await info()).toMatchObject({ guestInvite: 'none', version: 2 });
    const { showUsersFullName } = await rowOf('team-orbit');
    await setSettings({ guestInviteType: 'none', showUsersFullName: !showUsersFullName });
    expect(await info()).toMatchObject({ showUsersFullName: !showUsersFullName, version: 3 });
    await setSettings({ guestInviteType: 'none' });
    expect(await info()).toMatchObject({ version: 3 });
    expect(await entries()).toMatchObject([
      { action: 'team.updateSettings', before: { guestInvite: 'admin' }, after: { guestInvite: 'none' } },
      {
        action: 'team.updateSettings',
        before: { showUsersFullName },
        after: { showUsersFullName: !showUsersFullName },
      },
    ]);
  });

  test.each([[{}], [{ guestInviteType: 'everybody' }], [{ isPaid: true }]])('%o is not of the form', async (body) => {
    expect(codeOf(await setSettings(body))).toBe('400 invalid_request');
  });
});
