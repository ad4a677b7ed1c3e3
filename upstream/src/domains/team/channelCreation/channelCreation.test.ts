import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntry } from '../../../db/tables/system.ts';
import { team } from '../../../db/tables/team.ts';
import { channelCreator } from '../../../db/tables/teamPolicy.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { setPerson } from '../../../testing/people.ts';
import { type Session, codeOf, textAt } from '../../../testing/testUpstream.ts';

const WHITELIST = 'ADMINS_AND_WHITELISTED_USERS';
const GUEST = 'orbit-0003';
const OFF = 'orbit-0126';

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example']);
let admin: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
});

const read = async () => (await upstream.get('/team/create-group-privilege', admin)).body;
const set = (body: object, by: Session = admin, headers = {}) =>
  upstream.post('/team/create-group-privilege', { to: 'team-orbit', ...body }, by, headers);
const only = (...whiteList: string[]) => ({ allowedTo: WHITELIST, whiteList });
const entries = (teamId = 'team-orbit') =>
  upstream.db.read((queries) =>
    queries
      .select({ action: auditEntry.action, before: auditEntry.before, after: auditEntry.after })
      .from(auditEntry)
      .where(eq(auditEntry.target, `team:${teamId}`)),
  );
const chosen = () => upstream.db.read((queries) => queries.select().from(channelCreator));
const outcomes = (answers: readonly { status: number; body: unknown }[]) =>
  answers.map((answer) => (answer.status === 200 ? 'done' : String(codeOf(answer)))).toSorted();

describe('the rules', () => {
  test('let everybody at first, with nobody chosen', async () => {
    const everybody = { allowedTo: 'ALL_USERS', whiteList: [] };
    expect(await read()).toEqual({ open: everybody, close: everybody, version: 1 });
  });

  test('are set apart, answered with those chosen by name, counted and written down', async () => {
    const answer = await set({ open: only('orbit-0020', 'orbit-0002', 'orbit-0002'), version: 1 });
    const [first, second] = ['orbit-0020', 'orbit-0002'];
    expect(answer.body).toMatchObject({
      open: { allowedTo: WHITELIST },
      close: { allowedTo: 'ALL_USERS', whiteList: [] },
      version: 2,
    });
    expect(new Set((answer.body as { open: { whiteList: string[] } }).open.whiteList)).toEqual(
      new Set([first, second]),
    );
    expect((await set({ close: { allowedTo: 'ONLY_ADMINS', whiteList: [] } })).body).toMatchObject({
      open: { allowedTo: WHITELIST },
      close: { allowedTo: 'ONLY_ADMINS' },
      version: 3,
    });
    expect(await read()).toMatchObject({ version: 3 });
    expect(await entries()).toEqual([
      {
        action: 'team.updateChannelCreation',
        before: { open: { allowedTo: 'ALL_USERS' } },
        after: { open: { allowedTo: WHITELIST, added: [first, second], removed: [] } },
      },
      {
        action: 'team.updateChannelCreation',
        before: { closed: { allowedTo: 'ALL_USERS' } },
        after: { closed: { allowedTo: 'ONLY_ADMINS', added: [], removed: [] } },
      },
    ]);
  });

  test('are written down with the number of those chosen where it is more than 50', async () => {
    const { body } = await upstream.get('/member/users-list?limit=500&offset=0', admin);
    const members = (body as { users: { guid: string; role: string }[] }).users.filter(({ role }) => role !== 'guest');
    await set({ open: only(...members.slice(0, 51).map(({ guid }) => guid)) });
    expect(await entries()).toMatchObject([{ after: { open: { added: 51, removed: [] } } }]);
  });

  test('of another team than one’s own are nobody’s business', async () => {
    expect(codeOf(await set({ to: 'team-seedling', open: only('orbit-0002') }))).toBe('404 team_not_found');
    expect(codeOf(await set({ to: 'orbit' }))).toBe('404 team_not_found');
  });

  test('that are the same change nothing, and leave the team’s own version', async () => {
    await set({ open: only('orbit-0002') });
    expect((await set({ open: only('orbit-0002') })).body).toMatchObject({ version: 2 });
    expect((await set({})).body).toMatchObject({ version: 2 });
    expect(await entries()).toHaveLength(1);
    expect((await upstream.get('/team/team-info', admin)).body).toMatchObject({ version: 1 });
  });

  test('of another version than was read are refused, also of two admins at once', async () => {
    const profile = await upstream.get('/member/profile?subject=orbit-0004', admin);
    const other = await upstream.signIn(textAt(profile.body, 'email'));
    const answers = await Promise.all([
      set({ open: only('orbit-0002'), version: 1 }),
      set({ open: only('orbit-0020'), version: 1 }, other),
    ]);
    expect(outcomes(answers)).toEqual(['409 stale_version', 'done']);
    expect(await chosen()).toHaveLength(1);
  });

  test('the same key acts once', async () => {
    const headers = { 'idempotency-key': 'creation-1' };
    const first = await set({ open: only('orbit-0002'), version: 1 }, admin, headers);
    expect((await set({ open: only('orbit-0002'), version: 1 }, admin, headers)).body).toEqual(first.body);
    expect(codeOf(await set({ open: only('orbit-0020') }, admin, headers))).toBe('409 idempotency_key_reused');
    expect(await entries()).toHaveLength(1);
  });
});

