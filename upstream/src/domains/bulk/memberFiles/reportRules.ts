import type { Locale } from '../../../lib/locales.ts';
import { Fault } from '../../../lib/errors.ts';
import { detailsOf } from './detailRules.ts';
import { reportWords } from '../reportWordRules.ts';
import { problemWordsIn } from './reportWordRules.ts';

/** What a row would do as the team stands, and what became of it when its turn came. */
export type Plan = 'add' | 'change' | 'remove' | 'unchanged' | 'refused';
type Outcome = { readonly plan: Plan; readonly result: 'done' | 'already' | 'failed' | null };

/** What a report says of a row: what became of it, or what is to. */
export function resultWord(locale: Locale, { plan, result }: Outcome): string {
  const words = reportWords[locale].results;
  if (result === 'done') return words[planned(plan)];
  if (result === 'already') return words.unchanged;
  if (result === 'failed') return words.failed;
  return plan === 'unchanged' || plan === 'refused' ? words[plan] : words.notDone;
}

function planned(plan: Plan): 'add' | 'change' | 'remove' {
  if (plan === 'unchanged' || plan === 'refused') throw new Fault('A row was done that had nothing to do.');
  return plan;
}

/** What a report says is wrong with a row: with the column where it is one. */
export function problemWords(
  locale: Locale,
  problem: { readonly field: string; readonly code: string; readonly value: string } | null,
): string {
  if (problem === null) return '';
  const words = problemWordsIn[locale][detailsOf(problem.code).code];
  return problem.field === '' ? words : `${problem.field}${reportWords[locale].colon}${words}`;
}
