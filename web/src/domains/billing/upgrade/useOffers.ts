import { type UpgradeOffersQuery, useUpgradeOffersQuery } from '../../../generated/billing/upgrade/upgradeOffers.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import type { TeamOf } from '../../../lib/graphql/teamOf.ts';
import { useLastKnown } from '../../../lib/graphql/useLastKnown.ts';
import { useUrlState } from '../../../lib/urlState/useUrlState.ts';

export type Offers = NonNullable<TeamOf<UpgradeOffersQuery>['planOffers']>;
export type Price = Offers['prices'][number];
export type Special = NonNullable<Offers['special']>;

/** The currencies that can be chosen. */
export const CURRENCIES = ['USD', 'INR'] as const;
export type ChosenCurrency = (typeof CURRENCIES)[number];

/** The intervals that this page sells, the one that it begins with first. */
const CYCLES = ['ANNUAL', 'MONTHLY'] as const;
export type Cycle = (typeof CYCLES)[number];

const currencyIn = (word: string | null): ChosenCurrency | null =>
  CURRENCIES.find((currency) => currency === word) ?? null;

/** The prices of the intervals that this page sells. */
export const soldPrices = ({ prices }: Offers) =>
  CYCLES.flatMap((cycle) => prices.filter(({ interval }) => interval === cycle).map((price) => ({ ...price, cycle })));

/** Reads what PRO costs in a currency. While another one is on its way, and where it does not come, the former stays. */
function useOffersIn(currency: ChosenCurrency | null) {
  const { data, loading, error, refetch } = useUpgradeOffersQuery({ ...READ_AFRESH, variables: { currency } });
  const read = data?.viewer.team?.planOffers ?? null;
  const offers = useLastKnown(read);
  return {
    offers,
    isLoading: loading && offers === null,
    isChanging: loading && read === null && offers !== null,
    hasFailed: !loading && read === null,
    requestId: failureOf(error)?.requestId ?? null,
    retry: () => void refetch(),
  };
}

/** What PRO costs, in the currency and by the cycle of the address. */
export function useOffers() {
  const [query, change] = useUrlState();
  const wanted = currencyIn(query.get('currency'));
  const read = useOffersIn(wanted);
  const { offers } = read;
  const prices = offers ? soldPrices(offers) : [];
  return {
    ...read,
    prices,
    /** The one that is chosen; null where there is none. */
    price: prices.find(({ cycle }) => cycle === query.get('interval')) ?? prices[0] ?? null,
    /** What the choice shows: the wanted currency while it is on its way. */
    currency: wanted ?? offers?.currency ?? null,
    // Going back leads to where people came from, not through what they have looked at.
    chooseCurrency: (currency: string) => change({ currency }, { replace: true, isImmediate: true }),
    chooseCycle: (interval: string) => change({ interval }, { replace: true, isImmediate: true }),
  };
}
