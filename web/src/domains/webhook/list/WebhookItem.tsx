import { useId } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { Badge } from '../../../ui/Badge.tsx';
import { EditLink } from '../../../ui/items/EditLink.tsx';
import { Item } from '../../../ui/items/Item.tsx';
import { editPath } from '../webhookPaths.ts';
import type { WebhookDialogKind } from '../dialogs/useWebhookDialog.ts';
import type { ListedWebhook } from '../useWebhooks.ts';
import { WebhookIcon } from '../WebhookIcon.tsx';
import { webhookPhrases, webhookTexts } from '../webhookMessages.ts';
import { LastDelivery } from './LastDelivery.tsx';
import { WebhookMenu } from './WebhookMenu.tsx';

const KINDS = { INCOMING: webhookTexts.incoming, OUTGOING: webhookTexts.outgoing, UNKNOWN: webhookTexts.unknownKind };

/** What it is about, in words. */
function subjectLine({ formatMessage }: IntlShape, { scope, type, channel }: ListedWebhook): string {
  if (scope === 'TEAM')
    return formatMessage(type === 'INCOMING' ? webhookTexts.incomingTeam : webhookTexts.outgoingTeam);
  return channel
    ? formatMessage(webhookPhrases.channel, { channel: channel.name })
    : formatMessage(webhookTexts.channelUnknown);
}

/** What keeps it from working, or will. */
function Marks({ webhook: { pausedBy, isOwnerActive, channel } }: { webhook: ListedWebhook }) {
  const { formatMessage } = useIntl();
  return (
    <>
      {pausedBy !== null && (
        <Badge tone={pausedBy === 'FAILURES' ? 'error' : 'warning'}>
          {formatMessage(pausedBy === 'FAILURES' ? webhookTexts.pausedByFailures : webhookTexts.paused)}
        </Badge>
      )}
      {channel?.isArchived === true && <Badge tone="warning">{formatMessage(webhookTexts.channelArchived)}</Badge>}
      {!isOwnerActive && <Badge tone="warning">{formatMessage(webhookTexts.ownerGone)}</Badge>}
    </>
  );
}

/** A webhook in the list. */
export function WebhookItem({
  webhook,
  onAsk,
  onPause,
}: {
  webhook: ListedWebhook;
  onAsk: (kind: WebhookDialogKind, webhook: string) => void;
  onPause: (webhook: ListedWebhook) => void;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const nameId = useId();
  const { id, name, type, iconUrl, creatorName, isOwned, viewerCanUpdate } = webhook;
  const form = viewerCanUpdate ? editPath(webhook) : null;
  return (
    <Item
      lead={<WebhookIcon url={iconUrl} />}
      name={name}
      nameId={nameId}
      headingLevel="h3"
      badges={
        <>
          <Badge tone={type === 'INCOMING' ? 'info' : 'neutral'}>{formatMessage(KINDS[type])}</Badge>
          <Marks webhook={webhook} />
        </>
      }
      description={null}
      facts={
        <>
          <span>{subjectLine(intl, webhook)}</span>
          <LastDelivery webhook={webhook} describedBy={nameId} onOpenLog={() => onAsk('log', id)} />
          {!isOwned && <span>{formatMessage(webhookPhrases.createdBy, { creatorName })}</span>}
        </>
      }
      acts={
        <>
          {form !== null && (
            <EditLink to={form} label={formatMessage(webhookPhrases.editOf, { name })}>
              {formatMessage(webhookTexts.edit)}
            </EditLink>
          )}
          <WebhookMenu webhook={webhook} onAsk={onAsk} onPause={onPause} />
        </>
      }
    />
  );
}
