import type { Locale } from '../../generated/resolvers.ts';
import type { Body } from '../../generated/upstream/contract.ts';
import { toWireLocale } from '../../lib/locales.ts';
import type { IdempotencyKey } from '../../lib/idempotencyKeys.ts';
import type { OutgoingContent, Upstream } from '../../upstream/client.ts';

/** The calls of the identity service. */
export const identityRest = (upstream: Upstream) => ({
  fullProfile: () => upstream.call('identity', 'fullProfile', {}),
  publicProfile: (email: string) => upstream.call('identity', 'publicProfile', { query: { email } }),
  domainProperties: (domain: string) => upstream.call('identity', 'domainProperties', { query: { domain } }),
  issuePin: (account: Body<'identity', 'issuePin'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('identity', 'issuePin', { body: account, idempotencyKey }),
  authenticate: (guess: Body<'identity', 'authenticate'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('identity', 'authenticate', { body: guess, idempotencyKey }),
  issueAddressPin: (idempotencyKey: IdempotencyKey) => upstream.call('identity', 'issueAddressPin', { idempotencyKey }),
  proveAddress: (pin: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('identity', 'proveAddress', { body: { pin }, idempotencyKey }),
  signOut: (token: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('identity', 'signOut', { body: { token }, idempotencyKey }),
  userSessions: () => upstream.call('identity', 'userSessions', {}),
  /** Ends a session by the name that the list gives it, not by its token. */
  endSession: (authToken: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('identity', 'signOut', { body: { authToken }, idempotencyKey }),
  endOtherSessions: (idempotencyKey: IdempotencyKey) => upstream.call('identity', 'signOutOthers', { idempotencyKey }),
  usedIps: () => upstream.call('identity', 'usedIps', {}),
  markIpUnsafe: (ip: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('identity', 'markIpUnsafe', { body: { ip }, idempotencyKey }),
  updateLocale: (locale: Locale, idempotencyKey: IdempotencyKey) =>
    upstream.call('identity', 'updateLocale', { body: { locale: toWireLocale(locale) }, idempotencyKey }),
  /** An empty `mobile` removes the phone. */
  updateProfile: (changes: Body<'identity', 'updateProfile'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('identity', 'updateProfile', { body: changes, idempotencyKey }),
  uploadPicture: (file: OutgoingContent, idempotencyKey: IdempotencyKey) =>
    upstream.upload('identity', 'uploadProfilePicture', { ...file, idempotencyKey }),
  setPassword: (password: string, token: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('identity', 'setPassword', { body: { password, token }, idempotencyKey }),
  emailPreferences: () => upstream.call('identity', 'emailPreferences', {}),
  setEmailPreferences: (prefs: string[], idempotencyKey: IdempotencyKey) =>
    upstream.call('identity', 'setEmailPreferences', { body: { prefs }, idempotencyKey }),
  userTeams: () => upstream.call('identity', 'userTeams', {}),
  switchTeam: (teamId: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('identity', 'switchTeam', { body: { teamId }, idempotencyKey }),
  issueLoginCode: () => upstream.call('identity', 'issueLoginCode', {}),
  exchangeLoginCode: (code: string) => upstream.call('identity', 'exchangeLoginCode', { body: { code } }),
});
