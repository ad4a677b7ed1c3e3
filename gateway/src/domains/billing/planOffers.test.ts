import { describe, expect, test } from 'vitest';
import { contract } from '../../generated/upstream/contract.ts';
import { Refused } from '../../testing/stubCall.ts';
import { freePlanOf, paidPlanOf, priceOf } from '../../testing/stubPlan.ts';
import { testGateway } from '../../testing/testGateway.ts';

const OFFERS = `query Offers($currency: Currency) { viewer { team { planOffers(currency: $currency) {
  currency isCurrencyFixed usersCount trialDays viewerCanStartTrial
  prices { interval months validityDays rate { formattedShort } total { formatted } listRate { formattedShort } discountPercent
    isSubscription teamTotal { formatted } teamListTotal { formatted } teamSaving { formatted } }
  special { kind validUntil freeUsageUntil lockedUntil months rate { formattedShort } listRate { formattedShort }
    teamTotal { formatted } teamListTotal { formatted } } } } } }`;
const CHEAP = `query Currency($currency: Currency) { viewer { team { planOffers(currency: $currency) {
  currency isCurrencyFixed prices { rate { formattedShort } } } } } }`;

type Offers = Record<string, unknown> & { prices: Record<string, unknown>[] };
const offersIn = (data: unknown) => (data as { viewer: { team: { planOffers: Offers } } }).viewer.team.planOffers;
const money = (formatted: string) => ({ formatted });
const short = (formattedShort: string) => ({ formattedShort });
const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

