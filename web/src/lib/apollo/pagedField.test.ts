import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { createCache } from './client.ts';
import { pagedField } from './pagedField.ts';

const LIST = gql`
  query ($first: Int!, $after: String, $search: String) {
    team {
      id
      members(first: $first, after: $after, search: $search) {
        nodes {
          id
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
`;

const UNCOUNTED = gql`
  query ($first: Int!, $after: String) {
    team {
      id
      members(first: $first, after: $after) {
        nodes {
          id
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

const page = (ids: readonly string[], endCursor: string) => ({
  __typename: 'MemberConnection',
  nodes: ids.map((id) => ({ __typename: 'Member', id })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor },
  totalCount: 9,
});

const setUp = () => {
  const cache = createCache({ Team: { fields: { members: pagedField(['search']) } } });
  return {
    write: (members: unknown, variables: { after?: string; search?: string } = {}) =>
      cache.writeQuery({
        query: LIST,
        variables: { first: 2, ...variables },
        data: { team: { __typename: 'Team', id: 't', members } },
      }),
    ids: (variables: { search?: string } = {}): unknown => {
      const read = cache.readQuery<{ team: { members: { nodes: readonly { id: string }[] } | null } }>({
        query: LIST,
        variables: { first: 50, ...variables },
      });
      return read?.team.members && read.team.members.nodes.map(({ id }) => id);
    },
    /** As an operation that does not count writes it. */
    writeUncounted: (members: unknown, variables: { after?: string } = {}) =>
      cache.writeQuery({
        query: UNCOUNTED,
        variables: { first: 2, ...variables },
        data: { team: { __typename: 'Team', id: 't', members } },
      }),
  };
};

describe('a list that is kept page by page', () => {
  it('grows by the pages that are read on from its end; who moved between two pages stays once', () => {
    const { write, ids } = setUp();
    write(page(['a', 'b'], '2'));
    write(page(['b', 'c'], '4'), { after: '2' });
    expect(ids()).toEqual(['a', 'b', 'c']);
  });

  it('begins anew with a first page', () => {
    const { write, ids } = setUp();
    write(page(['a', 'b'], '2'));
    write(page(['c'], '4'), { after: '2' });
    write(page(['x', 'y'], '2'));
    expect(ids()).toEqual(['x', 'y']);
  });

  it('stays as it is when a page fails, or comes from an older list', () => {
    const { write, ids } = setUp();
    write(page(['a', 'b'], '2'));
    write(null, { after: '2' });
    expect(ids()).toEqual(['a', 'b']);
    write(page(['z'], '9'), { after: '7' });
    expect(ids()).toEqual(['a', 'b']);
  });

  it('stays counted where a page does not count', () => {
    const { write, writeUncounted, ids } = setUp();
    write(page(['a', 'b'], '2'));
    const { totalCount: _count, ...uncounted } = page(['c'], '4');
    writeUncounted(uncounted, { after: '2' });
    expect(ids()).toEqual(['a', 'b', 'c']);
  });

  it('is another one for every search', () => {
    const { write, ids } = setUp();
    write(page(['a', 'b'], '2'));
    write(page(['q'], '1'), { search: 'q' });
    expect(ids()).toEqual(['a', 'b']);
    expect(ids({ search: 'q' })).toEqual(['q']);
  });
});
