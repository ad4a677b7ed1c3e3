import Skeleton from '@mui/material/Skeleton';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import Button from '@mui/material/Button';
import { checkoutTexts } from '../checkout/checkoutMessages.ts';
import { OrderFaultNote } from '../checkout/OrderFaultNote.tsx';
import { OrderGone } from '../checkout/OrderGone.tsx';
import { useCheckoutOrder } from '../checkout/useCheckoutOrder.ts';
import type { CheckoutOrder } from '../checkout/orderTypes.ts';
import type { Ordering } from '../checkout/useOrdering.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { proPlanTexts } from './proPlanMessages.ts';
import type { ProPlanDraft } from './useProPlanDraft.ts';
import type { ProPlanTerms } from './useProPlanOrder.ts';

const Waiting = () => <Skeleton variant="rounded" height={320} aria-busy />;

/** An order by its id, where it can be paid. */
export function OrderedPayment({
  orderId,
  before,
  onAgain,
  terms,
  ordering,
  draft,
  onReplace,
}: {
  orderId: string;
  /** What the buyer saw, where it has changed since. */
  before: CheckoutOrder | null;
  onAgain: () => void;
  terms: ProPlanTerms;
  ordering: Ordering<ProPlanTerms>;
  draft: ProPlanDraft;
  onReplace: (next: CheckoutOrder, before: CheckoutOrder | null) => void;
}) {
  const { formatMessage } = useIntl();
  const { order, isLoading, hasFailed, requestId, readAgain } = useCheckoutOrder(orderId);
  if (order && order.purpose === 'PRO_PLAN' && order.status !== 'CANCELLED' && order.status !== 'UNKNOWN') {
    return (
      <PaymentStep
        key={orderId}
        order={order}
        terms={terms}
        ordering={ordering}
        before={before}
        draft={draft}
        onOrder={onReplace}
      />
    );
  }
  if (isLoading) return <Waiting />;
  if (hasFailed) {
    return <ErrorState title={formatMessage(checkoutTexts.orderFailed)} requestId={requestId} onRetry={readAgain} />;
  }
  return <OrderGone label={formatMessage(proPlanTexts.again)} onAgain={onAgain} />;
}

/** Orders what was agreed with sales as soon as its payment is opened: nothing is left to choose, and nothing is charged by it. */
export function AgreedOrder({
  terms,
  ordering,
  onOrder,
}: {
  terms: ProPlanTerms;
  ordering: Ordering<ProPlanTerms>;
  onOrder: (orderId: string) => void;
}) {
  const { formatMessage } = useIntl();
  const hasBegun = useRef(false);
  const begin = useEffectEvent(async () => {
    const order = await ordering.order(terms);
    if (order) onOrder(order.orderId);
  });
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  }, []);
  if (!ordering.fault) return <Waiting />;
  return (
    <>
      <OrderFaultNote fault={ordering.fault} />
      <Button
        variant="outlined"
        color="secondary"
        sx={{ mt: 1.5 }}
        onClick={() =>
          void ordering.order(terms).then((order) => {
            if (order) onOrder(order.orderId);
          })
        }
      >
        {formatMessage(proPlanTexts.tryAgain)}
      </Button>
    </>
  );
}
