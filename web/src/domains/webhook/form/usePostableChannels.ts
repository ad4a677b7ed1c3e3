import {
  PostableChannelsDocument,
  type PostableChannelsQuery,
} from '../../../generated/webhook/form/postableChannels.ts';
import { IN_PLACE, READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { usePagedList } from '../../../lib/apollo/usePagedList.ts';
import { useTypePolicies } from '../../../lib/apollo/useTypePolicies.ts';
import { webhookTypePolicies } from '../typePolicies.ts';

/** So many channels are read at a time. */
const PAGE = 50;

const channelsOf = ({ viewer }: PostableChannelsQuery) => viewer.postableChannels;

/**
 * The channels in which the viewer may write, whose names fit the search, page by page.
 *
 * @param isFresh whether they are asked for although they are known
 */
export function usePostableChannels(search: string, isFresh: boolean) {
  useTypePolicies(webhookTypePolicies);
  const variables = { first: PAGE, search: search === '' ? null : search };
  return usePagedList(PostableChannelsDocument, channelsOf, { ...(isFresh ? READ_AFRESH : IN_PLACE), variables });
}
