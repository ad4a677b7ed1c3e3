import ipaddr from 'ipaddr.js';
import * as z from 'zod';
import { type CardProviderAccess, createStripeProvider } from './card/stripeProvider.ts';
import {
  type NetBankingAccess,
  type NetBankingProvider,
  createNetBankingProvider,
} from './netBanking/netBankingProvider.ts';
import { ProviderRefused, SignatureRefused } from './providerErrors.ts';
import { STAND_IN } from './standInKeys.ts';

const webAddress = z.url({ protocol: /^https?$/ });
const NET_BANKING = '/netbanking';

/** The settings of the providers of payments. What is not given is the stand-in's, but where ENVIRONMENT is `prod`. */
export const providerSettings = {
  CARD_PROVIDER_URL: webAddress
    .optional()
    .describe(
      `Where the card provider is (\`https://api.stripe.com\`, or what speaks its API); the stand-in, \`${STAND_IN.url}\`, where it is not given. Required on \`prod\`, as the keys are: https, another machine, and no keys for tests.`,
    ),
  CARD_PROVIDER_SECRET_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('The key by which it takes money for this installation.'),
  CARD_PROVIDER_WEBHOOK_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('The secret that its events to `/payment/provider-events` are signed with.'),
  NET_BANKING_URL: webAddress
    .optional()
    .describe(
      `Where the net-banking provider is asked for its banks and for payments; the stand-in, \`${STAND_IN.url}${NET_BANKING}\`, where it is not given. On \`prod\` nobody pays by net banking without it.`,
    ),
  NET_BANKING_PUBLIC_URL: webAddress
    .optional()
    .describe('Where browsers are sent to pay there; NET_BANKING_URL where it is not given.'),
  NET_BANKING_MERCHANT_KEY: z.string().min(1).optional().describe('What it knows this installation by.'),
  NET_BANKING_SALT: z
    .string()
    .min(1)
    .optional()
    .describe('The secret that what goes there and comes back is signed with.'),
};

const schema = z.object(providerSettings);
type Given = z.infer<typeof schema>;

/** How the providers are reached; `netBanking` is null where nobody pays so. */
export type ProviderAccess = { cards: CardProviderAccess; netBanking: NetBankingAccess | null };

const ofCards = ['CARD_PROVIDER_URL', 'CARD_PROVIDER_SECRET_KEY', 'CARD_PROVIDER_WEBHOOK_SECRET'] as const;
const ofNetBanking = ['NET_BANKING_URL', 'NET_BANKING_MERCHANT_KEY', 'NET_BANKING_SALT'] as const;
const addresses = ['CARD_PROVIDER_URL', 'NET_BANKING_URL', 'NET_BANKING_PUBLIC_URL'] as const;

const only = (text: string) => new RegExp(`^${text}$`);
const testKeys = [
  { name: 'CARD_PROVIDER_SECRET_KEY', isTest: /^[a-z]+_test_/ },
  { name: 'CARD_PROVIDER_WEBHOOK_SECRET', isTest: only(STAND_IN.webhookSecret) },
  { name: 'NET_BANKING_MERCHANT_KEY', isTest: only(STAND_IN.merchantKey) },
  { name: 'NET_BANKING_SALT', isTest: only(STAND_IN.salt) },
] as const;

type Fault = { name: keyof Given; message: string };
const anyGiven = (given: Given, names: readonly (keyof Given)[]) => names.some((name) => given[name] !== undefined);

/** What is wrong where money is real, by setting: something is missing, or would be a stand-in's. */
export function faultsOnProd(given: Given): Fault[] {
  const hasNetBanking = anyGiven(given, [...ofNetBanking, 'NET_BANKING_PUBLIC_URL']);
  const missing = [...ofCards, ...(hasNetBanking ? ofNetBanking : [])]
    .filter((name) => given[name] === undefined)
    .map((name): Fault => ({ name, message: 'is needed where ENVIRONMENT is prod' }));
  const unsafe = addresses.flatMap((name): Fault[] => {
    const fault = addressFault(given[name]);
    return fault === null ? [] : [{ name, message: `${fault} where ENVIRONMENT is prod` }];
  });
  const tests = testKeys
    .filter(({ name, isTest }) => isTest.test(given[name] ?? ''))
    .map(({ name }): Fault => ({ name, message: 'is one for tests, by which no money moves' }));
  return [...missing, ...unsafe, ...tests];
}

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

/** How the providers are reached: whatever is not given is the stand-in's. On prod nobody pays by net banking without an address of it. */
export function providerAccess(given: Given, isProd: boolean): ProviderAccess {
  const url = given.NET_BANKING_URL ?? `${STAND_IN.url}${NET_BANKING}`;
  const publicUrl = given.NET_BANKING_URL ?? `${STAND_IN.publicUrl}${NET_BANKING}`;
  return {
    cards: {
      url: given.CARD_PROVIDER_URL ?? STAND_IN.url,
      secretKey: given.CARD_PROVIDER_SECRET_KEY ?? STAND_IN.secretKey,
      webhookSecret: given.CARD_PROVIDER_WEBHOOK_SECRET ?? STAND_IN.webhookSecret,
    },
    netBanking:
      isProd && given.NET_BANKING_URL === undefined
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
  cards: createStripeProvider(cards),
  netBanking: netBanking === null ? noNetBanking : createNetBankingProvider(netBanking),
});

/** Where nobody pays by net banking: there are no banks. */
const noNetBanking: NetBankingProvider = {
  banks: async () => [],
  form: () => {
    throw new ProviderRefused('no_banks');
  },
  readReturn: () => {
    throw new SignatureRefused('Nobody pays by net banking.');
  },
  status: async () => ({ state: 'unknown', bankReference: null, amount: null, currency: null }),
};
