import { type ComponentType, lazy } from 'react';
import { withTexts } from '../../lib/intl/lazyWithTexts.ts';
import type { PageKey } from '../routes/routeTypes.ts';
import type { AccountPage } from './accountPages.ts';
import type { EnterprisePage } from './enterprisePages.ts';

const page = (load: () => Promise<{ default: ComponentType }>) => ({ load, Page: lazy(load) });

// The two addresses of billing differ by whom they are for, and show the same until more of billing is built.
const planPage = page(withTexts('plan', () => import('../../domains/billing/PlanPage.tsx')));

// Each section has its address; they are one page, which stays where it is while they open and close.
const settingsPage = page(withTexts('settings', () => import('../settings/SettingsPage.tsx')));

// Reached in two steps, so that what these pages need is not listed in what every page begins with.
const accountPage = (key: AccountPage) => page(async () => (await import('./accountPages.ts')).accountPages[key]());
const enterprisePage = (key: EnterprisePage) =>
  page(async () => (await import('./enterprisePages.ts')).enterprisePages[key]());

/** The code of each page, fetched when it is needed. A page that is missing here is not in this version. */
const pages: Partial<Record<PageKey, ReturnType<typeof page>>> = {
  overview: page(() => import('../../domains/team/OverviewPage.tsx')),
  members: page(() => import('../../domains/member/MembersPage.tsx')),
  billing: planPage,
  billingNew: planPage,
  emailPreferences: accountPage('emailPreferences'),
  profile: accountPage('profile'),
  profileManage: accountPage('profileManage'),
  enterprise: enterprisePage('enterprise'),
  customFields: enterprisePage('customFields'),
  customFieldAdd: enterprisePage('customFieldAdd'),
  customFieldEdit: enterprisePage('customFieldEdit'),
  userGroups: enterprisePage('userGroups'),
  userGroupAdd: enterprisePage('userGroupAdd'),
  userGroupEdit: enterprisePage('userGroupEdit'),
  settings: settingsPage,
  settingsPanel: settingsPage,
  sessions: accountPage('sessions'),
  ipAddresses: accountPage('ipAddresses'),
  logout: page(() => import('./LogoutPage.tsx')),
};

/** The component of a page; null where this version has none. */
export const pageOf = (key: PageKey): ComponentType | null => pages[key]?.Page ?? null;

/** Fetches a page's code before it is asked for: when a link to it is hovered or focused. */
export const prefetchPage = (key: PageKey | null): void => {
  if (key !== null) void pages[key]?.load();
};
