// What teams pay, may buy and use, through the gateway on the real services.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Session, type TestStack, startTestStack } from '../support/stack.ts';

let stack: TestStack;
beforeAll(async () => {
  // Whoever asks from this machine is taken to be in India.
  stack = await startTestStack({ COUNTRY_NETWORKS: '127.0.0.0/8=IN' });
});
afterAll(() => stack.stop());
afterEach(() => stack.dev.clearFaults());

const DAY_MS = 86_400_000;
/** One session of each team's admin: PINs are not to be had as often as one likes. */
const admins = new Map<string, Promise<Session>>();
function admin(team: string): Promise<Session> {
  const known = admins.get(team) ?? stack.signIn(`admin@${team}.example`);
  admins.set(team, known);
  return known;
}
const daysAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
/** The day on which the demo teams were made, which may be the one before: their days count from it. */
async function dayOfTeams() {
  const { viewer } = await dataOf(await admin('sprout'), '{ viewer { team { billing { trial { startsOn } } } } }');
  return daysAfter(viewer.team.billing.trial.startsOn, 20);
}

const MONEY = '{ amountMinor currency }';
const PLAN = `{ viewer { team { plan isProPlan billing {
  type interval nextInterval currency paymentMethod hasPaymentFailed startsOn viewerCanChangeInterval balance ${MONEY}
  rate ${MONEY} credits ${MONEY} pendingAmount ${MONEY} trial { endsOn endsInto } lastTrial { endsOn } period { renewsOn }
  nextCharge { amount ${MONEY} planAmount ${MONEY} dues ${MONEY} creditsUsed ${MONEY} balanceUsed ${MONEY} on usersCount }
  seats { activeUsersCount licensedUsersCount trialUsersCount unlicensedUsersCount licencesCount unusedLicencesCount
    byInterval { interval usersCount } }
  intervalOptions { interval isCurrent } accountManager { email } cards { brand lastFour } } } } }`;
const USAGE = `{ viewer { team { usage {
  ${[
    'messages',
    'storage',
    'guests',
    'admins',
    'approvedDomains',
    'publicChannels',
    'privateChannels',
    'videoLimitHits',
  ]
    .concat(['smartChannels', 'groupVideoCalls', 'customFields', 'inviteControl', 'externalContactBlock'])
    .map((name) => `${name} { used noticeAbove limit isNoticed isOverLimit }`)
    .join(' ')} } } } }`;
const OFFERS = `query ($currency: Currency) { viewer { billingRegion { countryCode currency } team { planOffers(currency: $currency) {
  currency isCurrencyFixed usersCount viewerCanStartTrial trialDays special { kind }
  prices { interval rate { formattedShort } discountPercent teamTotal { formatted } } } } } }`;
const START =
  'mutation ($key: String) { trialStart(input: { idempotencyKey: $key }) { team { isProPlan billing { trial { startsOn endsOn } } } userErrors { code } } }';
const CHANGE =
  'mutation ($interval: BillingInterval!) { billingIntervalUpdate(input: { interval: $interval }) { team { billing { interval nextInterval } } userErrors { code field } } }';
/** An act that only PRO includes. */
const GATED = 'mutation { teamAdminInviteUpdate(input: { isAdminInvite: true }) { userErrors { code } } }';

async function dataOf(session: Session, query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await session.ask(query, variables);
  expect(errors).toEqual([]);
  return data;
}
const teamOf = async (session: Session) => (await dataOf(session, PLAN)).viewer.team;
const gatedCodes = async (session: Session) =>
  (await dataOf(session, GATED)).teamAdminInviteUpdate.userErrors.map(({ code }: { code: string }) => code);

