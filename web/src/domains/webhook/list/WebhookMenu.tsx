import { useIntl } from 'react-intl';
import { MoreIcon } from '../../../ui/icons.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { type MenuEntry, MenuPanel } from '../../../ui/menu/MenuPanel.tsx';
import type { WebhookDialogKind } from '../dialogs/useWebhookDialog.ts';
import type { ListedWebhook } from '../useWebhooks.ts';
import { webhookPhrases, webhookTexts } from '../webhookMessages.ts';

/** What can be done with a webhook beside editing it. */
export function WebhookMenu({
  webhook,
  onAsk,
  onPause,
}: {
  webhook: ListedWebhook;
  onAsk: (kind: WebhookDialogKind, webhook: string) => void;
  onPause: (webhook: ListedWebhook) => void;
}) {
  const { formatMessage } = useIntl();
  const { id, name, type, pausedBy, viewerCanDelete, viewerCanTakeOver } = webhook;
  const label = formatMessage(webhookPhrases.actions, { name });
  const asking = (kind: WebhookDialogKind, text: string): MenuEntry => ({
    key: kind,
    label: text,
    onChoose: () => onAsk(kind, id),
  });
  const pause: MenuEntry = {
    key: 'pause',
    label: formatMessage(pausedBy === null ? webhookTexts.pause : webhookTexts.resume),
    onChoose: () => onPause(webhook),
  };
  const entries: readonly MenuEntry[] = [
    ...(type === 'OUTGOING' && viewerCanDelete ? [asking('log', formatMessage(webhookTexts.log))] : []),
    ...(viewerCanDelete ? [pause] : []),
    ...(viewerCanTakeOver ? [asking('take-over', formatMessage(webhookTexts.takeOver))] : []),
    ...(viewerCanDelete
      ? [{ ...asking('delete', formatMessage(webhookTexts.delete)), isDanger: true, startsGroup: true }]
      : []),
  ];
  if (entries.length === 0) return null;
  return (
    <MenuButton label={label} icon={<MoreIcon />}>
      {(menu) => <MenuPanel {...menu} label={label} entries={entries} />}
    </MenuButton>
  );
}
