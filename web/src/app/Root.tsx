import { Suspense, useEffect } from 'react';
import type { PageConfig } from '../lib/config/pageConfig.ts';
import { keptLocale } from '../lib/intl/keptLocale.ts';
import { LocaleProvider } from '../lib/intl/LocaleProvider.tsx';
import { takeStorageWarning } from '../lib/storage/preferences.ts';
import { ThemeRoot } from '../lib/theme/ThemeRoot.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { ToastRegion } from '../ui/toasts/ToastRegion.tsx';
import { showToast } from '../ui/toasts/toastStore.ts';
import { LanguageMissing } from './errors/LanguageMissing.tsx';
import { TextsMissing } from './errors/TextsMissing.tsx';
import { WholeFailed } from './errors/WholeFailed.tsx';
import { appMessages } from './messages.ts';
import { SessionSwitch } from './session/SessionSwitch.tsx';

/** The whole console: look, language, toasts, and below them whatever the session calls for. */
export function Root({ config }: { config: PageConfig }) {
  useEffect(() => {
    if (takeStorageWarning()) showToast({ tone: 'warning', text: appMessages.storageWarning });
  }, []);
  return (
    <ThemeRoot>
      <ErrorBoundary renderFailed={(error) => <TextsMissing error={error} />}>
        <Suspense fallback={null}>
          <LocaleProvider initialLocale={keptLocale()}>
            <ErrorBoundary renderFailed={(error) => <WholeFailed error={error} />}>
              <SessionSwitch config={config} />
            </ErrorBoundary>
            <LanguageMissing />
            <ToastRegion />
          </LocaleProvider>
        </Suspense>
      </ErrorBoundary>
    </ThemeRoot>
  );
}
