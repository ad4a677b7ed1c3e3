import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { billing } from '../../db/tables/billing.ts';
import { person } from '../../db/tables/member.ts';
import { auditEntry } from '../../db/tables/system.ts';
import { team } from '../../db/tables/team.ts';
import { DAY_MS } from '../../lib/durations.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { setBatches, setLicencesBought } from '../../testing/licences.ts';
import { personRow } from '../../testing/people.ts';
import { type Session, START, codeOf } from '../../testing/testUpstream.ts';
import { licenceNewMembers } from './actions.ts';
import { seatCounts } from './repository.ts';

const upstream = await startFreshUpstream(['orbit.example', 'elite.example', 'seedling.example', 'sprout.example']);
let admin: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
});

const call = (name: string, body: unknown, { session = admin, teamId = 'team-orbit' } = {}) =>
  upstream.post(`/licence/${name}?teamId=${teamId}`, body, session);
const assign = async (members: string[]) => call('assign-licence', { members });
const category = (userIds: string[], wanted: 'pro' | 'free', accountId = 'account-orbit') =>
  upstream.post(`/licence/account/${accountId}/update-user-category`, { userIds, category: wanted }, admin);
const autoUpgrade = (wanted: 'pro' | 'free', session = admin, account = 'orbit') =>
  upstream.post(
    `/licence/account/account-${account}/update-account-auto-upgrade?autoUpgradeCategory=${wanted}`,
    undefined,
    session,
  );
const counts = async () => {
  const { body } = await upstream.get('/billing/billing-data?teamId=team-orbit', admin);
  const { licensedUsers, currentUnusedLicenses, liteUsers } = (
    body as { billing: { teamDetails: Record<string, number> } }
  ).billing.teamDetails;
  return { licensedUsers, currentUnusedLicenses, liteUsers };
};

/** Some active people of a team, by whether they hold a licence, in the order of their guids. */
const peopleWho = async (isLicensed: boolean, role: 'member' | 'guest' = 'member', teamId = 'team-orbit') => {
  const rows = await upstream.db.read((queries) =>
    queries
      .select()
      .from(person)
      .where(
        and(
          eq(person.teamId, teamId),
          eq(person.state, 'active'),
          eq(person.role, role),
          eq(person.isLicensed, isLicensed),
        ),
      )
      .orderBy(person.guid),
  );
  return rows;
};
const guidsWho = async (...which: Parameters<typeof peopleWho>) => (await peopleWho(...which)).map(({ guid }) => guid);
const standingOf = async (guid: string) => {
  const [row] = await upstream.db.read((queries) => queries.select().from(person).where(eq(person.guid, guid)));
  return { isLicensed: row?.isLicensed, isAutoRenewEnabled: row?.isAutoRenewEnabled, version: row?.version };
};
const audit = (action: string) =>
  upstream.db.read((queries) =>
    queries.select().from(auditEntry).where(eq(auditEntry.action, action)).orderBy(auditEntry.auditId),
  );