describe('prices', () => {
  test('of a team without an offer: by the month, for the interval, and for the team', async () => {
    const { ask } = await testGateway();
    const { data } = await ask(OFFERS);
    const offers = offersIn(data);
    const none = { listRate: null, teamListTotal: null, teamSaving: null };
    expect(offers).toMatchObject({
      currency: 'USD',
      isCurrencyFixed: false,
      usersCount: 10,
      trialDays: 30,
      special: null,
    });
    expect(offers.prices).toEqual([
      {
        ...{ interval: 'MONTHLY', months: 1, validityDays: 30, rate: short('$5'), total: money('$5.00') },
        ...{ discountPercent: null, isSubscription: true, teamTotal: money('$50.00'), ...none },
      },
      {
        ...{ interval: 'QUARTERLY', months: 3, validityDays: 90, rate: short('$4.50'), total: money('$13.50') },
        ...{ discountPercent: 10, isSubscription: false, teamTotal: money('$135.00'), ...none },
      },
      {
        ...{ interval: 'BIANNUAL', months: 6, validityDays: 180, rate: short('$4'), total: money('$24.00') },
        ...{ discountPercent: 20, isSubscription: false, teamTotal: money('$240.00'), ...none },
      },
      {
        ...{ interval: 'ANNUAL', months: 12, validityDays: 365, rate: short('$3'), total: money('$36.00') },
        ...{ discountPercent: 40, isSubscription: true, teamTotal: money('$360.00'), ...none },
      },
    ]);
  });

  test('of a team of old stand beside those of the list, with what they save', async () => {
    const { ask, stub } = await testGateway();
    stub.on('billing.currentPlan', () => ({
      ...freePlanOf(),
      availablePlans: [priceOf('ANNUAL', 200, 'USD', 450), priceOf('MONTHLY', 400, 'USD', 450)],
      specialOfferDetails: {
        ...{ kind: 'LEGACY', offerValidUpto: day('2027-01-05'), freeUsageValidUpto: day('2027-02-28') },
        ...{ transactionsLockedUpto: day('2019-05-31'), months: null, rate: null, listRate: null },
        ...{ teamAmount: null, teamListAmount: null },
      },
    }));
    const { prices, special } = offersIn((await ask(OFFERS)).data);
    expect(prices).toMatchObject([
      {
        ...{ rate: short('$4'), listRate: short('$4.50'), discountPercent: 11 },
        ...{ teamTotal: money('$40.00'), teamListTotal: money('$45.00'), teamSaving: money('$5.00') },
      },
      {
        ...{ rate: short('$2'), listRate: short('$4.50'), discountPercent: 55 },
        ...{ teamTotal: money('$240.00'), teamListTotal: money('$540.00'), teamSaving: money('$300.00') },
      },
    ]);
    expect(special).toMatchObject({
      ...{ kind: 'LEGACY', validUntil: '2027-01-05', freeUsageUntil: '2027-02-28', lockedUntil: '2019-05-31' },
      ...{ months: null, rate: null },
    });
  });

  test('of the first months are those of the offer', async () => {
    const { ask, stub } = await testGateway();
    stub.on('billing.currentPlan', () => ({
      ...freePlanOf('INR'),
      specialOfferDetails: {
        ...{ kind: 'FIRST_MONTHS', offerValidUpto: day('2026-12-05'), freeUsageValidUpto: null },
        ...{ transactionsLockedUpto: null, months: 6, rate: 9_900, listRate: 19_900 },
        ...{ teamAmount: 594_000, teamListAmount: 1_194_000 },
      },
    }));
    expect(offersIn((await ask(OFFERS, { currency: 'INR' })).data).special).toEqual({
      ...{ kind: 'FIRST_MONTHS', validUntil: '2026-12-05', freeUsageUntil: null, lockedUntil: null, months: 6 },
      ...{ rate: short('₹99'), listRate: short('₹199'), teamTotal: money('₹5,940.00') },
      teamListTotal: money('₹11,940.00'),
    });
  });

  test('no discount without a price by the month, nor where it is none; those of another currency are left out', async () => {
    const { ask, stub } = await testGateway();
    const discounts = async (...availablePlans: object[]) => {
      stub.on('billing.currentPlan', () => ({ ...freePlanOf(), availablePlans }));
      return offersIn((await ask(OFFERS, { currency: 'USD' })).data).prices.map(
        ({ interval, discountPercent }) => `${String(interval)} ${String(discountPercent)}`,
      );
    };
    expect(await discounts(priceOf('ANNUAL', 300))).toEqual(['ANNUAL null']);
    expect(await discounts(priceOf('ANNUAL', 300), priceOf('MONTHLY', 19_900, 'INR'))).toEqual(['ANNUAL null']);
    expect(await discounts(priceOf('MONTHLY', 300), priceOf('ANNUAL', 301))).toEqual(['MONTHLY null', 'ANNUAL null']);
    // Of an interval that this version does not know nobody can say what it comes to.
    const unknown = { ...priceOf('MONTHLY', 475), interval: 'BIMONTHLY', validity: 60 };
    expect(await discounts(priceOf('MONTHLY', 500), unknown)).toEqual(['MONTHLY null']);
  });

  test.each([
    [{}, true],
    [{ isEligibleForFreeProTrial: false }, false],
    [{ hasAvailedTrial: true }, false],
    [{ availedTrialOnceByAdmin: true }, false],
  ])('a trial may be started with %j: %s', async (flags, may) => {
    const { ask, stub } = await testGateway();
    stub.on('billing.currentPlan', () => ({ ...freePlanOf(), ...flags }));
    expect(offersIn((await ask(OFFERS)).data)['viewerCanStartTrial']).toBe(may);
  });
});

