import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { BusyButton } from './BusyButton.tsx';
import { ErrorState } from './ErrorState.tsx';

/** What stands below a list that is read page by page: a button for more of it, or why more did not come. Nothing at its end. */
export function ListRest({
  hasMore,
  isGrowing,
  failure,
  words,
  onMore,
  sx = {},
}: {
  hasMore: boolean;
  isGrowing: boolean;
  /** Of the last page that was asked for; null where it came. */
  failure: { readonly requestId: string | null } | null;
  words: { readonly more: string; readonly failed: string };
  onMore: () => void;
  /** Of the button's place. */
  sx?: SxProps<Theme>;
}) {
  if (failure) return <ErrorState compact title={words.failed} requestId={failure.requestId} onRetry={onMore} />;
  if (!hasMore) return null;
  return (
    <Box sx={sx}>
      <BusyButton size="small" busy={isGrowing} onClick={onMore}>
        {words.more}
      </BusyButton>
    </Box>
  );
}
