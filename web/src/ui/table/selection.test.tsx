import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { strike } from '../../testing/hands.ts';
import { renderPiece } from '../../testing/renderPiece.tsx';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';
import type { TableSelection } from './tableSelection.ts';
import { useRows } from './rowSource.ts';
import { MOST_EXCEPTIONS, Selection } from './selection.ts';

type Person = { readonly id: string; readonly name: string };
const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, at) => ({ id: `p${at}`, name: `Person ${at}` }));

const keyOf = ({ id }: Person) => id;
const nameOf = ({ name }: Person) => name;
const namesIn = (selection: Selection<Person>) => {
  const selected = selection.current();
  return selected.kind === 'some' ? [...selected.rows.values()].map(nameOf) : null;
};

const everybody = { key: 'all', includes: () => true };
const [first, second] = people(2) as [Person, Person];

describe('a selection', () => {
  it('of all of a list is everybody of it but those who were let go', () => {
    const selection = new Selection(keyOf);
    selection.matching(everybody, 6200);
    selection.set([first], false);
    expect([selection.count(), selection.has(first), selection.has(second)]).toEqual([6199, false, true]);
    selection.set([first], true);
    expect(selection.count()).toBe(6200);
  });

  it('of all of a list takes nobody of another list in', () => {
    const selection = new Selection(keyOf);
    selection.matching({ key: 'firsts', includes: ({ id }) => id === 'p0' }, 1);
    selection.set([second], true);
    expect([selection.count(), selection.has(second), selection.isFixed(second)]).toEqual([1, false, true]);
  });

  it('follows the size of its own list and of no other', () => {
    const selection = new Selection(keyOf);
    selection.matching(everybody, 10);
    selection.resize('other', 3);
    expect(selection.count()).toBe(10);
    selection.resize('all', 9);
    expect(selection.count()).toBe(9);
  });

  it('leaves out no more than the gateway takes', () => {
    const selection = new Selection(keyOf);
    const all = people(MOST_EXCEPTIONS + 1);
    selection.matching(everybody, 5000);
    selection.set(all.slice(1), false);
    selection.set(all.slice(0, 1), false);
    expect(selection.count()).toBe(5000 - MOST_EXCEPTIONS);
  });

  it('takes over how a row that it holds is now, and keeps one that is there no more', () => {
    const selection = new Selection(keyOf);
    selection.only([first, second]);
    selection.renew((key) => (key === 'p0' ? { ...first, name: 'New name' } : null));
    expect(namesIn(selection)).toEqual(['New name', 'Person 1']);
  });
});

