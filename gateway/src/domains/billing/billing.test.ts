import { describe, expect, test } from 'vitest';
import type { Answer } from '../../generated/upstream/contract.ts';
import { Refused } from '../../testing/stubCall.ts';
import { freePlanOf, paidPlanOf, priceOf } from '../../testing/stubPlan.ts';
import { stubTeam, teamInfoOf } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

type Plan = Answer<'billing', 'currentPlan'>;
const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const money = (formatted: string) => ({ formatted });
const away = () => new Refused(503, 'internal');

const asked = (fields: string) => `{ viewer { team { billing { ${fields} } } } }`;
const billingIn = (data: unknown) =>
  (data as { viewer: { team: { billing: Record<string, unknown> | null } } }).viewer.team.billing;

const MONEY = '{ formatted }';
const OF_THE_PLAN = `currency paymentMethod hasPaymentFailed creditedLicencesCount credits ${MONEY} accountBalanceDue ${MONEY}
  trial { endsOn } lastTrial { endsOn } startsOn period { startsOn expiresOn renewsOn billedOn billingDay }
  nextCharge { amount ${MONEY} on usersCount planAmount ${MONEY} dues ${MONEY} creditsUsed ${MONEY} balanceUsed ${MONEY} }
  rate { formattedShort amountMinor currency } interval nextInterval
  seats { activeUsersCount licensedUsersCount trialUsersCount unlicensedUsersCount licencesCount unusedLicencesCount
    byInterval { interval usersCount } }
  intervalOptions { interval months rate { formattedShort } discountPercent isCurrent }
  viewerCanChangeInterval accountManager { name email avatarUrl }`;

const PAYING = `{ viewer { team { accountId isPaid licencePrice { amountMinor currency formatted } licensedUsersCount
  isLiteSupported isPaywallExcluded } } }`;

test.each([
  [
    'a team that pays',
    { billPlanCost: 90_000, billPlanCurrency: 'INR', proUsers: 3, isPaid: true, supportLite: true },
    { isPaid: true, licencePrice: { amountMinor: 90_000, currency: 'INR', formatted: '₹900.00' } },
    { licensedUsersCount: 3, isLiteSupported: true, isPaywallExcluded: false },
  ],
  [
    'a free team that is asked for nothing',
    {
      ...{ billPlanCost: null, billPlanCurrency: null, proUsers: 0, isPaid: false, supportLite: false },
      preferences: { excludePaywall: true },
    },
    { isPaid: false, licencePrice: null },
    { licensedUsersCount: 0, isLiteSupported: false, isPaywallExcluded: true },
  ],
])('how %s stands comes with the team, to members too', async (_team, info, paying, people) => {
  const { ask, stub, member } = await testGateway();
  stub.on('team.teamInfo', () => ({ ...teamInfoOf(stubTeam()), ...info }));
  expect(await ask(PAYING, {}, { as: member })).toEqual({
    data: { viewer: { team: { accountId: 'account-1', ...paying, ...people } } },
  });
  expect(stub.names()).toEqual(['team.teamInfo']);
});

test.each([[true], [false]])(
  'billing tells who is Lite, and whether PRO may start now: %s',
  async (isActivationAllowed) => {
    const { ask, stub } = await testGateway();
    stub.on('billing.billingData', () => ({
      billing: {
        type: null,
        isLiteUserRestricted: false,
        teamDetails: {
          activationTimestamp: Date.parse('2026-11-22T09:00:00Z'),
          isActivationAllowed,
          licensedUsers: 3,
          liteUsers: 7,
          currentUnusedLicenses: 2,
        },
      },
      newBilling: { balance: { amount: 0, currency: 'USD' } },
      pendingPaymentDetails: { pendingAmount: { amount: 0, currency: 'USD' }, deadline: null },
    }));
    const { data } = await ask(asked('activationAt liteUsersCount viewerCanActivatePlan'));
    expect(billingIn(data)).toEqual({
      activationAt: '2026-11-22T09:00:00.000Z',
      liteUsersCount: 7,
      viewerCanActivatePlan: isActivationAllowed,
    });
    expect(stub.names()).toEqual(['team.teamInfo', 'billing.billingData']);
  },
);

