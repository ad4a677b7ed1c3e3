import { useState } from 'react';
import { useSavedCards } from '../../pro/useSavedCards.ts';

/** The team's saved cards, as far as they come in time. */
export function useCardsInTime() {
  const { cards, isLoading, isLate, readAgain } = useSavedCards();
  const [wentOn, setWentOn] = useState(false);
  // Who has gone on without them is not held up by their being read again.
  const isMissing = cards === null && (wentOn || isLate || !isLoading);
  if (isMissing && !wentOn) setWentOn(true);
  return {
    cards: cards ?? [],
    /** Whether it is still open if there are any. */
    isWaiting: cards === null && !isMissing,
    isMissing,
    readAgain,
  };
}
