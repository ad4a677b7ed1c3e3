import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { ChannelSearchDocument } from '../../../generated/channel/shared/channelSearch.ts';
import { searchBy } from '../../../lib/apollo/searchBy.ts';
import type { Tag } from '../../../ui/tagSuggestions.ts';

/**
 * Finds channels of the team by their names. The search throws where the gateway could not answer.
 *
 * @param archivedWord what marks archived ones; without it they are not found
 */
export function useChannelSearch(archivedWord?: string) {
  const client = useApolloClient();
  return useMemo(
    () =>
      async (search: string, signal: AbortSignal): Promise<readonly Tag[]> => {
        const found = await searchBy(
          client,
          ChannelSearchDocument,
          { search, isArchived: archivedWord === undefined ? false : null },
          signal,
          (data) => data.viewer.team?.channels,
        );
        return found.map(({ id, name, isArchived }) => ({
          id,
          label: name,
          ...(isArchived === true && archivedWord !== undefined && { detail: archivedWord }),
        }));
      },
    [client, archivedWord],
  );
}
