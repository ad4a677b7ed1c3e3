import { gql, type TypedDocumentNode } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { createCache } from './client.ts';
import { idsOf, readLongList } from './longList.ts';
import { type CachedPages, pagedField } from './pagedField.ts';

interface List {
  readonly people: {
    readonly nodes: readonly { readonly id: string; readonly name: string }[];
    readonly total: number;
  };
}
const LIST: TypedDocumentNode<List, { first: number; after?: string }> = gql`
  query ($first: Int!, $after: String) {
    people(first: $first, after: $after) {
      nodes {
        id
        name
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      total
    }
  }
`;

const pageOf = (...ids: string[]) => {
  const nodes = ids.map((id) => ({ __typename: 'Person', id, name: `Person ${id}` }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: true, endCursor: ids.at(-1) };
  return { people: { __typename: 'People', nodes, pageInfo, total: 3 } } as unknown as List;
};

const setUp = () => {
  const people = { ...pagedField(false), read: readLongList<CachedPages>() };
  const cache = createCache({ Query: { fields: { people } } });
  cache.writeQuery({ query: LIST, variables: { first: 3 }, data: pageOf('a', 'b', 'c') });
  return cache;
};

describe('a long list in the cache', () => {
  it('answers as many rows as are asked for', () => {
    const read = setUp().readQuery({ query: LIST, variables: { first: 2 } });
    expect(read?.people.nodes.map(({ name }) => name)).toEqual(['Person a', 'Person b']);
  });

  it('answers the ids of all of them, and the same answer until the list changes', () => {
    const cache = setUp();
    const query = { query: idsOf(LIST), variables: { first: 2 } };
    const loaded = () => cache.readQuery(query)?.people.loaded;
    const before = loaded();
    expect([before?.ids, cache.readQuery(query)?.people.total]).toEqual([['a', 'b', 'c'], 3]);
    cache.modify({ id: 'Person:a', fields: { name: () => 'Another' } });
    expect(loaded()).toBe(before);
  });

  it('answers the ids of all that are there by then as it grows, and of another list in its place', () => {
    const cache = setUp();
    const ids = () => cache.readQuery({ query: idsOf(LIST), variables: { first: 2 } })?.people.loaded.ids;
    expect(ids()).toEqual(['a', 'b', 'c']);
    cache.writeQuery({ query: LIST, variables: { first: 2, after: 'c' }, data: pageOf('c', 'd', 'e') });
    expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e']);
    cache.writeQuery({ query: LIST, variables: { first: 2 }, data: pageOf('e', 'a') });
    expect(ids()).toEqual(['e', 'a']);
  });

  it('is unknown where nothing of it was read', () => {
    const cache = createCache({});
    expect(cache.readQuery({ query: idsOf(LIST), variables: { first: 2 } })).toBeNull();
  });
});
