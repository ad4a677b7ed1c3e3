import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { strike } from '../../testing/hands.ts';
import { renderPiece } from '../../testing/renderPiece.tsx';
import { type Sort, nextSort } from './column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { useRows } from './rowSource.ts';
import { rowAfterKey } from '../../lib/focus/rovingIndex.ts';
import { isNearBottom } from './useLoadMore.ts';

type Person = { id: string; name: string };
const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, at) => ({ id: `p${at}`, name: `Person ${at}` }));

const rowOf = (name: string) => screen.getByRole('row', { name });

type TableProps = Partial<Omit<DataTableProps<Person>, 'rows'>> & { readonly rows?: Person[] };

const keyOf = ({ id }: Person) => id;
const fourHundred = people(400);

function Table({ rows = fourHundred, ...props }: TableProps) {
  return (
    <DataTable
      label="People"
      columns={[{ id: 'name', header: 'Name', width: '1fr', render: ({ name }) => name, sortable: true }]}
      totalCount={rows.length}
      {...props}
      rows={useRows(rows, keyOf)}
    />
  );
}
const table = (props: TableProps = {}) => <Table {...props} />;

beforeEach(() => {
  // The environment lays nothing out: the box is 600 px high, as a window's would be.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
});

describe('a table', () => {
  it('renders the rows in sight alone and tells the whole count', async () => {
    await renderPiece(table());
    const grid = screen.getByRole('grid', { name: 'People' });
    expect(grid.getAttribute('aria-rowcount')).toBe('401');
    const rows = screen.getAllByRole('row');
    expect(rows.length).toBeLessThan(60);
    expect(rows[1]?.getAttribute('aria-rowindex')).toBe('2');
  });

  it('prints all of its rows', async () => {
    await renderPiece(table());
    fireEvent(window, new Event('beforeprint'));
    expect(screen.getAllByRole('row')).toHaveLength(401);
    fireEvent(window, new Event('afterprint'));
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });

  it('has one row in the tab order, which the arrows move', async () => {
    await renderPiece(table());
    const tabbable = () => screen.getAllByRole('row').filter((row) => row.getAttribute('tabindex') === '0');
    expect(tabbable().map((row) => row.textContent)).toEqual(['Person 0']);
    await strike(rowOf('Person 0'), 'ArrowDown');
    expect(tabbable().map((row) => row.textContent)).toEqual(['Person 1']);
  });

  it('has moved the focus before the next key is read', async () => {
    await renderPiece(table());
    fireEvent.keyDown(rowOf('Person 0'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(rowOf('Person 1'));
    fireEvent.keyDown(rowOf('Person 1'), { key: 'End' });
    expect(document.activeElement).toBe(rowOf('Person 399'));
  });

  it('opens a row with Enter', async () => {
    const onOpen = vi.fn<(person: Person) => void>();
    await renderPiece(table({ onOpen }));
    fireEvent.keyDown(rowOf('Person 2'), { key: 'Enter' });
    expect(onOpen.mock.calls).toEqual([[{ id: 'p2', name: 'Person 2' }]]);
  });

  it('asks for more once where its rows do not fill it', async () => {
    const onLoadMore = vi.fn<() => void>();
    await renderPiece(table({ rows: people(3), hasMore: true, onLoadMore, totalCount: 9 }));
    fireEvent.scroll(screen.getByRole('grid').parentElement ?? document.body);
    expect(onLoadMore).toHaveBeenCalledTimes(1);
  });

  it('asks for more of another list that is as long as the one before was when more was asked for', async () => {
    const scrollHeight = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(600);
    const onLoadMore = vi.fn<() => void>();
    let show: (rows: Person[]) => void = () => undefined;
    function List() {
      const [rows, setRows] = useState(people(50));
      useEffect(() => void (show = setRows), []);
      return table({ rows, hasMore: true, onLoadMore, totalCount: 900 });
    }
    await renderPiece(<List />);
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    scrollHeight.mockReturnValue(4_000);
    act(() => show(people(100)));
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    scrollHeight.mockReturnValue(600);
    act(() => show(people(100).slice(50)));
    expect(onLoadMore).toHaveBeenCalledTimes(2);
    act(() => show(people(50)));
    expect(onLoadMore).toHaveBeenCalledTimes(3);
  });

  it('asks for nothing where there is no more', async () => {
    const onLoadMore = vi.fn<() => void>();
    await renderPiece(table({ rows: people(3), hasMore: false, onLoadMore }));
    expect(onLoadMore).not.toHaveBeenCalled();
  });

  it('says what is missing where it is empty, and that it is loading while it is', async () => {
    await renderPiece(table({ rows: [], empty: 'Nobody here' }));
    expect(screen.getByText('Nobody here')).toBeDefined();
  });

  it('shows a skeleton in place of the empty state while it loads', async () => {
    await renderPiece(table({ rows: [], empty: 'Nobody here', loading: true }));
    expect(screen.queryByText('Nobody here')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Loading…');
  });

  it('sorts by a column, then the other way', async () => {
    const onSort = vi.fn<(sort: Sort) => void>();
    await renderPiece(table({ onSort, sort: { column: 'name', direction: 'ASC' } }));
    expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('ascending');
    fireEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(onSort.mock.calls).toEqual([[{ column: 'name', direction: 'DESC' }]]);
    expect(nextSort(null, 'name')).toEqual({ column: 'name', direction: 'ASC' });
  });
});

describe('the row that a key leads to', () => {
  it.each([
    ['ArrowDown', 3, 4],
    ['ArrowUp', 0, 0],
    ['PageDown', 3, 9],
    ['PageUp', 3, 0],
    ['Home', 3, 0],
    ['End', 3, 9],
    ['a', 3, null],
  ])('%s from %i: %s', (key, from, to) => {
    expect(rowAfterKey(key, from, 10, 8)).toBe(to);
  });

  it('is none in an empty list', () => {
    expect(rowAfterKey('ArrowDown', 0, 0, 8)).toBeNull();
  });
});

it.each([
  [420, true],
  [419, false],
])('scrolled to %i of 1000 px is near the bottom: %s', (scrollTop, near) => {
  expect(isNearBottom({ scrollHeight: 1000, clientHeight: 500, scrollTop }, 80)).toBe(near);
});
