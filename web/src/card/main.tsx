import { createRoot } from 'react-dom/client';
import { createIntl, RawIntlProvider } from 'react-intl';
import { DEFAULT_LOCALE } from '@muster/schema/formats/locale';
import { keptLocale } from '../lib/intl/keptLocale.ts';
import { localeInfo } from '../lib/intl/locales.ts';
import '../lib/theme/fonts.css';
import { CardPage } from './CardPage.tsx';
import { readCardConfig } from './cardConfig.ts';
import './card.css';
import { followLook } from './look.ts';
import { cardTexts } from './messages.ts';
import { loadCardTexts } from './texts.ts';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');
const root = createRoot(element);
const config = readCardConfig(document, import.meta.env.DEV);

/** Shows the page in the console's language; what is typed stays. */
async function show() {
  const code = keptLocale();
  const messages = await loadCardTexts(code);
  // Another language may have been chosen meanwhile.
  if (code !== keptLocale()) return;
  const { tag } = localeInfo(code);
  const intl = createIntl({ locale: tag, defaultLocale: localeInfo(DEFAULT_LOCALE).tag, messages });
  document.documentElement.lang = tag;
  document.title = intl.formatMessage(cardTexts.title);
  root.render(
    <RawIntlProvider value={intl}>
      <CardPage config={config} />
    </RawIntlProvider>,
  );
}

followLook();
window.addEventListener('storage', () => void show());
void show();
