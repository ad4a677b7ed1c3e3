import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useViewport } from '../../../lib/viewport/useViewport.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { useUrlState } from '../../../lib/urlState/useUrlState.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ChannelsIcon, SearchIcon } from '../../../ui/icons.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { ListCount, ListToolbar } from '../../../ui/table/ListToolbar.tsx';
import { ListRoom } from '../../../ui/table/listPage.ts';
import { useRows } from '../../../ui/table/rowSource.ts';
import { channelNames } from '../channelMessages.ts';
import { channelListPhrases, channelListTexts } from '../list/channelListMessages.ts';
import { CHANNEL_SEARCH_MIN, isTooShort } from '../list/channelSearch.ts';
import { allChannelsColumns } from './allChannelsColumns.tsx';
import { allChannelsTexts } from './allChannelsMessages.ts';
import { type TableChannel, useAllChannels } from './useAllChannels.ts';

const idOf = ({ id }: TableChannel) => id;
const NONE: readonly never[] = [];

/** Stands in place of the rows: none fit, there are none, or they could not be read. */
function NoRows({
  list: { items, error, readAgain },
  search,
  onClear,
}: {
  list: ReturnType<typeof useAllChannels>;
  search: string;
  onClear: () => void;
}) {
  const { formatMessage } = useIntl();
  if (items === null) {
    return (
      <ErrorState
        title={formatMessage(channelListTexts.loadFailed)}
        requestId={failureOf(error)?.requestId}
        onRetry={() => void readAgain()}
      />
    );
  }
  if (search === '') return <EmptyState icon={<ChannelsIcon />} title={formatMessage(allChannelsTexts.empty)} />;
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={formatMessage(channelListPhrases.noMatch, { search })}
      action={<Button onClick={onClear}>{formatMessage(allChannelsTexts.clearSearch)}</Button>}
    />
  );
}

/** All channels of the team by name. */
export function AllChannelsTable() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [params, setParams] = useUrlState();
  const search = params.get('search')?.trim() ?? '';
  const list = useAllChannels(search);
  const rows = useRows(list.items ?? NONE, idOf);
  const { isStacked } = useViewport();
  const columns = useMemo(() => allChannelsColumns(intl, isStacked), [intl, isStacked]);
  const find = (text: string) => setParams({ search: text }, { replace: true });
  const requestId = failureOf(list.error)?.requestId;
  const count = () => {
    if (isTooShort(search)) return formatMessage(channelListPhrases.tooShort, { minimum: CHANNEL_SEARCH_MIN });
    return list.items === null ? '' : formatMessage(channelListPhrases.total, { count: list.totalCount });
  };
  return (
    <>
      <ListToolbar
        search={<SearchField value={search} onSearch={find} label={formatMessage(channelListTexts.search)} />}
        end={<ListCount text={count()} isSpokenOnly={list.totalCount === 0} />}
      />
      {list.items && list.error && !list.isLoading && (
        <PartFailed
          text={formatMessage(channelListTexts.partFailed)}
          requestId={requestId}
          onRetry={() => void list.readAgain()}
        />
      )}
      <ListRoom>
        <DataTable
          label={formatMessage(channelNames.all)}
          columns={columns}
          rows={rows}
          totalCount={list.totalCount}
          loading={list.isGrowing || (list.isLoading && list.items === null)}
          hasMore={list.hasMore}
          onLoadMore={list.loadMore}
          empty={<NoRows list={list} search={search} onClear={() => find('')} />}
          footer={
            list.growthError && (
              <ErrorState
                compact
                title={formatMessage(channelListTexts.moreFailed)}
                requestId={failureOf(list.growthError)?.requestId}
                onRetry={list.loadMore}
              />
            )
          }
        />
      </ListRoom>
    </>
  );
}
