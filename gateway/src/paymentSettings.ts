import type { Settings } from './settings.ts';

type Given = Readonly<Record<string, string | undefined>>;

const OF_BROWSERS = ['CARD_PROVIDER_PUBLIC_URL', 'NET_BANKING_PUBLIC_ORIGIN'] as const;
const OF_CARDS = ['CARD_PROVIDER_PUBLIC_URL', 'CARD_PROVIDER_PUBLIC_KEY'] as const;

/** The stand-in for the providers of payments, which the repository brings. It is there outside of production alone. */
const STAND_IN = {
  cards: { url: 'http://localhost:4002', key: 'pk_test_muster' },
  netBankingOrigin: 'http://localhost:4002',
};

/** What is wrong with the settings of payments, one line each. Where money is real none of the stand-in may be left. */
export function paymentFaults(given: Given): string[] {
  const missing = OF_CARDS.filter((name) => given[name] === undefined);
  if (given['ENVIRONMENT'] !== 'prod') {
    const isHalf = given['NODE_ENV'] === 'production' && missing.length === 1;
    return isHalf
      ? [`${missing.join()}: required in production where the other setting of the card provider is given`]
      : [];
  }
  const plain = OF_BROWSERS.filter((name) => given[name] !== undefined && !given[name].startsWith('https://'));
  return [
    ...missing.map((name) => `${name}: required where ENVIRONMENT is prod`),
    ...plain.map((name) => `${name}: has to be https where ENVIRONMENT is prod`),
    ...(given['CARD_PROVIDER_PUBLIC_KEY']?.startsWith('pk_test_')
      ? ['CARD_PROVIDER_PUBLIC_KEY: is one for tests, which charges nothing']
      : []),
  ];
}

/** What browsers are told of payments: null for who takes none. Where money is real or may be, nobody stands in. */
export function paymentsOf(values: Settings) {
  const standIn = values.ENVIRONMENT === 'prod' || values.NODE_ENV === 'production' ? null : STAND_IN;
  const url = values.CARD_PROVIDER_PUBLIC_URL ?? standIn?.cards.url;
  const key = values.CARD_PROVIDER_PUBLIC_KEY ?? standIn?.cards.key;
  const bank = values.NET_BANKING_PUBLIC_ORIGIN ?? standIn?.netBankingOrigin;
  return {
    cards: url === undefined || key === undefined ? null : { url, key },
    netBankingOrigin: bank === undefined ? null : new URL(bank).origin,
  };
}
