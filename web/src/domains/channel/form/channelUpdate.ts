import { ChannelUpdateDocument } from '../../../generated/channel/form/channelUpdate.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { dropChannelLists } from '../channelCache.ts';

/** Changes what is given of a channel. A try whose answer is lost is repeated under the same key. */
export const useChannelUpdate = (teamId: string) =>
  useKeyedMutation(
    ChannelUpdateDocument,
    (data) => data.channelUpdate,
    (cache, { channel }) => {
      if (channel) dropChannelLists(cache, teamId);
    },
  );
