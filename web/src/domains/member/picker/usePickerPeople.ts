import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { PickerMembersDocument } from '../../../generated/member/picker/pickerMembers.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { LARGEST_PAGE } from '../../../lib/graphql/largestPage.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import type { Selection } from '../../../ui/table/selection.ts';
import { isLongEnough, leastSearchOf } from '../list/memberListState.ts';
import { useTeamSize } from '../people/useTeamSize.ts';
import { pickedBefore } from './pickedBefore.ts';
import { isMatch, pickerRows, type PickerKey, type PickerRow } from './pickerRows.ts';
import { usePeoplePages, type PeoplePage, type PeoplePages, type ReadPeople } from './usePeoplePages.ts';

/** In a team of more people than these nobody is listed: they are searched for. */
const MOST_LISTED = 500;

const AFRESH = { fetchPolicy: 'no-cache', ...IN_PLACE } as const;

/** Whether everybody of the team can be listed. A team of unknown size counts as a large one. */
const usePickerSize = () => {
  const size = useTeamSize();
  const isSmall = size !== null && size.membersCount !== null && size.membersCount <= MOST_LISTED;
  return {
    isKnown: size !== null,
    isSmall,
    isLarge: size !== null && !isSmall,
    minLength: leastSearchOf(size),
  };
};

/** Reads the team's active people, page by page. They are not kept: the picker shows how they are while it is open. */
const useEverybody = (): ReadPeople => {
  const client = useApolloClient();
  return async (after): Promise<PeoplePage> => {
    const variables = { first: LARGEST_PAGE, after };
    const { data } = await client.query({ ...AFRESH, errorPolicy: 'none', query: PickerMembersDocument, variables });
    const list = data?.viewer.team?.members;
    if (!list) throw new Error('The list of people is missing');
    return { members: list.nodes, ...list.pageInfo, totalCount: list.totalCount };
  };
};

/** Searches on the server; nothing for a search of null. */
const useServerSearch = (search: string | null) => {
  const { data, loading, error, refetch } = useQuery(
    PickerMembersDocument,
    search === null
      ? skipToken
      : {
          ...AFRESH,
          errorPolicy: 'all',
          notifyOnNetworkStatusChange: true,
          variables: { first: LARGEST_PAGE, search },
        },
  );
  const isLoading = search !== null && loading;
  const list = search === null || loading ? null : data?.viewer.team?.members;
  const hasFailed = search !== null && !loading && !list;
  return {
    found: list?.nodes ?? [],
    isCut: list ? list.totalCount > list.nodes.length : false,
    pages: {
      isLoading,
      failure: hasFailed ? { requestId: failureOf(error)?.requestId ?? null } : null,
      loadMore: () => void refetch(),
      hasMore: false,
    },
  };
};

/** What the list of the picker shows. */
export interface PickerPeople {
  readonly rows: readonly PickerRow[];
  readonly isLoading: boolean;
  readonly hasMore: boolean;
  readonly failure: { readonly requestId: string | null } | null;
  readonly loadMore: () => void;
  /** Whether others than those who are chosen have to be searched for. */
  readonly isSearched: boolean;
  /** How many characters a search needs. */
  readonly minLength: number;
  /** There are more matches than are shown. */
  readonly isCut: boolean;
}

/** What is shown: everybody where everybody can be listed; else those who are chosen, until a search finds others. */
const scopeOf = (isSmall: boolean, isOnlyChosen: boolean, isSearch: boolean) => {
  if (isOnlyChosen) return 'chosen';
  if (isSmall) return 'everybody';
  return isSearch ? 'found' : 'chosen';
};

/** How the reading of the lists stands: where one of them has failed, that one. */
const pagesOf = (everybody: PeoplePages, chosen: PeoplePages, isKnown: boolean) => {
  const { failure, loadMore } = everybody.failure ? everybody : chosen;
  const isLoading = !isKnown || everybody.isLoading || chosen.isLoading;
  // Everybody comes by themselves; of those who are chosen in a larger team, more come by scrolling.
  return { failure, loadMore, isLoading, hasMore: chosen.hasMore && !everybody.hasMore };
};

/**
 * Who is chosen, as of the last time that the list changed its view: whoever is let go stays in sight until then, so
 * that it can be undone where it was done.
 */
const useChosenRows = (selection: Selection<PickerRow>) => {
  const client = useApolloClient();
  const take = () => {
    const selected = selection.current();
    const rows = selected.kind === 'some' ? [...selected.rows.values()] : [];
    return new Map(rows.map(({ key, member }) => [key, { key, member: member ?? pickedBefore(client, key) }]));
  };
  const [rows, setRows] = useState<ReadonlyMap<string, PickerRow>>(take);
  return { rows, takeAgain: () => setRows(take()) };
};

/**
 * The people of the picker. In a team of up to 500 everybody is listed, and searched among in the browser; in a larger
 * one those who are chosen are, until a search finds others.
 *
 * @param readChosen reads those whom the setting has, whether they are active or not
 */
export function usePickerPeople({
  selection,
  keyOf,
  withGuests,
  readChosen,
}: {
  selection: Selection<PickerRow>;
  keyOf: PickerKey;
  withGuests: boolean;
  readChosen: ReadPeople;
}) {
  const [search, setSearch] = useState('');
  const [isOnlyChosen, setOnlyChosen] = useState(false);
  const { isKnown, isSmall, isLarge, minLength } = usePickerSize();
  const shown = scopeOf(isSmall, isOnlyChosen, search !== '' && isLongEnough(search, minLength));
  const scope = isKnown ? shown : 'chosen';
  const isAsking = scope === 'found';
  const [hadChosen] = useState(() => selection.count() > 0);
  const { rows: held, takeAgain } = useChosenRows(selection);
  const everybody = usePeoplePages(useEverybody(), { isOn: isSmall, isWhole: true });
  const chosen = usePeoplePages(readChosen, {
    isOn: isKnown && hadChosen,
    isWhole: isSmall || (isOnlyChosen && search !== ''),
  });
  const server = useServerSearch(isAsking ? search : null);

  const rows = pickerRows(scope, {
    ...{ everybody: everybody.members, found: server.found, chosen: chosen.members },
    ...{ held, keyOf, withGuests },
    // Nobody stands there nameless who is still being read.
    isRead: hadChosen && !chosen.hasMore,
  });
  // In a larger team a search that is too short is no search yet.
  const filter = isSmall || isOnlyChosen ? search : '';
  const people: PickerPeople = {
    rows: filter === '' ? rows : rows.filter((row) => isMatch(row, filter)),
    ...(isAsking ? server.pages : pagesOf(everybody, chosen, isKnown)),
    isSearched: isLarge,
    minLength,
    isCut: server.isCut,
  };
  return {
    people,
    search,
    isOnlyChosen,
    setSearch: (text: string) => {
      setSearch(text);
      takeAgain();
    },
    setOnlyChosen: (isOn: boolean) => {
      setOnlyChosen(isOn);
      takeAgain();
    },
  };
}
