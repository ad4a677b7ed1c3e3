import type { ApolloCache } from '@apollo/client';
import { useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { WebhookDeliveryResendDocument } from '../../../generated/webhook/delivery/webhookDeliveryResend.ts';
import type { CachedPages } from '../../../lib/apollo/pagedField.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { undoneBy } from '../../../lib/graphql/undone.ts';
import { undoneText } from '../../../ui/failureWords.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { deliveryTexts } from './deliveryMessages.ts';

/** Puts a delivery at the head of the log, which has the newest first. */
function showInLog(cache: ApolloCache, webhookId: string, deliveryId: string): void {
  const id = cache.identify({ __typename: 'Webhook', id: webhookId });
  const added = cache.identify({ __typename: 'WebhookDelivery', id: deliveryId });
  if (id === undefined || added === undefined) return;
  cache.modify<{ deliveries: CachedPages | null }>({
    id,
    fields: {
      deliveries(log) {
        if (log === null || !('nodes' in log) || !log.nodes) return log;
        const others = log.nodes.filter(({ __ref }) => __ref !== added);
        return { ...log, nodes: [{ __ref: added }, ...others], totalCount: (log.totalCount ?? others.length) + 1 };
      },
    },
  });
}

const REFUSALS: Readonly<Record<string, MessageDescriptor>> = {
  NOT_ALLOWED: deliveryTexts.resendPaused,
  NOT_FOUND: deliveryTexts.deliveryGone,
};

/** Sends once more what a delivery has sent; a toast says what came of it, and the log shows it. */
export function useResend(webhookId: string) {
  const send = useKeyedMutation(
    WebhookDeliveryResendDocument,
    ({ webhookDeliveryResend }) => webhookDeliveryResend,
    (cache, { delivery }) => {
      if (delivery) showInLog(cache, webhookId, delivery.id);
    },
  );
  const [busyId, setBusyId] = useState<string | null>(null);
  const resend = async (deliveryId: string) => {
    if (busyId !== null) return;
    setBusyId(deliveryId);
    const { payload, failure } = await send({ deliveryId });
    setBusyId(null);
    const cause = `resend ${deliveryId}`;
    if (payload?.delivery) return void showToast({ tone: 'success', text: deliveryTexts.resent, cause });
    const [error] = payload?.userErrors ?? [];
    const text = (error && REFUSALS[error.code]) ?? deliveryTexts.resendFailed;
    const undone = undoneBy({ payload, failure });
    return void showToast({ tone: 'error', text: undoneText(undone, text), requestId: undone.requestId, cause });
  };
  return { busyId, resend };
}
