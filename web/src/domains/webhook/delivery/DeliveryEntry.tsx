import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { Badge } from '../../../ui/Badge.tsx';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { deliveryPhrases, deliveryTexts } from './deliveryMessages.ts';
import { DeliveryOutcome } from './DeliveryOutcome.tsx';
import { type Delivery, instantOf, KINDS, stateOf } from './deliveryWords.ts';

/** A call in the log. */
export function DeliveryEntry({
  delivery,
  isBusy,
  onResend,
}: {
  delivery: Delivery;
  /** It is being sent again. */
  isBusy: boolean;
  onResend: (id: string) => void;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { id, kind, status, createdAt, isRepetition } = delivery;
  const { text, tone } = stateOf(delivery);
  const time = instantOf(intl, createdAt);
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2, alignItems: 'start', py: 1.25 },
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <Badge tone={tone}>{formatMessage(text)}</Badge>
          <Typography component="time" dateTime={createdAt} sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {time}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {formatMessage(KINDS[kind])}
          </Typography>
          {isRepetition && (
            <Typography variant="body2" color="text.secondary">
              {formatMessage(deliveryTexts.repetition)}
            </Typography>
          )}
        </Box>
        <DeliveryOutcome delivery={delivery} />
      </Box>
      {status !== 'WAITING' && (
        <BusyButton
          size="small"
          busy={isBusy}
          aria-label={formatMessage(deliveryPhrases.resendOf, { time })}
          onClick={() => onResend(id)}
        >
          {formatMessage(deliveryTexts.resend)}
        </BusyButton>
      )}
    </Box>
  );
}
