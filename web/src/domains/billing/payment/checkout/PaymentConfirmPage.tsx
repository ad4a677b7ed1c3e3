import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useTypePolicies } from '../../../../lib/apollo/useTypePolicies.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { LeadOn } from '../../../../lib/urlState/LeadOn.tsx';
import { ButtonLink } from '../../../../ui/AppLink.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { size } from '../../../../lib/theme/tokens.ts';
import { FailureAlert } from '../../../../ui/FailureAlert.tsx';
import { PageHeader } from '../../../../ui/PageHeader.tsx';
import { planPolicies } from '../../plan/planPolicies.ts';
import { checkoutTexts } from './checkoutMessages.ts';
import { faultText } from './faultText.ts';
import { openSuccess } from './leave.ts';
import { OrderLines } from './OrderLines.tsx';
import { type CheckoutOrder, isCovered } from './orderTypes.ts';
import { PaymentProgressNote } from './PaymentProgressNote.tsx';
import { paymentWay } from './paymentWay.ts';
import { type ReturnWith, returnWithIn } from './returnWith.ts';
import { useCheckoutOrder } from './useCheckoutOrder.ts';
import { usePayment } from './usePayment.ts';

/** Waits for the end of a payment, and leads on from there. Nothing is paid here. */
function Awaited({ order, words }: { order: CheckoutOrder; words: ReturnWith }) {
  const { formatMessage } = useIntl();
  const payment = usePayment(order, { onPaid: ({ orderId }) => openSuccess(orderId, words.feature) });
  const { progress, fault } = payment;
  // The bank has led here before anybody told upstream. What nothing is payable for waits for its button.
  const ask = useEffectEvent(() => {
    if (order.status === 'OPEN' && !isCovered(order)) payment.watch();
  });
  useEffect(() => ask(), []);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: size.form }}>
      {fault && <FailureAlert text={formatMessage(faultText(fault))} requestId={null} />}
      {(progress === 'processing' || progress === 'stalled') && (
        <PaymentProgressNote order={order} payment={payment} onOtherWay={undefined} />
      )}
      <OrderLines order={order} />
      {progress === 'idle' && order.status !== 'SUCCEEDED' && (
        <Box>
          <ButtonLink to={paymentWay(order, words)} variant="contained" color="primary">
            {formatMessage(checkoutTexts.backToPayment)}
          </ButtonLink>
        </Box>
      )}
    </Box>
  );
}

/** Where a bank leads back to after a card was confirmed there, and where a payment that is under way is waited for. */
export default function PaymentConfirmPage() {
  useTypePolicies(planPolicies);
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const orderId = query.get('order') ?? '';
  const { order, isLoading, hasFailed, requestId, readAgain } = useCheckoutOrder(orderId);
  if (orderId === '' || (!order && !isLoading && !hasFailed)) return <LeadOn to={pathTo('billing')} />;
  return (
    <>
      <PageHeader title={formatMessage(checkoutTexts.confirmTitle)} />
      {order && <Awaited key={orderId} order={order} words={returnWithIn(query)} />}
      {!order && isLoading && <Skeleton variant="rounded" height={320} aria-busy />}
      {!order && hasFailed && (
        <ErrorState title={formatMessage(checkoutTexts.orderFailed)} requestId={requestId} onRetry={readAgain} />
      )}
    </>
  );
}
