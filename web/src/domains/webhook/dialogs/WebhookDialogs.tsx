import { DeliveryLogDialog } from '../delivery/DeliveryLogDialog.tsx';
import { DeleteWebhookDialog } from './DeleteWebhookDialog.tsx';
import { TakeOverDialog } from './TakeOverDialog.tsx';
import type { useWebhookDialog } from './useWebhookDialog.ts';

/** The dialog about a webhook of the list. */
export function WebhookDialogs({
  asked: { kind, webhook },
  onDeleted,
  onClose,
}: {
  asked: NonNullable<ReturnType<typeof useWebhookDialog>['asked']>;
  /** It is gone, by this or before. */
  onDeleted: (kind: 'deleted' | 'gone') => void;
  onClose: () => void;
}) {
  if (kind === 'log') return <DeliveryLogDialog webhook={webhook} onClose={onClose} />;
  if (kind === 'take-over') return <TakeOverDialog webhook={webhook} onClose={onClose} />;
  return <DeleteWebhookDialog webhook={webhook} onEnd={onDeleted} onClose={onClose} />;
}
