// Who may share files: set by admins, and what it does to those who share.
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { billing } from '../../../db/tables/billing.ts';
import { person } from '../../../db/tables/member.ts';
import { auditEntry } from '../../../db/tables/system.ts';
import { team } from '../../../db/tables/team.ts';
import { fileSharer } from '../../../db/tables/teamPolicy.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { setBilling } from '../../../testing/licences.ts';
import { setPerson } from '../../../testing/people.ts';
import { type Session, codeOf } from '../../../testing/testUpstream.ts';
import { upload } from '../../../testing/uploads.ts';

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example', 'harbor.example', 'sprout.example']);
let admin: Session;
let member: Session;
let guest: Session;
let seedling: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
  member = await upstream.signIn('member@orbit.example');
  guest = await upstream.signIn('guest@orbit.example');
  seedling = await upstream.signIn('admin@seedling.example');
});

const SETTINGS = '/team/file-sharing-settings';
const set = (body: object, by = admin, headers = {}) => upstream.post(SETTINGS, body, by, headers);
const settings = async (by = admin) => (await upstream.get(SETTINGS, by)).body;
const share = async (by: Session, client = 'desktop') => {
  const query = new URLSearchParams({ ...by, client });
  const answer = await upload(upstream, `/file/upload-file?${query.toString()}`, new Uint8Array([1, 2, 3]));
  return answer.status === 200 ? 'shared' : codeOf(answer);
};
const mayShare = async (by: Session) => {
  const { body } = await upstream.get('/identity/full-profile', by);
  return (body as { actorFlags: { fileSharing: boolean } }).actorFlags.fileSharing;
};
const entries = () =>
  upstream.db.read((queries) =>
    queries
      .select({ actor: auditEntry.actor, before: auditEntry.before, after: auditEntry.after })
      .from(auditEntry)
      .where(and(eq(auditEntry.action, 'team.updateFileSharing'), eq(auditEntry.target, 'team:team-orbit')))
      .orderBy(auditEntry.auditId),
  );
const sharers = async () => {
  const rows = await upstream.db.read((queries) => queries.select().from(fileSharer).orderBy(fileSharer.guid));
  return rows.map(({ guid }) => guid);
};
/** PRO is over, and there is room for files all the same. */
const downgrade = () =>
  upstream.db.transaction(async (queries) => {
    await queries.update(billing).set({ plan: 'free' }).where(eq(billing.teamId, 'team-orbit'));
    await queries.update(team).set({ storageUsedBytes: 0 }).where(eq(team.teamId, 'team-orbit'));
  });

