import type { Locale } from '../../../lib/locales.ts';
import { reportWords } from '../reportWordRules.ts';
import { problemWordsIn } from './reportWordRules.ts';
import { demandProblemCode } from './rowRules.ts';

/** What a row would do, null where it is done without a look at it; and what became of it when its turn came. */
type Outcome = {
  readonly plan: 'create' | 'change' | 'unchanged' | 'refused' | null;
  readonly result: 'created' | 'updated' | 'unchanged' | 'failed' | null;
};

/** What a report says of a row: what became of it, or what is to. */
export function resultWord(locale: Locale, { plan, result }: Outcome): string {
  const words = reportWords[locale].results;
  switch (result) {
    case 'created':
      return words.create;
    case 'updated':
      return words.change;
    case 'unchanged':
    case 'failed':
      return words[result];
    case null:
      return plan === 'unchanged' || plan === 'refused' ? words[plan] : words.notDone;
  }
}

/** What a report says is wrong with a row: with what stands there, where that says which of several it is. */
export function problemWords(
  locale: Locale,
  problem: { readonly code: string; readonly value: string } | null,
): string {
  if (problem === null) return '';
  const words = problemWordsIn[locale][demandProblemCode(problem.code)];
  return problem.value === '' ? words : `${words}${reportWords[locale].colon}${problem.value}`;
}
