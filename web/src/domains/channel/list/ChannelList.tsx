import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useIntl } from 'react-intl';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { ListRest } from '../../../ui/ListRest.tsx';
import { channelNames } from '../channelMessages.ts';
import type { ChannelPage } from '../channelPaths.ts';
import { ChannelItem } from './ChannelItem.tsx';
import { channelListTexts } from './channelListMessages.ts';
import type { ChannelListRead } from './useChannelList.ts';

/** The channels as far as they are read; a button brings as many again. */
export function ChannelList({
  page,
  items,
  hasMore,
  isGrowing,
  growthError,
  loadMore,
}: Pick<ChannelListRead, 'hasMore' | 'isGrowing' | 'growthError' | 'loadMore'> & {
  page: ChannelPage;
  items: NonNullable<ChannelListRead['items']>;
}) {
  const { formatMessage } = useIntl();
  return (
    <Paper variant="outlined">
      <Box
        component="ul"
        role="list"
        aria-label={formatMessage(channelNames[page])}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {items.map((channel) => (
          <ChannelItem key={channel.id} channel={channel} page={page} />
        ))}
      </Box>
      <ListRest
        hasMore={hasMore}
        isGrowing={isGrowing}
        failure={failureOf(growthError)}
        words={{ more: formatMessage(channelListTexts.showMore), failed: formatMessage(channelListTexts.moreFailed) }}
        onMore={loadMore}
        sx={{ px: 2.5, py: 2, borderTop: 1, borderColor: 'divider' }}
      />
    </Paper>
  );
}
