import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../lib/paths.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { PlainTable, type PlainColumn } from '../../../ui/PlainTable.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { RequestFeature } from '../../event/settings/RequestFeature.tsx';
import { TeaserPreview } from '../../event/settings/TeaserPanel.tsx';
import { channelNames } from '../channelMessages.ts';
import { allChannelsPhrases, allChannelsTexts } from './allChannelsMessages.ts';

const FEATURE = 'all-channels';

/** People and figures of nobody: the rows show what the table would look like. */
const SAMPLES = [
  { name: allChannelsTexts.sampleNews, type: allChannelsTexts.public, admin: 'Ada Lovelace', others: 1, people: 128 },
  { name: allChannelsTexts.sampleSales, type: allChannelsTexts.private, admin: 'Grace Hopper', others: 0, people: 24 },
  {
    ...{ name: allChannelsTexts.sampleProject, type: allChannelsTexts.private },
    ...{ admin: 'Alan Turing', others: 2, people: 9 },
  },
];

/** What all channels would look like, marked as a sample; nothing in it can be used. */
function SampleTable() {
  const { formatMessage, formatNumber } = useIntl();
  const columns: readonly PlainColumn[] = [
    { key: 'name', label: formatMessage(allChannelsTexts.name), kind: 'name' },
    { key: 'type', label: formatMessage(allChannelsTexts.type), kind: 'short' },
    { key: 'admin', label: formatMessage(allChannelsTexts.admin), kind: 'text' },
    { key: 'people', label: formatMessage(allChannelsTexts.people), kind: 'figure' },
    { key: 'edit', label: formatMessage(allChannelsTexts.edit), kind: 'short' },
  ];
  const rows = SAMPLES.map(({ name, type, admin, others, people }) => ({
    key: name.id,
    cells: [
      formatMessage(name),
      formatMessage(type),
      others > 0 ? formatMessage(allChannelsPhrases.admins, { name: admin, others }) : admin,
      formatNumber(people),
      <Button key="edit" size="small" variant="outlined" color="secondary" disabled>
        {formatMessage(allChannelsTexts.edit)}
      </Button>,
    ],
  }));
  const sample = formatMessage(allChannelsTexts.sample);
  return (
    <TeaserPreview label={sample}>
      <Typography variant="body2">{sample}</Typography>
      <PlainTable label={formatMessage(channelNames.all)} columns={columns} rows={rows} />
    </TeaserPreview>
  );
}

/** Where the plan has no table of all channels: what it would be, and the way to ask for it. */
export function AllChannelsTeaser() {
  const { formatMessage } = useIntl();
  return (
    <SectionCard title={formatMessage(allChannelsTexts.teaserTitle)} text={formatMessage(allChannelsTexts.teaserText)}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <RequestFeature feature={FEATURE} />
        <Box>
          <AppLink to={pathTo('billing')}>{formatMessage(allChannelsTexts.yourPlan)}</AppLink>
        </Box>
        <SampleTable />
      </Box>
    </SectionCard>
  );
}