test('all of a paid plan comes by one call', async () => {
  const { ask, stub } = await testGateway();
  stub.on('billing.currentPlan', paidPlanOf);
  const { data, errors } = await ask(asked(OF_THE_PLAN));
  expect(errors).toBeUndefined();
  expect(billingIn(data)).toEqual({
    ...{ currency: 'USD', paymentMethod: 'CARD', hasPaymentFailed: true, creditedLicencesCount: 4 },
    ...{ credits: money('$25.00'), accountBalanceDue: money('−$7.00'), trial: null, lastTrial: null },
    startsOn: '2025-12-12',
    period: {
      ...{ startsOn: '2025-12-12', expiresOn: '2026-12-11', renewsOn: '2026-12-12' },
      ...{ billedOn: '2025-12-12', billingDay: 12 },
    },
    nextCharge: {
      ...{ amount: money('$956.00'), on: '2026-12-12', usersCount: 25, planAmount: money('$900.00') },
      ...{ dues: money('$81.00'), creditsUsed: money('$25.00'), balanceUsed: money('$0.00') },
    },
    rate: { formattedShort: '$3', amountMinor: 300, currency: 'USD' },
    ...{ interval: 'ANNUAL', nextInterval: null },
    seats: {
      ...{ activeUsersCount: 25, licensedUsersCount: 20, trialUsersCount: 2, unlicensedUsersCount: 3 },
      ...{ licencesCount: 25, unusedLicencesCount: 5 },
      byInterval: [
        { interval: 'MONTHLY', usersCount: 1 },
        { interval: 'QUARTERLY', usersCount: 2 },
        { interval: 'BIANNUAL', usersCount: 0 },
        { interval: 'ANNUAL', usersCount: 17 },
      ],
    },
    intervalOptions: [
      { interval: 'MONTHLY', months: 1, rate: { formattedShort: '$5' }, discountPercent: null, isCurrent: false },
      { interval: 'ANNUAL', months: 12, rate: { formattedShort: '$3' }, discountPercent: 40, isCurrent: true },
    ],
    viewerCanChangeInterval: true,
    accountManager: { name: 'Ada Lang', email: 'ada@muster.example', avatarUrl: '/files/ada.png' },
  });
  expect(stub.names().sort()).toEqual(['billing.currentPlan', 'identity.fullProfile', 'team.teamInfo']);
  expect(stub.calls.find(({ name }) => name === 'billing.currentPlan')?.query).toMatchObject({ teamId: 'team-orbit' });
});

test('a team that pays for nothing has none of it', async () => {
  const { ask, stub } = await testGateway();
  const { data, errors } = await ask(asked(`${OF_THE_PLAN} cards { cardId }`));
  expect(errors).toBeUndefined();
  expect(billingIn(data)).toMatchObject({
    ...{ paymentMethod: null, hasPaymentFailed: false, trial: null, lastTrial: null, startsOn: null, period: null },
    ...{ nextCharge: null, rate: null, interval: null, nextInterval: null, intervalOptions: [] },
    ...{ viewerCanChangeInterval: false, accountManager: null },
  });
  expect(stub.count('billing.currentPlan')).toBe(1);
});

const window = { enabledFrom: day('2024-03-01'), enabledTill: day('2024-03-31') };
const running: Plan = { ...freePlanOf(), type: 'SELF_SERVE_TRIAL', config: window, isOnTrial: true };

test.each<[string, Plan, boolean, string]>([
  ['one that runs', { ...running, trialEndDate: day('2024-03-30'), trialEndPlan: 'PRO' }, true, 'PRO'],
  ['one whose last day is not told', { ...running, trialEndPlan: 'FREE' }, true, 'FREE'],
  ['one that is over', { ...paidPlanOf(), config: window, trialEndPlan: 'PRO' }, false, 'PRO'],
])('a trial by its days of UTC: %s', async (_what, plan, isRunning, endsInto) => {
  const { ask, stub } = await testGateway();
  stub.on('billing.currentPlan', () => plan);
  const fields = '{ startsOn endsOn billingStartsAt endsInto }';
  const trial = {
    ...{ startsOn: '2024-03-01', endsOn: '2024-03-30', billingStartsAt: '2024-03-31T00:00:00.000Z' },
    endsInto,
  };
  expect(billingIn((await ask(asked(`trial ${fields} lastTrial ${fields}`))).data)).toEqual({
    trial: isRunning ? trial : null,
    lastTrial: trial,
  });
});

