import type { Failure } from '../../lib/graphql/failure.ts';
import { uiMessages, uiPhrases } from '../../ui/messages.ts';
import { showToast } from '../../ui/toasts/toastStore.ts';

/** What is said beside "something went wrong": the status where there is one, else the server's own words. */
const detailOf = ({ status, message }: Failure) => (status === null ? message : `${message} (${status})`);

/** Tells a failure that no page shows in place: one toast per cause, however many calls it took down. */
export const reportFailure = (failure: Failure): void => {
  showToast({
    tone: 'error',
    title: uiMessages.errorTitle,
    text: uiPhrases.errorDetail,
    values: { detail: detailOf(failure) },
    requestId: failure.requestId,
    cause: `failure:${failure.kind}:${failure.code ?? ''}:${failure.status ?? ''}`,
  });
};
