import { useIntl } from 'react-intl';
import { importPhrases } from '../importMessages.ts';
import type { Amounts } from './importFacts.ts';

/** How many people, channels and messages, in words; what there is none of is left out beside what there is. */
export function useAmountWords(): (amounts: Amounts) => string {
  const { formatMessage, formatList } = useIntl();
  return ({ people, channels, messages }) => {
    const kinds = [
      [people, importPhrases.people],
      [channels, importPhrases.channels],
      [messages, importPhrases.messages],
    ] as const;
    const some = kinds.filter(([count]) => count > 0);
    return formatList((some.length > 0 ? some : kinds).map(([count, phrase]) => formatMessage(phrase, { count })));
  };
}