describe('the list', () => {
  test('replaces that of its type, and stays where none is given', async () => {
    await set({ open: only('orbit-0002', 'orbit-0020'), close: only('orbit-0002') });
    await set({ open: only('orbit-0022') });
    expect(await read()).toMatchObject({ open: only('orbit-0022'), close: only('orbit-0002') });
    await set({ open: { allowedTo: 'ALL_USERS' } });
    expect(await read()).toMatchObject({ open: { allowedTo: 'ALL_USERS', whiteList: ['orbit-0022'] } });
  });

  test.each([
    ['a guest', { open: only('orbit-0002', GUEST) }, '400 guest_not_whitelisted', 'open.whiteList.1'],
    ['somebody switched off', { close: only(OFF) }, '404 member_not_found', 'close.whiteList.0'],
    ['somebody who asks to join', { close: only('orbit-0121') }, '404 member_not_found', 'close.whiteList.0'],
    ['somebody of another team', { open: only('seedling-0002') }, '404 member_not_found', 'open.whiteList.0'],
    ['nobody', { open: only() }, '400 nobody_chosen', 'open.whiteList'],
  ])('takes no %s, and changes nothing', async (_what, body, code, field) => {
    const answer = await set({ open: only('orbit-0002'), close: only('orbit-0002'), ...body });
    expect([codeOf(answer), textAt(answer.body, 'error', 'field')]).toEqual([code, field]);
    expect(await read()).toMatchObject({ version: 1 });
    expect([...(await chosen()), ...(await entries())]).toEqual([]);
  });

  test('keeps who became a guest or was switched off, but needs somebody else', async () => {
    await set({ open: only('orbit-0002', 'orbit-0020', 'orbit-0021') });
    await setPerson(upstream.db, 'orbit-0020', { role: 'guest', isLicensed: false, isAutoRenewEnabled: false });
    await upstream.post('/member/deactivate-profiles', { guid: admin.guid, subjects: ['orbit-0021'] }, admin);
    expect((await set({ open: only('orbit-0020', 'orbit-0021', 'orbit-0022') })).status).toBe(200);
    expect(codeOf(await set({ open: only('orbit-0020', 'orbit-0021') }))).toBe('400 nobody_chosen');
    expect((await set({ open: only('orbit-0022') })).body).toMatchObject({ open: only('orbit-0022') });
    expect(codeOf(await set({ open: only('orbit-0022', 'orbit-0021') }))).toBe('404 member_not_found');
  });

  test('loses who is removed', async () => {
    await set({ open: only('orbit-0002', 'orbit-0020'), close: only('orbit-0020') });
    await upstream.post('/member/delete-member', { subjects: ['orbit-0020'] }, admin);
    expect(await read()).toMatchObject({ open: only('orbit-0002'), close: { whiteList: [] } });
  });

  test('loses who leaves', async () => {
    await set({ open: only('orbit-0002', 'orbit-0020') });
    const member = await upstream.signIn('member@orbit.example');
    expect((await upstream.post('/member/leave-team', {}, member)).status).toBe(200);
    expect(await read()).toMatchObject({ open: only('orbit-0020') });
  });
});

describe('a free team', () => {
  const seedling = { to: 'team-seedling' };
  const plant = (values: Partial<typeof team.$inferInsert>) =>
    upstream.db.transaction((queries) => queries.update(team).set(values).where(eq(team.teamId, 'team-seedling')));

  test('may loosen what stands from before, but not restrict', async () => {
    const own = await upstream.signIn('admin@seedling.example');
    const rule = (body: object) => set({ ...seedling, ...body }, own);
    expect(codeOf(await rule({ open: only('seedling-0002') }))).toBe('402 plan_required');
    expect(codeOf(await rule({ close: { allowedTo: 'ONLY_ADMINS' } }))).toBe('402 plan_required');
    await plant({ openChannelCreation: 'ONLY_ADMINS' });
    expect((await rule({ open: only('seedling-0002') })).body).toMatchObject({ open: only('seedling-0002') });
    expect(codeOf(await rule({ open: { allowedTo: 'ONLY_ADMINS' } }))).toBe('402 plan_required');
    expect((await rule({ open: { allowedTo: 'ALL_USERS' } })).body).toMatchObject({ open: { allowedTo: 'ALL_USERS' } });
    expect(await entries('team-seedling')).toHaveLength(2);
  });
});
