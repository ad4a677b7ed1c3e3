import { useIntl } from 'react-intl';
import { Badge } from '../../../ui/Badge.tsx';
import { EditLink } from '../../../ui/items/EditLink.tsx';
import { Item } from '../../../ui/items/Item.tsx';
import { factsInWords } from '../channelFacts.ts';
import { channelFactPhrases, channelFactTexts } from '../channelMessages.ts';
import { channelFormPath, type ChannelPage } from '../channelPaths.ts';
import { channelListPhrases, channelListTexts } from './channelListMessages.ts';
import type { ListedChannel } from './useChannelList.ts';

/** What marks a channel beside its name: not what all of the list have in common. */
function Badges({ channel, page }: { channel: ListedChannel; page: ChannelPage }) {
  const { formatMessage } = useIntl();
  const { isLocked, isAutoJoin, isAnnouncement, isRestricted } = channel;
  return (
    <>
      {isLocked && <Badge tone="accent">{formatMessage(channelFactTexts.locked)}</Badge>}
      {page === 'announcement' && isAutoJoin && !isLocked && (
        <Badge tone="accent">{formatMessage(channelFactTexts.autoJoin)}</Badge>
      )}
      {page === 'autojoin' && isAnnouncement && <Badge>{formatMessage(channelFactTexts.announcement)}</Badge>}
      {isRestricted && <Badge>{formatMessage(channelFactTexts.restricted)}</Badge>}
    </>
  );
}

/** A channel in the list: what it is for, how many are in it, who joins it, and the way to change it. */
export function ChannelItem({ channel, page }: { channel: ListedChannel; page: ChannelPage }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { groupJid, name, description, membersCount: count } = channel;
  const people =
    count === null ? formatMessage(channelFactTexts.notCounted) : formatMessage(channelFactPhrases.people, { count });
  const facts = [people, ...factsInWords(intl, channel)];
  return (
    <Item
      name={name}
      badges={<Badges channel={channel} page={page} />}
      description={description}
      facts={facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      acts={
        channel.viewerCanUpdate && (
          <EditLink
            to={channelFormPath(page, 'edit', groupJid)}
            label={formatMessage(channelListPhrases.editChannel, { name })}
          >
            {formatMessage(channelListTexts.edit)}
          </EditLink>
        )
      }
    />
  );
}
