import type { ComponentType } from 'react';
import { withTexts } from '../../lib/intl/lazyWithTexts.ts';
import type { FetchedPage } from '../routes/routeTable.ts';

const own = (load: () => Promise<{ default: ComponentType }>) => withTexts('account', load);

/** The code of each page about the viewer's own account, fetched when it is needed. */
export const accountPages = {
  emailPreferences: own(() => import('../../domains/identity/emailPreferences/EmailPreferencesPage.tsx')),
  profile: own(() => import('../../domains/identity/profile/ProfilePage.tsx')),
  profileManage: own(() => import('../../domains/identity/manage/ProfileManagePage.tsx')),
  sessions: own(() => import('../../domains/identity/sessions/SessionsPage.tsx')),
  ipAddresses: own(() => import('../../domains/identity/ipAddresses/IpAddressesPage.tsx')),
} satisfies Partial<Record<FetchedPage, unknown>>;
