import { type ReactNode, useState } from 'react';
import { useViewer } from '../../domains/identity/viewerContext.ts';
import { useViewerLocaleUpdate } from '../../domains/identity/viewerLocaleUpdate.ts';
import { LanguageChoiceProvider } from '../../lib/intl/languageChoice.ts';
import { useLocale } from '../../lib/intl/LocaleProvider.tsx';
import { localeFromGraphql } from '../../lib/intl/locales.ts';
import { writePreference } from '../../lib/storage/preferences.ts';
import { showToast } from '../../ui/toasts/toastStore.ts';
import { currentSession } from '../session/sessionStore.ts';
import { createLanguageKeeper } from './languageKeeper.ts';
import { shellMessages } from './messages.ts';

/** One keeper of the language for a session, whichever part of the console it is chosen in. */
export function LanguageKeeping({ children }: { children: ReactNode }) {
  const { changeLocale } = useLocale();
  const { locale } = useViewer();
  const keep = useViewerLocaleUpdate();
  const [choose] = useState(() =>
    createLanguageKeeper({
      kept: localeFromGraphql(locale),
      apply: (code) => {
        writePreference('locale', code);
        changeLocale(code);
      },
      keep,
      isSignedIn: () => currentSession().phase === 'signedIn',
      tellFailure: () => void showToast({ tone: 'error', text: shellMessages.languageNotKept, cause: 'language' }),
    }),
  );
  return <LanguageChoiceProvider value={choose}>{children}</LanguageChoiceProvider>;
}
