import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ChannelSearchDocument } from '../../../generated/channel/dialogs/channelSearch.ts';
import { ContactSearchDocument } from '../../../generated/guest/dialogs/contactSearch.ts';
import { memberName } from '../../member/memberName.ts';
import type { Tag } from '../../../ui/tagSuggestions.ts';

/** How many suggestions a list shows. */
const FIRST = 20;

const OPTIONS = { fetchPolicy: 'no-cache', errorPolicy: 'all' } as const;

/** A search that throws where the gateway could not answer. */
type Search = (typed: string, signal: AbortSignal) => Promise<readonly Tag[]>;

const answered = <Node>(connection: { readonly nodes: readonly Node[] } | null | undefined): readonly Node[] => {
  if (!connection) throw new Error('The suggestions could not be read');
  return connection.nodes;
};

/** How a member is shown among a guest's contacts. */
export const useContactTag = () => {
  const intl = useIntl();
  return useMemo(
    () =>
      (contact: Parameters<typeof memberName>[1] & { readonly id: string }): Tag => ({
        id: contact.id,
        label: memberName(intl, contact),
        detail: contact.name ? contact.email : null,
      }),
    [intl],
  );
};

/** Finds the members whom a guest may be given as contacts. */
export const useContactSearch = (): Search => {
  const client = useApolloClient();
  const toTag = useContactTag();
  return useMemo(
    () => async (typed, signal) => {
      const { data } = await client.query({
        ...OPTIONS,
        query: ContactSearchDocument,
        variables: { first: FIRST, search: typed },
        context: { errorInPlace: true, fetchOptions: { signal } },
      });
      return answered(data?.viewer.team?.contacts).map(toTag);
    },
    [client, toTag],
  );
};

/** Finds the channels into which a guest may be put. */
export const useChannelSearch = (): Search => {
  const client = useApolloClient();
  return useMemo(
    () => async (typed, signal) => {
      const { data } = await client.query({
        ...OPTIONS,
        query: ChannelSearchDocument,
        variables: { first: FIRST, search: typed },
        context: { errorInPlace: true, fetchOptions: { signal } },
      });
      return answered(data?.viewer.team?.channels).map(({ id, name }) => ({ id, label: name }));
    },
    [client],
  );
};
