import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { planChange, trialStart } from '../../db/tables/billing.ts';
import { auditEntry, job } from '../../db/tables/system.ts';
import { team } from '../../db/tables/team.ts';
import { demoTeams } from '../../demo/teams.ts';
import type { Answer } from '../../generated/contract.ts';
import type { AuditAction } from '../../lib/auditActions.ts';
import { DAY_MS } from '../../lib/durations.ts';
import { setBilling } from '../../testing/licences.ts';
import { personRow, setPerson } from '../../testing/people.ts';
import { planTerms } from '../../testing/planTerms.ts';
import {
  type Session,
  type TestUpstream,
  START,
  codeOf,
  startTestUpstream,
  textAt,
} from '../../testing/testUpstream.ts';
import { billingOf } from './repository.ts';
import { plantTrialEnds } from './trial/endActions.ts';

type PlanInfo = Answer<'billing', 'currentPlan'>;
const TODAY = Date.parse('2026-03-02T00:00:00Z');
const inDays = (days: number) => TODAY + days * DAY_MS;

/** All that somebody is an admin of, but for the one that takes seconds to load. */
const teams = demoTeams
  .filter(({ people, domain }) => people.admins > 0 && domain !== 'galaxy.example')
  .map(({ domain }) => domain);

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startTestUpstream({ domains: teams });
});
afterAll(() => upstream.close());

const allowed = { 'x-client-address': '203.0.113.7' };
const adminOf = (short: string) => upstream.signIn(`admin@${short}.example`);
const ask = async (short: string, more = '') =>
  upstream.get(`/billing/current-plan?teamId=team-${short}${more}`, await adminOf(short), allowed);
const planOf = async (short: string, more?: string) => {
  const { status, body } = await ask(short, more);
  expect(status).toBe(200);
  return body as PlanInfo;
};
const rowOf = (short: string) => upstream.db.read((queries) => billingOf(queries, `team-${short}`));
const audit = (action: AuditAction) =>
  upstream.db.read((queries) => queries.select().from(auditEntry).where(eq(auditEntry.action, action)));