async function callCounts() {
  const counts: Record<string, number> = {};
  for (const { service, operation } of await stack.dev.calls()) {
    const name = `${service}.${operation}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

type Row = [
  team: string,
  type: string | null,
  interval: string | null,
  isProPlan: boolean,
  more: (day: (after: number) => string) => object,
];
const rows: Row[] = [
  [
    'orbit',
    'SUBSCRIPTION',
    'MONTHLY',
    true,
    () => ({ credits: { amountMinor: 2_500, currency: 'USD' }, nextInterval: null }),
  ],
  [
    'seedling',
    null,
    null,
    false,
    () => ({ nextCharge: null, period: null, trial: null, cards: [], intervalOptions: [] }),
  ],
  ['softwall', null, null, false, () => ({ nextCharge: null })],
  [
    'sprout',
    'SELF_SERVE_TRIAL',
    null,
    true,
    (day) => ({ nextCharge: null, startsOn: day(10), trial: { endsInto: 'PRO' } }),
  ],
  ['deal', 'SALES_DEAL', 'ANNUAL', true, (day) => ({ startsOn: day(14) })],
  ['salestrial', 'SALES_TRIAL', null, true, (day) => ({ trial: { endsOn: day(19), endsInto: 'PRO' } })],
  ['flat', 'FLAT_RATE', 'MONTHLY', true, () => ({ cards: [{ brand: 'MASTERCARD' }] })],
  [
    'offline',
    'PAID_OFFLINE',
    'ANNUAL',
    true,
    (day) => ({ trial: null, lastTrial: { endsOn: day(9) }, paymentMethod: 'INVOICE' }),
  ],
  [
    'overdue',
    'SUBSCRIPTION',
    'MONTHLY',
    true,
    () => ({ hasPaymentFailed: true, cards: [{ brand: 'VISA', lastFour: '4242' }] }),
  ],
  ['elite', 'SUBSCRIPTION', 'MONTHLY', true, () => ({ viewerCanChangeInterval: true })],
  ['activating', 'SUBSCRIPTION', 'MONTHLY', false, () => ({})],
  ['hardwall', 'HARD_PAYWALL_EXPERIMENT', null, false, () => ({})],
  ['heritage', null, null, false, () => ({})],
  [
    'rupee',
    'SUBSCRIPTION',
    'MONTHLY',
    true,
    () => ({ rate: { amountMinor: 19_900, currency: 'INR' }, paymentMethod: 'NET_BANKING' }),
  ],
  ['summit', 'SALES_DEAL', 'ANNUAL', true, () => ({ accountManager: { email: 'ilse.brandt@muster.example' } })],
  ['galaxy', 'PAID', 'ANNUAL', true, () => ({ viewerCanChangeInterval: false })],
  ['orchard', 'PAID', 'QUARTERLY', true, () => ({ viewerCanChangeInterval: true })],
];

describe('the plan of', () => {
  test.each(rows)('%s', async (name, type, interval, isProPlan, more) => {
    const { billing, ...team } = await teamOf(await admin(name));
    expect(team.isProPlan).toBe(isProPlan);
    const made = await dayOfTeams();
    expect(billing).toMatchObject({ type, interval, ...more((after) => daysAfter(made, after)) });
    const { seats, nextCharge, currency } = billing;
    expect(seats.licencesCount).toBe(seats.licensedUsersCount + seats.unusedLicencesCount);
    expect(seats.activeUsersCount).toBe(seats.licensedUsersCount + seats.trialUsersCount + seats.unlicensedUsersCount);
    const held = seats.byInterval.map(({ usersCount }: { usersCount: number }) => usersCount);
    expect(held.reduce((sum: number, one: number) => sum + one, 0)).toBe(seats.licensedUsersCount);
    if (nextCharge === null) return;
    const minor = (part: string): number => nextCharge[part].amountMinor;
    expect(minor('amount')).toBe(minor('planAmount') + minor('dues') - minor('creditsUsed') - minor('balanceUsed'));
    for (const part of ['amount', 'planAmount', 'dues', 'creditsUsed', 'balanceUsed'])
      expect(nextCharge[part].currency).toBe(currency);
  });

  test('a team takes three calls besides who asks, its prices one more', async () => {
    const orbit = await admin('orbit');
    await stack.dev.forgetCalls();
    await teamOf(orbit);
    expect(await callCounts()).toEqual({
      ...{ 'identity.fullProfile': 1, 'team.teamInfo': 1, 'team.teamState': 1 },
      ...{ 'billing.billingData': 1, 'billing.currentPlan': 1, 'payment.paymentMethods': 1 },
    });
    await stack.dev.forgetCalls();
    await dataOf(orbit, '{ viewer { team { planOffers { currency } billing { interval } } } }');
    expect(await callCounts()).toEqual({ 'team.teamInfo': 1, 'billing.currentPlan': 1 });
  });
});

describe('prices', () => {
  test('are in the currency of the country, in another that is asked for, and in that of a plan', async () => {
    const seedling = await admin('seedling');
    await stack.dev.forgetCalls();
    const { billingRegion, team } = (await dataOf(seedling, OFFERS)).viewer;
    expect(billingRegion).toEqual({ countryCode: 'IN', currency: 'INR' });
    expect(team.planOffers).toMatchObject({
      ...{ currency: 'INR', isCurrencyFixed: false, usersCount: 11, viewerCanStartTrial: true, trialDays: 30 },
      prices: [
        { interval: 'MONTHLY', rate: { formattedShort: '₹199' }, discountPercent: null },
        { interval: 'QUARTERLY', discountPercent: 10 },
        { interval: 'BIANNUAL', discountPercent: 20 },
        { interval: 'ANNUAL', discountPercent: 40, teamTotal: { formatted: '₹15,708.00' } },
      ],
    });
    expect(await callCounts()).toMatchObject({ 'billing.currentPlan': 2, 'geolocation.lookup': 1 });
    const dollars = (await dataOf(seedling, OFFERS, { currency: 'USD' })).viewer.team.planOffers;
    expect(dollars).toMatchObject({ currency: 'USD', prices: [{ rate: { formattedShort: '$5' } }, {}, {}, {}] });
    const fixed = (await dataOf(await admin('orbit'), OFFERS, { currency: 'INR' })).viewer.team.planOffers;
    expect(fixed).toMatchObject({ currency: 'USD', isCurrencyFixed: true, viewerCanStartTrial: false });
    const old = (await dataOf(await admin('heritage'), OFFERS, { currency: 'USD' })).viewer.team.planOffers;
    expect(old).toMatchObject({
      special: { kind: 'LEGACY' },
      prices: [{ discountPercent: 11 }, {}, {}, { discountPercent: 55 }],
    });
  });

  test('are in dollars where nobody can say which country it is', async () => {
    await stack.dev.fault({ service: 'geolocation', status: 500 });
    const { billingRegion, team } = (await dataOf(await admin('seedling'), OFFERS)).viewer;
    expect([billingRegion, team.planOffers.currency]).toEqual([{ countryCode: null, currency: 'USD' }, 'USD']);
  });
});

test('what a team uses: one call for each service’s figures, and a notice where little is left', async () => {
  const softwall = await admin('softwall');
  await stack.dev.forgetCalls();
  const { usage } = (await dataOf(softwall, USAGE)).viewer.team;
  expect(await callCounts()).toEqual({
    ...{ 'team.planGates': 1, 'team.teamFileStorageInfo': 1, 'team.teamState': 1 },
    ...{ 'channel.teamChatCount': 1, 'channel.channelsUsage': 1, 'channel.channelProFeatureUsage': 1 },
    ...{ 'recording.videoCallingLimitHits': 1, 'recording.groupVideoStats': 1 },
  });
  const named = (flag: string) => Object.keys(usage).filter((name) => usage[name][flag]);
  expect(named('isNoticed')).toEqual(
    expect.arrayContaining(['messages', 'storage', 'guests', 'publicChannels', 'privateChannels', 'videoLimitHits']),
  );
  expect(usage.messages).toMatchObject({ noticeAbove: 8_000, limit: 10_000, isOverLimit: false });
  expect(usage.storage).toMatchObject({ noticeAbove: 4 * 2 ** 30, limit: 5 * 2 ** 30, isOverLimit: false });
  expect(usage.guests).toEqual({ used: 1, noticeAbove: 0, limit: 0, isNoticed: true, isOverLimit: true });
  expect(usage.privateChannels).toMatchObject({ used: 1, limit: 0, isOverLimit: true });
  expect(usage.videoLimitHits).toMatchObject({ used: 12, limit: 10, isOverLimit: true });
  const paying = (await dataOf(await admin('orbit'), USAGE)).viewer.team.usage;
  expect(Object.values(paying).filter((figure) => (figure as { limit: unknown }).limit !== null)).toEqual([]);
});

describe('a service of billing that fails', () => {
  const PAGE =
    '{ viewer { team { name usage { guests { used } } billing { licensedUsersCount interval cards { lastFour } } } } }';

  test.each<[string, Record<string, unknown>, object, string[]]>([
    [
      'billing',
      { operation: 'currentPlan', malformed: true },
      { interval: null, cards: [{ lastFour: '4242' }, { lastFour: '4444' }] },
      ['interval'],
    ],
    [
      'billing',
      { operation: 'currentPlan', status: 503 },
      { interval: null, cards: [{ lastFour: '4242' }, { lastFour: '4444' }] },
      ['interval'],
    ],
    [
      'payment',
      { status: 200, body: { cards: 'none of your business' } },
      { interval: 'MONTHLY', cards: null },
      ['cards'],
    ],
  ])('%s with %j leaves the rest of the page', async (service, fault, expected, missing) => {
    const orbit = await admin('orbit');
    await stack.dev.fault({ service, ...fault });
    const { data, errors } = await orbit.ask(PAGE);
    expect(data.viewer.team).toMatchObject({ name: 'Orbit', usage: { guests: { used: 8 } }, billing: expected });
    expect(errors.map(({ path }) => path?.at(-1))).toEqual(missing);
    const text = JSON.stringify(errors);
    for (const secret of [orbit.token, stack.upstreamUrl, 'none of your business', 'current-plan'])
      expect(text).not.toContain(secret);
    await stack.dev.clearFaults();
    await expect.poll(async () => (await orbit.ask(PAGE)).errors).toEqual([]);
  });
});

describe('the interval', () => {
  test('of a subscription changes with its next period, and is taken back', async () => {
    const elite = await admin('elite');
    const change = async (interval: string) => (await dataOf(elite, CHANGE, { interval })).billingIntervalUpdate;
    expect(await change('QUARTERLY')).toEqual({ team: null, userErrors: [{ code: 'INVALID', field: ['interval'] }] });
    expect(await change('ANNUAL')).toEqual({
      team: { billing: { interval: 'MONTHLY', nextInterval: 'ANNUAL' } },
      userErrors: [],
    });
    expect(await change('ANNUAL')).toEqual({ team: null, userErrors: [{ code: 'NOT_ALLOWED', field: null }] });
    const { nextCharge } = (await teamOf(elite)).billing;
    expect(nextCharge.planAmount).toEqual({ amountMinor: nextCharge.usersCount * 300 * 12, currency: 'USD' });
    expect(await change('MONTHLY')).toMatchObject({ team: { billing: { nextInterval: null } } });
  });

  test('of licences is that of the next ones; the others stay as they are', async () => {
    const orchard = await admin('orchard');
    const { byInterval } = (await teamOf(orchard)).billing.seats;
    const { team } = (await dataOf(orchard, CHANGE, { interval: 'ANNUAL' })).billingIntervalUpdate;
    expect(team).toEqual({ billing: { interval: 'ANNUAL', nextInterval: null } });
    const { billing } = await teamOf(orchard);
    expect(billing.seats.byInterval).toEqual(byInterval);
    expect(billing.intervalOptions.map(({ interval }: { interval: string }) => interval)).toEqual([
      ...['MONTHLY', 'QUARTERLY', 'BIANNUAL', 'ANNUAL'],
    ]);
  });

  test('is not for teams that take people without a licence', async () => {
    const { billingIntervalUpdate } = await dataOf(await admin('orbit'), CHANGE, { interval: 'ANNUAL' });
    expect(billingIntervalUpdate).toEqual({ team: null, userErrors: [{ code: 'NOT_ALLOWED', field: null }] });
  });
});

describe('a trial', () => {
  afterAll(() => stack.dev.resetClock());

  test('that is started twice at once begins once; with one key it is one act', async () => {
    const one = await admin('heritage');
    const answers = await Promise.all([dataOf(one, START, { key: 'first' }), dataOf(one, START, { key: 'second' })]);
    const codes = answers.map(({ trialStart }) => trialStart.userErrors.map(({ code }: { code: string }) => code));
    expect(codes.toSorted((a, b) => a.length - b.length)).toEqual([[], ['NOT_ALLOWED']]);
    const winner = codes[0]?.length === 0 ? 'first' : 'second';
    const again = (await dataOf(one, START, { key: winner })).trialStart;
    expect(again).toMatchObject({ team: { isProPlan: true }, userErrors: [] });
    const { startsOn, endsOn } = again.team.billing.trial;
    expect(endsOn).toBe(daysAfter(startsOn, 29));
  });

  test('opens all of PRO, and ends by the clock: nobody is licensed, and nothing is owed', async () => {
    const seedling = await admin('seedling');
    expect(await gatedCodes(seedling)).toEqual(['PLAN_REQUIRED']);
    const { team: onTrial, userErrors } = (await dataOf(seedling, START)).trialStart;
    expect([onTrial.isProPlan, userErrors]).toEqual([true, []]);
    const { startsOn } = onTrial.billing.trial;
    expect(await gatedCodes(seedling)).toEqual([]);
    expect((await teamOf(seedling)).billing.seats).toMatchObject({ trialUsersCount: 11, unlicensedUsersCount: 0 });
    await stack.dev.advance(Date.parse(startsOn) + 30 * DAY_MS - Date.now() + 1_000);
    const team = await teamOf(seedling);
    expect(team).toMatchObject({
      ...{ plan: 'PRO', isProPlan: true },
      billing: {
        ...{ type: 'SUBSCRIPTION', trial: null, nextCharge: null, pendingAmount: { amountMinor: 0 } },
        seats: { trialUsersCount: 0, unlicensedUsersCount: 11, licencesCount: 0 },
      },
    });
    expect(team.billing.lastTrial).toEqual({ endsOn: daysAfter(startsOn, 29) });
    expect((await dataOf(seedling, START)).trialStart.userErrors).toEqual([{ code: 'NOT_ALLOWED' }]);
  });
});
