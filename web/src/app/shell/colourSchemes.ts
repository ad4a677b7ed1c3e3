import { DesktopIcon, MoonIcon, SunIcon } from '../../ui/icons.tsx';
import { shellMessages } from './messages.ts';

/** The colour schemes in their order, with how each is shown. */
export const colourSchemes = [
  { mode: 'system', label: shellMessages.themeSystem, Icon: DesktopIcon },
  { mode: 'light', label: shellMessages.themeLight, Icon: SunIcon },
  { mode: 'dark', label: shellMessages.themeDark, Icon: MoonIcon },
] as const;
