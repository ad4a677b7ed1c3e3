import { useViewerLocaleUpdate } from '../../domains/identity/viewerLocaleUpdate.ts';
import type { LocaleCode } from '../../lib/intl/locales.ts';
import { useLocale } from '../../lib/intl/LocaleProvider.tsx';
import { writePreference } from '../../lib/storage/preferences.ts';
import { showToast } from '../../ui/toasts/toastStore.ts';
import { currentSession } from '../session/sessionStore.ts';
import { shellMessages } from './messages.ts';

/** The language, changed at once and kept on the account; changed back, with a word, where that fails. */
export function useLanguageChoice(): { locale: LocaleCode; choose: (code: LocaleCode) => void } {
  const { locale, changeLocale } = useLocale();
  const keepOnAccount = useViewerLocaleUpdate();
  const apply = (code: LocaleCode) => {
    writePreference('locale', code);
    changeLocale(code);
  };
  const choose = (code: LocaleCode) => {
    if (code === locale) return;
    apply(code);
    void keepOnAccount(code).then((kept) => {
      // Signed out meanwhile: there is no account to differ from.
      if (kept || currentSession().phase !== 'signedIn') return;
      apply(locale);
      showToast({ tone: 'error', text: shellMessages.languageNotKept, cause: 'language' });
    });
  };
  return { locale, choose };
}
