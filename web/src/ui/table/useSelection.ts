import { useSyncExternalStore } from 'react';
import type { RowScope, Selection } from './selection.ts';

/** How many rows are selected. */
export const useSelectedCount = <Row, Scope extends RowScope<Row>>({ subscribe, count }: Selection<Row, Scope>) =>
  useSyncExternalStore(subscribe, count);

/** What is selected. */
export const useSelected = <Row, Scope extends RowScope<Row>>({ subscribe, current }: Selection<Row, Scope>) =>
  useSyncExternalStore(subscribe, current);

/** Whether anything is selected. */
export const useHasSelection = <Row, Scope extends RowScope<Row>>({ subscribe, count }: Selection<Row, Scope>) =>
  useSyncExternalStore(subscribe, () => count() > 0);

/** How one row stands: only a change of its own renders it anew. */
export const useRowSelection = <Row, Scope extends RowScope<Row>>(selection: Selection<Row, Scope>, row: Row) => {
  const isSelected = useSyncExternalStore(selection.subscribe, () => selection.has(row));
  const isFixed = useSyncExternalStore(selection.subscribe, () => selection.isFixed(row));
  return { isSelected, isFixed };
};

/** How the loaded rows stand together: what the box in the head of the list shows. */
export const useLoadedSelection = <Row, Scope extends RowScope<Row>>(
  selection: Selection<Row, Scope>,
  rows: readonly Row[],
) =>
  useSyncExternalStore(selection.subscribe, () => {
    const count = selection.count();
    if (count === 0) return 'none';
    // Fewer than are loaded cannot be all of them: most changes need not look at every row.
    return count >= rows.length && rows.length > 0 && rows.every((row) => selection.has(row)) ? 'all' : 'some';
  });
