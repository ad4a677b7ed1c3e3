import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { FailureAlert } from '../../../../ui/FailureAlert.tsx';
import { HintedRadio } from '../../../../ui/HintedRadio.tsx';
import { uiMessages } from '../../../../ui/messages.ts';
import { paymentTexts } from '../../pro/paymentMessages.ts';
import type { PaidTeam } from '../../pro/planTypes.ts';
import { CardFrame } from '../cardFrame/CardFrame.tsx';
import type { CardFrameHandle } from '../cardFrame/useCardFrame.ts';
import { SavedCardChoice } from '../checkout/SavedCardChoice.tsx';
import { wordOf } from '../checkout/usePaymentChoice.ts';
import { cardTexts } from './cardMessages.ts';
import { PlanFigures } from './PlanFigures.tsx';
import type { CardChange } from './useCardChange.ts';

/** What a card is for, and which one it is to be: another saved one, or a new one. */
export function CardFields({
  team,
  change,
  frame,
}: {
  team: PaidTeam;
  change: CardChange;
  frame: RefObject<CardFrameHandle | null>;
}) {
  const { formatMessage } = useIntl();
  const { fault, isMissing, others, present, word } = change;
  const hint = formatMessage(cardTexts.newCardHint);
  return (
    <>
      <PlanFigures team={team} present={present} />
      {fault && <FailureAlert text={formatMessage(fault)} requestId={null} />}
      {isMissing && (
        <Alert
          severity="warning"
          action={<Button onClick={change.readAgain}>{formatMessage(uiMessages.retry)}</Button>}
        >
          {formatMessage(paymentTexts.cardsFailed)}
        </Alert>
      )}
      {others.length === 0 ? (
        <Typography color="text.secondary">{hint}</Typography>
      ) : (
        <RadioGroup
          aria-label={formatMessage(cardTexts.choice)}
          value={word}
          onChange={(_event, next) => change.choose(next)}
        >
          {others.map((card) => (
            <SavedCardChoice key={card.cardId} card={card} value={wordOf({ kind: 'saved', cardId: card.cardId })} />
          ))}
          <HintedRadio value="new" name={formatMessage(cardTexts.newCard)} hint={hint} />
        </RadioGroup>
      )}
      {change.isNew && (
        <Box sx={{ maxWidth: 440 }}>
          <CardFrame ref={frame} onChange={change.forget} onEnter={change.confirm} />
        </Box>
      )}
    </>
  );
}