describe('the currency', () => {
  const asks = (names: readonly string[]) => names.filter((name) => name !== 'team.teamInfo');

  test.each([
    ['IN', 'INR', 'IN'],
    ['in', 'INR', 'IN'],
    ['US', 'USD', 'US'],
    ['gb', 'USD', 'GB'],
    ['', 'USD', null],
    [null, 'USD', null],
    ['1!', 'USD', null],
  ])('of the country %j is %s', async (country, currency, code) => {
    const { ask, stub } = await testGateway();
    stub.on('geolocation.lookup', () => ({ country_code: country }));
    stub.on('billing.currentPlan', ({ query }) => freePlanOf(query['currency'] === 'INR' ? 'INR' : 'USD'));
    const query = `query { viewer { billingRegion { countryCode currency } team { planOffers { currency prices { rate { formattedShort } } } } } }`;
    const { data } = await ask(query);
    expect(data).toMatchObject({ viewer: { billingRegion: { countryCode: code, currency } } });
    expect(offersIn(data)).toMatchObject({
      currency,
      prices: [{ rate: short(currency === 'INR' ? '₹199' : '$5') }, {}, {}, {}],
    });
    expect(stub.count('geolocation.lookup')).toBe(1);
    expect(stub.count('billing.currentPlan')).toBe(currency === 'INR' ? 2 : 1);
  });

  test('of a client by its address, which is all that the service gets', async () => {
    const { ask, stub } = await testGateway({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    await ask(CHEAP, {}, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    const lookup = stub.calls.find(({ name }) => name === 'geolocation.lookup');
    expect(lookup?.query).toEqual({ ip: '203.0.113.7' });
    // A proxy that does not know whom it speaks for: nothing is asked.
    await ask(CHEAP, {}, { headers: { 'x-forwarded-for': 'unknown' } });
    expect(stub.count('geolocation.lookup')).toBe(1);
  });

  test.each([
    ['refuses', () => new Refused(400, 'invalid_request')],
    ['fails', () => new Refused(500, 'internal')],
    ['answers nonsense', () => ({ country: 7 })],
  ])('of a client whose country is not known, as the service %s, is USD, and the log says so', async (_how, answer) => {
    const { ask, stub, logs } = await testGateway();
    stub.on('geolocation.lookup', answer);
    const { data, errors } = await ask(`{ viewer { billingRegion { countryCode currency } } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ viewer: { billingRegion: { countryCode: null, currency: 'USD' } } });
    expect(logs.some((line) => line.includes('Country of a client not known'))).toBe(true);
  });

  test('a service that is late is not asked again: it has two seconds, and no more', async () => {
    const { ask, stub } = await testGateway();
    stub.on('geolocation.lookup', () => new Refused(504, 'late'));
    expect(offersIn((await ask(CHEAP)).data)).toMatchObject({ currency: 'USD' });
    expect(stub.count('geolocation.lookup')).toBe(1);
    expect(contract.geolocation.lookup.limitMs).toBe(2_000);
  });

  test('that is asked for needs no lookup, and no second call where the team’s own is the same', async () => {
    const { ask, stub } = await testGateway();
    expect(offersIn((await ask(CHEAP, { currency: 'USD' })).data)).toMatchObject({ currency: 'USD' });
    expect(asks(stub.names())).toEqual(['billing.currentPlan']);
    stub.clear();
    expect(offersIn((await ask(CHEAP, { currency: 'INR' })).data)).toMatchObject({
      ...{ currency: 'INR', isCurrencyFixed: false },
      prices: [{ rate: short('₹199') }, { rate: short('₹179') }, { rate: short('₹159') }, { rate: short('₹119') }],
    });
    expect(asks(stub.names())).toEqual(['billing.currentPlan', 'billing.currentPlan']);
    expect(stub.calls.map(({ query }) => query['currency'])).toEqual([undefined, undefined, 'INR']);
  });

  test.each([[null], ['INR']])('that a paid plan fixes stays, asked for %s', async (currency) => {
    const { ask, stub } = await testGateway();
    stub.on('billing.currentPlan', paidPlanOf);
    expect(offersIn((await ask(CHEAP, { currency })).data)).toMatchObject({ currency: 'USD', isCurrencyFixed: true });
    expect(asks(stub.names())).toEqual(['billing.currentPlan']);
  });

  test('that is none is refused', async () => {
    const { ask, stub } = await testGateway();
    const { errors } = await ask(CHEAP, { currency: 'UNKNOWN' });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(stub.names()).toEqual([]);
  });
});

test('a member learns neither prices nor where they seem to be', async () => {
  const { ask, stub, member } = await testGateway();
  const query = '{ viewer { billingRegion { currency } team { planOffers { currency } } } }';
  const { data, errors } = await ask(query, {}, { as: member });
  expect(data).toEqual({ viewer: { billingRegion: null, team: { planOffers: null } } });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  expect(stub.count('geolocation.lookup')).toBe(0);
});
