import { pathTo } from '../../lib/paths.ts';
import { matchRoute } from './matchRoute.ts';
import type { NoticeKey, RouteRequest, RouteRow } from './routeTypes.ts';
import { hasFeature, isOpenBy, isThere, type SignedInVisitor, type Visitor } from './visitor.ts';

/** What the router does with an address. */
export type RouteDecision =
  | {
      readonly kind: 'render';
      readonly row: RouteRow;
      readonly params: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'redirect';
      /** A path with its query. */
      readonly to: string;
      /** Why, where the person could not know. */
      readonly notice: NoticeKey | null;
    };

export const LOGIN_PATH = pathTo('login');
const IP_RESTRICTED_PATH = pathTo('ipRestricted');
export const HOME_PATH = pathTo('overview');

const redirect = (to: string, notice: NoticeKey | null = null): RouteDecision => ({ kind: 'redirect', to, notice });

/** Where someone belongs whose state of identity the page is not for. */
const homeOf = ({ state }: Visitor) => {
  if (state === 'anonymous') return LOGIN_PATH;
  return state === 'ipRestricted' ? IP_RESTRICTED_PATH : '/';
};

/** What somebody is told whose team is not on the plan of a page. */
const planNotices = { PRO: 'planRequired', ENTERPRISE: 'enterpriseRequired' } as const;

/**
 * The guards of a page for somebody signed in, in this order: whether it is there, role, its own redirect, plan, flag. A plan or
 * a flag that could not be loaded sends nobody away: the page says itself what it could not read.
 */
const guard = (row: RouteRow, request: RouteRequest, visitor: SignedInVisitor) => {
  if (!isThere(row, visitor)) return redirect(HOME_PATH, 'pageNotFound');
  if (!row.roles.includes(visitor.role)) return redirect(HOME_PATH, 'noAccess');
  const target = row.redirect?.(request, visitor) ?? null;
  if (target !== null) return redirect(target);
  if (row.plan && isOpenBy(row.plan, visitor) === false) return redirect(HOME_PATH, planNotices[row.plan]);
  if (row.feature && hasFeature(visitor, row.feature) === false) return redirect(HOME_PATH, 'featureOff');
  return null;
};

/**
 * Decides what an address shows to a visitor, before anything of it is rendered. Pure: the same input, the same answer.
 * The page to sign in, the one to sign out and the one of IP-restricted teams are exempt from the role guard.
 *
 * @param path the path behind the hash, without its query
 * @param query the query behind the hash
 */
export const resolveRoute = (path: string, query: URLSearchParams, visitor: Visitor): RouteDecision => {
  const match = matchRoute(path);
  if (!match) return visitor.state === 'signedIn' ? redirect(HOME_PATH, 'pageNotFound') : redirect(homeOf(visitor));
  const { row, params } = match;
  if (!row.visitors.includes(visitor.state)) return redirect(homeOf(visitor));
  const refused = visitor.state === 'signedIn' ? guard(row, { path, params, query }, visitor) : null;
  return refused ?? { kind: 'render', row, params };
};
