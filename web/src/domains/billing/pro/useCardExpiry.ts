import { useIntl } from 'react-intl';
import { lastMonthOf } from './cardExpiry.ts';
import { paymentPhrases } from './paymentMessages.ts';
import type { SavedCard } from './planTypes.ts';

/** Says until when a card is good; null where that is not known. */
export function useCardExpiry() {
  const { formatMessage, formatDate } = useIntl();
  return (card: SavedCard): string | null => {
    const lastMonth = lastMonthOf(card);
    if (lastMonth === null) return null;
    const date = formatDate(lastMonth, { month: '2-digit', year: 'numeric', timeZone: 'UTC' });
    return formatMessage(paymentPhrases.expires, { date });
  };
}
