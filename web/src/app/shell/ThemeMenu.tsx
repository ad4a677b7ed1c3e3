import { useColorScheme } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { DesktopIcon, MoonIcon, SunIcon } from '../../ui/icons.tsx';
import { BarMenu } from './BarMenu.tsx';
import { ChoiceItem } from './ChoiceItem.tsx';
import { shellMessages } from './messages.ts';

/** The colour schemes in their order, with how each is shown. */
export const colourSchemes = [
  { mode: 'system', label: shellMessages.themeSystem, Icon: DesktopIcon },
  { mode: 'light', label: shellMessages.themeLight, Icon: SunIcon },
  { mode: 'dark', label: shellMessages.themeDark, Icon: MoonIcon },
] as const;

/** Light, dark, or as the system has it. */
export function ThemeMenu() {
  const { formatMessage } = useIntl();
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <BarMenu label={formatMessage(shellMessages.theme)} icon={isDark ? <MoonIcon /> : <SunIcon />}>
      {(close) =>
        colourSchemes.map(({ mode: one, label, Icon }) => (
          <ChoiceItem
            key={one}
            chosen={one === mode}
            icon={<Icon aria-hidden fontSize="small" />}
            onClick={() => {
              close();
              setMode(one);
            }}
          >
            {formatMessage(label)}
          </ChoiceItem>
        ))
      }
    </BarMenu>
  );
}
