import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { OpenChannelsDocument } from '../../../generated/channel/choice/openChannels.ts';
import { searchBy } from '../../../lib/apollo/searchBy.ts';
import type { Tag } from '../../../ui/tagSuggestions.ts';

/** A channel that can be chosen, with its address. */
export interface OpenChannel extends Tag {
  readonly groupJid: string;
}

/** Finds public channels that nobody is put into yet. Throws where the gateway could not answer. */
export function useOpenChannels() {
  const client = useApolloClient();
  return useMemo(
    () =>
      async (typed: string, signal: AbortSignal): Promise<readonly OpenChannel[]> => {
        const search = typed === '' ? null : typed;
        const found = await searchBy(
          client,
          OpenChannelsDocument,
          { search },
          signal,
          (data) => data.viewer.team?.channels,
        );
        return found.map(({ id, groupJid, name }) => ({ id, groupJid, label: name }));
      },
    [client],
  );
}
