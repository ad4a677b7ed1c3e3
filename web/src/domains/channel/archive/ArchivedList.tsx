import Box from '@mui/material/Box';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { useRescuedFocus } from '../../../lib/focus/useRescuedFocus.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { Item } from '../../../ui/items/Item.tsx';
import { ItemList } from '../../../ui/items/ItemList.tsx';
import { PastTime } from '../../../ui/PastTime.tsx';
import { channelFactPhrases, channelFactTexts, channelNames } from '../channelMessages.ts';
import { channelListTexts } from '../list/channelListMessages.ts';
import { archivePhrases, archiveTexts } from './archiveMessages.ts';
import { type ArchivedChannel, type useArchivedChannels } from './useArchivedChannels.ts';
import { useChannelArchive } from './useChannelArchive.ts';

function Badges({ type, isAnnouncement, isAutoJoin }: ArchivedChannel) {
  const { formatMessage } = useIntl();
  return (
    <>
      {type === 'OPEN' && <Badge>{formatMessage(archiveTexts.public)}</Badge>}
      {type === 'CLOSED' && <Badge>{formatMessage(archiveTexts.private)}</Badge>}
      {isAnnouncement && <Badge>{formatMessage(channelFactTexts.announcement)}</Badge>}
      {isAutoJoin && <Badge tone="accent">{formatMessage(channelFactTexts.autoJoin)}</Badge>}
    </>
  );
}

function Facts({ membersCount: count, archivedAt }: ArchivedChannel) {
  const { formatMessage } = useIntl();
  return (
    <>
      <span>
        {count === null
          ? formatMessage(channelFactTexts.notCounted)
          : formatMessage(channelFactPhrases.people, { count })}
      </span>
      {archivedAt !== null && (
        <span>
          <PastTime at={archivedAt} isDateShown>
            {(time) => formatMessage(archivePhrases.since, { time })}
          </PastTime>
        </span>
      )}
    </>
  );
}

/** The archived channels as far as they are read, each with the way back. */
export function ArchivedList({
  items,
  hasMore,
  isGrowing,
  growthError,
  loadMore,
}: { items: readonly ArchivedChannel[] } & Pick<
  ReturnType<typeof useArchivedChannels>,
  'hasMore' | 'isGrowing' | 'growthError' | 'loadMore'
>) {
  const { formatMessage } = useIntl();
  const { set, busyId, problem } = useChannelArchive();
  const list = useRef<HTMLUListElement>(null);
  useRescuedFocus(
    list,
    useMemo(() => items.map(({ id }) => id), [items]),
    false,
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {problem && <FailureAlert text={formatMessage(problem.text)} {...problem.undone} />}
      <ItemList
        label={formatMessage(channelNames.archived)}
        listRef={list}
        hasMore={hasMore}
        isGrowing={isGrowing}
        growthFailure={failureOf(growthError)}
        words={{ more: formatMessage(channelListTexts.showMore), failed: formatMessage(channelListTexts.moreFailed) }}
        onMore={loadMore}
      >
        {items.map((channel) => (
          <Item
            key={channel.id}
            name={channel.name}
            badges={<Badges {...channel} />}
            description={channel.description}
            facts={<Facts {...channel} />}
            acts={
              channel.viewerCanArchive === true && (
                <BusyButton
                  size="small"
                  variant="outlined"
                  color="secondary"
                  busy={busyId === channel.id}
                  aria-label={formatMessage(archivePhrases.restoreChannel, { name: channel.name })}
                  onClick={() => {
                    if (busyId === null) void set(channel, false);
                  }}
                >
                  {formatMessage(archiveTexts.restore)}
                </BusyButton>
              )
            }
          />
        ))}
      </ItemList>
    </Box>
  );
}