describe('who may change the interval', () => {
  const licences: Plan = { ...paidPlanOf(), type: 'PAID', billingDetails: null, defaultLicenseCategory: 'QUARTERLY' };
  const options = 'viewerCanChangeInterval interval intervalOptions { interval isCurrent rate { formattedShort } }';
  const lines = (data: unknown) => {
    const billing = billingIn(data) as {
      viewerCanChangeInterval: boolean;
      intervalOptions: { interval: string; isCurrent: boolean; rate: { formattedShort: string } }[];
    };
    return [
      billing.viewerCanChangeInterval,
      ...billing.intervalOptions.map(
        ({ interval, isCurrent, rate }) => `${interval} ${rate.formattedShort}${isCurrent ? ' now' : ''}`,
      ),
    ];
  };

  test.each<[string, Plan, readonly unknown[]]>([
    ['licences are for any', licences, [true, 'MONTHLY $5', 'QUARTERLY $4.50 now', 'BIANNUAL $4', 'ANNUAL $3']],
    [
      'one that nobody can buy any more stands among them',
      { ...paidPlanOf(), availablePlans: paidPlanOf().availablePlans.slice(0, 1) },
      [true, 'MONTHLY $5', 'ANNUAL $3 now'],
    ],
    [
      'the present one is what the team pays, whatever it costs others',
      { ...paidPlanOf(), availablePlans: [priceOf('ANNUAL', 350), priceOf('MONTHLY', 500)] },
      [true, 'MONTHLY $5', 'ANNUAL $3 now'],
    ],
    ['a team that takes Lite people has no choice', { ...paidPlanOf(), isLiteUserRestricted: false }, [false]],
    ['nor has one whose PRO does not count', { ...paidPlanOf(), isProPlan: false }, [false]],
    ['nor one on trial', { ...paidPlanOf(), isOnTrial: true }, [false]],
  ])('%s', async (_what, plan, expected) => {
    const { ask, stub } = await testGateway();
    stub.on('billing.currentPlan', () => plan);
    expect(lines((await ask(asked(options))).data)).toEqual(expected);
  });

  test('no member, for whom no plan is read', async () => {
    const { ask, stub, member } = await testGateway();
    stub.on('billing.currentPlan', paidPlanOf);
    expect((await ask(asked('viewerCanChangeInterval'), {}, { as: member })).data).toEqual({
      viewer: { team: { billing: { viewerCanChangeInterval: false } } },
    });
    expect(stub.names()).toEqual(['identity.fullProfile']);
  });
});

describe('a service that fails leaves the rest', () => {
  const all = 'type licensedUsersCount interval viewerCanChangeInterval cards { lastFour }';
  const pathsOf = (errors: readonly { path?: (string | number)[] }[] | undefined) =>
    errors?.map(({ path }) => path?.slice(2).join('.'));

  test.each([
    [
      'billing.currentPlan',
      ['billing.interval'],
      { type: 'SUBSCRIPTION', licensedUsersCount: 3, interval: null, viewerCanChangeInterval: false },
    ],
    ['payment.paymentMethods', ['billing.cards'], { type: 'SUBSCRIPTION', interval: 'ANNUAL', cards: null }],
  ])('%s', async (name, paths, left) => {
    const { ask, stub } = await testGateway();
    stub.on('billing.currentPlan', paidPlanOf);
    stub.on(name, away);
    const { data, errors } = await ask(asked(all));
    expect(billingIn(data)).toMatchObject(left);
    expect(pathsOf(errors)).toEqual(paths);
  });

  test('the short figures: what comes of the plan stands', async () => {
    const { ask, stub } = await testGateway();
    stub.on('billing.currentPlan', paidPlanOf);
    stub.on('billing.billingData', away);
    const { data, errors } = await ask(asked('type activationAt interval cards { lastFour }'));
    expect(billingIn(data)).toEqual({
      ...{ type: null, activationAt: null, interval: 'ANNUAL' },
      cards: [{ lastFour: '4242' }],
    });
    expect(pathsOf(errors)).toEqual(['billing.type', 'billing.activationAt']);
  });
});

