import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { EditIcon } from '../../../ui/icons.tsx';
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
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2, alignItems: 'start' },
        ...{ px: 2.5, py: 2 },
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 30 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Typography>
          <Badges channel={channel} page={page} />
        </Box>
        {description && (
          <Typography
            color="text.secondary"
            sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line', maxWidth: '80ch' }}
          >
            {description}
          </Typography>
        )}
        <Typography
          component="div"
          variant="body2"
          color="text.secondary"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, overflowWrap: 'anywhere' }}
        >
          <span>{people}</span>
          {factsInWords(intl, channel).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Typography>
      </Box>
      {channel.viewerCanUpdate && (
        <ButtonLink
          to={channelFormPath(page, 'edit', groupJid)}
          size="small"
          color="secondary"
          variant="outlined"
          startIcon={<EditIcon fontSize="small" />}
          aria-label={formatMessage(channelListPhrases.editChannel, { name })}
        >
          {formatMessage(channelListTexts.edit)}
        </ButtonLink>
      )}
    </Box>
  );
}
