import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createProviders } from './settings.ts';
import { STAND_IN } from './standInKeys.ts';
import { productionSettings as production } from '../testing/production.ts';

const cards = {
  ...{ ENVIRONMENT: 'prod', CARD_PROVIDER_URL: 'https://api.stripe.com', CARD_PROVIDER_SECRET_KEY: 'sk_live_1' },
  CARD_PROVIDER_WEBHOOK_SECRET: 'whsec_1',
};
const bank = { NET_BANKING_URL: 'https://bank.example/nb', NET_BANKING_MERCHANT_KEY: 'm1', NET_BANKING_SALT: 's1' };

/** The settings that stand in the way. */
function refused(given: Record<string, string>): string[] {
  try {
    readConfig(given);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n').map((line) => line.split(':')[0] ?? '') : [];
  }
}

test('where money is real nothing is left of the stand-in', async () => {
  expect(refused({ ...cards, ...bank })).toEqual([]);
  expect(refused({ ENVIRONMENT: 'prod' })).toEqual([
    ...['CARD_PROVIDER_URL', 'CARD_PROVIDER_SECRET_KEY', 'CARD_PROVIDER_WEBHOOK_SECRET'],
  ]);
  expect(refused({ ...cards, NET_BANKING_PUBLIC_URL: 'https://bank.example/nb' })).toEqual(Object.keys(bank));
  expect(
    refused({
      ...cards,
      ...{ CARD_PROVIDER_SECRET_KEY: 'sk_test_51Abc', CARD_PROVIDER_WEBHOOK_SECRET: STAND_IN.webhookSecret },
      ...{ ...bank, NET_BANKING_MERCHANT_KEY: STAND_IN.merchantKey, NET_BANKING_SALT: STAND_IN.salt },
    }),
  ).toEqual([
    ...['CARD_PROVIDER_SECRET_KEY', 'CARD_PROVIDER_WEBHOOK_SECRET', 'NET_BANKING_MERCHANT_KEY', 'NET_BANKING_SALT'],
  ]);
  for (const host of [
    'localhost:4002',
    'pay.localhost',
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '[::1]',
    '[::ffff:7f00:1]',
  ])
    expect(refused({ ...cards, CARD_PROVIDER_URL: `https://${host}` }), host).toEqual(['CARD_PROVIDER_URL']);
  const plain = { NET_BANKING_URL: 'http://bank.example/nb', NET_BANKING_PUBLIC_URL: 'http://bank.example/nb' };
  expect(refused({ ...cards, ...bank, ...plain })).toEqual(['NET_BANKING_URL', 'NET_BANKING_PUBLIC_URL']);
  expect(await createProviders(readConfig(cards).providers).netBanking.banks()).toEqual([]);
});

test('a provider on another machine wants keys of our own, whatever the installation is called', () => {
  const { ENVIRONMENT: _prod, ...given } = { ...cards, ...bank };
  expect(refused(given)).toEqual([]);
  const addresses = { CARD_PROVIDER_URL: given.CARD_PROVIDER_URL, NET_BANKING_URL: given.NET_BANKING_URL };
  const names = ['CARD_PROVIDER_SECRET_KEY', 'CARD_PROVIDER_WEBHOOK_SECRET'];
  const ofBank = ['NET_BANKING_MERCHANT_KEY', 'NET_BANKING_SALT'];
  expect(refused(addresses)).toEqual([...names, ...ofBank]);
  expect(refused({ NET_BANKING_PUBLIC_URL: 'https://bank.example/nb' })).toEqual(ofBank);
  expect(
    refused({
      ...given,
      ...{ CARD_PROVIDER_SECRET_KEY: STAND_IN.secretKey, CARD_PROVIDER_WEBHOOK_SECRET: STAND_IN.webhookSecret },
      ...{ NET_BANKING_MERCHANT_KEY: STAND_IN.merchantKey, NET_BANKING_SALT: STAND_IN.salt },
    }),
  ).toEqual([...names, ...ofBank]);
  // An account for tests is one's own all the same.
  expect(refused({ ...given, CARD_PROVIDER_SECRET_KEY: 'sk_test_51Abc' })).toEqual([]);
  expect(refused({ CARD_PROVIDER_URL: STAND_IN.url, NET_BANKING_URL: `${STAND_IN.url}/netbanking` })).toEqual([]);
});

test('in production nobody pays at a bank that is not named', async () => {
  expect(readConfig(production).providers.netBanking).toBeNull();
  const { netBanking } = createProviders(readConfig(production).providers);
  expect(() => netBanking.readReturn({})).toThrow('Nobody pays by net banking.');
  expect(readConfig({ ...production, ...bank }).providers.netBanking).toMatchObject({ salt: bank.NET_BANKING_SALT });
});

test('in production nobody takes cards without being named, whoever knows the keys of the stand-in', async () => {
  expect(readConfig(production).providers.cards).toBeNull();
  const nobody = createProviders(readConfig(production).providers);
  expect(nobody).toMatchObject({ takesCards: false, takesNetBanking: false });
  await expect(nobody.cards.intent('pi_1')).rejects.toThrow('Nobody takes cards here.');
  const body = JSON.stringify({ id: 'evt_1', data: { object: { id: 'pi_1', object: 'payment_intent' } } });
  const at = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', STAND_IN.webhookSecret).update(`${at}.${body}`).digest('hex');
  expect(() => nobody.cards.readEvent(body, `t=${at},v1=${signature}`, Date.now())).toThrow('Nobody takes cards here.');
  const named = { CARD_PROVIDER_URL: STAND_IN.url };
  expect(readConfig({ ...production, ...named }).providers.cards?.url).toBe(STAND_IN.url);
});

test('elsewhere each provider that is not named is the stand-in', () => {
  const of = (given: Record<string, string>) => readConfig(given).providers;
  expect(of({}).cards?.url).toBe(STAND_IN.url);
  expect(of({ ...cards, ENVIRONMENT: 'preprod' })).toMatchObject({
    cards: { url: cards.CARD_PROVIDER_URL },
    netBanking: {
      url: `${STAND_IN.url}/netbanking`,
      publicUrl: `${STAND_IN.publicUrl}/netbanking`,
      salt: STAND_IN.salt,
    },
  });
});

test('an address is the whole of it, where paths are put behind it a slash at its end makes no difference', () => {
  expect(refused({ ...cards, CARD_PROVIDER_URL: 'https://proxy.example/stripe' })).toEqual(['CARD_PROVIDER_URL']);
  const { netBanking } = readConfig({ ...cards, ...bank, NET_BANKING_URL: 'https://bank.example/nb/' }).providers;
  expect(netBanking).toMatchObject({ url: 'https://bank.example/nb', publicUrl: 'https://bank.example/nb' });
});
