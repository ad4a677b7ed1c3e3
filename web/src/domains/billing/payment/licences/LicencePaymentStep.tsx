import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { FormSkeleton } from '../../../../ui/Skeletons.tsx';
import { PlanColumns } from '../../pro/PlanRoom.tsx';
import { openSuccess } from '../checkout/leave.ts';
import { LastDate } from '../checkout/LastDate.tsx';
import { OrderFaultNote } from '../checkout/OrderFaultNote.tsx';
import { OrderGone } from '../checkout/OrderGone.tsx';
import { OrderLines } from '../checkout/OrderLines.tsx';
import type { CheckoutOrder } from '../checkout/orderTypes.ts';
import { PaymentOptions } from '../checkout/PaymentOptions.tsx';
import { useCheckoutOrder } from '../checkout/useCheckoutOrder.ts';
import { useOrderAnew } from '../checkout/useOrderAnew.ts';
import { usePayment } from '../checkout/usePayment.ts';
import { licenceTexts } from './licenceMessages.ts';
import type { LicenceStepping } from './useLicenceSteps.ts';

type Ways = {
  readonly steps: LicenceStepping;
  /** Whether a bank's website led here. */
  readonly isReturn: boolean;
  /** The last day for paying, as `yyyy-mm-dd`, to be shown. */
  readonly lastDate: string | null;
};

/** What is paid, beside how it is paid. */
function Payable({ order, isReturn, lastDate, steps }: Ways & { order: CheckoutOrder }) {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const { check, instead } = useOrderAnew(order, {
    again: (insteadOf) => steps.again(order, insteadOf),
    onOrder: steps.replace,
  });
  const payment = usePayment(order, {
    check,
    onPaid: ({ orderId }) => openSuccess(orderId, query.get('feature')),
  });
  const giveUp = async () => {
    if (!(await instead())) payment.watch();
  };
  // It is paid: the page of what came of it is on its way.
  if (order.status === 'SUCCEEDED') return <FormSkeleton />;
  const isIdle = payment.progress === 'idle' && order.status === 'OPEN';
  return (
    <PlanColumns
      main={
        <>
          <OrderLines order={order} before={steps.before} />
          <LastDate day={lastDate} />
          {isIdle && (
            <Box>
              <Button onClick={steps.chooseAgain}>{formatMessage(licenceTexts.change)}</Button>
            </Box>
          )}
        </>
      }
      side={
        <>
          <OrderFaultNote fault={steps.fault} />
          <PaymentOptions order={order} payment={payment} isReturn={isReturn} onOtherWay={() => void giveUp()} />
        </>
      }
    />
  );
}

/**
 * The payment of licences that were ordered. The order is read whenever it is opened: one that is paid by now leads to what
 * came of it, and one that is under way is followed to its end.
 */
export function LicencePaymentStep({ orderId, ...ways }: Ways & { orderId: string }) {
  const { formatMessage } = useIntl();
  const { order, isLoading, hasFailed, requestId, readAgain } = useCheckoutOrder(orderId);
  if (isLoading && !order) return <FormSkeleton />;
  if (hasFailed) {
    return <ErrorState title={formatMessage(licenceTexts.orderFailed)} requestId={requestId} onRetry={readAgain} />;
  }
  if (order?.purpose !== 'LICENCES' || order.status === 'CANCELLED') {
    return <OrderGone label={formatMessage(licenceTexts.again)} onAgain={ways.steps.chooseAgain} />;
  }
  return <Payable key={order.orderId} order={order} {...ways} />;
}
