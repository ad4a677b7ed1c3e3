import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useIntl } from 'react-intl';
import { FailureAlert } from '../../../../ui/FailureAlert.tsx';
import { uiMessages } from '../../../../ui/messages.ts';
import { OrderFaultNote } from '../checkout/OrderFaultNote.tsx';
import { OrderLines } from '../checkout/OrderLines.tsx';
import type { CheckoutOrder } from '../checkout/orderTypes.ts';
import { PaymentOptions } from '../checkout/PaymentOptions.tsx';
import { useOrderAnew } from '../checkout/useOrderAnew.ts';
import type { OrderFault } from '../checkout/useOrdering.ts';
import { usePayment } from '../checkout/usePayment.ts';
import { cardTexts } from './cardMessages.ts';
import { type DuesOrdering, useDuesOrder } from './useDuesOrder.ts';

const isNothingOwed = (fault: OrderFault | null): boolean =>
  fault?.kind === 'refused' && fault.code === 'NOTHING_TO_DO';

/** Why the dues were not ordered. */
function DuesFaultNote({ fault }: { fault: OrderFault | null }) {
  const { formatMessage } = useIntl();
  if (isNothingOwed(fault)) return <FailureAlert text={formatMessage(cardTexts.nothingOwed)} requestId={null} />;
  return <OrderFaultNote fault={fault} />;
}

function Pay({
  order,
  before,
  ordering: { fault, again, replace },
  onPaid,
}: {
  order: CheckoutOrder;
  /** What the buyer saw, where it has changed since. */
  before: CheckoutOrder | null;
  ordering: DuesOrdering;
  onPaid: () => void;
}) {
  const { check, instead } = useOrderAnew(order, { again, onOrder: replace });
  const payment = usePayment(order, { check, onPaid });
  const giveUp = async () => {
    if (!(await instead())) payment.watch();
  };
  return (
    <>
      <OrderLines order={order} before={before} />
      <DuesFaultNote fault={fault} />
      <PaymentOptions order={order} payment={payment} onOtherWay={() => void giveUp()} />
    </>
  );
}

/** What the team owes, and its payment by a saved card or by a new one. */
export default function DuesPayment({ onPaid }: { onPaid: () => void }) {
  const { formatMessage } = useIntl();
  const ordering = useDuesOrder();
  const { shown, fault, begin } = ordering;
  if (shown) return <Pay key={shown.order.orderId} {...shown} ordering={ordering} onPaid={onPaid} />;
  if (!fault) return <Skeleton variant="rounded" height={240} aria-busy />;
  return (
    <>
      <DuesFaultNote fault={fault} />
      {!isNothingOwed(fault) && (
        <Button sx={{ justifySelf: 'start' }} onClick={begin}>
          {formatMessage(uiMessages.retry)}
        </Button>
      )}
    </>
  );
}
