import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { pathTo } from '../../lib/paths.ts';
import { useUrlState } from '../../lib/urlState/useUrlState.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ArchiveIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ArchivedList } from './archive/ArchivedList.tsx';
import { archiveTexts } from './archive/archiveMessages.ts';
import { useArchivedChannels } from './archive/useArchivedChannels.ts';
import { channelNames } from './channelMessages.ts';
import { channelListPhrases } from './list/channelListMessages.ts';
import { isTooShort, SEARCHED_FROM } from './list/channelSearch.ts';
import { ListSearch } from './list/ListSearch.tsx';
import { ReadChannels } from './list/ReadChannels.tsx';

/** The list; its skeleton, or what failed. */
function Body({ list, search }: { list: ReturnType<typeof useArchivedChannels>; search: string }) {
  const { formatMessage } = useIntl();
  const empty = (
    <EmptyState
      icon={<ArchiveIcon />}
      title={formatMessage(archiveTexts.empty)}
      text={formatMessage(archiveTexts.emptyText)}
    />
  );
  return (
    <ReadChannels list={list} search={search} empty={empty}>
      {(items) => <ArchivedList {...list} items={items} />}
    </ReadChannels>
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
