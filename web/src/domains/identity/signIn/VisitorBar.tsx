import { styled, useColorScheme } from '@mui/material/styles';
import IconButton from '@mui/material/IconButton';
import { useIntl } from 'react-intl';
import { isLocaleCode } from '@muster/schema/formats/locale';
import { radius } from '../../../lib/theme/tokens.ts';
import { LOCALES } from '../../../lib/intl/locales.ts';
import { useLocale } from '../../../lib/intl/LocaleProvider.tsx';
import { writePreference } from '../../../lib/storage/preferences.ts';
import { LanguageIcon, MoonIcon, SunIcon } from '../../../ui/icons.tsx';
import { signInMessages } from './messages.ts';

const Bar = styled('header')({ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 4 });

// A native select: small, at home on phones, and no weight on the page that everybody loads first. It would be as wide as the
// longest name: it lies unseen over the chosen one.
const Language = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 34,
  padding: '0 8px',
  borderRadius: radius.medium,
  color: theme.vars.palette.text.secondary,
  ...theme.typography.button,
  '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
  '&:focus-within': { outline: `2px solid ${theme.vars.palette.primary.main}` },
  '& select': { position: 'absolute', inset: 0, opacity: 0, width: '100%', font: 'inherit', cursor: 'pointer' },
  '& option': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.background.paper },
}));

/** Language and colour scheme, for people who are outside: kept in the browser. */
export function VisitorBar() {
  const { formatMessage } = useIntl();
  const { locale, changeLocale } = useLocale();
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <Bar>
      <Language>
        <LanguageIcon aria-hidden fontSize="small" />
        <span aria-hidden>{LOCALES.find(({ code }) => code === locale)?.name}</span>
        <select
          aria-label={formatMessage(signInMessages.language)}
          value={locale}
          onChange={({ target }) => {
            if (!isLocaleCode(target.value)) return;
            writePreference('locale', target.value);
            changeLocale(target.value);
          }}
        >
          {LOCALES.map(({ code, name, tag }) => (
            <option key={code} value={code} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </Language>
      <IconButton aria-label={formatMessage(signInMessages.theme)} onClick={() => setMode(isDark ? 'light' : 'dark')}>
        {isDark ? <SunIcon /> : <MoonIcon />}
      </IconButton>
    </Bar>
  );
}
