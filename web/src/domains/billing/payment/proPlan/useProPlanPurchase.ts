import { useProPlanPurchaseQuery } from '../../../../generated/billing/payment/proPlan/proPlanPurchase.ts';
import { failureOf } from '../../../../lib/apollo/failureOf.ts';
import { READ_AFRESH } from '../../../../lib/apollo/inPlace.ts';
import { useLastKnown } from '../../../../lib/graphql/useLastKnown.ts';
import { type PriceRead, priceStateOf } from '../checkout/priceState.ts';
import type { ChosenCurrency } from '../../upgrade/useOffers.ts';

/** Reads what PRO costs in a currency and how the team stands. While another currency is on its way, the former stays. */
export function useProPlanPurchase(currency: ChosenCurrency | null) {
  const { data, loading, error, refetch } = useProPlanPurchaseQuery({ ...READ_AFRESH, variables: { currency } });
  const read = data?.viewer.team ?? null;
  const team = useLastKnown(read?.billing && read.planOffers ? read : null);
  const prices: PriceRead = {
    state: priceStateOf(currency, team?.planOffers ?? null, loading),
    requestId: failureOf(error)?.requestId ?? null,
    readAgain: () =>
      refetch().then(
        () => undefined,
        () => undefined,
      ),
  };
  return {
    team: team?.billing ? { ...team, billing: team.billing } : null,
    isLoading: loading && team === null,
    prices,
  };
}
