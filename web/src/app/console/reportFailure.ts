import type { Failure } from '../../lib/graphql/failure.ts';
import { failureWords } from '../../ui/failureWords.ts';
import { uiMessages } from '../../ui/messages.ts';
import { showToast } from '../../ui/toasts/toastStore.ts';

/** Tells a failure that no page shows in place: one toast per cause, however many calls it took down. */
export const reportFailure = (failure: Failure): void => {
  showToast({
    tone: 'error',
    title: uiMessages.errorTitle,
    ...failureWords(failure),
    requestId: failure.requestId,
    cause: `failure:${failure.kind}:${failure.code ?? ''}:${failure.status ?? ''}`,
  });
};
