import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { team } from '../../db/tables/team.ts';
import { demoTeams } from '../../demo/teams.ts';
import type { Answer } from '../../generated/contract.ts';
import { dayOf } from '../billing/periodRules.ts';
import { DAY_MS } from '../../lib/durations.ts';
import { setBilling } from '../../testing/licences.ts';
import { type TestUpstream, START, startTestUpstream } from '../../testing/testUpstream.ts';

const GIB = 1024 ** 3;
const domains = demoTeams.map(({ domain }) => domain).filter((domain) => domain !== 'galaxy.example');

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startTestUpstream({ domains });
});
afterAll(() => upstream.close());

type Gate = Answer<'team', 'planGates'>['gates'][number];

const asAdmin = async (short: string) => {
  const session = await upstream.signIn(`admin@${short}.example`);
  const headers = { 'x-client-address': '203.0.113.7' };
  return async (path: string) => (await upstream.get(path, session, headers)).body;
};

test('team info of a PRO team', async () => {
  const get = await asAdmin('orbit');
  expect(await get('/team/team-info')).toMatchObject({
    ...{ teamId: 'team-orbit', name: 'Orbit', domain: 'orbit.example', plan: 'pro', isPaid: true, paywallMode: 'NONE' },
    ...{ usersCount: 120, proUsers: 80, appsCount: 6, billPlanCost: 500, billPlanCurrency: 'USD' },
  });
  expect(await get('/billing/billing-data?teamId=team-orbit')).toEqual({
    billing: {
      type: 'SUBSCRIPTION',
      isLiteUserRestricted: false,
      teamDetails: {
        ...{ activationTimestamp: null, isActivationAllowed: false },
        ...{ licensedUsers: 80, liteUsers: 32, currentUnusedLicenses: 15 },
      },
    },
    newBilling: { balance: { amount: 12_500, currency: 'USD' } },
    pendingPaymentDetails: { pendingAmount: { amount: 0, currency: 'USD' }, deadline: null },
  });
});

test.each([
  ['seedling', 'free', 'free', false, null, 'NONE'],
  ['softwall', 'free', 'free', false, null, 'SOFT'],
  ['sprout', 'free', 'pro', false, 'SELF_SERVE_TRIAL', 'NONE'],
  ['deal', 'pro', 'pro', false, 'SALES_DEAL', 'NONE'],
  ['salestrial', 'free', 'pro', false, 'SALES_TRIAL', 'NONE'],
  ['flat', 'pro', 'pro', true, 'FLAT_RATE', 'NONE'],
  ['offline', 'pro', 'pro', true, 'PAID_OFFLINE', 'NONE'],
  ['overdue', 'pro', 'pro', true, 'SUBSCRIPTION', 'NONE'],
  ['elite', 'pro', 'pro', true, 'SUBSCRIPTION', 'NONE'],
  ['activating', 'free', 'free', true, 'SUBSCRIPTION', 'NONE'],
  ['hardwall', 'free', 'free', false, 'HARD_PAYWALL_EXPERIMENT', 'HARD'],
  ['rupee', 'pro', 'pro', true, 'SUBSCRIPTION', 'NONE'],
  ['summit', 'enterprise', 'enterprise', true, 'SALES_DEAL', 'NONE'],
  ['fortress', 'pro', 'pro', true, 'SUBSCRIPTION', 'NONE'],
])('%s has plan %s, gates by %s, initialised %s, type %s, paywall %s', async (short, ...expected) => {
  const get = await asAdmin(short);
  const info = await get('/team/team-info');
  const state = await get('/team/team-state');
  const data = await get(`/billing/billing-data?teamId=team-${short}`);
  const [plan, gate, isProPlanInitialized, type, mode] = expected;
  expect(info).toMatchObject({ plan, paywallMode: mode });
  expect(state).toEqual({ isLegacy: false, isProPlanInitialized, plan: gate });
  expect(data).toMatchObject({ billing: { type } });
});

