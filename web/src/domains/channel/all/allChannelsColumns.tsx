import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { IntlShape } from 'react-intl';
import { plainList } from '../../../lib/intl/formats.ts';
import { AppLink, IconLink } from '../../../ui/AppLink.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { EditIcon } from '../../../ui/icons.tsx';
import { Spoken } from '../../../ui/Spoken.ts';
import type { Column } from '../../../ui/table/column.ts';
import { memberName } from '../../member/people/memberName.ts';
import { channelFactPhrases, channelFactTexts } from '../channelMessages.ts';
import { channelEditPath } from '../channelPaths.ts';
import { channelListPhrases } from '../list/channelListMessages.ts';
import { allChannelsPhrases, allChannelsTexts } from './allChannelsMessages.ts';
import type { TableChannel } from './useAllChannels.ts';

/** Stands where something could not be read. */
const UNREAD = '–';

const typeOf = ({ formatMessage }: IntlShape, { type }: TableChannel) => {
  if (type === 'OPEN') return formatMessage(allChannelsTexts.public);
  return type === 'CLOSED' ? formatMessage(allChannelsTexts.private) : UNREAD;
};

/** The first of those who look after a channel by name, and how many others do. */
function adminsOf(intl: IntlShape, { moderators, moderatorsCount }: TableChannel): string {
  const [first] = moderators ?? [];
  if (moderators === null) return UNREAD;
  if (!first) return intl.formatMessage(allChannelsTexts.noAdmin);
  const name = memberName(intl, first);
  const others = (moderatorsCount ?? moderators.length) - 1;
  return others > 0 ? intl.formatMessage(allChannelsPhrases.admins, { name, others }) : name;
}

/** What the other columns say, for where they are left out. */
const factsOf = (intl: IntlShape, channel: TableChannel): string[] => [
  typeOf(intl, channel),
  ...(channel.membersCount === null
    ? []
    : [intl.formatMessage(channelFactPhrases.people, { count: channel.membersCount })]),
  adminsOf(intl, channel),
];

/** What there is to know of a channel, on one line. What has no room beside the name is left away, but for one mark. */
const Facts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  flexShrink: 1000,
  minWidth: 'min-content',
  maxHeight: 20,
  overflow: 'hidden',
});

function Marks({ channel: { isAnnouncement, isAutoJoin }, intl }: { channel: TableChannel; intl: IntlShape }) {
  if (!isAnnouncement && !isAutoJoin) return null;
  return (
    <Facts>
      {isAnnouncement && <Badge>{intl.formatMessage(channelFactTexts.announcement)}</Badge>}
      {isAutoJoin && <Badge tone="accent">{intl.formatMessage(channelFactTexts.autoJoin)}</Badge>}
    </Facts>
  );
}

/** The name with its marks; in narrow windows, where the other columns are left out, what they say below it. */
function NameCell({ channel, intl, isNarrow }: { channel: TableChannel; intl: IntlShape; isNarrow: boolean }) {
  const facts = isNarrow ? plainList(intl, factsOf(intl, channel)) : null;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <Typography component="div" noWrap title={channel.name}>
          <bdi>{channel.name}</bdi>
        </Typography>
        <Marks channel={channel} intl={intl} />
      </Box>
      {facts !== null && (
        <Typography component="div" variant="body2" color="text.secondary" noWrap title={facts}>
          {facts}
        </Typography>
      )}
    </>
  );
}

/** Leads to the form of a channel; in narrow windows by an icon, as the word takes the room of what is said of the channel. */
function EditLink({
  channel,
  intl,
  isNarrow,
  tabIndex,
}: {
  channel: TableChannel;
  intl: IntlShape;
  isNarrow: boolean;
  tabIndex: 0 | -1;
}) {
  const to = channelEditPath(channel);
  const label = intl.formatMessage(channelListPhrases.editChannel, { name: channel.name });
  return isNarrow ? (
    <IconLink to={to} label={label} tabIndex={tabIndex}>
      <EditIcon />
    </IconLink>
  ) : (
    <AppLink to={to} tabIndex={tabIndex} aria-label={label}>
      {intl.formatMessage(allChannelsTexts.edit)}
    </AppLink>
  );
}

/** What a channel is, with a column for each. */
const factColumns = (intl: IntlShape): readonly Column<TableChannel>[] => [
  {
    id: 'type',
    header: intl.formatMessage(allChannelsTexts.type),
    width: '96px',
    render: (channel) => (
      <Typography component="div" color="text.secondary" noWrap>
        {typeOf(intl, channel)}
      </Typography>
    ),
  },
  {
    id: 'admin',
    header: intl.formatMessage(allChannelsTexts.admin),
    width: 'minmax(0, 3fr)',
    render: (channel) => {
      const names = adminsOf(intl, channel);
      return (
        <Typography component="div" noWrap title={names}>
          {names}
        </Typography>
      );
    },
  },
  {
    id: 'people',
    header: intl.formatMessage(allChannelsTexts.people),
    width: '96px',
    align: 'end',
    render: ({ membersCount }) => (
      <Typography component="div" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {membersCount === null ? UNREAD : intl.formatNumber(membersCount)}
      </Typography>
    ),
  },
];

/**
 * What the table says of each channel.
 *
 * @param isNarrow whether there is room for the first column alone, in which the facts stand below the name then
 */
export const allChannelsColumns = (intl: IntlShape, isNarrow: boolean): readonly Column<TableChannel>[] => [
  {
    id: 'name',
    header: intl.formatMessage(allChannelsTexts.name),
    width: 'minmax(0, 5fr)',
    render: (channel) => <NameCell channel={channel} intl={intl} isNarrow={isNarrow} />,
  },
  ...(isNarrow ? [] : factColumns(intl)),
  {
    id: 'edit',
    header: <Spoken>{intl.formatMessage(allChannelsTexts.edit)}</Spoken>,
    width: isNarrow ? '32px' : '104px',
    align: 'end',
    hasControls: true,
    render: (channel, tabIndex) =>
      channel.viewerCanUpdate && <EditLink channel={channel} intl={intl} isNarrow={isNarrow} tabIndex={tabIndex} />,
  },
];
