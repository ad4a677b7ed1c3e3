import { useState } from 'react';
import type { SavedCard } from '../../pro/planTypes.ts';

/** A way to pay: a saved card by its id, a card that is typed in, or a bank's website. */
export type PaymentChoice =
  | { readonly kind: 'saved'; readonly cardId: string }
  | { readonly kind: 'new' }
  | { readonly kind: 'bank' };

/** The choice as a radio button's value. */
export const wordOf = (choice: PaymentChoice): string =>
  choice.kind === 'saved' ? `card:${choice.cardId}` : choice.kind;

/**
 * Which way to pay is chosen. Until somebody chooses, it is the bank's website for who comes back from there, else the
 * saved card that renewals are charged to, else a new card. For dues it is a new card: the saved one did not pay them. Where
 * nobody takes cards a new one is chosen only as there is nothing else.
 */
export function usePaymentChoice(
  cards: readonly SavedCard[],
  {
    offersNew,
    offersBank,
    isReturn,
    isForDues,
  }: Record<'offersNew' | 'offersBank' | 'isReturn' | 'isForDues', boolean>,
) {
  const [word, setWord] = useState<string | null>(null);
  const all: readonly PaymentChoice[] = [
    ...cards.map(({ cardId }) => ({ kind: 'saved' as const, cardId })),
    ...(offersNew ? [{ kind: 'new' as const }] : []),
    ...(offersBank ? [{ kind: 'bank' as const }] : []),
  ];
  const first = (isForDues && offersNew ? undefined : all[0]) ?? { kind: 'new' };
  const usual: PaymentChoice = offersBank && isReturn ? { kind: 'bank' } : first;
  return { chosen: all.find((choice) => wordOf(choice) === word) ?? usual, choose: setWord };
}