describe('assigning', () => {
  test('gives licences that renew, and says what became of each', async () => {
    const [lite = ''] = await guidsWho(false);
    const [guest = ''] = await guidsWho(false, 'guest');
    const ending = (await peopleWho(true)).find((one) => !one.isAutoRenewEnabled)?.guid ?? '';
    expect(await assign([lite, guest, ending, lite, 'elite-0002'])).toMatchObject({
      status: 200,
      body: {
        results: [
          { guid: lite, result: 'done' },
          { guid: guest, result: 'not_licensable' },
          { guid: ending, result: 'already' },
          { guid: 'elite-0002', result: 'not_found' },
        ],
      },
    });
    expect(await standingOf(lite)).toEqual({ isLicensed: true, isAutoRenewEnabled: true, version: 2 });
    expect(await standingOf(ending)).toEqual({ isLicensed: true, isAutoRenewEnabled: true, version: 2 });
    expect(await counts()).toEqual({ licensedUsers: 81, currentUnusedLicenses: 14, liteUsers: 31 });
    const entries = await audit('licence.assign');
    expect(entries.map(({ target }) => target)).toEqual([`person:${lite}`, `person:${ending}`]);
    expect(entries[0]).toMatchObject({ actor: admin.guid, teamId: 'team-orbit', before: { isLicensed: false } });
  });

  test('gives nobody one when too few are left for those who need one', async () => {
    const [lite, pro] = [await guidsWho(false), await guidsWho(true)];
    expect(codeOf(await assign(lite.slice(0, 16)))).toBe('402 licences_exhausted');
    expect(await counts()).toMatchObject({ licensedUsers: 80, currentUnusedLicenses: 15 });
    expect((await assign([...pro.slice(0, 20), ...lite.slice(0, 15)])).status).toBe(200);
    expect(await counts()).toMatchObject({ licensedUsers: 95, currentUnusedLicenses: 0 });
  });

  test('of two admins at once, one gets the last licences', async () => {
    const lite = await guidsWho(false);
    const answers = await Promise.all([assign(lite.slice(0, 10)), assign(lite.slice(10, 20))]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 402]);
    expect(await counts()).toMatchObject({ licensedUsers: 90 });
  });

  test('passes over people who wait or are switched off', async () => {
    const rows = await upstream.db.read((queries) => queries.select().from(person).where(eq(person.state, 'pending')));
    const guids = rows.map(({ guid }) => guid);
    expect(guids).not.toEqual([]);
    expect((await assign(guids)).body).toEqual({ results: guids.map((guid) => ({ guid, result: 'not_found' })) });
  });

  test('takes 999 at a time, of the own team', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => `nobody-${index}`);
    expect((await assign(many.slice(1))).status).toBe(200);
    expect(codeOf(await assign(many))).toBe('400 too_many_subjects');
    const elsewhere = await call('assign-licence', { members: ['x'] }, { teamId: 'team-elite' });
    expect(codeOf(elsewhere)).toBe('404 team_not_found');
  });
});

describe('for how long a licence was bought', () => {
  const categoriesOf = async (guids: readonly string[]) =>
    (await Promise.all(guids.map((guid) => personRow(upstream.db, guid)))).map((one) => one.licenceCategory);
  /** Four more than are held. */
  const buySeveralKinds = () =>
    setBatches(upstream.db, 'team-orbit', [
      { category: 'QUARTERLY', count: 2, renewsAt: START + 20 * DAY_MS },
      { category: 'MONTHLY', count: 81, renewsAt: START + 10 * DAY_MS },
      { category: 'ANNUAL', count: 1, renewsAt: START + 300 * DAY_MS },
    ]);

  test('is told by what renews last, of what is left of each kind', async () => {
    await buySeveralKinds();
    const [first = '', ...others] = (await guidsWho(false)).slice(0, 5);
    expect((await assign([first, ...others.slice(0, 3)])).status).toBe(200);
    expect(await categoriesOf([first, ...others])).toEqual(['ANNUAL', 'QUARTERLY', 'QUARTERLY', 'MONTHLY', null]);
    expect(codeOf(await assign(others))).toBe('402 licences_exhausted');
    await category([first], 'free');
    expect(await categoriesOf([first])).toEqual([null]);
    await assign(others);
    expect(await categoriesOf(others)).toEqual(['QUARTERLY', 'QUARTERLY', 'MONTHLY', 'ANNUAL']);
    const seats = await upstream.db.read((queries) => seatCounts(queries, 'team-orbit', START));
    expect(seats).toMatchObject({
      ...{ licensed: 84, trial: 0, unlicensed: 28 },
      byCategory: { MONTHLY: 81, QUARTERLY: 2, BIANNUAL: 0, ANNUAL: 1 },
      renewalsOffByCategory: { MONTHLY: 12, QUARTERLY: 0, BIANNUAL: 0, ANNUAL: 0 },
    });
  });

  test('is forgotten of who is switched off, and told anew where they get one back', async () => {
    await buySeveralKinds();
    const [one = ''] = await guidsWho(false);
    await assign([one]);
    const about = { guid: admin.guid, subjects: [one] };
    await upstream.post('/member/deactivate-profiles', about, admin);
    expect(await categoriesOf([one])).toEqual([null]);
    await upstream.post('/member/reactivate-profiles', { ...about, restores: true }, admin);
    expect(await categoriesOf([one])).toEqual(['ANNUAL']);
  });
});

