import { useIntl } from 'react-intl';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { ItemList } from '../../../ui/items/ItemList.tsx';
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
    <ItemList
      label={formatMessage(channelNames[page])}
      hasMore={hasMore}
      isGrowing={isGrowing}
      growthFailure={failureOf(growthError)}
      words={{ more: formatMessage(channelListTexts.showMore), failed: formatMessage(channelListTexts.moreFailed) }}
      onMore={loadMore}
    >
      {items.map((channel) => (
        <ChannelItem key={channel.id} channel={channel} page={page} />
      ))}
    </ItemList>
  );
}
