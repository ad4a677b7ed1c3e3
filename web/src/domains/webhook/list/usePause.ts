import { WebhookPauseUpdateDocument } from '../../../generated/webhook/list/webhookPauseUpdate.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { undoneBy } from '../../../lib/graphql/undone.ts';
import { undoneText } from '../../../ui/failureWords.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { webhookPhrases, webhookTexts } from '../webhookMessages.ts';
import type { ListedWebhook } from '../useWebhooks.ts';

/** Pauses a webhook or lets it go on at once; the toast has the way back. */
export function usePause(onGone: () => void): (webhook: ListedWebhook) => void {
  const save = useKeyedMutation(WebhookPauseUpdateDocument, ({ webhookPauseUpdate }) => webhookPauseUpdate);
  const set = async (webhook: ListedWebhook, isPaused: boolean, isUndo: boolean): Promise<void> => {
    const { id, name } = webhook;
    const { payload, failure } = await save({ webhookId: id, isPaused });
    const values = { name };
    const cause = `pause ${id}`;
    if (payload?.webhook) {
      const undo = { label: webhookTexts.undo, run: () => void set(webhook, !isPaused, true) };
      showToast({
        tone: 'success',
        text: isPaused ? webhookPhrases.pausedNow : webhookPhrases.resumed,
        ...{ values, cause },
        ...(!isUndo && { action: undo }),
      });
      return;
    }
    const isGone = payload?.userErrors.some(({ code }) => code === 'NOT_FOUND') === true;
    const undone = undoneBy({ payload, failure });
    const text = undoneText(undone, webhookPhrases.pauseFailed);
    showToast(
      isGone
        ? { tone: 'info', text: webhookTexts.gone, cause }
        : { tone: 'error', text, requestId: undone.requestId, values, cause },
    );
    if (isGone) onGone();
  };
  return (webhook) => void set(webhook, webhook.pausedBy === null, false);
}
