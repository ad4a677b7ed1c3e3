import { RECORDINGS_PAGE } from '@muster/schema/formats/recording';
import { type RecordingsQuery, useRecordingsQuery } from '../../../generated/recording/list/recordings.ts';
import { READ_WHOLE } from '../../../lib/apollo/inPlace.ts';
import { useTurnedList } from '../../../lib/apollo/useTurnedList.ts';
import { useUrlState } from '../../../lib/urlState/useUrlState.ts';

/** The longest search that is taken. */
const SEARCH_MAX = 100;

type Page = NonNullable<NonNullable<RecordingsQuery['viewer']['team']>['recordings']>;

/** A recording of the list. */
export type ListedRecording = Page['nodes'][number];

const pageIn = (query: RecordingsQuery | null | undefined): Page | null => query?.viewer.team?.recordings ?? null;

/** The recordings that the viewer may see, a page at a time; search and order live in the address. */
export function useRecordings() {
  const [params, setParams] = useUrlState();
  const search = (params.get('search') ?? '').trim().slice(0, SEARCH_MAX);
  const direction = params.get('order') === 'oldest' ? 'ASC' : 'DESC';
  const { variables, listOf } = useTurnedList(`${direction} ${search}`, RECORDINGS_PAGE);
  const read = useRecordingsQuery({
    variables: { ...variables, search: search || null, direction },
    ...READ_WHOLE,
  });
  const list = listOf(read, pageIn);
  const { page, turns, readAgain } = list;
  return {
    ...list,
    search,
    direction,
    find: (text: string) => setParams({ search: text.slice(0, SEARCH_MAX) || null }, { replace: true }),
    turn: (order: string) => setParams({ order: order === 'oldest' ? order : null }, { replace: true }),
    showAll: () => setParams({ search: null }, { replace: true }),
    /** Shows the list without a recording that is gone: the page before where it was the last of its page. */
    goOn: () => {
      if (page && page.nodes.length <= 1 && turns.previous) turns.previous();
      else readAgain();
    },
  };
}
