import { gql, type TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { downAtFirst } from '../../testing/gatewayPieces.ts';
import { press, typeInto } from '../../testing/hands.ts';
import { connectionOf, renderInConsole } from '../../testing/renderInConsole.tsx';
import { failureOf } from './failureOf.ts';
import { pagedField } from './pagedField.ts';
import { usePagedList } from './usePagedList.ts';
import { useTypePolicies } from './useTypePolicies.ts';

interface Row {
  readonly id: string;
  readonly name: string;
}

interface Data {
  readonly viewer: {
    readonly team: {
      readonly userGroups: {
        readonly nodes: readonly Row[];
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
        readonly totalCount: number;
      } | null;
    } | null;
  };
}

const LIST: TypedDocumentNode<Data, { first: number; after?: string | null; search: string | null }> = gql`
  query rows($first: Int!, $after: String, $search: String) {
    viewer {
      id
      team {
        id
        userGroups(first: $first, after: $after, search: $search) {
          nodes {
            id
            name
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          totalCount
        }
      }
    }
  }
`;

const POLICIES = { Team: { fields: { userGroups: pagedField(['search']) } } };

const rowsOf = ({ viewer }: Data) => viewer.team?.userGroups;

const sizesOf = (loaded: number) => [loaded, 1];

/** The list as a page would show it, with what is searched for in a field. */
function Page({ isWhole = false, isDoubling = false }: { isWhole?: boolean; isDoubling?: boolean }) {
  const [search, setSearch] = useState('');
  useTypePolicies(POLICIES);
  const list = usePagedList(LIST, rowsOf, {
    variables: { first: 2, search: search === '' ? null : search },
    ...(isDoubling && { sizesOf }),
    isWhole,
  });
  return (
    <>
      <input aria-label="Search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <output>{list.items?.map(({ name }) => name).join(' ') ?? 'nothing'}</output>
      <p>
        {list.totalCount} in all{list.hasMore && ', more'}
        {list.isLoading && ', loading'}
        {list.isStale && ', stale'}
        {list.isGrowing && ', growing'}
      </p>
      {list.error && <p role="alert">List: {failureOf(list.error)?.requestId}</p>}
      {list.growthError && <p role="alert">More: {failureOf(list.growthError)?.requestId}</p>}
      <button onClick={list.loadMore}>More</button>
      <button onClick={() => void list.readAgain()}>Again</button>
    </>
  );
}

/** A page that can be left and come back to. */
function Door() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button onClick={() => setIsOpen(!isOpen)}>Door</button>
      {isOpen && <Page />}
    </>
  );
}

/** Drops the list, as a change does that its order depends on. */
function Drop() {
  const { cache } = useApolloClient();
  return <button onClick={() => cache.evict({ id: 'Team:team-1', fieldName: 'userGroups' })}>Drop</button>;
}

const ROWS = Array.from({ length: 5 }, (_, place) => ({ id: `row-${place}`, name: `row${place}` }));

type Args = { first: number; after?: string | null; search?: string | null };

const answerOf = (args: Args) =>
  connectionOf(
    ROWS.filter(({ name }) => name.includes(args.search ?? '')),
    args,
  );

const open = async (page = <Page />, userGroups: (args: Args) => unknown = answerOf) => {
  const shownPage = (
    <>
      {page}
      <Drop />
    </>
  );
  const { sent } = await renderInConsole(shownPage, { viewer: { id: 'viewer-1', team: { id: 'team-1', userGroups } } });
  return { pages: () => sent.map(({ variables: { first, after } }) => [first, after ?? null]) };
};

/** The rows, and how the list stands. */
const shown = () => [screen.getByRole('status').textContent, screen.getByText(/in all/).textContent];

describe('a list that is read page by page', () => {
  it('grows each time by a page as large as the first, to its end', async () => {
    const { pages } = await open();
    expect(shown()).toEqual(['row0 row1', '5 in all, more']);
    await press('More');
    expect(shown()).toEqual(['row0 row1 row2 row3', '5 in all, more']);
    await press('More');
    expect(shown()).toEqual(['row0 row1 row2 row3 row4', '5 in all']);
    await press('More');
    expect(pages()).toEqual([
      [2, null],
      [2, '2'],
      [2, '4'],
    ]);
  });

  it('grows by pages of other sizes where that is said', async () => {
    const { pages } = await open(<Page isDoubling />);
    await press('More');
    expect(shown()).toEqual(['row0 row1 row2 row3 row4', '5 in all']);
    expect(pages()).toEqual([
      [2, null],
      [2, '2'],
      [1, '4'],
    ]);
  });

  it('reads on by itself where all of it is wanted', async () => {
    const { pages } = await open(<Page isWhole />);
    expect(shown()).toEqual(['row0 row1 row2 row3 row4', '5 in all']);
    expect(pages()).toEqual([
      [2, null],
      [2, '2'],
      [2, '4'],
    ]);
  });

  it('says that more of it could not be read, and tries again; what is there stays', async () => {
    let isDown = true;
    const { pages } = await open(<Page isWhole />, (args) => {
      if (args.after === '4' && isDown) throw new Error('down');
      return answerOf(args);
    });
    expect(screen.getByRole('alert').textContent).toBe('More: req-1');
    expect(shown()).toEqual(['row0 row1 row2 row3', '5 in all, more']);
    isDown = false;
    await press('More');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shown()).toEqual(['row0 row1 row2 row3 row4', '5 in all']);
    expect(pages()).toEqual([
      [2, null],
      [2, '2'],
      [2, '4'],
      [2, '4'],
    ]);
  });

  it('stays where the next page comes without all of what it is in', async () => {
    let isDown = false;
    const team = () => {
      if (isDown) throw new Error('down');
      return { id: 'team-1', userGroups: answerOf };
    };
    await renderInConsole(<Page />, { viewer: { id: 'viewer-1', team } });
    isDown = true;
    await press('More');
    expect(screen.getByRole('alert').textContent).toBe('More: req-1');
    expect(shown()).toEqual(['row0 row1', '5 in all, more']);
  });

  it('forgets what failed when it is read again from its beginning', async () => {
    await open(<Page />, (args) => {
      if (args.after) throw new Error('down');
      return answerOf(args);
    });
    await press('More');
    expect(screen.getByRole('alert').textContent).toBe('More: req-1');
    await press('Again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shown()).toEqual(['row0 row1', '5 in all, more']);
  });

  it('is nothing where it could not be read, until it is', async () => {
    const rows = downAtFirst(answerOf);
    await open(<Page />, rows);
    expect(screen.getByRole('alert').textContent).toBe('List: req-1');
    expect(shown()).toEqual(['nothing', '0 in all']);
    rows.mend();
    await press('Again');
    expect(shown()).toEqual(['row0 row1', '5 in all, more']);
  });
});

