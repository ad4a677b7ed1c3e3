import { settingPath, settingTabOf } from '../settings/settingTabs.ts';
import type { RedirectRule } from './routeTypes.ts';

/** The four ways of managing people in bulk. */
export const BULK_MODES = ['add', 'edit', 'delete', 'deactivate'] as const;

const BULK_PATH = '/manage/users/bulk-manage';

/** The query of the links in offer mails. */
const OFFER_QUERY = ['planType', 'endDate', 'TrialNotAvailable', 'fromEmail'];

/** The ways of paying whose home is the new billing page. */
const NEW_BILLING_TYPES = ['TRIAL', 'SELF_SERVE_TRIAL', 'SALES_TRIAL', 'HARD_PAYWALL_EXPERIMENT'];

/** Leads to one address, always. */
export const to =
  (path: string): RedirectRule =>
  () =>
    path;

/** `/manage/users/{mode}` is the old address of the bulk page: leads to the present one. */
export const toBulkPage: RedirectRule = ({ params, query }) => {
  const rest = query.toString();
  return `${BULK_PATH}/${params.mode}${rest && `?${rest}`}`;
};

/**
 * Bulk delete is for large teams; others are taken to bulk add. On bulk add `?mode=` is honoured once and dropped:
 * `delete` opens bulk delete where the team is large, everything else means add.
 */
export const bulkModeRule: RedirectRule = ({ params, query }, { isLargeTeam }) => {
  if (params.mode === 'delete') return isLargeTeam ? null : `${BULK_PATH}/add`;
  if (params.mode !== 'add' || !query.has('mode')) return null;
  return `${BULK_PATH}/${query.get('mode') === 'delete' && isLargeTeam ? 'delete' : 'add'}`;
};

/** Free teams, trials, hard paywalls and people from an offer mail belong on the new billing page, with their query. */
export const billingRule: RedirectRule = ({ query }, { plan, billingType }) => {
  const isNew = plan === 'FREE' || (billingType !== null && NEW_BILLING_TYPES.includes(billingType));
  if (!isNew && !OFFER_QUERY.some((name) => query.has(name))) return null;
  const rest = query.toString();
  return `/billingNew${rest && `?${rest}`}`;
};

/** A section that the settings do not have leads to all of them, closed. */
export const settingTabRule: RedirectRule = ({ params }) =>
  settingTabOf(params.settingTab) === null ? settingPath(null) : null;
