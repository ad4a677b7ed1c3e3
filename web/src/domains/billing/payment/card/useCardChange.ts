import { type RefObject, useState } from 'react';
import { takesCards } from '../../../../lib/config/offered.ts';
import type { CardFrameHandle } from '../cardFrame/useCardFrame.ts';
import { useCardsInTime } from '../checkout/useCardsInTime.ts';
import { wordOf } from '../checkout/usePaymentChoice.ts';
import { useCardUpdate } from './useCardUpdate.ts';

/**
 * Which card takes the place of the one that renewals are charged to, and the change itself.
 *
 * @param setupId what a bank led back from; null where none did
 * @param frame where a new card is typed
 */
export function useCardChange(setupId: string | null, frame: RefObject<CardFrameHandle | null>) {
  const { cards, isWaiting, isMissing, readAgain } = useCardsInTime();
  const [word, choose] = useState('new');
  const { state, fault, forget, takeNew, takeSaved } = useCardUpdate(setupId);
  const others = cards.slice(1);
  const saved = others.find(({ cardId }) => wordOf({ kind: 'saved', cardId }) === word) ?? null;
  return {
    ...{ state, fault, forget, others, isWaiting, isMissing, readAgain },
    /** The card that renewals are charged to by now. */
    present: cards[0] ?? null,
    /** Whether it is the first one that the team has. */
    isFirst: cards.length === 0 && !isWaiting && !isMissing,
    /** What is chosen, as a radio button's value. */
    word: saved ? word : 'new',
    isNew: saved === null,
    /** Whether what is chosen can be done: where nobody takes cards no new one is added. */
    isPossible: saved !== null || setupId !== null || takesCards(),
    choose: (next: string) => {
      if (state === 'working') return;
      forget();
      choose(next);
    },
    confirm: () => void (saved ? takeSaved(saved.cardId) : takeNew(frame.current)),
  };
}

export type CardChange = ReturnType<typeof useCardChange>;
