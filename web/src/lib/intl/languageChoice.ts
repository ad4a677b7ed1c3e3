import { createContext, use } from 'react';
import type { LocaleCode } from '@muster/schema/formats/locale';
import { useLocale } from './LocaleProvider.tsx';

const ChoiceContext = createContext<((code: LocaleCode) => void) | null>(null);

/** Gives whatever is below it the way to choose a language for good. */
export const LanguageChoiceProvider = ChoiceContext.Provider;

/** The present language, and the choice of another: at once on the page, and kept on the account. Only inside the console. */
export function useLanguageChoice(): { locale: LocaleCode; choose: (code: LocaleCode) => void } {
  const { locale } = useLocale();
  const choose = use(ChoiceContext);
  if (!choose) throw new Error('useLanguageChoice needs a signed-in person');
  return { locale, choose };
}
