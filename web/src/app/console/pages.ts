import { type ComponentType, lazy } from 'react';
import { withTexts } from '../../lib/intl/lazyWithTexts.ts';
import type { PageKey } from '../routes/routeTypes.ts';

const page = (load: () => Promise<{ default: ComponentType }>) => ({ load, Page: lazy(load) });

// The two addresses of billing differ by whom they are for, and show the same until more of billing is built.
const planPage = page(withTexts('plan', () => import('../../domains/billing/PlanPage.tsx')));

// Each section has its address; they are one page, which stays where it is while they open and close.
const settingsPage = page(withTexts('settings', () => import('../settings/SettingsPage.tsx')));

/** The code of each page, fetched when it is needed. A page that is missing here is not in this version. */
const pages: Partial<Record<PageKey, ReturnType<typeof page>>> = {
  overview: page(() => import('../../domains/team/OverviewPage.tsx')),
  members: page(() => import('../../domains/member/MembersPage.tsx')),
  billing: planPage,
  billingNew: planPage,
  emailPreferences: page(
    withTexts('account', () => import('../../domains/identity/emailPreferences/EmailPreferencesPage.tsx')),
  ),
  profile: page(withTexts('account', () => import('../../domains/identity/profile/ProfilePage.tsx'))),
  profileManage: page(withTexts('account', () => import('../../domains/identity/manage/ProfileManagePage.tsx'))),
  settings: settingsPage,
  settingsPanel: settingsPage,
  sessions: page(withTexts('account', () => import('../../domains/identity/sessions/SessionsPage.tsx'))),
  ipAddresses: page(withTexts('account', () => import('../../domains/identity/ipAddresses/IpAddressesPage.tsx'))),
  logout: page(() => import('./LogoutPage.tsx')),
};

/** The component of a page; null where this version has none. */
export const pageOf = (key: PageKey): ComponentType | null => pages[key]?.Page ?? null;

/** Fetches a page's code before it is asked for: when a link to it is hovered or focused. */
export const prefetchPage = (key: PageKey | null): void => {
  if (key !== null) void pages[key]?.load();
};
