import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { radius } from '../../../lib/theme/tokens.ts';
import { deliveryPhrases, deliveryTexts } from './deliveryMessages.ts';
import { type Delivery, factsOf, instantOf, problemLine } from './deliveryWords.ts';

/** The beginning of what the other service answered, shown when it is wanted. */
function Answer({ text, time }: { text: string; time: string }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={isOpen ? undefined : formatMessage(deliveryPhrases.answerOf, { time })}
        onClick={() => setOpen(!isOpen)}
        sx={{ justifySelf: 'start', ml: -1, px: 1, minWidth: 0 }}
      >
        {formatMessage(isOpen ? deliveryTexts.hideAnswer : deliveryTexts.showAnswer)}
      </Button>
      {isOpen && (
        <Typography
          id={id}
          component="pre"
          variant="mono"
          dir="auto"
          tabIndex={0}
          role="group"
          aria-label={formatMessage(deliveryTexts.answer)}
          sx={{
            ...{ m: 0, px: 1.5, py: 1, maxHeight: 200, overflow: 'auto', whiteSpace: 'pre-wrap' },
            ...{ overflowWrap: 'anywhere', bgcolor: 'surface.sunken', borderRadius: `${radius.medium}px` },
          }}
        >
          {text}
        </Typography>
      )}
    </>
  );
}

/** What became of a delivery: what is known of its last attempt, why it failed, and what was answered. */
export function DeliveryOutcome({ delivery }: { delivery: Delivery }) {
  const intl = useIntl();
  const problem = problemLine(intl, delivery);
  const facts = factsOf(intl, delivery);
  return (
    <Box sx={{ display: 'grid', gap: 0.25, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {facts.length > 0 && (
        <Typography
          component="div"
          variant="body2"
          color="text.secondary"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontVariantNumeric: 'tabular-nums' }}
        >
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Typography>
      )}
      {problem !== null && <Typography sx={{ overflowWrap: 'anywhere' }}>{problem}</Typography>}
      {delivery.responseExcerpt !== null && delivery.responseExcerpt !== '' && (
        <Answer text={delivery.responseExcerpt} time={instantOf(intl, delivery.createdAt)} />
      )}
    </Box>
  );
}
