import { LanguageMenu } from './LanguageMenu.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

/** How the console looks to the person: in the top bar, and on narrow windows in the sidebar. */
export const LookMenus = () => (
  <>
    <LanguageMenu />
    <ThemeMenu />
  </>
);