describe('what is told of a plan', () => {
  test.each(teams)('adds up: %s', async (domain) => {
    const { teamDetails, billingDetails, availablePlans, currency, config, billingStartDate, ...plan } = await planOf(
      domain.replace('.example', ''),
    );
    const { licenseCategoryToUserCountMap: held, ...seats } = teamDetails;
    expect(seats.currentTotalLicenses).toBe(seats.licensedUsers + seats.currentUnusedLicenses);
    expect(seats.activeUsers).toBe(seats.licensedUsers + seats.trialUsers + seats.unlicensedUsers);
    expect(held.MONTHLY + held.QUARTERLY + held.BIANNUAL + held.ANNUAL).toBe(seats.licensedUsers);
    expect(availablePlans.map((one) => [one.interval, one.currency, one.teamAmount / seats.activeUsers])).toEqual(
      [1, 3, 6, 12].map((months, place) => [
        availablePlans[place]?.interval,
        currency,
        (availablePlans[place]?.rate ?? 0) * months,
      ]),
    );
    if (billingDetails) {
      const { amount, planAmount, dues, creditsUsed, balanceUsed, ...period } = billingDetails;
      expect(planAmount + dues.amount).toBe(amount + creditsUsed + balanceUsed);
      expect([period.expiryDate, period.billingDate]).toEqual([(period.renewDate ?? 0) - DAY_MS, period.renewDate]);
      const days = [period.startDate, period.renewDate, period.lastBillingDate, dues.dueDate, billingStartDate];
      expect(days.filter((day) => (day ?? 0) % DAY_MS !== 0)).toEqual([]);
      expect((period.startDate ?? 0) <= START && START < (period.renewDate ?? 0)).toBe(true);
    }
    if (domain === 'rupee.example') expect(seats).toMatchObject({ trialUsers: 4, unlicensedUsers: 5 });
    expect(billingDetails === null).toBe(seats.currentTotalLicenses === 0);
    expect(plan.isCurrencyFixed).toBe(seats.currentTotalLicenses > 0);
    if (plan.isOnTrial) {
      expect([seats.unlicensedUsers, seats.licensedUsers, plan.isProPlan]).toEqual([0, 0, true]);
      expect(config).toEqual({ enabledFrom: (billingStartDate ?? 0) - 30 * DAY_MS, enabledTill: billingStartDate });
      expect(plan.trialEndDate).toBe((billingStartDate ?? 0) - DAY_MS);
    }
  });

  test('is the charge that comes: without those whose renewal is off, less credits, then the balance', async () => {
    const { billingDetails, planInfo, otherInfo, credits, balance } = await planOf('orbit');
    expect(billingDetails).toMatchObject({
      ...{ plan: { type: 'SUBSCRIPTION', currency: 'USD', rate: 500, interval: 'MONTHLY' }, nextModel: null },
      ...{ chargeableUsers: 83, planAmount: 83 * 500, creditsUsed: 2_500, balanceUsed: 12_500, amount: 26_500 },
      ...{ startDate: inDays(-18), renewDate: Date.parse('2026-03-12T00:00:00Z'), lastBillingDate: inDays(-18) },
    });
    expect([credits.amount, balance.amount, planInfo.pricing.billingDay]).toEqual([2_500, 12_500, 12]);
    expect(otherInfo).toMatchObject({
      payment_details: { status: 'success' },
      last_bill_details: { billStartDate: { day: 12, month: 2 }, billEndDate: { day: 11, month: 3 } },
    });
    await setBilling(upstream.db, 'team-orbit', { credits: -1_000, accountBalanceDue: 700 });
    const owing = await planOf('orbit');
    expect(owing.billingDetails).toMatchObject({
      ...{ dues: { amount: 1_000, dueDate: null }, credits: { amount: -1_000 }, creditsUsed: 0 },
      ...{ balanceUsed: 12_500, amount: 83 * 500 + 1_000 - 12_500 },
    });
    expect(owing.otherInfo.balance.amount).toBe(700);
  });

  test('is what was not paid, and what runs on credit meanwhile', async () => {
    const { billingDetails, pendingPaymentDetails, otherInfo } = await planOf('overdue');
    expect(pendingPaymentDetails).toEqual({
      pendingAmount: { amount: 12_500, currency: 'USD' },
      paymentDeadline: inDays(5),
      creditedLicenseCount: 25,
    });
    // The renewal was not paid; what was taken last was for the month before.
    expect(billingDetails).toMatchObject({
      ...{ dues: { amount: 12_500, dueDate: inDays(5) }, lastBillingDate: inDays(-33) },
    });
    expect(otherInfo).toMatchObject({ payment_details: { status: 'failure' }, last_bill_details: null });
  });

  test('is when a team that has licences already begins to pay', async () => {
    expect(await planOf('offline')).toMatchObject({
      ...{ isOnTrial: false, hasAvailedTrial: true, billingStartDate: inDays(10) },
      config: { enabledFrom: inDays(-20), enabledTill: inDays(10) },
      billingDetails: { billingDate: inDays(10), lastBillingDate: null },
      otherInfo: { payment_details: { status: null } },
    });
    expect(await planOf('deal')).toMatchObject({
      ...{ type: 'SALES_DEAL', isProPlanInitialized: false },
      accountManager: { name: 'Noor Haddad', avatarUrl: null },
    });
    await setBilling(upstream.db, 'team-deal', { accountManagerEmail: null });
    expect(await planOf('deal')).toMatchObject({ accountManager: null });
  });

  test('are the prices in the currency that is asked for, or in the one that the team pays in', async () => {
    const rates = async (short: string, more?: string) =>
      (await planOf(short, more)).availablePlans.map(({ rate, currency }) => `${rate} ${currency}`);
    expect(await rates('seedling')).toEqual(['500 USD', '450 USD', '400 USD', '300 USD']);
    expect(await rates('seedling', '&currency=INR')).toEqual(['19900 INR', '17900 INR', '15900 INR', '11900 INR']);
    expect(await rates('rupee')).toEqual(['19900 INR', '17900 INR', '15900 INR', '11900 INR']);
    expect(await planOf('rupee', '&currency=USD')).toMatchObject({ currency: 'INR', isCurrencyFixed: true });
    expect(codeOf(await ask('seedling', '&currency=EUR'))).toBe('400 invalid_request');
    expect(codeOf(await upstream.get('/billing/current-plan?teamId=team-orbit', await adminOf('seedling')))).toBe(
      '404 team_not_found',
    );
  });

  test('are offers, for as long as they last', async () => {
    expect(await planOf('heritage')).toMatchObject({
      isLegacyTeam: true,
      specialOfferDetails: { kind: 'LEGACY', transactionsLockedUpto: Date.parse('2019-05-31T00:00:00Z') },
      availablePlans: [
        { rate: 400, listRate: 450 },
        { rate: 450 },
        { rate: 400 },
        { rate: 200, teamListAmount: 162_000 },
      ],
    });
    const people = 37;
    expect((await planOf('softwall', '&currency=INR')).specialOfferDetails).toMatchObject({
      ...{ kind: 'FIRST_MONTHS', offerValidUpto: inDays(14), months: 6, rate: 9_900, listRate: 19_900 },
      ...{ teamAmount: 9_900 * people * 6, teamListAmount: 19_900 * people * 6 },
    });
    upstream.clock.set(inDays(15) - 1);
    expect((await planOf('softwall')).specialOfferDetails).toMatchObject({ rate: 250, listRate: 500 });
    upstream.clock.set(inDays(15));
    expect((await planOf('softwall')).specialOfferDetails).toBeNull();
    upstream.clock.reset();
  });
});

