import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, use, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useFocusHandedOn } from '../lib/focus/useFocusHandedOn.ts';
import { useBackOnline } from '../lib/online/useBackOnline.ts';
import { useIsOnline } from '../lib/online/useIsOnline.ts';
import { BusyButton } from './BusyButton.tsx';
import { ErrorHelp } from './errorHelp.ts';
import { ErrorIcon, RefreshIcon } from './icons.tsx';
import { uiMessages, uiPhrases } from './messages.ts';

/**
 * Stands where a part of a page could not be loaded: what failed, Retry, and the request id for support. It tries again by
 * itself when the network is back.
 * `compact` fits a card or a table; the other form fills a page.
 */
export function ErrorState({
  title,
  text,
  requestId,
  onRetry,
  busy = false,
  compact = false,
}: {
  /** What failed, in the words of the page. */
  title: ReactNode;
  text?: ReactNode;
  requestId?: string | null | undefined;
  onRetry?: (() => void) | undefined;
  busy?: boolean;
  compact?: boolean;
}) {
  const { formatMessage } = useIntl();
  const help = use(ErrorHelp);
  const ref = useRef<HTMLDivElement>(null);
  useFocusHandedOn(ref);
  useBackOnline(onRetry);
  const again = onRetry ? uiMessages.errorAgain : uiMessages.errorText;
  const why = useIsOnline() ? again : uiMessages.unreachable;
  return (
    <Box
      ref={ref}
      role="alert"
      sx={{
        display: 'grid',
        justifyItems: compact ? 'start' : 'center',
        textAlign: compact ? 'left' : 'center',
        gap: 0.75,
        px: compact ? 2 : 3,
        py: compact ? 2 : 6,
      }}
    >
      <Box aria-hidden sx={{ color: 'error.main', display: 'flex' }}>
        <ErrorIcon />
      </Box>
      <Typography variant={compact ? 'subtitle1' : 'h2'} component="p">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '56ch', overflowWrap: 'anywhere' }}>
        {text ?? formatMessage(why)}
      </Typography>
      {requestId && (
        <Typography variant="mono" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {formatMessage(uiPhrases.requestId, { id: requestId })}
        </Typography>
      )}
      {onRetry && (
        <BusyButton startIcon={<RefreshIcon />} onClick={onRetry} busy={busy} sx={{ mt: 1 }}>
          {formatMessage(uiMessages.retry)}
        </BusyButton>
      )}
      {help}
    </Box>
  );
}
