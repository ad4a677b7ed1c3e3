import {
  createContext,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { DEFAULT_LOCALE, type LocaleCode } from '@muster/schema/formats/locale';
import { firstLanguage, loadCatalogue } from './catalogues.ts';
import { isolating } from './isolated.ts';
import { localeInfo } from './locales.ts';
import { pseudoCatalogue } from './pseudoLocale.ts';
import { spacingLists } from './spacedLists.ts';

interface LocaleSwitch {
  readonly locale: LocaleCode;
  /** The language that was wanted last, where its texts did not come: the page is in another one meanwhile. */
  readonly missing: LocaleCode | null;
  /** Changes the language on the page; what is shown stays until the new texts are there, or if they do not come. */
  readonly changeLocale: (code: LocaleCode) => void;
}

const LocaleContext = createContext<LocaleSwitch | null>(null);

/** A development run with `?pseudo` in the address shows stretched, accented texts. */
const isPseudo = import.meta.env.DEV && new URLSearchParams(window.location.search).has('pseudo');

interface Props {
  /** The language of the first render; later ones come through `changeLocale`. */
  readonly initialLocale: LocaleCode;
  /** The zone in which instants are shown; the browser's where none is given. */
  readonly timeZone?: string;
  readonly children: ReactNode;
}

/** Gives the texts of the present language to everything below. Suspends until the first catalogue is there. */
export const LocaleProvider = ({ initialLocale, timeZone, children }: Props) => {
  const first = use(firstLanguage(initialLocale));
  const [{ locale, catalogue }, show] = useState(first);
  const [missing, miss] = useState(first.locale === initialLocale ? null : initialLocale);
  const wanted = useRef(initialLocale);
  const changeLocale = useCallback((code: LocaleCode) => {
    wanted.current = code;
    miss(null);
    // What was chosen before and is slower does not come behind it.
    const isWanted = () => wanted.current === code;
    void loadCatalogue(code).then(
      (texts) => isWanted() && startTransition(() => show({ locale: code, catalogue: texts })),
      () => isWanted() && miss(code),
    );
  }, []);
  const { tag } = localeInfo(locale);
  const intl = useMemo(() => {
    const messages = isPseudo ? pseudoCatalogue(catalogue) : catalogue;
    const defaultLocale = localeInfo(DEFAULT_LOCALE).tag;
    const zone = timeZone !== undefined && { timeZone };
    return isolating(spacingLists(createIntl({ locale: tag, defaultLocale, messages, ...zone })));
  }, [catalogue, tag, timeZone]);
  // Together with the first text of the language: what reads aloud, and what chooses glyphs, goes by it.
  useLayoutEffect(() => {
    document.documentElement.lang = tag;
  }, [tag]);
  const localeSwitch = useMemo(() => ({ locale, missing, changeLocale }), [locale, missing, changeLocale]);
  return (
    <LocaleContext value={localeSwitch}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LocaleContext>
  );
};

/** The present language and the way to change it. Only below `LocaleProvider`. */
export const useLocale = () => {
  const found = use(LocaleContext);
  if (!found) throw new Error('useLocale needs a LocaleProvider above it');
  return found;
};
