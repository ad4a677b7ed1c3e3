import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import {
  WebhookDeliveriesDocument,
  type WebhookDeliveriesQuery,
} from '../../../generated/webhook/delivery/webhookDeliveries.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { ListRest } from '../../../ui/ListRest.tsx';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { usePagedList } from '../../../lib/apollo/usePagedList.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { RefreshIcon } from '../../../ui/icons.tsx';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import type { ListedWebhook } from '../useWebhooks.ts';
import { webhookTexts } from '../webhookMessages.ts';
import { DeliveryEntry } from './DeliveryEntry.tsx';
import { deliveryPhrases, deliveryTexts } from './deliveryMessages.ts';
import { useResend } from './useResend.ts';
import { useWaitingDeliveries } from './useWaitingDeliveries.ts';

/** So many calls are read at a time. */
const PAGE = 50;

const logOf = ({ node }: WebhookDeliveriesQuery) => (node && 'deliveries' in node ? node.deliveries : null);

/** The calls as far as they are read; what failed, or that there are none. */
function Log({ webhookId, log }: { webhookId: string; log: ReturnType<typeof useLog> }) {
  const { formatMessage } = useIntl();
  const { busyId, resend } = useResend(webhookId);
  const { items, isLoading, error, readAgain, hasMore, isGrowing, growthError, loadMore } = log;
  const requestId = failureOf(error)?.requestId;
  const retry = () => void readAgain();
  if (items === null) {
    if (isLoading) return <TextSkeleton lines={6} />;
    return <ErrorState compact title={formatMessage(deliveryTexts.logFailed)} requestId={requestId} onRetry={retry} />;
  }
  return (
    <>
      {error && !isLoading && (
        <PartFailed text={formatMessage(deliveryTexts.logFailed)} requestId={requestId} onRetry={retry} />
      )}
      {items.length === 0 && (
        <Typography color="text.secondary" role="status">
          {formatMessage(deliveryTexts.logEmpty)}
        </Typography>
      )}
      <Box
        component="ul"
        role="list"
        aria-label={formatMessage(deliveryTexts.log)}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {items.map((delivery) => (
          <DeliveryEntry
            key={delivery.id}
            delivery={delivery}
            isBusy={busyId === delivery.id}
            onResend={(id) => void resend(id)}
          />
        ))}
      </Box>
      <ListRest
        hasMore={hasMore}
        isGrowing={isGrowing}
        failure={failureOf(growthError)}
        words={{ more: formatMessage(webhookTexts.showMore), failed: formatMessage(deliveryTexts.moreFailed) }}
        onMore={loadMore}
        sx={{ justifySelf: 'start' }}
      />
    </>
  );
}

/** The calls of a webhook, page by page; those that are being sent are followed. */
function useLog(id: string) {
  const log = usePagedList(WebhookDeliveriesDocument, logOf, { ...READ_AFRESH, variables: { id, first: PAGE } });
  useWaitingDeliveries(log.items ?? []);
  return log;
}

/** What an outgoing webhook has sent, and what became of it. */
export function DeliveryLogDialog({ webhook: { id, name }, onClose }: { webhook: ListedWebhook; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const log = useLog(id);
  return (
    <NoticeDialog maxWidth="md" title={formatMessage(deliveryPhrases.logTitle, { name })} onClose={onClose}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography color="text.secondary">{formatMessage(deliveryTexts.logNote)}</Typography>
        <BusyButton
          size="small"
          startIcon={<RefreshIcon fontSize="small" />}
          busy={log.isLoading}
          onClick={() => void log.readAgain()}
        >
          {formatMessage(deliveryTexts.refresh)}
        </BusyButton>
      </Box>
      <Log webhookId={id} log={log} />
    </NoticeDialog>
  );
}