describe('letting licences run out', () => {
  test('switches renewal off, for members who hold one', async () => {
    const pro = await peopleWho(true);
    const [[lite = ''], [guest = '']] = [await guidsWho(false), await guidsWho(false, 'guest')];
    const renewing = pro.find((one) => one.isAutoRenewEnabled)?.guid ?? '';
    const ending = pro.find((one) => !one.isAutoRenewEnabled)?.guid ?? '';
    const members = [renewing, ending, lite, guest, 'nobody'];
    expect((await call('disable-auto-renewal', { members })).body).toEqual({
      results: [
        { guid: renewing, result: 'done' },
        { guid: ending, result: 'already' },
        { guid: lite, result: 'not_licensed' },
        { guid: guest, result: 'not_licensed' },
        { guid: 'nobody', result: 'not_found' },
      ],
    });
    expect(await standingOf(renewing)).toMatchObject({ isLicensed: true, isAutoRenewEnabled: false });
    expect(await audit('licence.endRenewal')).toMatchObject([{ target: `person:${renewing}` }]);
  });

  test('takes 20 at a time', async () => {
    const members = (await guidsWho(true)).slice(0, 21);
    expect(codeOf(await call('disable-auto-renewal', { members }))).toBe('400 too_many_subjects');
    expect((await call('disable-auto-renewal', { members: members.slice(1) })).status).toBe(200);
  });

  test('is for people of the own team', async () => {
    const elsewhere = await call('disable-auto-renewal', { members: ['elite-0002'] }, { teamId: 'team-elite' });
    expect(codeOf(elsewhere)).toBe('404 team_not_found');
  });
});

test('who holds a licence is listed by name, in pages', async () => {
  type Page = { licensedUserWithStatusList: { guid: string; autoRenewEnabled: boolean }[]; total: number };
  const page = async (limit: number, offset: number) => (await call('licensed-users', { limit, offset })).body as Page;
  const [whole, first, second] = [await page(100, 0), await page(50, 0), await page(50, 50)];
  expect(whole.total).toBe(80);
  expect([...first.licensedUserWithStatusList, ...second.licensedUserWithStatusList]).toEqual(
    whole.licensedUserWithStatusList,
  );
  const renewing = new Map((await peopleWho(true)).map((one) => [one.guid, one.isAutoRenewEnabled]));
  const members = whole.licensedUserWithStatusList.filter(({ guid }) => renewing.has(guid));
  expect(members).toHaveLength(renewing.size);
  for (const { guid, autoRenewEnabled } of members) expect(autoRenewEnabled).toBe(renewing.get(guid));
  expect(codeOf(await call('licensed-users', { limit: 1, offset: 0 }, { teamId: 'team-elite' }))).toBe(
    '404 team_not_found',
  );
});

describe('the category', () => {
  test('Lite takes licences back at once, and passes over guests', async () => {
    const [[first = '', second = ''], [guest = '']] = [await guidsWho(true), await guidsWho(false, 'guest')];
    const { body } = await category([first, guest, 'nobody', second], 'free');
    expect(body).toEqual({
      updatedUsers: [first, second].map((guid) => ({
        userJID: `${guid}@orbit.example`,
        category: 'free',
        isAccountPaid: false,
      })),
    });
    expect(await standingOf(first)).toMatchObject({ isLicensed: false, isAutoRenewEnabled: false });
    expect(await counts()).toEqual({ licensedUsers: 78, currentUnusedLicenses: 17, liteUsers: 34 });
    expect(await audit('licence.return')).toHaveLength(2);
  });

  test('PRO takes a licence for each, or changes nobody', async () => {
    const lite = await guidsWho(false);
    expect(codeOf(await category(lite.slice(0, 16), 'pro'))).toBe('402 licences_exhausted');
    expect(await category(lite.slice(0, 1), 'pro')).toMatchObject({
      body: { updatedUsers: [{ userJID: `${lite[0]}@orbit.example`, category: 'pro', isAccountPaid: true }] },
    });
    expect(await counts()).toMatchObject({ licensedUsers: 81 });
  });

  test('PRO is not paid for on the free plan', async () => {
    await upstream.db.transaction((queries) =>
      queries.update(billing).set({ plan: 'free' }).where(eq(billing.teamId, 'team-orbit')),
    );
    const [lite = ''] = await guidsWho(false);
    expect((await category([lite], 'pro')).body).toEqual({
      updatedUsers: [{ userJID: `${lite}@orbit.example`, category: 'pro', isAccountPaid: false }],
    });
  });

  test('is changed through the own account, 999 at a time', async () => {
    expect(codeOf(await category(['x'], 'free', 'account-elite'))).toBe('404 team_not_found');
    const many = Array.from({ length: 1000 }, (_, index) => `nobody-${index}`);
    expect(codeOf(await category(many, 'free'))).toBe('400 too_many_subjects');
    expect((await category(many.slice(1), 'free')).body).toEqual({ updatedUsers: [] });
  });
});

