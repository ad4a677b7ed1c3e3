import { ChannelListDocument, type ChannelListQuery } from '../../../generated/channel/list/channelList.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { usePagedList } from '../../../lib/apollo/usePagedList.ts';
import { useTypePolicies } from '../../../lib/apollo/useTypePolicies.ts';
import type { TeamOf } from '../../../lib/graphql/teamOf.ts';
import type { ChannelPage } from '../channelPaths.ts';
import { channelTypePolicies } from '../typePolicies.ts';
import { isTooShort } from './channelSearch.ts';

/** So many channels are read at a time. */
const PAGE = 50;

/** A channel of the list. */
export type ListedChannel = NonNullable<TeamOf<ChannelListQuery>['channels']>['nodes'][number];

const channelsOf = ({ viewer }: ChannelListQuery) => viewer.team?.channels;

const KINDS = { announcement: { only: 'ANNOUNCEMENT' }, autojoin: { isAutoJoin: true } } as const;

/** The channels of a kind whose names fit the search, page by page; read afresh whenever the list is opened. */
export function useChannelList(page: ChannelPage, search: string) {
  useTypePolicies(channelTypePolicies);
  // Null, not left out: the field beside the list keeps its own list of the same channels.
  const asked = search === '' || isTooShort(search) ? null : search;
  const variables = { first: PAGE, ...KINDS[page], search: asked };
  return usePagedList(ChannelListDocument, channelsOf, { ...READ_AFRESH, variables });
}

export type ChannelListRead = ReturnType<typeof useChannelList>;
