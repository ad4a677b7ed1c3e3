import Box from '@mui/material/Box';
import { type ReactNode, useMemo, useRef } from 'react';
import { useViewport } from '../../lib/viewport/useViewport.ts';
import type { Column, Sort } from './column.ts';
import { SelectAll } from './SelectAll.tsx';
import type { RowSource } from './rowSource.ts';
import { SelectionStatus } from './SelectionStatus.tsx';
import { TableHeader } from './TableHeader.tsx';
import { TableFoot } from './TableFoot.tsx';
import { Scroller, SELECT_TRACK } from './tableParts.ts';
import type { TableSelection } from './tableSelection.ts';
import { PlainRow, SelectableRow } from './TableRow.tsx';
import { useLoadMore } from './useLoadMore.ts';
import { useRangeToggle } from './useRangeToggle.ts';
import { useRowWindow } from './useRowWindow.ts';

export type DataTableProps<Row> = {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: RowSource<Row>;
  /** How many rows the whole list has, loaded or not. */
  totalCount: number;
  rowHeight?: number;
  /** The most height of the scrolling box, as CSS: where no `ListRoom` bounds it. */
  height?: string;
  loading?: boolean;
  hasMore?: boolean;
  /** Called near the bottom, once per length of the list. */
  onLoadMore?: () => void;
  /** How near to the bottom more is asked for, in px. */
  nearBottomPx?: number;
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode;
  /** Stands below the rows: why more could not be loaded. */
  footer?: ReactNode;
  /** Enter or a click on a row. */
  onOpen?: (row: Row) => void;
  /** Where the rows can be selected. */
  selection?: TableSelection<Row> | undefined;
};

/**
 * A list of any length that renders the rows in sight alone. One row is in the tab order; arrows, Page and Home/End
 * move it. Screen readers are told the whole count and each row's place.
 */
export function DataTable<Row>({
  label,
  columns: allColumns,
  rows,
  totalCount,
  rowHeight = 52,
  height,
  loading = false,
  hasMore = false,
  onLoadMore,
  nearBottomPx = 80,
  sort = null,
  onSort,
  empty,
  footer,
  onOpen,
  selection,
}: DataTableProps<Row>) {
  const { isMobileWidth } = useViewport();
  const columns = useMemo(
    () => (isMobileWidth ? allColumns.filter((one) => !one.wideOnly) : allColumns),
    [allColumns, isMobileWidth],
  );
  const template = [...(selection ? [SELECT_TRACK] : []), ...columns.map((one) => one.width)].join(' ');
  const { length } = rows.keys;
  const toggle = useRangeToggle(rows, selection?.store);
  const scroller = useRef<HTMLDivElement>(null);
  const { indexes, focused, onFocus, onKeyDown } = useRowWindow(scroller, length, rowHeight);
  useLoadMore(scroller, {
    length,
    end: rows.keys.at(-1),
    hasMore: hasMore && !loading,
    onLoadMore,
    nearPx: nearBottomPx,
  });

  return (
    <Scroller ref={scroller} style={{ maxHeight: height }}>
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={totalCount + 1}
        aria-colcount={columns.length + (selection ? 1 : 0)}
        aria-multiselectable={selection ? true : undefined}
        aria-busy={loading}
        aria-readonly
      >
        <TableHeader
          columns={columns}
          template={template}
          sort={sort}
          onSort={onSort}
          selectAll={selection && <SelectAll selection={selection} source={rows} />}
        />
        {length > 0 && (
          <Box
            role="rowgroup"
            onKeyDown={onKeyDown}
            sx={{ position: 'relative' }}
            style={{ height: length * rowHeight }}
          >
            {indexes.map((index) => {
              const rowKey = rows.keys[index];
              if (rowKey === undefined) return null;
              const shared = {
                rowKey,
                follow: rows.follow,
                index,
                height: rowHeight,
                columns,
                template,
                onFocus,
                onOpen,
              };
              const isFocused = index === focused;
              return selection ? (
                <SelectableRow
                  key={rowKey}
                  {...shared}
                  isFocused={isFocused}
                  selection={selection.store}
                  nameOf={selection.nameOf}
                  onToggle={toggle}
                />
              ) : (
                <PlainRow key={rowKey} {...shared} isFocused={isFocused} />
              );
            })}
          </Box>
        )}
      </div>
      <TableFoot
        isEmpty={length === 0}
        loading={loading}
        look={{ rowHeight, template, tracks: columns.length, hasBox: Boolean(selection) }}
        empty={empty}
        footer={footer}
      />
      {selection && <SelectionStatus selection={selection.store} />}
    </Scroller>
  );
}
