import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import {
  UserGroupFieldValuesDocument,
  type UserGroupFieldValuesQuery,
} from '../../../generated/userGroup/form/userGroupFieldValues.ts';
import { matchesWordStart } from '../../../lib/text/wordStart.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import type { Tag } from '../../../ui/tagSuggestions.ts';

/** So many matches are suggested at once: the browser lays out each of them. */
export const MOST_SUGGESTED = 100;

type Settings = NonNullable<Extract<UserGroupFieldValuesQuery['node'], { settings: unknown }>['settings']>;

interface NamedValue {
  readonly id: string;
  readonly text: string;
}

const tagOf = ({ id, text }: NamedValue): Tag => ({ id, label: text });

function tagsOf(settings: Settings): readonly Tag[] {
  if ('contacts' in settings) {
    return (settings.contacts ?? []).map(({ contact, ...value }) => ({
      ...tagOf(value),
      detail: contact?.email ?? null,
    }));
  }
  const own = 'ownValues' in settings ? (settings.ownValues ?? []) : [];
  return [...settings.values.nodes, ...own].map(tagOf);
}

/**
 * A search among the values of a field, which are read once; a read that failed is tried again.
 *
 * @param onFound is told with each answer whether more match than are suggested
 */
function searchOf(client: ApolloClient, fieldId: string, onFound: (hasMore: boolean) => void) {
  let known: Promise<readonly Tag[]> | null = null;
  const read = async () => {
    const { data } = await client.query({
      query: UserGroupFieldValuesDocument,
      variables: { id: fieldId },
      fetchPolicy: 'no-cache',
      errorPolicy: 'all',
      ...IN_PLACE,
    });
    const node = data?.node;
    const settings = node && 'settings' in node ? node.settings : null;
    if (!settings) throw new Error('The values could not be read');
    return tagsOf(settings);
  };
  return async (typed: string): Promise<readonly Tag[]> => {
    known ??= read();
    const tags = await known.catch((error: unknown) => {
      known = null;
      throw error;
    });
    const found = tags.filter(({ label, detail }) => matchesWordStart(`${label} ${detail ?? ''}`, typed));
    onFound(found.length > MOST_SUGGESTED);
    return found.slice(0, MOST_SUGGESTED);
  };
}

/**
 * Finds the values that can be asked for in a field, for as long as it is chosen, and tells whether more match than are
 * suggested. `source` throws where the gateway could not answer.
 */
export function useFieldValues(fieldId: string) {
  const client = useApolloClient();
  const [hasMore, setMore] = useState(false);
  const source = useMemo(() => searchOf(client, fieldId, setMore), [client, fieldId]);
  return { source, hasMore };
}
