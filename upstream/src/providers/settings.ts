import ipaddr from 'ipaddr.js';
import * as z from 'zod';
import type { CardProvider } from './card/cardProvider.ts';
import { type CardProviderAccess, createStripeProvider } from './card/stripeProvider.ts';
import {
  type NetBankingAccess,
  type NetBankingProvider,
  createNetBankingProvider,
} from './netBanking/netBankingProvider.ts';
import { ProviderRefused, ProviderUnreachable, SignatureRefused } from './providerErrors.ts';
import { STAND_IN } from './standInKeys.ts';

const webAddress = z.url({ protocol: /^https?$/ });
/** What paths are put behind. */
const baseAddress = webAddress.transform((address) => address.replace(/\/$/, ''));
const NET_BANKING = '/netbanking';

/** The settings of the providers of payments. What is not given is the stand-in's, but where money is or may be real. */
export const providerSettings = {
  CARD_PROVIDER_URL: webAddress
    .refine((address) => new URL(address).pathname === '/', 'has to be an address without a path')
    .optional()
    .describe(
      `Where the card provider is (\`https://api.stripe.com\`, or what speaks its API); the stand-in, \`${STAND_IN.url}\`, where it is not given; in production nobody pays by card without it. Required on \`prod\`, as the keys are: https, another machine, and no keys for tests.`,
    ),
  CARD_PROVIDER_SECRET_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('The key by which it takes money for this installation. Needed where the provider is another machine.'),
  CARD_PROVIDER_WEBHOOK_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The secret that its events to `/payment/provider-events` are signed with. Needed where the provider is another machine.',
    ),
  NET_BANKING_URL: baseAddress
    .optional()
    .describe(
      `Where the net-banking provider is asked for its banks and for payments; the stand-in, \`${STAND_IN.url}${NET_BANKING}\`, where it is not given. On \`prod\` and in production nobody pays by net banking without it.`,
    ),
  NET_BANKING_PUBLIC_URL: baseAddress
    .optional()
    .describe('Where browsers are sent to pay there; NET_BANKING_URL where it is not given.'),
  NET_BANKING_MERCHANT_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('What it knows this installation by. Needed where the bank is another machine.'),
  NET_BANKING_SALT: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The secret that what goes there and comes back is signed with. Needed where the bank is another machine.',
    ),
};

const schema = z.object(providerSettings);
type Given = z.infer<typeof schema>;

/** How the providers are reached; null where nobody pays so. */
export type ProviderAccess = { cards: CardProviderAccess | null; netBanking: NetBankingAccess | null };

const ofCards = ['CARD_PROVIDER_URL', 'CARD_PROVIDER_SECRET_KEY', 'CARD_PROVIDER_WEBHOOK_SECRET'] as const;
const ofNetBanking = ['NET_BANKING_URL', 'NET_BANKING_MERCHANT_KEY', 'NET_BANKING_SALT'] as const;
const addresses = ['CARD_PROVIDER_URL', 'NET_BANKING_URL', 'NET_BANKING_PUBLIC_URL'] as const;

/** The keys of each provider that the stand-in has as well, which everybody can read. */
const keys = {
  cards: [
    { name: 'CARD_PROVIDER_SECRET_KEY', standIn: STAND_IN.secretKey },
    { name: 'CARD_PROVIDER_WEBHOOK_SECRET', standIn: STAND_IN.webhookSecret },
  ],
  netBanking: [
    { name: 'NET_BANKING_MERCHANT_KEY', standIn: STAND_IN.merchantKey },
    { name: 'NET_BANKING_SALT', standIn: STAND_IN.salt },
  ],
} as const;
const allKeys = [...keys.cards, ...keys.netBanking];

type Fault = { name: keyof Given; message: string };
const anyGiven = (given: Given, names: readonly (keyof Given)[]) => names.some((name) => given[name] !== undefined);

/** What is wrong with them, by setting. */
export const providerFaults = (given: Given, isProd: boolean): Fault[] =>
  isProd ? faultsOnProd(given) : sharedKeys(given);

/**
 * What is wrong where a provider is reached that is not the stand-in, on whatever installation: with a key that everybody
 * can read anybody could sign that a payment was made.
 */
function sharedKeys(given: Given): Fault[] {
  const named = [
    { address: given.CARD_PROVIDER_URL, ofProvider: keys.cards },
    { address: given.NET_BANKING_URL ?? given.NET_BANKING_PUBLIC_URL, ofProvider: keys.netBanking },
  ];
  return named
    .filter(({ address }) => address !== undefined && !isThisMachine(new URL(address).hostname))
    .flatMap(({ ofProvider }) => ofProvider.filter(({ name, standIn }) => (given[name] ?? standIn) === standIn))
    .map(({ name }) => ({ name, message: 'has to be one of your own where the provider is another machine' }));
}

