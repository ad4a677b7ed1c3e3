import { useEffect, useEffectEvent, useState } from 'react';
import { DuesOrderDocument } from '../../../../generated/billing/payment/card/duesOrder.ts';
import { useKeyedMutation } from '../../../../lib/apollo/useKeyedMutation.ts';
import type { CheckoutOrder } from '../checkout/orderTypes.ts';
import type { PaymentFault } from '../checkout/usePayment.ts';

/** Orders the payment of what the team owes, as soon as it is shown. The same again gives the order that is open. */
export function useDuesOrder() {
  const [order, setOrder] = useState<CheckoutOrder | null>(null);
  const [fault, setFault] = useState<PaymentFault | null>(null);
  const call = useKeyedMutation(DuesOrderDocument, (data) => data.duesOrder);

  const begin = async () => {
    const { payload, failure } = await call({});
    const [refusal] = payload?.userErrors ?? [];
    if (refusal) setFault({ kind: 'refused', code: refusal.code, field: refusal.field?.at(-1) ?? null });
    else if (payload?.order) setOrder(payload.order);
    else setFault({ kind: 'unreachable', requestId: failure?.requestId ?? null });
  };
  const first = useEffectEvent(() => void begin());
  useEffect(() => {
    const timer = setTimeout(() => first());
    return () => clearTimeout(timer);
  }, []);
  return {
    order,
    fault,
    begin: () => {
      setFault(null);
      void begin();
    },
    /** Orders the same in the place of what was only begun at a bank. Answers whether it could. */
    giveUp: async (insteadOf: string): Promise<boolean> => {
      const { payload } = await call({ insteadOf });
      if (payload?.order) setOrder(payload.order);
      return Boolean(payload?.order);
    },
  };
}
