import { useState } from 'react';
import {
  type OwnIpAddressesQuery,
  useOwnIpAddressesQuery,
} from '../../../generated/identity/ipAddresses/ownIpAddresses.ts';
import { READ_WHOLE } from '../../../lib/apollo/inPlace.ts';
import { useKnown } from '../../../lib/apollo/useKnown.ts';
import { useMomentaryMark } from '../../../lib/form/useMomentaryMark.ts';

/** How long it is said that the list is up to date. */
const REFRESHED_MS = 4_000;

export type OwnIpAddress = NonNullable<OwnIpAddressesQuery['viewer']['ipAddresses']>[number];

/** From where the viewer has used the team, read anew whenever the page is opened and at a press of the button. */
export function useOwnIpAddresses() {
  const { known, isLoading, failure, readAgain } = useKnown(useOwnIpAddressesQuery(READ_WHOLE), (data) => data);
  const [isRefreshing, setRefreshing] = useState(false);
  const refreshed = useMomentaryMark(REFRESHED_MS);

  const refresh = async () => {
    setRefreshing(true);
    const isRead = await readAgain();
    setRefreshing(false);
    if (isRead) refreshed.show();
  };
  return {
    // A team that does not keep track any more has none.
    addresses: known ? (known.viewer.ipAddresses ?? []) : null,
    isLoading,
    failure,
    refresh: () => void refresh(),
    isRefreshing,
    /** Whether the list was read again by a press of the button just now. */
    isUpToDate: refreshed.isShown,
    readAgain: () => void readAgain(),
  };
}