test('what is special about some teams', async () => {
  expect(await (await asAdmin('heritage'))('/team/team-state')).toMatchObject({ isLegacy: true });
  expect(await (await asAdmin('overdue'))('/billing/billing-data?teamId=team-overdue')).toMatchObject({
    pendingPaymentDetails: { pendingAmount: { amount: 12_500, currency: 'USD' }, deadline: dayOf(START) + 5 * DAY_MS },
  });
  expect(await (await asAdmin('activating'))('/billing/billing-data?teamId=team-activating')).toMatchObject({
    billing: {
      teamDetails: { activationTimestamp: START + 0.75 * DAY_MS, licensedUsers: 9, currentUnusedLicenses: 11 },
    },
  });
  expect(await (await asAdmin('rupee'))('/team/team-info')).toMatchObject({
    billPlanCost: 19_900,
    billPlanCurrency: 'INR',
  });
  expect(await (await asAdmin('elite'))('/billing/billing-data?teamId=team-elite')).toMatchObject({
    billing: { isLiteUserRestricted: true },
  });
  expect(await (await asAdmin('summit'))('/identity/full-profile')).toMatchObject({
    actorFlags: { chatExport: true, videoRecording: true },
  });
  expect(await (await asAdmin('summit'))('/team/team-info')).toMatchObject({ isIPTrackingEnabled: true });
});

test('a trial ends by the clock', async () => {
  const get = await asAdmin('sprout');
  upstream.clock.advance(10 * DAY_MS);
  expect(await get('/team/team-state')).toMatchObject({ plan: 'pro' });
  expect(await get('/team/team-info')).toMatchObject({ plan: 'pro', isPaid: true });
  upstream.clock.reset();
});

describe('what the plan allows, and how much of it is used', () => {
  const gatesOf = async (short: string) => {
    const { gates } = (await (await asAdmin(short))('/team/plan-gates')) as { gates: Gate[] };
    return Object.fromEntries(gates.map(({ feature, ...gate }) => [feature, gate]));
  };
  const gate = (limit: number | null, used: number) => ({
    ...{ limit, used },
    ...{ requiredPlan: limit === null ? null : 'pro', isPaywallShown: limit !== null },
  });

  test('is counted for people', async () => {
    expect(await gatesOf('seedling')).toMatchObject({ admins: gate(1, 1), guests: gate(1, 1) });
    expect(await gatesOf('softwall')).toMatchObject({ admins: gate(1, 1), guests: gate(0, 1) });
    expect(await gatesOf('orbit')).toMatchObject({ admins: gate(null, 2), guests: gate(null, 8) });
    expect(await gatesOf('sprout')).toMatchObject({ admins: gate(null, 2), guests: gate(null, 3) });
    expect(await gatesOf('summit')).toMatchObject({ admins: gate(null, 3), guests: gate(null, 5) });
    expect(await gatesOf('overdue')).toMatchObject({ admins: gate(null, 2), guests: gate(null, 2) });
  });

  test('is counted for custom fields and user groups, which a free plan has none of', async () => {
    expect(await gatesOf('softwall')).toMatchObject({ custom_fields: gate(0, 2), user_groups: gate(0, 1) });
    expect(await gatesOf('orbit')).toMatchObject({ custom_fields: gate(null, 10), user_groups: gate(null, 5) });
    expect(await gatesOf('sprout')).toMatchObject({ custom_fields: gate(null, 0), user_groups: gate(null, 0) });
  });

  test('is counted for channels and calls; channels in bulk need the enterprise', async () => {
    expect(await gatesOf('softwall')).toMatchObject({
      ...{ announcement_channels: gate(0, 0), group_video: gate(0, 0) },
      ...{ public_channels: gate(10, 11), private_channels: gate(0, 1) },
    });
    expect(await gatesOf('seedling')).toMatchObject({
      ...{ announcement_channels: gate(0, 1), group_video: gate(0, 0) },
      ...{ public_channels: gate(null, 3), private_channels: gate(null, 0) },
    });
    expect(await gatesOf('orbit')).toMatchObject({
      ...{ announcement_channels: gate(null, 3), group_video: gate(null, 14), public_channels: gate(null, 12) },
      bulk_channels: { ...gate(0, 0), requiredPlan: 'enterprise' },
    });
    expect(await gatesOf('summit')).toMatchObject({ bulk_channels: gate(null, 0) });
  });

  test('is one approved domain on a free plan, and none of what restricts people', async () => {
    const restrictions = ['file_sharing', 'channel_management', 'block_domain', 'invite_control'];
    const free = await gatesOf('seedling');
    expect(free).toMatchObject(Object.fromEntries(restrictions.map((feature) => [feature, gate(0, 0)])));
    expect(free).toMatchObject({ approved_domains: { limit: 1 }, auto_join_channels: gate(0, 1) });
    const pro = await gatesOf('orbit');
    expect(pro).toMatchObject(Object.fromEntries(restrictions.map((feature) => [feature, gate(null, 0)])));
    expect(pro).toMatchObject({ approved_domains: gate(null, 1), auto_join_channels: gate(null, 1) });
  });

  test('is what the plan says in a team of old, too', async () => {
    const limitsOf = async (short: string) =>
      Object.entries(await gatesOf(short)).map(([feature, { limit, requiredPlan }]) => [feature, limit, requiredPlan]);
    expect(await limitsOf('heritage')).toEqual(await limitsOf('seedling'));
    await setBilling(upstream.db, 'team-heritage', { plan: 'pro', type: 'SUBSCRIPTION' });
    expect(await limitsOf('heritage')).toEqual(await limitsOf('orbit'));
    await setBilling(upstream.db, 'team-heritage', { plan: 'enterprise' });
    expect(await limitsOf('heritage')).toEqual(await limitsOf('summit'));
  });

  test('goes by the clock where a trial ends, and by what it ends in', async () => {
    upstream.clock.advance(10 * DAY_MS);
    expect(await gatesOf('sprout')).toMatchObject({ admins: gate(null, 2), invite_control: gate(null, 0) });
    await setBilling(upstream.db, 'team-sprout', { trialEndPlan: 'free' });
    expect(await gatesOf('sprout')).toMatchObject({
      admins: gate(1, 2),
      guests: gate(1, 3),
      invite_control: gate(0, 0),
    });
    upstream.clock.reset();
  });
});

