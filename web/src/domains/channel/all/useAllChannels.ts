import { AllChannelsDocument, type AllChannelsQuery } from '../../../generated/channel/all/allChannels.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { usePagedList } from '../../../lib/apollo/usePagedList.ts';
import { useTypePolicies } from '../../../lib/apollo/useTypePolicies.ts';
import type { TeamOf } from '../../../lib/graphql/teamOf.ts';
import { isTooShort } from '../list/channelSearch.ts';
import { channelTypePolicies } from '../typePolicies.ts';

/** So many channels are read at a time. */
const PAGE = 50;

/** A channel of the table. */
export type TableChannel = NonNullable<TeamOf<AllChannelsQuery>['channels']>['nodes'][number];

const channelsOf = ({ viewer }: AllChannelsQuery) => viewer.team?.channels;

/** All channels whose names fit the search, page by page; read afresh whenever the table is opened. */
export function useAllChannels(search: string) {
  useTypePolicies(channelTypePolicies);
  const asked = search === '' || isTooShort(search) ? null : search;
  return usePagedList(AllChannelsDocument, channelsOf, { ...READ_AFRESH, variables: { first: PAGE, search: asked } });
}
