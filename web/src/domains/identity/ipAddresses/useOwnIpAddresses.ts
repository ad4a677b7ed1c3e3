import { useState } from 'react';
import {
  type OwnIpAddressesQuery,
  useOwnIpAddressesQuery,
} from '../../../generated/identity/ipAddresses/ownIpAddresses.ts';
import { failureOf } from '../../../lib/apollo/failureLink.ts';
import { useSavedMark } from '../../../lib/form/useSavedMark.ts';

/** How long it is said that the list is up to date. */
const REFRESHED_MS = 4_000;

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
  const [isRefreshing, setRefreshing] = useState(false);
  const refreshed = useSavedMark(REFRESHED_MS);

  const refresh = async () => {
    setRefreshing(true);
    const isRead = await refetch().then(
      () => true,
      () => false,
    );
    setRefreshing(false);
    if (isRead) refreshed.show();
  };
  const shown = data ?? previousData;
  return {
    // A team that does not keep track any more has none.
    addresses: shown ? (shown.viewer.ipAddresses ?? []) : null,
    isLoading: loading,
    failure: failureOf(error),
    refresh: () => void refresh(),
    isRefreshing,
    /** Whether the list was read again by a press of the button just now. */
    isUpToDate: refreshed.isShown,
    readAgain: () => void refetch().catch(() => undefined),
  };
}
