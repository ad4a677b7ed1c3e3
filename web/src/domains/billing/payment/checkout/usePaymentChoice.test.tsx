import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SavedCard } from '../../pro/planTypes.ts';
import { usePaymentChoice, wordOf } from './usePaymentChoice.ts';

const card: SavedCard = { cardId: 'c1', brand: 'VISA', lastFour: '4242', expiryMonth: 8, expiryYear: 2029 };

describe('the way to pay that is chosen at first', () => {
  it.each([
    ['a bank’s website, for who comes back from there', true, true, false, [card], 'bank'],
    ['the saved card, where that is not on offer any more', false, true, false, [card], 'card:c1'],
    ['a new card, where there is no saved one either', false, true, false, [], 'new'],
    ['the saved card, for who was at no bank', true, false, false, [card], 'card:c1'],
    ['a new card for dues, which the saved one did not pay', false, false, true, [card], 'new'],
    ['a new card for dues, back from a bank that is not on offer for them', false, true, true, [card], 'new'],
  ] as const)('is %s', (_what, offersBank, isReturn, isForDues, cards, word) => {
    const { result } = renderHook(() => usePaymentChoice(cards, { offersBank, isReturn, isForDues }));
    expect(wordOf(result.current.chosen)).toBe(word);
  });
});
