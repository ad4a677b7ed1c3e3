import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { useDialogAddress } from '../../../lib/urlState/useDialogAddress.ts';
import { serverNow } from '../../../lib/graphql/serverClock.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { BillingIcon, WarningIcon } from '../../../ui/icons.tsx';
import { cardPhrases, cardTexts } from '../payment/card/cardMessages.ts';
import { useDefaultCard } from '../payment/card/useDefaultCard.ts';
import { cardStateOf } from './cardExpiry.ts';
import { paymentPhrases, paymentTexts } from './paymentMessages.ts';
import type { SavedCard } from './planTypes.ts';
import { useCardExpiry } from './useCardExpiry.ts';
import { useCardName } from './useCardName.ts';

/** What is wrong with a card, or will be soon: in words, beside a mark. */
function Warning({ tone, text }: { tone: 'error' | 'warning'; text: string }) {
  return (
    <Typography variant="body2" sx={{ display: 'flex', gap: 0.5, mt: 0.25, color: `${tone}.main` }}>
      <WarningIcon aria-hidden sx={{ fontSize: 16, mt: '2px' }} />
      {text}
    </Typography>
  );
}

/** One card by its brand and last four digits, how long it is good, and what is wrong with it. */
function CardLine({
  id,
  card,
  isCharged,
  hasFailed,
  children,
}: {
  id: string;
  card: SavedCard;
  isCharged: boolean;
  hasFailed: boolean;
  children: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const name = useCardName()(card);
  const expiry = useCardExpiry()(card);
  const state = cardStateOf(card, serverNow());
  const facts = [...(expiry === null ? [] : [expiry]), ...(isCharged ? [formatMessage(paymentTexts.charged)] : [])];
  return (
    <Box component="li" id={id} tabIndex={-1} sx={{ display: 'flex', gap: 1.5, py: 0.75 }}>
      <Box
        aria-hidden
        sx={{
          ...{ display: 'grid', placeItems: 'center', width: 40, height: 28, flexShrink: 0, mt: 0.5 },
          ...{ border: 1, borderColor: 'line.strong', borderRadius: 1, color: 'text.secondary' },
        }}
      >
        <BillingIcon fontSize="small" />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 550, fontVariantNumeric: 'tabular-nums' }}>{name}</Typography>
        {facts.length > 0 && (
          <Typography variant="body2" color="text.secondary">
            {facts.join(' · ')}
          </Typography>
        )}
        {hasFailed && <Warning tone="error" text={formatMessage(paymentTexts.cardFailed)} />}
        {state.kind === 'expired' && <Warning tone="error" text={formatMessage(paymentTexts.expired)} />}
        {state.kind === 'soon' && (
          <Warning tone="warning" text={formatMessage(paymentPhrases.expiresSoon, { count: state.days })} />
        )}
        {children}
      </Box>
    </Box>
  );
}

/** What can be done with a card: charge renewals to it, where another one is charged, and take it away. */
function CardWays({
  card,
  isSecond,
  savingId,
  onDefault,
}: {
  card: SavedCard;
  isSecond: boolean;
  savingId: string | null;
  onDefault: (cardId: string) => void;
}) {
  const { formatMessage } = useIntl();
  const { open } = useDialogAddress();
  const name = useCardName()(card);
  const { cardId } = card;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.75 }}>
      {isSecond && cardStateOf(card, serverNow()).kind !== 'expired' && (
        <BusyButton
          size="small"
          busy={savingId === cardId}
          aria-label={formatMessage(cardPhrases.makeDefaultName, { card: name })}
          onClick={() => onDefault(cardId)}
        >
          {formatMessage(cardTexts.makeDefault)}
        </BusyButton>
      )}
      <Button
        size="small"
        aria-label={formatMessage(cardPhrases.removeName, { card: name })}
        onClick={() => open({ dialog: 'remove-card', card: cardId })}
      >
        {formatMessage(cardTexts.remove)}
      </Button>
    </Box>
  );
}

/** The saved cards: the first is the one that renewals are charged to, and the one that a charge failed on. */
export function SavedCardList({ cards, hasFailed }: { cards: readonly SavedCard[]; hasFailed: boolean }) {
  const id = useId();
  // What was pressed is gone with it: the focus goes to the card.
  const { savingId, makeDefault } = useDefaultCard((cardId) =>
    requestAnimationFrame(() => document.getElementById(`${id}-${cardId}`)?.focus()),
  );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {cards.map((card, place) => (
        <CardLine
          key={card.cardId}
          id={`${id}-${card.cardId}`}
          card={card}
          isCharged={place === 0}
          hasFailed={place === 0 && hasFailed}
        >
          <CardWays card={card} isSecond={place > 0} savingId={savingId} onDefault={makeDefault} />
        </CardLine>
      ))}
    </Box>
  );
}
