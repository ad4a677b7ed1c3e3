import type { IntlShape } from 'react-intl';
import { firstOf } from '../../lib/intl/firstOf.ts';
import { conditionInWords } from '../field/shared/conditionWords.ts';
import { groupConditionPhrases, groupConditionTexts } from './userGroupMessages.ts';

/** What people have to have in one field: any one of the values. */
export interface Condition {
  readonly field: string;
  readonly values: readonly string[];
}

/** So many values of a field are named; the others are counted. */
const MOST_VALUES = 5;

/** The conditions of a user group as it was read; null where they could not be. */
export const conditionsOf = (
  constraints:
    | readonly { readonly field: { readonly name: string }; readonly values: readonly { readonly text: string }[] }[]
    | null,
): readonly Condition[] | null =>
  constraints?.map(({ field, values }) => ({ field: field.name, values: values.map(({ text }) => text) })) ?? null;

/** One condition in words: "Department is Sales or Marketing". */
function groupConditionInWords(intl: IntlShape, { field, values }: Condition): string {
  const others = (count: number) => intl.formatMessage(groupConditionPhrases.others, { count });
  const words =
    values.length === 0 ? [intl.formatMessage(groupConditionTexts.valuesGone)] : firstOf(values, MOST_VALUES, others);
  return conditionInWords(intl, field, words);
}

/** All of them in one sentence: "Department is Sales or Marketing, and Office is Berlin". */
export function conditionsInWords(intl: IntlShape, conditions: readonly Condition[]): string {
  if (conditions.length === 0) return intl.formatMessage(groupConditionTexts.nobody);
  return conditions
    .map((condition) => groupConditionInWords(intl, condition))
    .reduce((one, other) => intl.formatMessage(groupConditionPhrases.and, { one, other }));
}
