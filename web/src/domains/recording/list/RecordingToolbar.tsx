import { useIntl } from 'react-intl';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { ListToolbar } from '../../../ui/table/ListToolbar.tsx';
import { recordingTexts } from '../recordingMessages.ts';
import type { useRecordings } from './useRecordings.ts';

/** The search by name or meeting, and which end of the list comes first. */
export function RecordingToolbar({
  list: { search, direction, find, turn },
}: {
  list: Pick<ReturnType<typeof useRecordings>, 'search' | 'direction' | 'find' | 'turn'>;
}) {
  const { formatMessage } = useIntl();
  return (
    <ListToolbar
      search={<SearchField value={search} onSearch={find} label={formatMessage(recordingTexts.search)} />}
      filters={
        <NativeSelect
          aria-label={formatMessage(recordingTexts.order)}
          value={direction === 'ASC' ? 'oldest' : 'newest'}
          onChange={(event) => turn(event.target.value)}
        >
          <option value="newest">{formatMessage(recordingTexts.newest)}</option>
          <option value="oldest">{formatMessage(recordingTexts.oldest)}</option>
        </NativeSelect>
      }
    />
  );
}
