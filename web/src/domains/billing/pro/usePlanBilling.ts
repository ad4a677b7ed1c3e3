import { useEffect } from 'react';
import { usePlanBillingQuery } from '../../../generated/billing/pro/planBilling.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useLastKnown } from '../../../lib/graphql/useLastKnown.ts';
import { publishEvent } from '../../event/eventQueue.ts';

/** What a team has bought, pays and owes. Tells the installation's owner, once, that it was shown. */
export function usePlanBilling() {
  const { data, loading, error, refetch } = usePlanBillingQuery(READ_AFRESH);
  const read = data?.viewer.team ?? null;
  // What was shown stays where a later read fails.
  const known = useLastKnown(read?.billing ? read : null);
  const team = known ?? read;
  const isShown = Boolean(team?.billing);
  useEffect(() => {
    if (isShown) publishEvent('billing_details_shown');
  }, [isShown]);
  return {
    team,
    isLoading: loading && team === null,
    isReading: loading,
    requestId: failureOf(error)?.requestId ?? null,
    readAgain: () => void refetch(),
  };
}
