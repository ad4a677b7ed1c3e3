import { lazyWithTexts } from '../../lib/intl/lazyWithTexts.ts';

// What most visits do not show: none of it is in the page's first load.

/** Leaves a team. */
export const LeaveTeamDialog = lazyWithTexts('account', () => import('./dialogs/LeaveTeamDialog.tsx'));

/** Makes a member the admin. */
export const BecomeAdminDialog = lazyWithTexts('account', () => import('./dialogs/BecomeAdminDialog.tsx'));

/** Asks before auto-join is turned on or off. */
export const AutoJoinDialog = lazyWithTexts('account', () => import('./dialogs/AutoJoinDialog.tsx'));
