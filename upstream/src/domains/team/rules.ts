import { teamNameFormat } from '@muster/schema/formats/teamName';
import { teamUrlFormat } from '@muster/schema/formats/teamUrl';
import type { Plan } from '../billing/rules.ts';

export type PaywallMode = 'NONE' | 'SOFT' | 'HARD';

/**
 * How strictly a team meets the limits of the free plan. Being excluded from paywalls wins over everything; a hard
 * paywall wins over a soft one.
 */
export function paywallMode(state: {
  excludePaywall: boolean;
  isHardPaywall: boolean;
  isSoftPaywall: boolean;
  billingType: string | null;
}): PaywallMode {
  if (state.excludePaywall) return 'NONE';
  if (state.isHardPaywall || state.billingType === 'HARD_PAYWALL_EXPERIMENT') return 'HARD';
  return state.isSoftPaywall ? 'SOFT' : 'NONE';
}

const GIB = 1024 ** 3;

/** Storage of a free team: 10 GiB, under the soft paywall 5 GiB. */
export const freeStorageBytes = (mode: PaywallMode) => (mode === 'SOFT' ? 5 : 10) * GIB;

/** Storage of a team: on PRO and above 10 GiB for each licensed person, and never less than a free team has. */
export function storageLimitBytes(plan: Plan, mode: PaywallMode, licensed: number): number {
  const free = freeStorageBytes(mode);
  return plan === 'free' ? free : Math.max(free, licensed * 10 * GIB);
}

/** How many admins a team may have; null for any number. */
export const adminLimit = (plan: Plan): number | null => (plan === 'free' ? 1 : null);

/** How many active guests a team may have; null for any number. The soft paywall lets none in. */
export function guestLimit(plan: Plan, mode: PaywallMode): number | null {
  if (plan !== 'free') return null;
  return mode === 'SOFT' ? 0 : 1;
}

/** How many more are allowed beside those that exist; a team that is above its limit keeps what it has. */
export const roomWithin = (limit: number | null, used: number) =>
  limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit - used);

/**
 * What a limit says to the people of a team. Teams that are excluded from paywalls are not asked to upgrade; their limits
 * hold all the same.
 */
export const planGate = (limit: number | null, used: number, { excludePaywall }: { excludePaywall: boolean }) => ({
  ...{ limit, used },
  requiredPlan: limit === null ? null : ('pro' as const),
  isPaywallShown: limit !== null && !excludePaywall,
});

/** Short addresses that nobody may have: they are the installation's own, or would be taken for it. */
const RESERVED_URLS: ReadonlySet<string> = new Set([
  ...['about', 'account', 'accounts', 'admin', 'admins', 'administrator', 'api', 'app', 'apps', 'assets', 'auth'],
  ...['beta', 'billing', 'blog', 'call', 'careers', 'cdn', 'chat', 'connect', 'console', 'contact', 'demo', 'dev'],
  ...['developer', 'developers', 'docs', 'download', 'downloads', 'email', 'enterprise', 'faq', 'feedback', 'files'],
  ...['forum', 'graphql', 'guest', 'guests', 'health', 'help', 'home', 'imap', 'info', 'internal', 'jobs', 'join'],
  ...['legal', 'localhost', 'login', 'logout', 'mail', 'media', 'metrics', 'mobile', 'muster', 'news', 'null', 'oauth'],
  ...['password', 'payment', 'payments', 'playground', 'postmaster', 'preprod', 'press', 'pricing', 'privacy', 'prod'],
  ...['register', 'root', 'saml', 'sandbox', 'security', 'settings', 'shop', 'signin', 'signup', 'smtp', 'staging'],
  ...['static', 'status', 'store', 'support', 'system', 'team', 'teams', 'terms', 'test', 'undefined', 'upload'],
  ...['uploads', 'user', 'users', 'webhook', 'webhooks', 'webmail', 'webmaster', 'well-known', 'wiki', 'www'],
]);

/** Whether nobody may have this short address, which is in lower case. */
export const isReservedUrl = (url: string) => RESERVED_URLS.has(url);

type Editable = { name: string; url: string };

/** What an edit changes, or why it is refused. */
export type EditPlan =
  | { refusal: 'stale_version' | 'invalid_request' | 'url_reserved'; field: 'version' | 'name' | 'url' }
  | { refusal: null; changes: Partial<Editable> };

/**
 * What becomes of a team by an edit: only what is given and differs. `version` is the one that was read: an edit of
 * another one is stale, whatever it changes. An address that a team has stays its own, though it be reserved by now.
 */
export function planEdit(
  team: Editable & { version: number },
  given: Partial<Editable> & { version?: number },
): EditPlan {
  if (given.version !== undefined && given.version !== team.version)
    return { refusal: 'stale_version', field: 'version' };
  const name = given.name === undefined ? team.name : teamNameFormat.safeParse(given.name).data;
  const url = given.url === undefined ? team.url : teamUrlFormat.safeParse(given.url).data;
  if (name === undefined) return { refusal: 'invalid_request', field: 'name' };
  if (url === undefined) return { refusal: 'invalid_request', field: 'url' };
  if (url !== team.url && isReservedUrl(url)) return { refusal: 'url_reserved', field: 'url' };
  return { refusal: null, changes: changedOf(team, { name, url }) };
}

/** Those of the values that are given and differ from what stands. */
export function changedOf<Values extends object>(
  before: Values,
  given: { readonly [Key in keyof Values]?: Values[Key] | undefined },
): Partial<Values> {
  const changed: Partial<Values> = {};
  for (const key in given) if (given[key] !== undefined && given[key] !== before[key]) changed[key] = given[key];
  return changed;
}
