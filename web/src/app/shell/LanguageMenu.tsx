import { useIntl } from 'react-intl';
import { useLanguageChoice } from '../../lib/intl/languageChoice.ts';
import { LOCALES } from '../../lib/intl/locales.ts';
import { LanguageIcon } from '../../ui/icons.tsx';
import { BarMenu } from './BarMenu.tsx';
import { shellMessages } from './messages.ts';

/** The languages by their own names. */
export function LanguageMenu() {
  const { formatMessage } = useIntl();
  const { locale, choose } = useLanguageChoice();
  return (
    <BarMenu
      label={formatMessage(shellMessages.language)}
      icon={<LanguageIcon />}
      entries={LOCALES.map(({ code, name, tag }) => ({
        key: code,
        label: name,
        lang: tag,
        isChosen: code === locale,
        onChoose: () => choose(code),
      }))}
    />
  );
}
