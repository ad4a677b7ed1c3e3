import type { IntlShape } from 'react-intl';
import { conditionPhrases } from './conditionMessages.ts';

/** What people have to have in a field, in words: "Department is Sales or Marketing". */
export const conditionInWords = (
  { formatMessage, formatList }: Pick<IntlShape, 'formatMessage' | 'formatList'>,
  field: string,
  values: readonly string[],
): string => formatMessage(conditionPhrases.is, { field, values: formatList(values, { type: 'disjunction' }) });
