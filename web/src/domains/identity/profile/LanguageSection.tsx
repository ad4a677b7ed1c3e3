import FormHelperText from '@mui/material/FormHelperText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useLanguageChoice } from '../../../lib/intl/languageChoice.ts';
import { isLocaleCode, LOCALES } from '../../../lib/intl/locales.ts';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { profileTexts } from './profileMessages.ts';

/** The language of the console, each by its own name: changed at once, and kept on the account. */
export function LanguageSection() {
  const { formatMessage } = useIntl();
  const id = useId();
  const { locale, choose } = useLanguageChoice();
  return (
    <Paper component="section" aria-labelledby={id} variant="outlined" sx={{ px: 2.5, py: 2, minWidth: 0 }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1.25 }}>
        {formatMessage(profileTexts.language)}
      </Typography>
      <NativeSelect
        sx={{ width: '100%', maxWidth: 312 }}
        aria-labelledby={id}
        aria-describedby={`${id}-help`}
        value={locale}
        onChange={({ target: { value } }) => {
          if (isLocaleCode(value)) choose(value);
        }}
      >
        {LOCALES.map(({ code, name, tag }) => (
          <option key={code} value={code} lang={tag}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <FormHelperText id={`${id}-help`}>{formatMessage(profileTexts.languageDescription)}</FormHelperText>
    </Paper>
  );
}
