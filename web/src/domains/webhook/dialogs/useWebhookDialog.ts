import { useDialogAbout } from '../../../lib/urlState/useDialogAbout.ts';
import type { ListedWebhook } from '../useWebhooks.ts';

/** What is asked about a webhook of the list: its deliveries, or whether to take it over or to delete it. */
export type WebhookDialogKind = 'log' | 'take-over' | 'delete';

const KINDS: readonly WebhookDialogKind[] = ['log', 'take-over', 'delete'];

const mayAsk = (kind: WebhookDialogKind, { type, viewerCanDelete, viewerCanTakeOver }: ListedWebhook) => {
  if (kind === 'log') return type === 'OUTGOING' && viewerCanDelete;
  return kind === 'delete' ? viewerCanDelete : viewerCanTakeOver;
};

/**
 * The dialog about a webhook, which lives in the address: `dialog` and `webhook`.
 *
 * @param webhooks the list; null while it is not known, and the address waits
 */
export function useWebhookDialog(webhooks: readonly ListedWebhook[] | null) {
  const { dialog, open, close } = useDialogAbout('webhook', KINDS, (kind, id) => {
    if (webhooks === null) return 'waiting' as const;
    const webhook = webhooks.find((one) => one.id === id);
    return webhook && mayAsk(kind, webhook) ? webhook : null;
  });
  const asked = dialog && dialog.subject !== 'waiting' ? { kind: dialog.word, webhook: dialog.subject } : null;
  return { asked, open, close };
}
