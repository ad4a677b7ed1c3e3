import type { ComponentType } from 'react';
import type { PageKey } from '../routes/routeTypes.ts';

type Load = () => Promise<{ default: ComponentType }>;

/** Where the code of each page is. A page that is missing here is not in this version. */
const loaders: Partial<Record<PageKey, Load>> = {
  overview: () => import('../../domains/team/OverviewPage.tsx'),
  members: () => import('../../domains/member/MembersPage.tsx'),
  logout: () => import('./LogoutPage.tsx'),
};

export const loaderOf = (page: PageKey): Load | null => loaders[page] ?? null;

/** Fetches a page's code before it is asked for: when a link to it is hovered or focused. */
export const prefetchPage = (page: PageKey | null): void => {
  if (page !== null) void loaders[page]?.();
};
