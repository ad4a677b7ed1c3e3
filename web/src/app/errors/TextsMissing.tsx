import { createIntl, RawIntlProvider } from 'react-intl';
import { DEFAULT_LOCALE } from '@muster/schema/formats/locale';
import { localeInfo } from '../../lib/intl/locales.ts';
import { WholeFailed } from './WholeFailed.tsx';

/** The texts as they stand in the code, which came with it; that no catalogue has them is known. */
const inCode = createIntl({ locale: localeInfo(DEFAULT_LOCALE).tag, messages: {}, onError: () => undefined });

/** Stands in place of the whole console where the texts of no language arrived. */
export const TextsMissing = ({ error }: { error: unknown }) => (
  <RawIntlProvider value={inCode}>
    <WholeFailed error={error} />
  </RawIntlProvider>
);
