import type { ErrorLike } from '@apollo/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { uiMessages, uiPhrases } from '../../../ui/messages.ts';

interface Failed {
  readonly title: string;
  readonly requestId: string | null | undefined;
  readonly onRetry: () => void;
}

/** Fits a tile, which is no higher for it than its neighbours. */
function TileFailed({ title, requestId, onRetry }: Failed) {
  const { formatMessage } = useIntl();
  return (
    <Box role="alert" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" component="span">
        {title}
      </Typography>{' '}
      <Button size="small" onClick={onRetry}>
        {formatMessage(uiMessages.retry)}
      </Button>
      {requestId && (
        <Typography variant="mono" component="p" color="textSecondary">
          {formatMessage(uiPhrases.requestId, { id: requestId })}
        </Typography>
      )}
    </Box>
  );
}

/** Stands by itself, as the card would whose place it takes. */
const CardFailed = (failed: Failed) => (
  <Paper variant="outlined" sx={{ mb: 2 }}>
    <ErrorState compact {...failed} />
  </Paper>
);

const ContentFailed = (failed: Failed) => <ErrorState compact {...failed} />;

/** What failed, by what the part is: a tile, a card of its own, or something inside of a card. */
const FAILED = { tile: TileFailed, card: CardFailed, content: ContentFailed } as const;

/**
 * One part of the overview, read by itself: its skeleton while it is on its way, its own error with Retry when it does
 * not come, while the rest of the page stands.
 */
export function OverviewPart<Value>({
  value,
  isLoading,
  error,
  onRetry,
  failedTitle,
  kind = 'content',
  skeleton,
  children,
}: {
  /** Null or undefined: not there (yet). */
  value: Value | null | undefined;
  isLoading: boolean;
  error: ErrorLike | undefined;
  onRetry: () => void;
  failedTitle: string;
  kind?: keyof typeof FAILED;
  skeleton: ReactNode;
  children: (value: Value) => ReactNode;
}) {
  if (value !== null && value !== undefined) return children(value);
  if (isLoading) return skeleton;
  const Shown = FAILED[kind];
  return <Shown title={failedTitle} requestId={failureOf(error)?.requestId} onRetry={onRetry} />;
}
