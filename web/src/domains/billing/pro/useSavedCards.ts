import { useEffect, useState } from 'react';
import { useSavedCardsQuery } from '../../../generated/billing/pro/savedCards.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useLastKnown } from '../../../lib/graphql/useLastKnown.ts';

/** How long saved cards may take, in ms: then it goes on as if there were none. */
export const CARDS_MS = 5_000;

/** The team's saved cards, the one that renewals are charged to first: read by themselves, as another service has them. */
export function useSavedCards() {
  const { data, loading, error, refetch } = useSavedCardsQuery(READ_AFRESH);
  const cards = useLastKnown(data?.viewer.team?.billing?.cards ?? null);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), CARDS_MS);
    return () => clearTimeout(timer);
  }, []);
  return {
    /** Null while they are not known, and where they could not be read. */
    cards,
    isLoading: loading && cards === null,
    /** They take longer than anybody waits for them. */
    isLate: isLate && cards === null,
    requestId: failureOf(error)?.requestId ?? null,
    readAgain: () => void refetch(),
  };
}

export type SavedCards = ReturnType<typeof useSavedCards>;
