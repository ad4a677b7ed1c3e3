import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { channelFormPhrases, channelFormTexts } from './channelFormMessages.ts';
import type { ChannelPreview } from './useChannelPreview.ts';

/** How many people saving puts into the channel and takes out of it, counted while it is chosen who is to be in it. */
export function MoveCount({ preview: { state, moves, requestId, countAgain } }: { preview: ChannelPreview }) {
  const { formatMessage } = useIntl();
  if (state === 'failed') {
    return (
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <FailureAlert text={formatMessage(channelFormTexts.countFailed)} requestId={requestId} />
        <Button size="small" onClick={countAgain}>
          {formatMessage(uiMessages.retry)}
        </Button>
      </Box>
    );
  }
  const text = () => {
    if (state === 'none') return null;
    if (moves === null) return formatMessage(channelFormTexts.counting);
    return formatMessage(channelFormPhrases.moves, { joining: moves.joiningCount, leaving: moves.leavingCount });
  };
  return (
    <Typography
      role="status"
      aria-busy={state === 'counting'}
      color={state === 'counted' ? 'text.primary' : 'text.secondary'}
      sx={{
        fontVariantNumeric: 'tabular-nums',
        fontWeight: state === 'counted' ? 550 : undefined,
        '&:empty': { position: 'absolute' },
      }}
    >
      {text()}
    </Typography>
  );
}
