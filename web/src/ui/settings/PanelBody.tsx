import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ErrorState } from '../ErrorState.tsx';
import { TextSkeleton } from '../Skeletons.tsx';

/** What a panel reads, as `useKnown` and `useKnownTeam` answer it. */
export interface PanelRead<Data> {
  /** Null while it is not known. */
  readonly known: Data | null;
  readonly isLoading: boolean;
  readonly requestId: string | null;
  readonly readAgain: () => unknown;
}

/**
 * What every panel of the settings is made of: a sentence on what changes for members, and below it the setting; its
 * skeleton while it loads; or what failed, with Retry.
 */
export function PanelBody<Data>({
  intro,
  lead,
  read,
  failedText,
  skeletonRows = 3,
  children,
}: {
  intro: ReactNode;
  /** What stands above the setting, and needs nothing of it. */
  lead?: ReactNode;
  read: PanelRead<Data>;
  failedText: string;
  skeletonRows?: number;
  children: (data: Data) => ReactNode;
}) {
  const { known, isLoading, requestId, readAgain } = read;
  const waiting = isLoading ? (
    <Box aria-busy="true">
      <TextSkeleton lines={skeletonRows} />
    </Box>
  ) : (
    <ErrorState compact title={failedText} requestId={requestId} onRetry={() => void readAgain()} />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography component="div" color="text.secondary" sx={{ maxWidth: '72ch', overflowWrap: 'anywhere' }}>
        {intro}
      </Typography>
      {lead}
      {known === null ? waiting : children(known)}
    </Box>
  );
}
