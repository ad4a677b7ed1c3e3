import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { PageTurns } from '../lib/turnedList.ts';
import { uiMessages, uiPhrases } from './messages.ts';

/** The ways to the pages before and behind the one that is shown, and which part of the list that is. */
export function PageTurner({
  turns: { previous, next, range },
  part,
}: {
  turns: PageTurns;
  /** Says which part of the list is shown, where the page has words of its own for that. */
  part?: string;
}) {
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Button size="small" disabled={!previous} onClick={() => previous?.()}>
        {formatMessage(uiMessages.previousPage)}
      </Button>
      <Button size="small" disabled={!next} onClick={() => next?.()}>
        {formatMessage(uiMessages.nextPage)}
      </Button>
      <Typography role="status" variant="body2" color="text.secondary">
        {part ?? formatMessage(uiPhrases.partOfList, range)}
      </Typography>
    </Box>
  );
}