describe('the setting', () => {
  test('is everybody at first', async () => {
    expect(await settings()).toEqual({ mode: 'ALL', mobileSharingDisabled: false, enabledEmails: [], version: 1 });
  });

  test('is changed, counted, answered, and written down with who came and went', async () => {
    const body = { mode: 'CUSTOM', enableEmails: ['Member@orbit.example', 'guest@orbit.example'], version: 1 };
    const answer = await set({ ...body, mobileSharingDisabled: true });
    expect(answer.body).toMatchObject({ mode: 'CUSTOM', mobileSharingDisabled: true, version: 2 });
    expect((answer.body as { enabledEmails: string[] }).enabledEmails.toSorted()).toEqual([
      ...['guest@orbit.example', 'member@orbit.example'],
    ]);
    expect(await settings()).toEqual(answer.body);
    await set({ disableEmails: ['guest@orbit.example', 'nobody@orbit.example'] });
    expect(await settings()).toMatchObject({ enabledEmails: ['member@orbit.example'], version: 3 });
    expect(await entries()).toEqual([
      {
        actor: 'orbit-0001',
        before: { mode: 'ALL', isMobileDisabled: false },
        after: { mode: 'CUSTOM', isMobileDisabled: true, added: ['orbit-0002', 'orbit-0003'], removed: [] },
      },
      {
        actor: 'orbit-0001',
        before: { mode: 'CUSTOM', isMobileDisabled: true },
        after: { mode: 'CUSTOM', isMobileDisabled: true, added: [], removed: ['orbit-0003'] },
      },
    ]);
  });

  test('that changes nothing is neither counted nor written down; the list outlives the mode', async () => {
    await set({ mode: 'CUSTOM', enableEmails: ['member@orbit.example'] });
    await set({ mode: 'CUSTOM', enableEmails: ['member@orbit.example'], mobileSharingDisabled: false });
    expect(await settings()).toMatchObject({ version: 2 });
    expect(await entries()).toHaveLength(1);
    await set({ mode: 'NONE' });
    expect(await settings()).toMatchObject({ mode: 'NONE', enabledEmails: ['member@orbit.example'] });
  });

  test('of another version than was read is refused, and stays', async () => {
    await set({ mode: 'NONE', version: 1 });
    expect(codeOf(await set({ mode: 'ALL', version: 1 }))).toBe('409 stale_version');
    expect(await settings()).toMatchObject({ mode: 'NONE', version: 2 });
  });

  test('acts once for a key', async () => {
    const key = { 'idempotency-key': 'key-1' };
    const first = await set({ mode: 'NONE', version: 1 }, admin, key);
    expect((await set({ mode: 'NONE', version: 1 }, admin, key)).body).toEqual(first.body);
    expect(codeOf(await set({ mode: 'ALL' }, admin, key))).toBe('409 idempotency_key_reused');
  });

  test.each([
    ['nobody’s address', { enableEmails: ['nobody@orbit.example'] }, '404 member_not_found'],
    ['somebody of another team', { enableEmails: ['admin@seedling.example'] }, '404 member_not_found'],
    ['nobody at all', { mode: 'CUSTOM' }, '400 nobody_chosen'],
    [
      'more than 10,000',
      { enableEmails: Array.from({ length: 10_001 }, (_, index) => `m${index}@orbit.example`) },
      '400 too_many_subjects',
    ],
    ['a mode that there is not', { mode: 'SOME' }, '400 invalid_request'],
  ])('is refused for %s, and stays', async (_what, body, code) => {
    expect(codeOf(await set(body))).toBe(code);
    expect(await settings()).toMatchObject({ mode: 'ALL', version: 1 });
  });

  test('is refused for somebody who is switched off, or was removed', async () => {
    for (const state of ['deactivated', 'deleted', 'pending'] as const) {
      await setPerson(upstream.db, member.guid, { state });
      expect(codeOf(await set({ enableEmails: ['member@orbit.example'] }))).toBe('404 member_not_found');
    }
  });

  test('lists who is chosen by pages, those who were switched off among them; they do not count', async () => {
    await set({ mode: 'CUSTOM', enableEmails: ['member@orbit.example', 'guest@orbit.example'] });
    await upstream.post('/member/deactivate-profiles', { guid: admin.guid, subjects: [member.guid] }, admin);
    const page = async (offset: number) =>
      (await upstream.get(`/team/file-sharing-members?limit=1&offset=${offset}`, admin)).body;
    const both = [await page(0), await page(1)] as { users: { guid: string; state: string }[]; total: number }[];
    expect(both.map(({ total }) => total)).toEqual([2, 2]);
    expect(
      both
        .flatMap(({ users }) => users)
        .map(({ guid, state }) => `${guid} ${state}`)
        .toSorted(),
    ).toEqual([...['orbit-0002 deactivated', 'orbit-0003 active']]);
    expect(codeOf(await set({ disableEmails: ['guest@orbit.example'] }))).toBe('400 nobody_chosen');
  });

  test('forgets whoever is removed, or leaves', async () => {
    await set({ mode: 'CUSTOM', enableEmails: ['admin@orbit.example', 'member@orbit.example', 'guest@orbit.example'] });
    await upstream.post('/member/delete-member', { subjects: [member.guid] }, admin);
    expect(await sharers()).toEqual([admin.guid, guest.guid]);
    await upstream.post('/member/leave-team', { teamId: 'team-orbit' }, guest);
    expect(await sharers()).toEqual([admin.guid]);
  });
});

describe('the plan', () => {
  test.each([
    [{ mode: 'NONE' }, 'mode'],
    [{ mode: 'CUSTOM', enableEmails: ['member@seedling.example'] }, 'mode'],
    [{ mobileSharingDisabled: true }, 'mobileSharingDisabled'],
    [{ enableEmails: ['member@seedling.example'] }, 'enableEmails'],
  ])('of a free team does not include %o', async (body, field) => {
    const answer = await set(body, seedling);
    expect(codeOf(answer)).toBe('402 plan_required');
    expect(answer.body).toMatchObject({ error: { field } });
    expect(await settings(seedling)).toMatchObject({ mode: 'ALL', version: 1 });
  });

  test('that ends leaves what stands, and lets it be loosened only', async () => {
    await set({ mode: 'CUSTOM', enableEmails: ['member@orbit.example'], mobileSharingDisabled: true });
    await downgrade();
    expect([await share(admin), await share(member), await share(member, 'mobile')]).toEqual([
      ...['403 file_sharing_disabled', 'shared', '403 mobile_file_sharing_disabled'],
    ]);
    expect(codeOf(await set({ mode: 'NONE' }))).toBe('402 plan_required');
    expect(codeOf(await set({ disableEmails: ['member@orbit.example'] }))).toBe('402 plan_required');
    expect((await set({ mobileSharingDisabled: false })).status).toBe(200);
    expect((await set({ mode: 'ALL' })).status).toBe(200);
    expect([await share(admin), await share(member, 'mobile')]).toEqual(['shared', 'shared']);
  });
});

