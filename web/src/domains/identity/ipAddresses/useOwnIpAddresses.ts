import { useState } from 'react';
import {
  type OwnIpAddressesQuery,
  useOwnIpAddressesQuery,
} from '../../../generated/identity/ipAddresses/ownIpAddresses.ts';
import { failureOf } from '../../../lib/apollo/failureLink.ts';

export type OwnIpAddress = NonNullable<OwnIpAddressesQuery['viewer']['ipAddresses']>[number];

/** From where the viewer has used the team, read anew whenever the page is opened and at a press of the button. */
export function useOwnIpAddresses() {
  const { data, previousData, loading, error, refetch } = useOwnIpAddressesQuery({
    // A read that fails leaves the list that is there.
    errorPolicy: 'none',
    context: { errorInPlace: true },
    notifyOnNetworkStatusChange: true,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [refreshes, setRefreshes] = useState({ isUnderWay: false, succeeded: 0 });

  const refresh = async () => {
    setRefreshes((past) => ({ ...past, isUnderWay: true }));
    const isRead = await refetch().then(
      () => true,
      () => false,
    );
    setRefreshes(({ succeeded }) => ({ isUnderWay: false, succeeded: isRead ? succeeded + 1 : succeeded }));
  };
  const shown = data ?? previousData;
  return {
    // A team that does not keep track any more has none.
    addresses: shown ? (shown.viewer.ipAddresses ?? []) : null,
    isLoading: loading,
    failure: failureOf(error),
    refresh: () => void refresh(),
    isRefreshing: refreshes.isUnderWay,
    /** How often the list was read again by a press of the button. */
    refreshCount: refreshes.succeeded,
    readAgain: () => void refetch().catch(() => undefined),
  };
}