describe('a list that changes while it is there', () => {
  it('keeps its rows where a later read fails, beside its error, until it is read', async () => {
    let isDown = false;
    const { pages } = await open(<Page isWhole />, (args) => {
      if (isDown) throw new Error('down');
      return answerOf(args);
    });
    isDown = true;
    await press('Drop');
    expect((await screen.findByRole('alert')).textContent).toBe('List: req-1');
    expect(shown()).toEqual(['row0 row1 row2 row3 row4', '5 in all, stale']);
    const asked = pages().length;
    await press('More');
    expect(pages()).toHaveLength(asked);
    isDown = false;
    await press('Again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shown()).toEqual(['row0 row1 row2 row3 row4', '5 in all']);
  });

  it('keeps its rows where it is read again without what it is in', async () => {
    let isDown = false;
    const team = () => {
      if (isDown) throw new Error('down');
      return { id: 'team-1', userGroups: answerOf };
    };
    await renderInConsole(<Page />, { viewer: { id: 'viewer-1', team } });
    isDown = true;
    await press('Again');
    expect(screen.getByRole('alert').textContent).toBe('List: req-1');
    expect(shown()).toEqual(['row0 row1', '5 in all, stale']);
    isDown = false;
    await press('Again');
    expect(shown()).toEqual(['row0 row1', '5 in all, more']);
  });

  it('leaves a page whose list was dropped while it was on its way', async () => {
    const held: (() => void)[] = [];
    const { pages } = await open(<Door />, async (args) => {
      if (args.after && held.length === 0) await new Promise<void>((go) => held.push(go));
      return answerOf(args);
    });
    await press('More');
    await press('Door');
    await press('Drop');
    await act(async () => held[0]?.());
    await press('Door');
    expect(shown()).toEqual(['row0 row1', '5 in all, more']);
    await press('More');
    expect(shown()).toEqual(['row0 row1 row2 row3', '5 in all, more']);
    expect(pages()).toEqual([
      [2, null],
      [2, '2'],
      [2, null],
      [2, '2'],
    ]);
  });

  it.each(['before', 'after'])(
    'stops growing where its list was dropped, and the page comes %s the list is read from its beginning',
    async (order) => {
      const held: (() => void)[] = [];
      const { pages } = await open(<Page />, async (args) => {
        if (args.after) await new Promise<void>((go) => held.push(go));
        return answerOf(args);
      });
      const readAgain = () =>
        waitFor(() => {
          expect(pages()).toHaveLength(3);
          expect(shown()[1]).not.toContain('loading');
        });
      await press('More');
      await press('Drop');
      if (order === 'after') await readAgain();
      await act(async () => held[0]?.());
      await readAgain();
      expect(pages()).toHaveLength(3);
      expect(shown()).toEqual(['row0 row1', '5 in all, more']);
    },
  );

  it('keeps its rows while those of another search are on their way, and each page to the list that it is of', async () => {
    const held: (() => void)[] = [];
    const { pages } = await open(<Page />, async (args) => {
      if (args.search === 'row3' || args.after) await new Promise<void>((go) => held.push(go));
      return answerOf(args);
    });
    await press('More');
    expect(shown()).toEqual(['row0 row1', '5 in all, more, growing']);
    await typeInto(screen.getByRole('textbox', { name: 'Search' }), 'row3');
    expect(shown()).toEqual(['row0 row1', '5 in all, loading, stale']);
    const asked = pages().length;
    await press('More');
    expect(pages()).toHaveLength(asked);
    await act(async () => held.splice(0).forEach((go) => go()));
    expect(shown()).toEqual(['row3', '1 in all']);
    await typeInto(screen.getByRole('textbox', { name: 'Search' }), '');
    expect(shown()).toEqual(['row0 row1 row2 row3', '5 in all, more']);
  });
});
