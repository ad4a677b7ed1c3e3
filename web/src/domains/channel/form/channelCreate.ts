import { ChannelCreateDocument } from '../../../generated/channel/form/channelCreate.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { dropChannelLists } from '../channelCache.ts';

/** Adds a channel. A try whose answer is lost is repeated under the same key, so that there is one in the end. */
export const useChannelCreate = (teamId: string) =>
  useKeyedMutation(
    ChannelCreateDocument,
    (data) => data.channelCreate,
    (cache, { channel }) => {
      if (channel) dropChannelLists(cache, teamId);
    },
  );
