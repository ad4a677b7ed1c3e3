import { useIntl } from 'react-intl';
import { serverNow } from '../../../../lib/graphql/serverClock.ts';
import { HintedRadio } from '../../../../ui/HintedRadio.tsx';
import { cardStateOf } from '../../pro/cardExpiry.ts';
import { paymentTexts } from '../../pro/paymentMessages.ts';
import type { SavedCard } from '../../pro/planTypes.ts';
import { useCardExpiry } from '../../pro/useCardExpiry.ts';
import { useCardName } from '../../pro/useCardName.ts';

/** A saved card as a way to pay. One that has expired can be seen, not chosen. */
export function SavedCardChoice({ card, value }: { card: SavedCard; value: string }) {
  const { formatMessage } = useIntl();
  const name = useCardName()(card);
  const expiry = useCardExpiry()(card);
  const isExpired = cardStateOf(card, serverNow()).kind === 'expired';
  return (
    <HintedRadio
      value={value}
      isDisabled={isExpired}
      name={name}
      hint={isExpired ? formatMessage(paymentTexts.expired) : (expiry ?? '')}
    />
  );
}
