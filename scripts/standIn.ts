// Which of the providers the stand-in takes the place of, and where it is found then.
import { STAND_IN } from '../upstream/src/providers/standInKeys.ts';

export type Provider = 'cards' | 'netBanking' | 'google';

type Env = Readonly<Record<string, string | undefined>>;

/** Those that an environment does not name; none where money is real. */
export function providersToStandInFor(env: Env): Provider[] {
  if (env['ENVIRONMENT'] === 'prod') return [];
  const addresses = {
    cards: env['CARD_PROVIDER_URL'],
    netBanking: env['NET_BANKING_URL'],
    google: env['GOOGLE_CLIENT_ID'],
  };
  return (['cards', 'netBanking', ...(env['NODE_ENV'] === 'production' ? [] : ['google' as const])] as const).filter(
    (provider) => !addresses[provider],
  );
}

/** Where the services reach it, and where they send browsers. */
export const standInOfServices = (port: number, providers: readonly Provider[]): Record<string, string> => ({
  STAND_IN_PUBLIC_URL: standInOrigin(port),
  ...(providers.includes('cards') ? { CARD_PROVIDER_URL: `http://127.0.0.1:${port}` } : {}),
  ...(providers.includes('netBanking')
    ? {
        NET_BANKING_URL: `http://127.0.0.1:${port}/netbanking`,
        NET_BANKING_PUBLIC_URL: `${standInOrigin(port)}/netbanking`,
      }
    : {}),
  ...(providers.includes('google')
    ? {
        GOOGLE_CLIENT_ID: STAND_IN.googleClientId,
        GOOGLE_CLIENT_SECRET: STAND_IN.googleClientSecret,
        GOOGLE_ISSUER: `${standInOrigin(port)}/google`,
      }
    : {}),
});

/** Where the gateway tells browsers that it is. */
export const standInOfBrowsers = (port: number, providers: readonly Provider[]): Record<string, string> => ({
  ...(providers.includes('cards') ? { CARD_PROVIDER_PUBLIC_URL: standInOrigin(port) } : {}),
  ...(providers.includes('netBanking') ? { NET_BANKING_PUBLIC_ORIGIN: standInOrigin(port) } : {}),
});

/** Where browsers reach it. */
export const standInOrigin = (port: number): string => `http://localhost:${port}`;

/** Where it tells the services what happened. */
export const eventsAddress = (upstreamUrl: string): string => `${upstreamUrl}/payment/provider-events`;
