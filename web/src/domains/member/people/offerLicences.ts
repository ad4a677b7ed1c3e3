import { isReference, type ApolloCache } from '@apollo/client';
import { nextTask } from '../../../lib/scheduling/nextTask.ts';
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

/** All that the cached team holds. The cache itself names what it has only in a copy of everything. */
const heldByTeam = (cache: ApolloCache) => {
  const held: (readonly unknown[])[] = [];
  modifyTeam(cache, (value: unknown) => {
    held.push(entriesOf(value));
    return value;
  });
  return held;
};

/** The keys of people, slice by slice; whoever is in two lists comes twice. */
function* slicesOf(lists: readonly (readonly unknown[])[]): Generator<readonly string[]> {
  let slice: string[] = [];
  for (const list of lists) {
    for (const one of list) {
      if (!isReference(one) || !one.__ref.startsWith('Member:')) continue;
      slice.push(one.__ref);
      if (slice.length < SLICE) continue;
      yield slice;
      slice = [];
    }
  }
  if (slice.length > 0) yield slice;
}

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
  for (const keys of slicesOf(heldByTeam(cache))) {
    if (lastWords.get(cache) !== word) return;
    cache.batch({
      update: () => {
        for (const key of keys) offerTo(cache, key, areLeft);
      },
    });
    await nextTask();
  }
};
