import { lazyWithTexts } from '../../lib/intl/lazyWithTexts.ts';

// What most visits do not show: none of it is in the page's first load.

/** What the plan limits. */
export const PlanNote = lazyWithTexts('people', async () => ({
  default: (await import('./panels/PlanNote.tsx')).PlanNote,
}));

/** The list of admins. */
export const AdminsTab = lazyWithTexts('people', async () => ({
  default: (await import('./panels/AdminsTab.tsx')).AdminsTab,
}));

/** The guest whom only the address names. */
export const GuestFinder = lazyWithTexts('people', async () => ({
  default: (await import('./panels/GuestFinder.tsx')).GuestFinder,
}));

/** Why a list has nobody. */
export const MemberListEmpty = lazyWithTexts('people', async () => ({
  default: (await import('./panels/MemberListEmpty.tsx')).MemberListEmpty,
}));

/** The way to PRO, for teams that are on it. */
export const ActivationBanner = lazyWithTexts('people', () => import('../licence/ActivationBanner.tsx'));

/** The team's running jobs. */
export const BulkProgress = lazyWithTexts('people', async () => ({
  default: (await import('../bulk/BulkProgress.tsx')).BulkProgress,
}));