/** What is wrong where money is real, by setting: something is missing, or would be a stand-in's. */
function faultsOnProd(given: Given): Fault[] {
  const hasNetBanking = anyGiven(given, [...ofNetBanking, 'NET_BANKING_PUBLIC_URL']);
  const missing = [...ofCards, ...(hasNetBanking ? ofNetBanking : [])]
    .filter((name) => given[name] === undefined)
    .map((name): Fault => ({ name, message: 'is needed where ENVIRONMENT is prod' }));
  const unsafe = addresses.flatMap((name): Fault[] => {
    const fault = addressFault(given[name]);
    return fault === null ? [] : [{ name, message: `${fault} where ENVIRONMENT is prod` }];
  });
  const tests = allKeys
    .filter(({ name, standIn }) => given[name] === standIn || isTestKey(name, given[name]))
    .map(({ name }): Fault => ({ name, message: 'is one for tests, by which no money moves' }));
  return [...missing, ...unsafe, ...tests];
}

const isTestKey = (name: keyof Given, key = '') => name === 'CARD_PROVIDER_SECRET_KEY' && /^[a-z]+_test_/.test(key);

function addressFault(address: string | undefined): string | null {
  if (address === undefined) return null;
  const { protocol, hostname } = new URL(address);
  if (isThisMachine(hostname)) return 'has to be another machine';
  return protocol === 'https:' ? null : 'has to be an https address';
}

/** @param hostname as URLs have it: IPv4 with four decimal parts, IPv6 in brackets */
function isThisMachine(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (bare === 'localhost' || bare.endsWith('.localhost')) return true;
  return ipaddr.isValid(bare) && ['loopback', 'unspecified'].includes(ipaddr.process(bare).range());
}

/**
 * How the providers are reached: whatever is not given is the stand-in's.
 *
 * @param areNamed whether nobody pays by a provider without an address of it: what comes back from a bank, and events about
 *   cards, count by their signature, and everybody can read the stand-in's keys
 */
export function providerAccess(given: Given, areNamed: boolean): ProviderAccess {
  const url = given.NET_BANKING_URL ?? `${STAND_IN.url}${NET_BANKING}`;
  const publicUrl = given.NET_BANKING_URL ?? `${STAND_IN.publicUrl}${NET_BANKING}`;
  return {
    cards:
      areNamed && given.CARD_PROVIDER_URL === undefined
        ? null
        : {
            url: given.CARD_PROVIDER_URL ?? STAND_IN.url,
            secretKey: given.CARD_PROVIDER_SECRET_KEY ?? STAND_IN.secretKey,
            webhookSecret: given.CARD_PROVIDER_WEBHOOK_SECRET ?? STAND_IN.webhookSecret,
          },
    netBanking:
      areNamed && given.NET_BANKING_URL === undefined
        ? null
        : {
            ...{ url, publicUrl: given.NET_BANKING_PUBLIC_URL ?? publicUrl },
            merchantKey: given.NET_BANKING_MERCHANT_KEY ?? STAND_IN.merchantKey,
            salt: given.NET_BANKING_SALT ?? STAND_IN.salt,
          },
  };
}

/** The providers that the settings name. */
export const createProviders = ({ cards, netBanking }: ProviderAccess) => ({
  cards: cards === null ? noCards : createStripeProvider(cards),
  takesCards: cards !== null,
  takesNetBanking: netBanking !== null,
  netBanking: netBanking === null ? noNetBanking : createNetBankingProvider(netBanking),
});

async function nobodyTakesCards(): Promise<never> {
  throw new ProviderUnreachable('Nobody takes cards here.');
}

/** Where nobody pays by card: what is known of cards from before waits until somebody is named. */
const noCards: CardProvider = {
  createCustomer: nobodyTakesCards,
  createIntent: nobodyTakesCards,
  confirmIntent: nobodyTakesCards,
  intent: nobodyTakesCards,
  cancelIntent: nobodyTakesCards,
  createSetup: nobodyTakesCards,
  setup: nobodyTakesCards,
  card: nobodyTakesCards,
  detachCard: nobodyTakesCards,
  readEvent: () => {
    throw new SignatureRefused('Nobody takes cards here.');
  },
};

/** Where nobody pays by net banking: there are no banks. */
const noNetBanking: NetBankingProvider = {
  banks: async () => [],
  form: () => {
    throw new ProviderRefused('no_banks');
  },
  readReturn: () => {
    throw new SignatureRefused('Nobody pays by net banking.');
  },
  status: async () => ({ state: 'unknown', bankCode: null, bankReference: null, amount: null, currency: null }),
};
