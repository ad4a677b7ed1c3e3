import { isOfferLink } from '../../lib/offerQuery.ts';
import { pathTo } from '../../lib/paths.ts';
import { isTabOffered, settingTabOf } from '../../lib/settingTabs.ts';
import type { RedirectRule } from './routeTypes.ts';

/** The four ways of managing people in bulk. */
export const BULK_MODES = ['add', 'edit', 'delete', 'deactivate'] as const;

/** Leads to one address, always. */
export const to =
  (path: string): RedirectRule =>
  () =>
    path;

/** `/manage/users/{mode}` is the old address of the bulk page: leads to the present one. */
export const toBulkPage: RedirectRule = ({ params: { mode = 'add' }, query }) => {
  const rest = query.toString();
  return `${pathTo('bulkManage', { mode })}${rest && `?${rest}`}`;
};

/**
 * On bulk add `?mode=` is honoured once and dropped: `delete` opens bulk delete, everything else means add. Bulk delete is for
 * large teams; how large the team is may not be known yet, so that the page takes others to bulk add.
 */
export const bulkModeRule: RedirectRule = ({ params, query }) => {
  if (params.mode !== 'add' || !query.has('mode')) return null;
  return pathTo('bulkManage', { mode: query.get('mode') === 'delete' ? 'delete' : 'add' });
};

/**
 * Free teams and people from an offer mail belong on the new billing page, with their query. How a team pays is not known
 * before its billing is read: what follows from that is the billing pages' own.
 */
export const billingRule: RedirectRule = ({ query }, { plan }) => {
  if (plan !== 'FREE' && !isOfferLink(query)) return null;
  const rest = query.toString();
  return `${pathTo('billingNew')}${rest && `?${rest}`}`;
};

/** A section that the settings do not have leads to all of them, closed. */
export const settingTabRule: RedirectRule = ({ params }, { absentServices }) => {
  const tab = settingTabOf(params.settingTab);
  return tab !== null && isTabOffered(tab, absentServices) ? null : pathTo('settings');
};