test('storage figures', async () => {
  expect(await (await asAdmin('softwall'))('/team/team-file-storage-info')).toEqual({
    teamStorageUsed: Math.round(4.6 * GIB),
    teamStorageLimit: 5 * GIB,
    freeTeamMaxStorageLimit: 5 * GIB,
    freeTeamStorageNotice: 4 * GIB,
    storagePerLicence: 10 * GIB,
  });
  expect(await (await asAdmin('orbit'))('/team/team-file-storage-info')).toMatchObject({ teamStorageLimit: 800 * GIB });
});

test('apps have a name, a purpose and users', async () => {
  const apps = await (await asAdmin('orbit'))('/team/installed-apps');
  expect(apps).toMatchObject({ apps: Array.from({ length: 6 }, () => ({ iconUri: null })) });
  expect(await (await asAdmin('lonely'))('/team/installed-apps')).toEqual({ apps: [] });
});

test('another team of the domain that takes in everybody is seen; the own one is not', async () => {
  const get = await asAdmin('orbit');
  expect(await get('/team/auto-join-exists')).toEqual({ result: false });
  await upstream.db.transaction(async (queries) => {
    const [own] = await queries.select().from(team).limit(1);
    if (!own) throw new Error('no team');
    const other = { ...own, teamId: 'team-second', accountId: 'account-second', url: 'second', isAutoJoin: true };
    await queries.insert(team).values({ ...other, domain: 'orbit.example' });
  });
  expect(await get('/team/auto-join-exists')).toEqual({ result: true });
});

test('guests from outside do not count among the addresses of the domain', async () => {
  expect(await (await asAdmin('orbit'))('/team/domain-members-count')).toEqual({ result: 113 });
});
