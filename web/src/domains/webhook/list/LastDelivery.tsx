import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { PastTime } from '../../../ui/PastTime.tsx';
import type { ListedWebhook } from '../useWebhooks.ts';
import { webhookPhrases, webhookTexts } from '../webhookMessages.ts';

type Status = NonNullable<ListedWebhook['lastDeliveryStatus']>;

const PHRASES = { DELIVERED: webhookPhrases.lastDelivered, FAILED: webhookPhrases.lastFailed };
const TEXTS: Readonly<Record<Exclude<Status, keyof typeof PHRASES>, MessageDescriptor>> = {
  WAITING: webhookTexts.lastWaiting,
  DROPPED: webhookTexts.lastDropped,
  UNKNOWN: webhookTexts.lastUnknown,
};

/** What became of it, with how long ago where that says something. */
function wordsOf({ formatMessage }: IntlShape, status: Status, at: string): ReactNode {
  if (status !== 'DELIVERED' && status !== 'FAILED') return formatMessage(TEXTS[status]);
  return <PastTime at={at}>{(time) => formatMessage(PHRASES[status], { time })}</PastTime>;
}

/** How the newest message of an outgoing webhook went; leads to the log. Nothing where there is none. */
export function LastDelivery({
  webhook: { lastDeliveryStatus: status, lastDeliveryAt: at, viewerCanDelete },
  describedBy,
  onOpenLog,
}: {
  webhook: ListedWebhook;
  /** The id of what names the webhook. */
  describedBy: string;
  onOpenLog: () => void;
}) {
  const intl = useIntl();
  if (status === null || at === null) return null;
  const words = wordsOf(intl, status, at);
  if (!viewerCanDelete) return <span>{words}</span>;
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      color={status === 'FAILED' ? 'error' : 'text.secondary'}
      aria-describedby={describedBy}
      onClick={onOpenLog}
      sx={{ minHeight: 24, textAlign: 'start' }}
    >
      {words}
    </Link>
  );
}
