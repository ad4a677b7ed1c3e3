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
    const { result } = renderHook(() => usePaymentChoice(cards, { offersNew: true, offersBank, isReturn, isForDues }));
    expect(wordOf(result.current.chosen)).toBe(word);
  });

  it.each([
    ['the saved card, for dues too', false, [card], 'card:c1'],
    ['a bank’s website, where there is no saved one', true, [], 'bank'],
    ['none that there is, where there is nothing else', false, [], 'new'],
  ] as const)('is %s, where nobody takes new cards', (_what, offersBank, cards, word) => {
    const offers = { offersNew: false, offersBank, isReturn: false, isForDues: true };
    const { result } = renderHook(() => usePaymentChoice(cards, offers));
    expect(wordOf(result.current.chosen)).toBe(word);
  });
});
