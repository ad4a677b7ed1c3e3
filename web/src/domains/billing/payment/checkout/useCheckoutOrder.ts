import { useCheckoutOrderQuery } from '../../../../generated/billing/payment/checkout/checkoutOrder.ts';
import { failureOf } from '../../../../lib/apollo/failureOf.ts';
import { READ_NOW } from '../../../../lib/apollo/inPlace.ts';

/** Reads an order by its id, as it is now. */
export function useCheckoutOrder(orderId: string) {
  const { data, loading, error, refetch } = useCheckoutOrderQuery({ ...READ_NOW, variables: { orderId } });
  return {
    /** Null while it is on its way, where it could not be read, and where there is none. */
    order: data?.viewer.team?.billing?.order ?? null,
    isLoading: loading,
    hasFailed: !loading && !data?.viewer.team?.billing,
    requestId: failureOf(error)?.requestId ?? null,
    readAgain: () => void refetch(),
  };
}
