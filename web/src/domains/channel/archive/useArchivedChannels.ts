import {
  ArchivedChannelsDocument,
  type ArchivedChannelsQuery,
} from '../../../generated/channel/archive/archivedChannels.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { usePagedList } from '../../../lib/apollo/usePagedList.ts';
import { useTypePolicies } from '../../../lib/apollo/useTypePolicies.ts';
import type { TeamOf } from '../../../lib/graphql/teamOf.ts';
import { isTooShort } from '../list/channelSearch.ts';
import { channelTypePolicies } from '../typePolicies.ts';

/** So many channels are read at a time. */
const PAGE = 50;

/** A channel of the list. */
export type ArchivedChannel = NonNullable<TeamOf<ArchivedChannelsQuery>['channels']>['nodes'][number];

const channelsOf = ({ viewer }: ArchivedChannelsQuery) => viewer.team?.channels;

/** The archived channels whose names fit the search, page by page; read afresh whenever the list is opened. */
export function useArchivedChannels(search: string) {
  useTypePolicies(channelTypePolicies);
  const asked = search === '' || isTooShort(search) ? null : search;
  return usePagedList(ArchivedChannelsDocument, channelsOf, {
    ...READ_AFRESH,
    variables: { first: PAGE, search: asked },
  });
}