test('a team whose Lite people are shut out assigns none one by one', async () => {
  const session = await upstream.signIn('admin@elite.example');
  const at = { session, teamId: 'team-elite' };
  for (const name of ['assign-licence', 'disable-auto-renewal']) {
    expect(codeOf(await call(name, { members: ['elite-0002'] }, at))).toBe('409 elite_team');
  }
  const path = '/licence/account/account-elite/update-user-category';
  const changed = await upstream.post(path, { userIds: ['elite-0002'], category: 'free' }, session);
  expect(codeOf(changed)).toBe('409 elite_team');
});

describe('who joins', () => {
  const join = (guids: string[], teamId = 'team-orbit') =>
    upstream.db.transaction((db) => licenceNewMembers({ db, now: upstream.clock.now(), teamId, actor: 'x' }, guids));
  const holding = async (guids: string[]) => {
    const standings = await Promise.all(guids.map(standingOf));
    return standings.filter(({ isLicensed }) => isLicensed).length;
  };

  test('gets a licence while one is left, where the team says so', async () => {
    const lite = await guidsWho(false);
    expect((await autoUpgrade('free')).body).toEqual({});
    await join(lite);
    expect(await holding(lite)).toBe(0);
    await autoUpgrade('pro');
    await join(lite);
    expect(await holding(lite)).toBe(15);
    expect(await counts()).toMatchObject({ licensedUsers: 95, currentUnusedLicenses: 0 });
  });

  test('gets none as a guest, nor on a free team', async () => {
    const guests = await guidsWho(false, 'guest');
    await join(guests);
    expect(await holding(guests)).toBe(0);
    await upstream.db.transaction((queries) =>
      queries.update(team).set({ autoUpgradeCategory: 'pro' }).where(eq(team.teamId, 'team-seedling')),
    );
    await setLicencesBought(upstream.db, 'team-seedling', 5);
    const seedlings = await guidsWho(false, 'member', 'team-seedling');
    await join(seedlings, 'team-seedling');
    expect(await holding(seedlings)).toBe(0);
  });

  const MONTH_MS = 30 * DAY_MS;
  const createChannel = async (session: Session) => {
    const channel = { profile: { name: 'c' }, config: { type: 'open' } };
    const answer = await upstream.post('/channel/create-group', channel, session);
    return answer.status === 200 ? 'created' : codeOf(answer);
  };

  test('has all of PRO for 30 days where they get no licence', async () => {
    await autoUpgrade('free');
    await upstream.post('/member/invite', { emails: ['new.one@orbit.example'] }, admin);
    const { guid } = await upstream.signIn('new.one@orbit.example');
    expect(await personRow(upstream.db, guid)).toMatchObject({
      ...{ isLicensed: false, trialLicenceEndsAt: START + MONTH_MS },
    });
    const told = { guid, isLicensed: false, trialLicenceEndsAt: START + MONTH_MS };
    const profiles = await upstream.post('/member/lean-profiles', { guids: [guid], fetchDeleted: false }, admin);
    expect(profiles.body).toMatchObject({ profiles: [told] });
    const list = await upstream.get('/member/users-list?limit=200&offset=0&licensed=false', admin);
    expect(list.body).toMatchObject({ users: expect.arrayContaining([expect.objectContaining(told)]) });
    const seatsAt = (now: number) => upstream.db.read((queries) => seatCounts(queries, 'team-orbit', now));
    expect(await seatsAt(START)).toMatchObject({ licensed: 80, trial: 1, unlicensed: 32 });
    upstream.clock.advance(MONTH_MS - 1);
    const session = await upstream.signIn('new.one@orbit.example');
    expect(await createChannel(session)).toBe('created');
    upstream.clock.advance(1);
    expect(await createChannel(session)).toBe('403 licence_required');
    expect(await seatsAt(START + MONTH_MS)).toMatchObject({ trial: 0, unlicensed: 33 });
  });

  test('has no use for that with a licence', async () => {
    await autoUpgrade('free');
    const [first = '', ...others] = await guidsWho(false);
    await join([first]);
    const endOf = async (guid: string) => (await personRow(upstream.db, guid)).trialLicenceEndsAt;
    await assign([first]);
    expect(await endOf(first)).toBeNull();
    await autoUpgrade('pro');
    await join(others);
    const rows = await Promise.all(others.map((guid) => personRow(upstream.db, guid)));
    expect(rows.filter(({ isLicensed }) => isLicensed)).toHaveLength(14);
    for (const row of rows) expect(row.isLicensed).toBe(row.trialLicenceEndsAt === null);
  });

  test('has that once: whoever goes and comes back has what is left of it', async () => {
    await autoUpgrade('free');
    const [first = '', second = ''] = await guidsWho(false);
    await join([first, second]);
    upstream.clock.advance(DAY_MS);
    const told = async (guid: string) => {
      const profiles = await upstream.post('/member/lean-profiles', { guids: [guid], fetchDeleted: true }, admin);
      return (profiles.body as { profiles: { trialLicenceEndsAt: number | null }[] }).profiles[0]?.trialLicenceEndsAt;
    };
    await upstream.post('/member/deactivate-profiles', { guid: admin.guid, subjects: [first] }, admin);
    await upstream.post('/member/delete-member', { subjects: [second] }, admin);
    expect([await told(first), await told(second)]).toEqual([null, null]);
    await upstream.post('/member/reactivate-profiles', { guid: admin.guid, subjects: [first] }, admin);
    const { email } = await personRow(upstream.db, second);
    expect((await upstream.post('/member/invite', { emails: [email] }, admin)).status).toBe(200);
    expect([await told(first), await told(second)]).toEqual([START + MONTH_MS, START + MONTH_MS]);
  });

  test('has that nowhere but in a team that pays for PRO', async () => {
    const onTrial = () => upstream.db.read((queries) => queries.$count(person, isNotNull(person.trialLicenceEndsAt)));
    await setLicencesBought(upstream.db, 'team-sprout', 1);
    for (const teamId of ['team-seedling', 'team-sprout']) await join(await guidsWho(false, 'member', teamId), teamId);
    await join(await guidsWho(false, 'guest'));
    expect(await onTrial()).toBe(0);
    await setBatches(upstream.db, 'team-orbit', []);
    await join(await guidsWho(false));
    expect(await onTrial()).toBe(0);
  });

  test('is for an admin of a PRO team to decide; a trial counts as PRO', async () => {
    expect(codeOf(await autoUpgrade('pro', await upstream.signIn('admin@seedling.example'), 'seedling'))).toBe(
      '402 plan_required',
    );
    expect((await autoUpgrade('pro', await upstream.signIn('admin@sprout.example'), 'sprout')).status).toBe(200);
    expect(codeOf(await autoUpgrade('free', admin, 'elite'))).toBe('404 team_not_found');
    await autoUpgrade('free');
    await autoUpgrade('free');
    expect((await upstream.get('/team/team-info', admin)).body).toMatchObject({
      autoUpgradeCategory: 'free',
      version: 2,
    });
    expect(await audit('licence.updateAutoUpgrade')).toMatchObject([
      { teamId: 'team-sprout' },
      { target: 'team:team-orbit', before: { autoUpgradeCategory: 'pro' }, after: { autoUpgradeCategory: 'free' } },
    ]);
  });
});

test('one key assigns once', async () => {
  const [lite = ''] = await guidsWho(false);
  const key = { 'idempotency-key': 'once' };
  const keyed = () => upstream.post('/licence/assign-licence?teamId=team-orbit', { members: [lite] }, admin, key);
  const [first, second] = [await keyed(), await keyed()];
  expect(first.body).toEqual({ results: [{ guid: lite, result: 'done' }] });
  expect(second.body).toEqual(first.body);
  expect(await standingOf(lite)).toMatchObject({ version: 2 });
});
