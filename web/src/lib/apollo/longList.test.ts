import { gql, type TypedDocumentNode } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { createCache } from './client.ts';
import { idsOf, readLongList } from './longList.ts';

interface List {
  readonly people: {
    readonly nodes: readonly { readonly id: string; readonly name: string }[];
    readonly total: number;
  };
}
const LIST: TypedDocumentNode<List, { first: number }> = gql`
  query ($first: Int!) {
    people(first: $first) {
      nodes {
        id
        name
      }
      total
    }
  }
`;

const setUp = () => {
  const cache = createCache({ Query: { fields: { people: { keyArgs: false, read: readLongList() } } } });
  const nodes = ['a', 'b', 'c'].map((id) => ({ __typename: 'Person', id, name: `Person ${id}` }));
  const data = { people: { __typename: 'People', nodes, total: 3 } } as unknown as List;
  cache.writeQuery({ query: LIST, variables: { first: 3 }, data });
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

  it('is unknown where nothing of it was read', () => {
    const cache = createCache({});
    expect(cache.readQuery({ query: idsOf(LIST), variables: { first: 2 } })).toBeNull();
  });
});
