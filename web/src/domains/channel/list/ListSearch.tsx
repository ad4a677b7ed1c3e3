import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { PagedList } from '../../../lib/apollo/usePagedList.ts';
import { useUrlState } from '../../../lib/urlState/useUrlState.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Spoken } from '../../../ui/Spoken.ts';
import { channelListPhrases, channelListTexts } from './channelListMessages.ts';
import { CHANNEL_SEARCH_MIN, isTooShort } from './channelSearch.ts';

/** The search, with what it asks for, and how many it has found, told to screen readers. */
export function ListSearch({
  list,
  search,
}: {
  list: Pick<PagedList<unknown>, 'items' | 'totalCount' | 'isLoading'>;
  search: string;
}) {
  const { formatMessage } = useIntl();
  const [, setParams] = useUrlState();
  const { items, totalCount: count, isLoading } = list;
  const tooShort = isTooShort(search);
  const found = () =>
    count > 0
      ? formatMessage(channelListPhrases.total, { count })
      : formatMessage(channelListPhrases.noMatch, { search });
  return (
    <Box sx={{ maxWidth: 360 }}>
      <SearchField
        value={search}
        label={formatMessage(channelListTexts.search)}
        onSearch={(text) => setParams({ search: text }, { replace: true })}
      />
      <Typography role="status" variant="body2" color="text.secondary">
        {tooShort ? (
          formatMessage(channelListPhrases.tooShort, { minimum: CHANNEL_SEARCH_MIN })
        ) : (
          <Spoken>{search !== '' && items !== null && !isLoading && found()}</Spoken>
        )}
      </Typography>
    </Box>
  );
}
