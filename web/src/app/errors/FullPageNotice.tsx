import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RefreshIcon } from '../../ui/icons.tsx';
import { uiPhrases } from '../../ui/messages.ts';
import { WordMark } from '../../ui/WordMark.tsx';
import { appMessages } from '../messages.ts';

/** A page that has nothing but a reason and the way out: refreshing. */
export function FullPageNotice({
  title,
  text,
  requestId,
}: {
  title: ReactNode;
  text: ReactNode;
  requestId?: string | null;
}) {
  const { formatMessage } = useIntl();
  return (
    <Box
      component="main"
      sx={{
        flex: 1,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'start',
        gap: 1.5,
        p: 3,
        maxWidth: 560,
        m: 'auto',
      }}
    >
      <Box sx={{ mb: 2 }}>
        <WordMark />
      </Box>
      <Box role="alert" sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="h1">{title}</Typography>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        {requestId && (
          <Typography variant="mono" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {formatMessage(uiPhrases.requestId, { id: requestId })}
          </Typography>
        )}
      </Box>
      <Button
        variant="contained"
        color="primary"
        size="large"
        startIcon={<RefreshIcon />}
        sx={{ mt: 2 }}
        onClick={() => window.location.reload()}
      >
        {formatMessage(appMessages.refresh)}
      </Button>
    </Box>
  );
}
