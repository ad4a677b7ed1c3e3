import { useColorScheme } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { MoonIcon, SunIcon } from '../../ui/icons.tsx';
import { BarMenu } from './BarMenu.tsx';
import { colourSchemes } from './colourSchemes.ts';
import { shellMessages } from './messages.ts';

/** Light, dark, or as the system has it. */
export function ThemeMenu() {
  const { formatMessage } = useIntl();
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <BarMenu
      label={formatMessage(shellMessages.theme)}
      icon={isDark ? <MoonIcon /> : <SunIcon />}
      entries={colourSchemes.map(({ mode: one, label, Icon }) => ({
        key: one,
        label: formatMessage(label),
        icon: <Icon aria-hidden fontSize="small" />,
        isChosen: one === mode,
        onChoose: () => setMode(one),
      }))}
    />
  );
}
