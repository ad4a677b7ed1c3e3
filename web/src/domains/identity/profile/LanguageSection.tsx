import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { isLocaleCode } from '@muster/schema/formats/locale';
import { useLanguageChoice } from '../../../lib/intl/languageChoice.ts';
import { LOCALES } from '../../../lib/intl/locales.ts';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { profileTexts } from './profileMessages.ts';

/** The language of the console, each by its own name: changed at once, and kept on the account. */
export function LanguageSection() {
  const { formatMessage } = useIntl();
  const id = useId();
  const { locale, choose } = useLanguageChoice();
  return (
    <SectionCard title={formatMessage(profileTexts.language)} titleId={id}>
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
    </SectionCard>
  );
}