describe('a list whose rows can be selected', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  });

  type Given = { readonly rows: readonly Person[]; readonly columns: readonly Column<Person>[] };
  function Table({ rows, columns, selection }: Given & { readonly selection: TableSelection<Person> }) {
    const source = useRows(rows, keyOf);
    return <DataTable label="People" columns={columns} rows={source} totalCount={rows.length} selection={selection} />;
  }
  const open = async (
    rows: readonly Person[],
    selection = new Selection<Person>(keyOf),
    rest: Partial<TableSelection<Person>> = {},
  ) => {
    const render = vi.fn<Column<Person>['render']>(({ name }) => name);
    const columns = [{ id: 'name', header: 'Name', width: '1fr', render }];
    await renderPiece(<Table rows={rows} columns={columns} selection={{ store: selection, nameOf, ...rest }} />);
    return { selection, render };
  };
  const box = (name: string) => screen.getByRole('checkbox', { name });
  const row = (name: string) => {
    const found = box(`Select ${name}`).closest<HTMLElement>('[role="row"]');
    if (!found) throw new Error(`${name} has no row`);
    return found;
  };

  it('selects a row by its box, marks it, and says how many are selected', async () => {
    const { selection } = await open(people(5));
    fireEvent.click(box('Select Person 1'));
    expect(namesIn(selection)).toEqual(['Person 1']);
    expect(row('Person 1').getAttribute('aria-selected')).toBe('true');
    expect(row('Person 2').getAttribute('aria-selected')).toBe('false');
    expect(screen.getByText('1 selected')).toBeTruthy();
    fireEvent.click(box('Select Person 1'));
    expect(screen.getByText('Nothing selected')).toBeTruthy();
  });

  it('selects a range with Shift, and lets a range go with Shift', async () => {
    const { selection } = await open(people(8));
    fireEvent.click(box('Select Person 5'));
    fireEvent.click(box('Select Person 2'), { shiftKey: true });
    expect(namesIn(selection)?.toSorted()).toEqual(['Person 2', 'Person 3', 'Person 4', 'Person 5']);
    fireEvent.click(box('Select Person 3'));
    fireEvent.click(box('Select Person 5'), { shiftKey: true });
    expect(namesIn(selection)).toEqual(['Person 2']);
  });

  it('selects the row in focus with Space, and ranges with Shift and Space', async () => {
    const { selection } = await open(people(5));
    fireEvent.keyDown(row('Person 1'), { key: ' ' });
    fireEvent.keyDown(row('Person 3'), { key: ' ', shiftKey: true });
    expect(namesIn(selection)?.toSorted()).toEqual(['Person 1', 'Person 2', 'Person 3']);
    fireEvent.keyDown(box('Select Person 4'), { key: ' ' });
    expect(selection.count()).toBe(3);
  });

  it('selects all that is loaded by the box in its head, and lets all go again', async () => {
    const { selection } = await open(people(5));
    const head = () => box('Select everything that is loaded') as HTMLInputElement;
    fireEvent.click(box('Select Person 1'));
    expect([head().checked, head().indeterminate]).toEqual([false, true]);
    fireEvent.click(head());
    expect([head().checked, head().indeterminate, selection.count()]).toEqual([true, false, 5]);
    fireEvent.click(head());
    expect(selection.count()).toBe(0);
  });

  it('selects a long list whole by that box, loaded or not, and shows who was let go of it', async () => {
    const selection = new Selection<Person>(keyOf);
    const onSelectWhole = () => selection.matching(everybody, 6200);
    await open(people(5), selection, { scopeKey: 'all', onSelectWhole });
    const head = () => box('Select the whole list') as HTMLInputElement;
    fireEvent.click(head());
    expect([head().checked, selection.count()]).toEqual([true, 6200]);
    fireEvent.click(box('Select Person 1'));
    expect([head().checked, head().indeterminate, selection.count()]).toEqual([false, true, 6199]);
    fireEvent.click(head());
    expect(selection.count()).toBe(6200);
    fireEvent.click(head());
    expect(selection.count()).toBe(0);
  });

  it('does not let anybody of another list be picked while all of one are', async () => {
    const selection = new Selection<Person>(keyOf);
    selection.matching({ key: 'firsts', includes: ({ id }) => id === 'p0' }, 1);
    await open(people(3), selection);
    expect((box('Select Person 0') as HTMLInputElement).checked).toBe(true);
    expect((box('Select Person 1') as HTMLInputElement).disabled).toBe(true);
    fireEvent.keyDown(row('Person 1'), { key: ' ' });
    expect(selection.count()).toBe(1);
  });

  it('tells that several rows can be selected', async () => {
    await open(people(3));
    const grid = screen.getByRole('grid', { name: 'People' });
    expect(grid.getAttribute('aria-multiselectable')).toBe('true');
    expect(grid.getAttribute('aria-colcount')).toBe('2');
    expect(within(grid).getAllByRole('columnheader')).toHaveLength(2);
  });

  it('of 50,000 rows renders the row that changes and no other', async () => {
    const { selection, render } = await open(people(50_000));
    render.mockClear();
    fireEvent.click(box('Select Person 3'));
    expect(render.mock.calls.map(([{ name }]) => name)).toEqual(['Person 3']);
    render.mockClear();
    await act(async () => selection.set(people(50_000).slice(1000), true));
    expect(render).not.toHaveBeenCalled();
    await strike(row('Person 0'), 'ArrowDown');
    expect(new Set(render.mock.calls.map(([{ name }]) => name))).toEqual(new Set(['Person 0', 'Person 1']));
  });
});
