import type { MessageDescriptor } from 'react-intl';
import type { Failure } from '../lib/graphql/failure.ts';
import { uiMessages, uiPhrases } from './messages.ts';

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
