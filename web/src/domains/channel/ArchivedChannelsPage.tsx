import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { failureOf } from '../../lib/apollo/failureOf.ts';
import { pathTo } from '../../lib/paths.ts';
import { useUrlState } from '../../lib/urlState/useUrlState.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ArchiveIcon } from '../../ui/icons.tsx';
import { ReadItems } from '../../ui/items/ReadItems.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ArchivedList } from './archive/ArchivedList.tsx';
import { archiveTexts } from './archive/archiveMessages.ts';
import { useArchivedChannels } from './archive/useArchivedChannels.ts';
import { channelNames } from './channelMessages.ts';
import { channelListPhrases, channelListTexts } from './list/channelListMessages.ts';
import { isTooShort, SEARCHED_FROM } from './list/channelSearch.ts';
import { ListSearch } from './list/ListSearch.tsx';

/** What stands in the place of the list where there is nothing in it. */
function NoChannels({ search }: { search: string }) {
  const { formatMessage } = useIntl();
  return (
    <Paper variant="outlined">
      {search === '' ? (
        <EmptyState
          icon={<ArchiveIcon />}
          title={formatMessage(archiveTexts.empty)}
          text={formatMessage(archiveTexts.emptyText)}
        />
      ) : (
        <Typography color="text.secondary" sx={{ px: 2.5, py: 3, overflowWrap: 'anywhere' }}>
          {formatMessage(channelListPhrases.noMatch, { search })}
        </Typography>
      )}
    </Paper>
  );
}

/** The list; its skeleton, or what failed. */
function Body({ list, search }: { list: ReturnType<typeof useArchivedChannels>; search: string }) {
  const { formatMessage } = useIntl();
  const { items, totalCount, isLoading, error } = list;
  return (
    <ReadItems
      items={items}
      isLoading={isLoading}
      failure={failureOf(error)}
      failedText={formatMessage(channelListTexts.loadFailed)}
      partFailedText={formatMessage(channelListTexts.partFailed)}
      rowHeight={112}
      onRetry={() => void list.readAgain()}
    >
      {(shown) => (totalCount === 0 ? <NoChannels search={search} /> : <ArchivedList {...list} items={shown} />)}
    </ReadItems>
  );
}

/** The channels that stand still, whatever their kind, and the way back for each. */
export default function ArchivedChannelsPage() {
  const { formatMessage } = useIntl();
  const [params] = useUrlState();
  const search = params.get('search')?.trim() ?? '';
  const list = useArchivedChannels(search);
  const { items, totalCount: count } = list;
  const isFound = search !== '' && !isTooShort(search);
  return (
    <>
      <BackLink to={pathTo('channels')}>{formatMessage(channelNames.hub)}</BackLink>
      <PageHeader
        title={formatMessage(channelNames.archived)}
        description={formatMessage(archiveTexts.description)}
        badge={items !== null && !isFound && <Badge>{formatMessage(channelListPhrases.total, { count })}</Badge>}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {(search !== '' || count >= SEARCHED_FROM) && <ListSearch list={list} search={search} />}
        <Body list={list} search={isFound ? search : ''} />
      </Box>
    </>
  );
}
