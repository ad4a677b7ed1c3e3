import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useIntl } from 'react-intl';
import { FailureAlert } from '../../../../ui/FailureAlert.tsx';
import { uiMessages } from '../../../../ui/messages.ts';
import { faultText } from '../checkout/faultText.ts';
import { OrderLines } from '../checkout/OrderLines.tsx';
import type { CheckoutOrder } from '../checkout/orderTypes.ts';
import { PaymentOptions } from '../checkout/PaymentOptions.tsx';
import { usePayment } from '../checkout/usePayment.ts';
import { cardTexts } from './cardMessages.ts';
import { useDuesOrder } from './useDuesOrder.ts';

function Pay({
  order,
  onPaid,
  onGiveUp,
}: {
  order: CheckoutOrder;
  onPaid: () => void;
  onGiveUp: () => Promise<boolean>;
}) {
  const payment = usePayment(order, { onPaid });
  const giveUp = async () => {
    if (!(await onGiveUp())) payment.watch();
  };
  return (
    <>
      <OrderLines order={order} />
      <PaymentOptions order={order} payment={payment} onOtherWay={() => void giveUp()} />
    </>
  );
}

/** What the team owes, and its payment by a saved card or by a new one. */
export default function DuesPayment({ onPaid }: { onPaid: () => void }) {
  const { formatMessage } = useIntl();
  const { order, fault, begin, giveUp } = useDuesOrder();
  if (order) return <Pay key={order.orderId} order={order} onPaid={onPaid} onGiveUp={() => giveUp(order.orderId)} />;
  if (!fault) return <Skeleton variant="rounded" height={240} aria-busy />;
  const isNothingOwed = fault.kind === 'refused' && fault.code === 'NOTHING_TO_DO';
  return (
    <>
      <FailureAlert
        text={isNothingOwed ? formatMessage(cardTexts.nothingOwed) : formatMessage(faultText(fault))}
        requestId={fault.kind === 'unreachable' ? fault.requestId : null}
      />
      {!isNothingOwed && (
        <Button sx={{ justifySelf: 'start' }} onClick={begin}>
          {formatMessage(uiMessages.retry)}
        </Button>
      )}
    </>
  );
}