type Card = Answer<'payment', 'paymentMethods'>['cards'][number];
test.each<[Omit<Card, 'id'>, string | null, string]>([
  [{ lastFour: '4242', brand: 'Visa' }, '4242', 'VISA'],
  [{ lastFourDigits: '0001', ccType: 'MC' }, '0001', 'MASTERCARD'],
  [{ creditCardNum: 'XXXX-XXXX-XXXX-1117', cardTypeFull: 'Discover' }, '1117', 'DISCOVER'],
  [{ creditCardNum: '**** 0005 ', cardClassName: 'American Express' }, '0005', 'AMERICAN_EXPRESS'],
  [{ lastFour: '', creditCardNum: '4111111111111111', cardType: 'ax' }, '1111', 'AMERICAN_EXPRESS'],
  [{ lastFour: '9424', cardType: 'credit', cardTypeFull: 'dinersClub' }, '9424', 'DINERS_CLUB'],
  [{ creditCardNum: '1234-XXXX', brand: 'JCB' }, null, 'JCB'],
  [{ brand: 'up' }, null, 'UNIONPAY'],
  [{ brand: 'Bartercard' }, null, 'UNKNOWN'],
  [{}, null, 'UNKNOWN'],
])('a card that comes as %j', async (card, lastFour, brand) => {
  const { ask, stub, logs } = await testGateway();
  stub.on('payment.paymentMethods', () => ({ cards: [{ id: 'c1', ...card, expiryYear: 2030 }] }));
  const { data } = await ask(asked('cards { cardId brand lastFour expiryMonth expiryYear }'));
  expect(billingIn(data)).toEqual({
    cards: [{ cardId: 'c1', brand, lastFour, expiryMonth: null, expiryYear: 2030 }],
  });
  expect(logs.some((line) => line.includes('Unknown wire value'))).toBe(card.brand === 'Bartercard');
});

test.each<[string, (plan: Plan) => Record<string, unknown>]>([
  ['a currency that is none', (plan) => ({ ...plan, currency: 'dollars' })],
  ['a rate beyond all numbers', (plan) => ({ ...plan, availablePlans: [priceOf('ANNUAL', 2 ** 52)] })],
  ['a rate below nothing', (plan) => ({ ...plan, availablePlans: [priceOf('ANNUAL', -300)] })],
])('%s makes the answer wrong as a whole, which is no fault of the gateway', async (_what, spoilt) => {
  const { ask, stub } = await testGateway();
  stub.on('billing.currentPlan', () => spoilt(paidPlanOf()));
  const { data, errors } = await ask(asked('currency rate { formatted } balance { formatted }'));
  expect(billingIn(data)).toMatchObject({ currency: null, rate: null, balance: { formatted: expect.any(String) } });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_INVALID', 'UPSTREAM_INVALID']);
});

test('words that this version does not know become UNKNOWN, and lines in the log', async () => {
  const { ask, stub, logs } = await testGateway();
  const plan = paidPlanOf();
  stub.on('billing.currentPlan', () => ({
    ...plan,
    ...{ currency: 'EUR', paymentMethod: 'GOLD', defaultLicenseCategory: 'BIENNIAL' },
    billingDetails: { ...plan.billingDetails, nextModel: 'WEEKLY' },
  }));
  const { data } = await ask(asked('currency paymentMethod interval nextInterval intervalOptions { interval }'));
  expect(billingIn(data)).toEqual({
    ...{ currency: 'UNKNOWN', paymentMethod: 'UNKNOWN', interval: 'UNKNOWN', nextInterval: 'UNKNOWN' },
    intervalOptions: [],
  });
  for (const word of ['EUR', 'GOLD', 'BIENNIAL', 'WEEKLY'])
    expect(logs.some((line) => line.includes(word) && line.includes('Unknown wire value'))).toBe(true);
});
