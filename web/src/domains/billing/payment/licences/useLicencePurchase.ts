import {
  type LicencePurchaseQuery,
  useLicencePurchaseQuery,
} from '../../../../generated/billing/payment/licences/licencePurchase.ts';
import { failureOf } from '../../../../lib/apollo/failureOf.ts';
import { READ_AFRESH } from '../../../../lib/apollo/inPlace.ts';
import { type PriceRead, priceStateOf } from '../checkout/priceState.ts';
import { paysByInvoice } from '../checkout/paysByInvoice.ts';
import type { TeamOf } from '../../../../lib/graphql/teamOf.ts';
import { useLastKnown } from '../../../../lib/graphql/useLastKnown.ts';

type Team = TeamOf<LicencePurchaseQuery>;

/** A team whose prices are known, or that needs none: whoever pays by invoice. */
const soldTo = (team: Team | null) =>
  team?.billing && (team.billing.licenceOffers || paysByInvoice(team.billing)) ? team : null;

const saleOf = (team: Team | null) => ({
  billing: team?.billing ?? null,
  offers: team?.billing?.licenceOffers ?? null,
  isProPlanInitialized: team?.isProPlanInitialized === true,
  // Where that is not known, the gateway decides.
  isCurrencyFixed: team?.planOffers?.isCurrencyFixed ?? true,
});

/** Reads what licences cost in a currency, and who needs one. While another currency is on its way, the former stays. */
export function useLicencePurchase(currency: 'USD' | 'INR' | null) {
  const { data, loading, error, refetch } = useLicencePurchaseQuery({ ...READ_AFRESH, variables: { currency } });
  const team = useLastKnown(soldTo(data?.viewer.team ?? null));
  const sale = saleOf(team);
  const shown = sale.offers && { currency: sale.offers.currency, isCurrencyFixed: sale.isCurrencyFixed };
  const prices: PriceRead = {
    state: priceStateOf(currency, shown, loading),
    requestId: failureOf(error)?.requestId ?? null,
    readAgain: () =>
      refetch().then(
        () => undefined,
        () => undefined,
      ),
  };
  return { ...sale, isLoading: loading && team === null, prices };
}