describe('what it does', () => {
  test('nobody shares under NONE, whatever their role; everybody did before', async () => {
    for (const by of [admin, member, guest]) expect([await share(by), await mayShare(by)]).toEqual(['shared', true]);
    await set({ mode: 'NONE' });
    for (const by of [admin, member, guest]) {
      expect([await share(by), await mayShare(by)]).toEqual(['403 file_sharing_disabled', false]);
    }
    expect((await upstream.get('/team/team-info', member)).body).toMatchObject({ isFileSharingDisabled: true });
  });

  test('those who are chosen share under CUSTOM, guests as well; an admin who is not does not', async () => {
    await set({ mode: 'CUSTOM', enableEmails: ['guest@orbit.example'] });
    expect([await share(guest), await mayShare(guest)]).toEqual(['shared', true]);
    expect([await share(admin), await mayShare(admin)]).toEqual(['403 file_sharing_disabled', false]);
    expect(await share(member)).toBe('403 file_sharing_disabled');
    expect((await upstream.get('/team/team-info', member)).body).toMatchObject({ isFileSharingDisabled: false });
  });

  test('phones and tablets are left out by themselves', async () => {
    expect(await share(member, 'mobile')).toBe('shared');
    await set({ mobileSharingDisabled: true });
    expect([await share(member, 'mobile'), await share(member)]).toEqual([
      '403 mobile_file_sharing_disabled',
      'shared',
    ]);
  });

  test('who has no licence in a team that has them shares nothing, but for guests', async () => {
    await setPerson(upstream.db, member.guid, { isLicensed: false });
    expect([await share(member), await mayShare(member)]).toEqual(['403 licence_required', false]);
    expect(await share(guest)).toBe('shared');
    expect(await share(seedling)).toBe('shared');
  });

  test('in a trial, where nobody holds a licence, everybody shares; once PRO is bought, who has one', async () => {
    const trial = await upstream.signIn('member@sprout.example');
    expect([await share(trial), await mayShare(trial)]).toEqual(['shared', true]);
    await setBilling(upstream.db, 'team-sprout', { plan: 'pro', type: 'SUBSCRIPTION', billingStartsAt: null });
    expect([await share(trial), await mayShare(trial)]).toEqual(['403 licence_required', false]);
    await setPerson(upstream.db, trial.guid, { isLicensed: true });
    expect(await mayShare(trial)).toBe(true);
  });
});

describe('an organisation', () => {
  const ATTRIBUTES = '/team/domain-attributes';
  const organise = (body: object, by: Session) => upstream.post(ATTRIBUTES, body, by);

  test('sets by its own call what its people may', async () => {
    const harbor = await upstream.signIn('admin@harbor.example');
    expect((await upstream.get(ATTRIBUTES, harbor)).body).toEqual({
      fileSharingMode: 'ALL',
      mobileSharingDisabled: false,
      enabledEmails: [],
      version: 1,
    });
    expect(await share(harbor)).toBe('shared');
    const answer = await organise({ fileSharingMode: 'CUSTOM', enableEmails: ['member@harbor.example'] }, harbor);
    expect(answer.body).toEqual({
      fileSharingMode: 'CUSTOM',
      mobileSharingDisabled: false,
      enabledEmails: ['member@harbor.example'],
      version: 2,
    });
    expect(await share(harbor)).toBe('403 file_sharing_disabled');
    expect(codeOf(await organise({ fileSharingMode: 'ALL', version: 1 }, harbor))).toBe('409 stale_version');
    expect(await settings(harbor)).toMatchObject({ mode: 'CUSTOM', mobileSharingDisabled: false, version: 2 });
  });

  test('sets what phones and tablets may along with it: both or neither', async () => {
    const harbor = await upstream.signIn('admin@harbor.example');
    const both = { fileSharingMode: 'CUSTOM', mobileSharingDisabled: true };
    expect(codeOf(await organise(both, harbor))).toBe('400 nobody_chosen');
    expect(await settings(harbor)).toMatchObject({ mode: 'ALL', mobileSharingDisabled: false, version: 1 });
    await organise({ ...both, enableEmails: ['admin@harbor.example'] }, harbor);
    expect(await settings(harbor)).toMatchObject({ mode: 'CUSTOM', mobileSharingDisabled: true, version: 2 });
    expect([await share(harbor), await share(harbor, 'mobile')]).toEqual([
      ...['shared', '403 mobile_file_sharing_disabled'],
    ]);
  });

  test('is none where the team does not take in everybody of its domain', async () => {
    expect(codeOf(await organise({ fileSharingMode: 'NONE' }, admin))).toBe('409 not_an_organisation');
    expect(await settings()).toMatchObject({ mode: 'ALL', version: 1 });
  });
});

test('of two admins at once, the second one’s view is stale', async () => {
  await upstream.db.transaction((queries) =>
    queries.update(person).set({ role: 'admin' }).where(eq(person.guid, member.guid)),
  );
  const answers = await Promise.all([
    set({ mode: 'NONE', version: 1 }),
    set({ mode: 'ALL', version: 1, mobileSharingDisabled: true }, member),
  ]);
  const outcomes = answers.map((answer) => (answer.status === 200 ? 'done' : String(codeOf(answer))));
  expect(outcomes.toSorted()).toEqual(['409 stale_version', 'done']);
});
