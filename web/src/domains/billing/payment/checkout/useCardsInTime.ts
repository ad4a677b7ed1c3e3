import { useSavedCards } from '../../pro/useSavedCards.ts';

/** The team's saved cards, as far as they come in time. */
export function useCardsInTime() {
  const { cards, isLoading, isLate, readAgain } = useSavedCards();
  const isMissing = cards === null && (isLate || !isLoading);
  return {
    cards: cards ?? [],
    /** Whether it is still open if there are any. */
    isWaiting: cards === null && !isMissing,
    isMissing,
    readAgain,
  };
}
