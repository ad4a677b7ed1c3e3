import { PlanColumns } from '../../pro/PlanRoom.tsx';
import { openSuccess } from '../checkout/leave.ts';
import { LastDate } from '../checkout/LastDate.tsx';
import { OrderFaultNote } from '../checkout/OrderFaultNote.tsx';
import { OrderLines } from '../checkout/OrderLines.tsx';
import type { CheckoutOrder } from '../checkout/orderTypes.ts';
import { PaymentOptions } from '../checkout/PaymentOptions.tsx';
import { useOrderAnew } from '../checkout/useOrderAnew.ts';
import type { Ordering } from '../checkout/useOrdering.ts';
import { usePayment } from '../checkout/usePayment.ts';
import { CYCLES } from './proPlanTerms.ts';
import type { ProPlanDraft } from './useProPlanDraft.ts';
import type { ProPlanTerms } from './useProPlanOrder.ts';

/** The terms of an order, whatever the address says of a choice: a bank leads back with the order alone. */
const termsOf = ({ amount, interval, autoAssign }: CheckoutOrder, terms: ProPlanTerms): ProPlanTerms => ({
  currency: amount.currency === 'INR' ? 'INR' : 'USD',
  // What was agreed with sales has the interval that was agreed.
  interval: terms.interval && (CYCLES.find((cycle) => cycle === interval) ?? terms.interval),
  rateMinor: null,
  autoAssign,
});

/** The last step: what was ordered, and how it is paid. It is ordered anew before it is paid, so that nobody pays what they did not see. */
export function PaymentStep({
  order,
  terms,
  ordering,
  before,
  draft,
  onOrder,
}: {
  order: CheckoutOrder;
  terms: ProPlanTerms;
  ordering: Ordering<ProPlanTerms>;
  /** What the buyer saw, where it has changed since. */
  before: CheckoutOrder | null;
  draft: ProPlanDraft;
  /** There is another order now, in the place of `before`, which is null where the buyer has seen the same. */
  onOrder: (next: CheckoutOrder, before: CheckoutOrder | null) => void;
}) {
  const { check, instead } = useOrderAnew(order, {
    again: (insteadOf) => {
      if (draft.errorMessage !== null) draft.forgetError();
      return ordering.order({ ...termsOf(order, terms), ...(insteadOf && { insteadOf }) });
    },
    onOrder,
  });
  const payment = usePayment(order, {
    check,
    tellsOfBank: draft.errorMessage !== null,
    onPaid: ({ orderId }) => openSuccess(orderId, draft.feature),
  });
  const giveUp = async () => {
    if (!(await instead())) payment.watch();
  };
  return (
    <PlanColumns
      main={
        <>
          <OrderLines order={order} before={before} isAgreed={terms.interval === null} />
          <LastDate day={draft.lastDate} />
        </>
      }
      side={
        <>
          <OrderFaultNote fault={ordering.fault} />
          <PaymentOptions order={order} payment={payment} isReturn={draft.isReturn} onOtherWay={() => void giveUp()} />
        </>
      }
    />
  );
}
