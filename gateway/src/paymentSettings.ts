import type { Settings } from './settings.ts';

type Given = Readonly<Record<string, string | undefined>>;

const OF_BROWSERS = ['CARD_PROVIDER_PUBLIC_URL', 'NET_BANKING_PUBLIC_ORIGIN'] as const;

/** What is wrong with the settings of payments where money is real, one line each: none of the stand-in may be left then. */
export function paymentFaults(given: Given): string[] {
  if (given['ENVIRONMENT'] !== 'prod') return [];
  const missing = ['CARD_PROVIDER_PUBLIC_URL', 'CARD_PROVIDER_PUBLIC_KEY'].filter((name) => given[name] === undefined);
  const plain = OF_BROWSERS.filter((name) => given[name] !== undefined && !given[name].startsWith('https://'));
  return [
    ...missing.map((name) => `${name}: required where ENVIRONMENT is prod`),
    ...plain.map((name) => `${name}: has to be https where ENVIRONMENT is prod`),
    ...(given['CARD_PROVIDER_PUBLIC_KEY']?.startsWith('pk_test_')
      ? ['CARD_PROVIDER_PUBLIC_KEY: is one for tests, which charges nothing']
      : []),
  ];
}

/** What browsers are told of payments. Where money is real or may be, the bank's pages are none unless they are given. */
export function paymentsOf(values: Settings, given: Given) {
  const isBankNamed = values.ENVIRONMENT === 'prod' || values.NODE_ENV === 'production';
  const hasBank = !isBankNamed || given['NET_BANKING_PUBLIC_ORIGIN'] !== undefined;
  return {
    cardProviderUrl: values.CARD_PROVIDER_PUBLIC_URL,
    cardProviderKey: values.CARD_PROVIDER_PUBLIC_KEY,
    netBankingOrigin: hasBank ? new URL(values.NET_BANKING_PUBLIC_ORIGIN).origin : null,
  };
}
