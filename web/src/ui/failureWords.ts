import type { MessageDescriptor } from 'react-intl';
import type { SaveProblem } from '../lib/form/saveOutcome.ts';
import type { Failure } from '../lib/graphql/failure.ts';
import type { Undone } from '../lib/graphql/undone.ts';
import { lossTexts } from './form/problemMessages.ts';
import { uiMessages, uiPhrases } from './messages.ts';

/** Why a write is not known to be done, for a toast: the words of what was wanted, or that the answer was lost. */
export function undoneText(problem: Undone | SaveProblem, text: MessageDescriptor): MessageDescriptor {
  const loss = 'loss' in problem ? problem.loss : null;
  return loss === null ? text : lossTexts[loss];
}

/** What failed, in the person's language: what the gateway says of it is English, for developers. */
export function failureWords(failure: Pick<Failure, 'kind' | 'status'> | null): {
  readonly text: MessageDescriptor;
  readonly values?: { readonly status: string };
} {
  if (failure?.kind === 'network') return { text: uiMessages.unreachable };
  const status = failure?.status ?? null;
  return status === null
    ? { text: uiMessages.errorText }
    : { text: uiPhrases.errorStatus, values: { status: String(status) } };
}
