import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { AutoJoinCandidatesDocument } from '../../../generated/channel/settings/autoJoinCandidates.ts';
import { searchBy } from '../../../lib/apollo/searchBy.ts';
import { matchesWordStart } from '../../../lib/text/wordStart.ts';
import { type AutoJoinChannel, type ChannelTag, tagOf } from './autoJoinEdits.ts';

/**
 * Finds channels that could be added: the team's others, and those that were taken away and are not saved yet. Throws where
 * the gateway could not answer.
 */
export function useChannelCandidates(
  saved: readonly AutoJoinChannel[],
  removed: readonly AutoJoinChannel[],
  lockedText: string,
) {
  const client = useApolloClient();
  return useMemo(
    () =>
      async (typed: string, signal: AbortSignal): Promise<readonly ChannelTag[]> => {
        const search = typed === '' ? null : typed;
        const others = await searchBy(
          client,
          AutoJoinCandidatesDocument,
          { search },
          signal,
          (data) => data.viewer.team?.channels,
        );
        const known = new Set(saved.map(({ id }) => id));
        const back = removed.filter(({ name }) => matchesWordStart(name, typed));
        return [...back, ...others.filter(({ id }) => !known.has(id))].map((channel) => tagOf(channel, lockedText));
      },
    [client, saved, removed, lockedText],
  );
}
