import { useEffect } from 'react';
import { localeInfo } from '../../lib/intl/locales.ts';
import { useLocale } from '../../lib/intl/LocaleProvider.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { dismissToast, showToast } from '../../ui/toasts/toastStore.ts';
import { appPhrases } from '../messages.ts';

/** Says which language could not be loaded, for as long as it is the one that is wanted, and asks for it again. */
export function LanguageMissing() {
  const { missing, changeLocale } = useLocale();
  useEffect(() => {
    if (missing === null) return;
    const toast = showToast({
      tone: 'error',
      text: appPhrases.languageMissing,
      values: { language: localeInfo(missing).name },
      action: { label: uiMessages.retry, run: () => changeLocale(missing) },
    });
    return () => dismissToast(toast);
  }, [missing, changeLocale]);
  return null;
}