describe('a trial', () => {
  const THIRTY = { enabledFrom: TODAY, enabledTill: inDays(30) };
  type Window = typeof THIRTY;
  const start = async (short: string, config: Window = THIRTY, session?: Session, key: Record<string, string> = {}) =>
    upstream.post(
      '/billing/create-special-team',
      { type: 'TRIAL', teamId: `team-${short}`, config },
      session ?? (await adminOf(short)),
      key,
    );
  beforeEach(() => upstream.reset());

  test('begins without a card, and is PRO for everybody', async () => {
    expect(await planOf('seedling')).toMatchObject({ isEligibleForFreeProTrial: true, hasAvailedTrial: false });
    const key = { 'idempotency-key': 'trial-1' };
    const started = await start('seedling', THIRTY, undefined, key);
    expect(started.body).toMatchObject({
      ...{
        plan: 'FREE',
        type: 'SELF_SERVE_TRIAL',
        isOnTrial: true,
        isProPlan: true,
        billingDetails: null,
        config: THIRTY,
      },
      ...{ billingStartDate: inDays(30), trialEndDate: inDays(29), trialEndPlan: 'PRO' },
      ...{ isEligibleForFreeProTrial: false, hasAvailedTrial: true, availedTrialOnceByAdmin: true },
      teamDetails: { trialUsers: 11, unlicensedUsers: 0, activeUsers: 11 },
    });
    expect((await start('seedling', THIRTY, undefined, key)).body).toEqual(started.body);
    expect(codeOf(await start('seedling'))).toBe('409 trial_not_available');
    const { version } = await rowOf('seedling');
    expect([version, await audit('billing.startTrial')]).toMatchObject([
      2,
      [{ actor: 'seedling-0001', target: 'team:team-seedling', after: { type: 'SELF_SERVE_TRIAL' } }],
    ]);
  });

  test('is for the own team, on the plan that may be tried, and as long as trials are', async () => {
    await setBilling(upstream.db, 'team-lonely', { trialEndsAt: inDays(-10) });
    for (const short of ['orbit', 'hardwall', 'sprout', 'salestrial', 'firstday', 'lonely']) {
      expect(codeOf(await start(short))).toBe('409 trial_not_available');
    }
    expect(codeOf(await start('seedling', THIRTY, await adminOf('orbit')))).toBe('404 team_not_found');
    const wrong = [
      { enabledFrom: inDays(2), enabledTill: inDays(32) },
      { enabledFrom: TODAY, enabledTill: inDays(31) },
      { enabledFrom: START, enabledTill: START + 30 * DAY_MS },
    ];
    for (const config of wrong) expect(codeOf(await start('seedling', config))).toBe('400 trial_window_invalid');
    expect(await rowOf('seedling')).toMatchObject({ type: null, trialEndsAt: null, version: 1 });
    const tomorrow = { enabledFrom: inDays(1), enabledTill: inDays(31) };
    expect((await start('seedling', tomorrow)).status).toBe(200);
  });

  test('is one for each admin, in whatever team, and one of two that are started at once', async () => {
    const { email, emailKey } = await personRow(upstream.db, 'seedling-0001');
    await upstream.db.transaction((queries) =>
      queries.insert(trialStart).values({ teamId: 'team-lonely', emailKey, startedAt: START }),
    );
    expect(await planOf('seedling')).toMatchObject({ availedTrialOnceByAdmin: true, hasAvailedTrial: false });
    expect(codeOf(await start('seedling', THIRTY, await upstream.signIn(email)))).toBe('409 trial_not_available');
    expect(await rowOf('seedling')).toMatchObject({ type: null, version: 1 });
    await setPerson(upstream.db, 'softwall-0002', { role: 'admin' });
    const both = [await adminOf('softwall'), await upstream.signIn('member@softwall.example')];
    const answers = await Promise.all(both.map((session) => start('softwall', THIRTY, session)));
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409']);
    expect(await audit('billing.startTrial')).toHaveLength(1);
  });

  test('ends in PRO by the clock, where everybody is Lite and nothing is owed; the work makes it last', async () => {
    await start('seedling');
    upstream.clock.set(inDays(30) - 1);
    expect(await upstream.jobs.runDue()).toBeGreaterThan(0);
    expect(await planOf('seedling')).toMatchObject({ isOnTrial: true });
    upstream.clock.set(inDays(30));
    const ended = await planOf('seedling');
    expect(ended).toMatchObject({
      ...{ plan: 'PRO', type: 'SUBSCRIPTION', isOnTrial: false, isProPlan: true, isCurrencyFixed: false },
      ...{ billingStartDate: null, billingDetails: null, config: THIRTY, isProPlanInitialized: true },
      teamDetails: { trialUsers: 0, unlicensedUsers: 11, currentTotalLicenses: 0 },
    });
    await upstream.jobs.runDue();
    expect(await planOf('seedling')).toEqual(ended);
    expect(await rowOf('seedling')).toMatchObject({ plan: 'pro', type: 'SUBSCRIPTION', version: 3 });
    expect((await audit('billing.endTrial')).filter(({ teamId }) => teamId === 'team-seedling')).toMatchObject([
      { actor: null, before: { plan: 'free', type: 'SELF_SERVE_TRIAL' }, after: { plan: 'pro', type: 'SUBSCRIPTION' } },
    ]);
    expect(await planOf('salestrial')).toMatchObject({ plan: 'PRO', type: 'SALES_DEAL', isProPlanInitialized: false });
    expect(await rowOf('salestrial')).toMatchObject({ type: 'SALES_DEAL', billingStartsAt: null });
  });

  test('ends in the free plan where the settings say so, after as many days as they say', async () => {
    const other = await startTestUpstream({ db: upstream.db, planTerms: { trial: { days: 15, endsAs: 'free' } } });
    const body = { type: 'TRIAL', teamId: 'team-seedling', config: { enabledFrom: TODAY, enabledTill: inDays(15) } };
    const started = await other.post('/billing/create-special-team', body, await adminOf('seedling'));
    expect(started.body).toMatchObject({ trialDays: 15, trialEndPlan: 'FREE', trialEndDate: inDays(14) });
    await other.app.close();
    upstream.clock.set(inDays(15));
    const ended = await planOf('seedling');
    expect(ended).toMatchObject({ plan: 'FREE', type: null, isProPlan: false, isEligibleForFreeProTrial: true });
    expect(ended).toMatchObject({ hasAvailedTrial: true, billingStartDate: null });
    await upstream.jobs.runDue();
    expect(await planOf('seedling')).toEqual(ended);
    expect(codeOf(await start('seedling', { enabledFrom: inDays(15), enabledTill: inDays(45) }))).toBe(
      '409 trial_not_available',
    );
  });

  test('is ended by work that is planted anew where it is missing, unless the team is gone or has bought', async () => {
    await upstream.db.transaction(async (queries) => {
      await queries.delete(job);
      await plantTrialEnds(queries, START);
      await plantTrialEnds(queries, START);
      await queries.update(team).set({ deletedAt: START }).where(eq(team.teamId, 'team-salestrial'));
    });
    await setBilling(upstream.db, 'team-sprout', { trialEndsAt: inDays(12) });
    upstream.clock.set(inDays(11));
    await upstream.jobs.runDue();
    expect(await rowOf('sprout')).toMatchObject({ plan: 'free' });
    upstream.clock.set(inDays(20));
    await upstream.jobs.runDue();
    expect(await rowOf('sprout')).toMatchObject({ plan: 'pro', type: 'SUBSCRIPTION' });
    expect(await rowOf('salestrial')).toMatchObject({ plan: 'free', type: 'SALES_TRIAL' });
    expect(await audit('billing.endTrial')).toHaveLength(1);
  });
});

