import type { IntlShape } from 'react-intl';
import { plainList } from '../../../lib/intl/formats.ts';
import { fieldListPhrases, shownTexts } from './fieldListMessages.ts';
import { conditionInWords } from '../shared/conditionWords.ts';
import { firstValuesOf, type ListedField } from '../listedField.ts';

type Words = Pick<IntlShape, 'formatMessage' | 'formatList'>;

/** What somebody needs to see a field, by names alone: a field that is not saved yet has conditions, too. */
interface Conditional {
  readonly conditions: readonly {
    readonly field: { readonly name: string };
    readonly value: { readonly text: string };
  }[];
}

/** To whom a field is shown: "Every member", or "Members whose Department is Engineering or Office is Berlin". */
export function shownWords(words: Words, { conditions }: Conditional): string {
  if (conditions.length === 0) return words.formatMessage(shownTexts.everybody);
  const each = conditions.map(({ field, value }) => conditionInWords(words, field.name, [value.text]));
  return words.formatMessage(fieldListPhrases.shownWhen, {
    conditions: words.formatList(each, { type: 'disjunction' }),
  });
}

/** The first values of a field and how many more there are; null where it has none. */
export function valuesWords(words: Words, field: ListedField): string | null {
  const first = firstValuesOf(field);
  if (!first || first.totalCount === 0) return null;
  const values = plainList(
    words,
    first.nodes.map(({ text }) => text),
  );
  const count = first.totalCount - first.nodes.length;
  return count > 0 ? words.formatMessage(fieldListPhrases.moreValues, { values, count }) : values;
}
