import { useIntl } from 'react-intl';
import { BRANDS } from './cardBrands.ts';
import { paymentPhrases, paymentTexts } from './paymentMessages.ts';
import type { SavedCard } from './planTypes.ts';

/** Names a card by its brand and its last four digits, as far as they are known. */
export function useCardName() {
  const { formatMessage } = useIntl();
  return ({ brand, lastFour }: Pick<SavedCard, 'brand' | 'lastFour'>): string => {
    const name = brand === 'UNKNOWN' ? formatMessage(paymentTexts.CARD) : BRANDS[brand];
    return lastFour === null ? name : formatMessage(paymentPhrases.ending, { brand: name, lastFour });
  };
}
