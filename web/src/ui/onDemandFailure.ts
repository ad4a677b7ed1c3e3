import { isMissingChunk } from '../lib/scheduling/missingChunk.ts';
import { uiMessages } from './messages.ts';
import { showToast } from './toasts/toastStore.ts';

/** Says that a piece of the page that was asked for did not come, or broke. */
export const tellOnDemandFailure = (error: unknown): void => {
  const text = isMissingChunk(error) ? uiMessages.pieceMissing : uiMessages.errorText;
  showToast({ tone: 'error', text, cause: 'onDemand' });
};
