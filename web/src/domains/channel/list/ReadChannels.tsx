import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { ReadItems } from '../../../ui/items/ReadItems.tsx';
import { channelListPhrases, channelListTexts } from './channelListMessages.ts';

/** A list of channels as it is read: its skeleton, what failed, that there is none, or the list. */
export function ReadChannels<Items>({
  list: { items, totalCount, isLoading, error, readAgain },
  search,
  empty,
  children,
}: {
  list: {
    readonly items: Items | null;
    readonly totalCount: number | null;
    readonly isLoading: boolean;
    readonly error: unknown;
    readonly readAgain: () => unknown;
  };
  search: string;
  /** What stands in its place where there is none without a search. */
  empty: ReactNode;
  children: (items: Items) => ReactNode;
}) {
  const { formatMessage } = useIntl();
  const none = (
    <Paper variant="outlined">
      {search === '' ? (
        empty
      ) : (
        <Typography color="text.secondary" sx={{ px: 2.5, py: 3, overflowWrap: 'anywhere' }}>
          {formatMessage(channelListPhrases.noMatch, { search })}
        </Typography>
      )}
    </Paper>
  );
  return (
    <ReadItems
      items={items}
      isLoading={isLoading}
      failure={failureOf(error)}
      failedText={formatMessage(channelListTexts.loadFailed)}
      partFailedText={formatMessage(channelListTexts.partFailed)}
      rowHeight={112}
      onRetry={() => void readAgain()}
    >
      {(shown) => (totalCount === 0 ? none : children(shown))}
    </ReadItems>
  );
}
