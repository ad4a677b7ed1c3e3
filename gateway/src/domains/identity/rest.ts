import type { Locale } from '../../generated/resolvers.ts';
import { toWireLocale } from '../../lib/locales.ts';
import type { Upstream } from '../../upstream/client.ts';

type Key = string | null | undefined;

/** The calls of the identity service. */
export const identityRest = (upstream: Upstream) => ({
  fullProfile: () => upstream.call('identity', 'fullProfile', {}),
  publicProfile: (email: string) => upstream.call('identity', 'publicProfile', { query: { email } }),
  domainProperties: (domain: string) => upstream.call('identity', 'domainProperties', { query: { domain } }),
  issuePin: (email: string, idempotencyKey: Key) =>
    upstream.call('identity', 'issuePin', { body: { email }, idempotencyKey }),
  authenticate: (guid: string, pin: string, idempotencyKey: Key) =>
    upstream.call('identity', 'authenticate', { body: { guid, pin }, idempotencyKey }),
  signOut: (token: string, idempotencyKey: Key) =>
    upstream.call('identity', 'signOut', { body: { token }, idempotencyKey }),
  updateLocale: (locale: Locale, idempotencyKey: Key) =>
    upstream.call('identity', 'updateLocale', { body: { locale: toWireLocale(locale) }, idempotencyKey }),
  issueLoginCode: () => upstream.call('identity', 'issueLoginCode', {}),
  exchangeLoginCode: (code: string) => upstream.call('identity', 'exchangeLoginCode', { body: { code } }),
});
