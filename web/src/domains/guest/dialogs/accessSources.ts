import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ContactSearchDocument } from '../../../generated/guest/dialogs/contactSearch.ts';
import { searchBy } from '../../../lib/apollo/searchBy.ts';
import { memberTag } from '../../member/people/memberTag.ts';
import type { Tag } from '../../../ui/tagSuggestions.ts';

/** A search that throws where the gateway could not answer. */
type Search = (typed: string, signal: AbortSignal) => Promise<readonly Tag[]>;

/** Finds the members whom a guest may be given as contacts. */
export const useContactSearch = (): Search => {
  const client = useApolloClient();
  const intl = useIntl();
  return useMemo(
    () => async (search, signal) => {
      const found = await searchBy(
        client,
        ContactSearchDocument,
        { search },
        signal,
        (data) => data.viewer.team?.contacts,
      );
      return found.map((contact) => memberTag(intl, contact));
    },
    [client, intl],
  );
};
