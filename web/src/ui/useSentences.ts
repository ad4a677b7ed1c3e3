import { useIntl } from 'react-intl';
import { uiPhrases } from './messages.ts';

/** Puts sentences one behind the other, as the language does: not all of them have a space between. What is null is left out. */
export function useSentences(): (sentences: readonly (string | null)[]) => string {
  const { formatMessage } = useIntl();
  return (sentences) =>
    sentences
      .filter((one) => one !== null)
      .reduce((text, next) => (text === '' ? next : formatMessage(uiPhrases.sentences, { text, next })), '');
}