describe('the billing cycle', () => {
  beforeEach(() => upstream.reset());
  const call = async (path: string, body: object, short: string) =>
    upstream.post(`/billing/${path}?teamId=team-${short}`, body, await adminOf(short));
  const init = (interval: string, short = 'elite', currency = 'USD') =>
    call('init-change-plan', { interval, currency }, short);
  const carryOut = (trackingId: string, interval: string, currency = 'USD') =>
    call('process-change-plan', { interval, currency, trackingId }, 'elite');

  test('changes when the present one is over, for the licences that there are, and back', async () => {
    const before = await planOf('elite');
    const offer = await init('ANNUAL');
    const renewal = Date.parse('2026-03-12T00:00:00Z');
    expect(offer.body).toMatchObject({
      ...{ interval: 'ANNUAL', currency: 'USD', rate: 300, payableAmount: 0, effectiveOn: renewal },
    });
    expect(await planOf('elite')).toEqual(before);
    const trackingId = textAt(offer.body, 'trackingId');
    for (const _again of [1, 2]) expect((await carryOut(trackingId, 'ANNUAL')).body).toEqual({ status: 'success' });
    const { billingDetails } = await planOf('elite');
    expect(billingDetails).toMatchObject({
      ...{ ...before.billingDetails, nextModel: 'ANNUAL' },
      ...{ planAmount: 300 * 16 * 12, amount: 300 * 16 * 12, chargeableUsers: 16 },
    });
    expect(await audit('billing.changePlan')).toMatchObject([{ after: { nextInterval: 'ANNUAL' } }]);
    expect(codeOf(await init('ANNUAL'))).toBe('409 plan_not_changeable');
    // What is paid at present goes on, whatever the list says.
    await setBilling(upstream.db, 'team-elite', { monthlyRate: 480 });
    const back = await init('MONTHLY');
    expect(back.body).toMatchObject({ rate: 480 });
    await setBilling(upstream.db, 'team-elite', { monthlyRate: 500 });
    await carryOut(textAt(back.body, 'trackingId'), 'MONTHLY');
    expect(await planOf('elite')).toEqual(before);
    upstream.clock.advance(31 * DAY_MS);
    await upstream.jobs.runDue();
    expect(await upstream.db.read((queries) => queries.$count(planChange))).toBe(0);
  });

  test('is for elite teams with a subscription, in its currency, and as it was asked for', async () => {
    expect(codeOf(await init('ANNUAL', 'orbit'))).toBe('403 elite_team_only');
    expect(codeOf(await init('ANNUAL', 'orchard'))).toBe('409 plan_not_changeable');
    expect(codeOf(await init('MONTHLY'))).toBe('409 plan_not_changeable');
    expect(codeOf(await init('QUARTERLY'))).toBe('400 invalid_request');
    expect(codeOf(await init('ANNUAL', 'elite', 'INR'))).toBe('409 currency_fixed');
    const trackingId = textAt((await init('ANNUAL')).body, 'trackingId');
    expect(codeOf(await carryOut(trackingId, 'MONTHLY'))).toBe('404 plan_change_not_found');
    expect(codeOf(await carryOut(trackingId, 'ANNUAL', 'INR'))).toBe('404 plan_change_not_found');
    expect(codeOf(await carryOut('nothing-was-asked', 'ANNUAL'))).toBe('404 plan_change_not_found');
    for (const stopped of [
      { pendingAmount: 1, pendingDeadline: START - DAY_MS },
      { plan: 'free' as const, pendingAmount: 0 },
    ]) {
      await setBilling(upstream.db, 'team-elite', stopped);
      expect(codeOf(await init('ANNUAL'))).toBe('409 plan_not_changeable');
      expect(codeOf(await carryOut(trackingId, 'ANNUAL'))).toBe('409 plan_not_changeable');
    }
    expect(await audit('billing.changePlan')).toEqual([]);
  });

  test('to an interval that is not sold is none', async () => {
    const prices = { ...planTerms.prices, USD: { MONTHLY: 500 } };
    const other = await startTestUpstream({ db: upstream.db, planTerms: { prices } });
    const trackingId = textAt((await init('ANNUAL')).body, 'trackingId');
    const [elite, orchard] = [await adminOf('elite'), await adminOf('orchard')];
    const asked = { interval: 'ANNUAL', currency: 'USD' };
    const answers = [
      await other.post('/billing/init-change-plan?teamId=team-elite', asked, elite),
      await other.post('/billing/process-change-plan?teamId=team-elite', { ...asked, trackingId }, elite),
      await other.post(
        '/billing/set-default-license-category?teamId=team-orchard',
        { licenseCategory: 'ANNUAL' },
        orchard,
      ),
    ];
    expect(answers.map(codeOf)).toEqual(Array(3).fill('409 plan_not_changeable'));
    await other.app.close();
  });

  test('of licences is for how long the next ones are', async () => {
    const set = (licenseCategory: string, short = 'orchard') =>
      call('set-default-license-category', { licenseCategory }, short);
    const before = await planOf('orchard');
    for (const _again of [1, 2]) expect((await set('BIANNUAL')).body).toEqual({});
    const { billingDetails, ...plan } = await planOf('orchard');
    expect(plan.defaultLicenseCategory).toBe('BIANNUAL');
    expect(billingDetails).toEqual({
      ...before.billingDetails,
      plan: { type: 'PAID', currency: 'USD', rate: 400, interval: null },
    });
    expect(await rowOf('orchard')).toMatchObject({ version: 2 });
    expect(await audit('billing.setLicenceCategory')).toMatchObject([
      { before: { defaultLicenceCategory: 'QUARTERLY' }, after: { defaultLicenceCategory: 'BIANNUAL' } },
    ]);
    expect(codeOf(await set('ANNUAL', 'elite'))).toBe('409 plan_not_changeable');
    expect(codeOf(await set('ANNUAL', 'orbit'))).toBe('403 elite_team_only');
    expect(codeOf(await set('BIENNIAL'))).toBe('400 invalid_request');
  });
});
