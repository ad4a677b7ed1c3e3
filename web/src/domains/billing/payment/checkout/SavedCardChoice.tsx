import { useIntl } from 'react-intl';
import { serverNow } from '../../../../lib/graphql/serverClock.ts';
import { HintedRadio } from '../../../../ui/HintedRadio.tsx';
import { BRANDS } from '../../pro/cardBrands.ts';
import { cardStateOf, lastMonthOf } from '../../pro/cardExpiry.ts';
import { paymentPhrases, paymentTexts } from '../../pro/paymentMessages.ts';
import type { SavedCard } from '../../pro/planTypes.ts';
import { checkoutTexts } from './checkoutMessages.ts';

/** A saved card as a way to pay. One that has expired can be seen, not chosen. */
export function SavedCardChoice({ card, value }: { card: SavedCard; value: string }) {
  const { formatMessage, formatDate } = useIntl();
  const { brand, lastFour } = card;
  const name = brand === 'UNKNOWN' ? formatMessage(paymentTexts.CARD) : BRANDS[brand];
  const lastMonth = lastMonthOf(card);
  const isExpired = cardStateOf(card, serverNow()).kind === 'expired';
  const date = lastMonth && formatDate(lastMonth, { month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  const hint = date === null ? '' : formatMessage(paymentPhrases.expires, { date });
  return (
    <HintedRadio
      value={value}
      isDisabled={isExpired}
      name={lastFour === null ? name : formatMessage(paymentPhrases.ending, { brand: name, lastFour })}
      hint={isExpired ? formatMessage(checkoutTexts.expired) : hint}
    />
  );
}
