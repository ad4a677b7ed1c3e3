import { isReference, type ApolloCache } from '@apollo/client';
import { nextTask } from '../../lib/scheduling/nextTask.ts';
import { modifyTeam } from './teamInCache.ts';

/** So many people are gone over in one go without the console's missing a frame. */
const SLICE = 1_000;

/** Guests cannot hold licences. */
const LICENSABLE: ReadonlySet<unknown> = new Set(['ADMIN', 'MEMBER']);

/** The last word on whether licences are left, so that one that is still going over people gives way to a newer one. */
const lastWords = new WeakMap<ApolloCache, object>();

/** What a field of the team holds: the entries of a list, or itself. */
const entriesOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null && 'nodes' in value && Array.isArray(value.nodes) ? value.nodes : [value];

/** The keys of everybody whom the cached team holds. The cache itself names its keys only in a copy of all it has. */
const memberKeys = (cache: ApolloCache): readonly string[] => {
  const keys = new Set<string>();
  modifyTeam(cache, (value: unknown) => {
    for (const one of entriesOf(value)) if (isReference(one) && one.__ref.startsWith('Member:')) keys.add(one.__ref);
    return value;
  });
  return [...keys];
};

const offerTo = (cache: ApolloCache, key: string, areLeft: boolean) =>
  cache.modify({
    id: key,
    fields: {
      viewerCanAssignLicence: (before: unknown, { readField }) => {
        const canHold = LICENSABLE.has(readField('role')) && readField('status') === 'ACTIVE';
        return readField('isLicensed') === false ? areLeft && canHold : before;
      },
    },
  });

/**
 * What the cache says of who may be given a licence, once the last one is taken or the first one is free again. The
 * first people follow at once; where a large list is loaded, the others do slice by slice.
 *
 * @returns done once everybody has followed, or a newer word has taken over
 */
export const offerLicences = async (cache: ApolloCache, areLeft: boolean): Promise<void> => {
  const word = {};
  lastWords.set(cache, word);
  const keys = memberKeys(cache);
  for (let from = 0; from < keys.length; from += SLICE) {
    if (from > 0) await nextTask();
    if (lastWords.get(cache) !== word) return;
    cache.batch({
      update: () => {
        for (const key of keys.slice(from, from + SLICE)) offerTo(cache, key, areLeft);
      },
    });
  }
};
