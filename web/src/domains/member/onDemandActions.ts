import { lazyWithTexts } from '../../lib/intl/lazyWithTexts.ts';
import { warm } from '../../lib/scheduling/warm.ts';

// What most visits do not show: none of it is in the page's first load.

const loadRowMenu = async () => ({ default: (await import('./panels/RowMenu.tsx')).RowMenu });
const loadDialogs = async () => ({ default: (await import('./MemberDialogs.tsx')).MemberDialogs });

/** Fetches the code of the menus, and the way to the dialogs behind them, when one of them may soon be wanted. */
export const warmMenus = () => {
  warm(loadRowMenu);
  warm(loadDialogs);
};

/** The dialog that is open. */
export const MemberDialogs = lazyWithTexts('people', loadDialogs);

/** The menu of one person. */
export const RowMenu = lazyWithTexts('people', loadRowMenu);

/** The menu of what to select. */
export const SelectMenu = lazyWithTexts('people', async () => ({
  default: (await import('./panels/SelectMenu.tsx')).SelectMenu,
}));

/** What else can be done with a list. */
export const MoreMenu = lazyWithTexts('people', async () => ({
  default: (await import('./panels/MoreMenu.tsx')).MoreMenu,
}));

/** The bar of what can be done with those who are selected. */
export const BulkBar = lazyWithTexts('people', async () => ({
  default: (await import('./panels/BulkBar.tsx')).BulkBar,
}));
