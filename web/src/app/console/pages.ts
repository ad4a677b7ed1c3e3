import { type ComponentType, lazy } from 'react';
import { withTexts } from '../../lib/intl/lazyWithTexts.ts';
import type { PageKey } from '../../lib/paths.ts';
import { warm } from '../../lib/scheduling/warm.ts';
import type { FetchedPage } from '../routes/routeTable.ts';

type Load = () => Promise<{ default: ComponentType }>;

const page = (load: Load) => ({ load, Page: lazy(load) });

type Fetched = ReturnType<typeof page>;

// The three addresses of the plan are one page, which decides what each of them shows.
const planPage = page(withTexts('plan', () => import('../../domains/billing/plan/PlanPage.tsx')));

// Each section has its address; they are one page, which stays where it is while they open and close.
const settingsPage = page(withTexts('settings', () => import('../settings/SettingsPage.tsx')));

/**
 * The pages of a module that has their loads by their names. They are reached in two steps, so that what they need is not
 * listed in what every page begins with.
 */
const fromArea = <const Keys extends readonly FetchedPage[]>(
  load: () => Promise<Readonly<Record<Keys[number], Load>>>,
  keys: Keys,
) => {
  const pageOfArea = (key: Keys[number]) => page(async () => (await load())[key]());
  return Object.fromEntries(keys.map((key) => [key, pageOfArea(key)])) as Record<Keys[number], Fetched>;
};

/** The code of each page, fetched when it is needed. */
const pages: Readonly<Record<FetchedPage, Fetched>> = {
  overview: page(withTexts('overview', () => import('../../domains/team/overview/OverviewPage.tsx'))),
  status: page(withTexts('overview', () => import('../../domains/team/status/StatusPage.tsx'))),
  members: page(() => import('../../domains/member/MembersPage.tsx')),
  billing: planPage,
  billingNew: planPage,
  billingEmail: planPage,
  callRecordings: page(withTexts('recordings', () => import('../../domains/recording/RecordingsPage.tsx'))),
  settings: settingsPage,
  settingsPanel: settingsPage,
  authentication: page(withTexts('authentication', () => import('../../domains/sso/AuthenticationPage.tsx'))),
  logout: page(withTexts('identity', () => import('./LogoutPage.tsx'))),
  ...fromArea(
    async () => (await import('./accountPages.ts')).accountPages,
    ['emailPreferences', 'profile', 'profileManage', 'sessions', 'ipAddresses'],
  ),
  ...fromArea(
    async () => (await import('./enterprisePages.ts')).enterprisePages,
    ['enterprise', 'customFields', 'customFieldAdd', 'customFieldEdit', 'userGroups', 'userGroupAdd', 'userGroupEdit'],
  ),
  ...fromArea(
    async () => (await import('./channelPages.ts')).channelPages,
    [
      'channels',
      'channelBulk',
      'announcementChannels',
      'announcementChannelForm',
      'autoJoinChannels',
      'autoJoinChannelForm',
      'allChannels',
      'archivedChannels',
    ],
  ),
  ...fromArea(
    async () => (await import('./webhookPages.ts')).webhookPages,
    ['webhooks', 'webhookAddIncoming', 'webhookAddOutgoing', 'webhookEditIncoming', 'webhookEditOutgoing'],
  ),
  ...fromArea(
    async () => (await import('./paymentPages.ts')).paymentPages,
    ['payment', 'paymentNew', 'paymentConfirm', 'paymentSuccess', 'card'],
  ),
  ...fromArea(
    async () => (await import('./importPages.ts')).importPages,
    ['import', 'importForm', 'bulkManage', 'chatExport'],
  ),
};

const isFetched = (key: PageKey): key is FetchedPage => Object.hasOwn(pages, key);

/** The component of a page; null for those outside of the console. */
export const pageOf = (key: PageKey): ComponentType | null => (isFetched(key) ? pages[key].Page : null);

/** Fetches a page's code before it is asked for: when a link to it is hovered or focused. */
export const prefetchPage = (key: PageKey | null): void => {
  if (key !== null && isFetched(key)) warm(pages[key].load);
};
