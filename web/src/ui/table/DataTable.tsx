import Box from '@mui/material/Box';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useViewport } from '../../lib/viewport/useViewport.ts';
import { uiMessages } from '../messages.ts';
import { ListSkeleton } from '../Skeletons.tsx';
import type { Column, Sort } from './column.ts';
import { rowAfterKey } from './rovingIndex.ts';
import { TableHeader } from './TableHeader.tsx';
import { BodyRow, Cell, HEADER_HEIGHT, Scroller } from './tableParts.ts';
import { useLoadMore } from './useLoadMore.ts';

export type DataTableProps<Row> = {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** How many rows the whole list has, loaded or not. */
  totalCount: number;
  rowHeight?: number;
  /** The height of the scrolling box, as CSS. */
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
};

/**
 * A list of any length that renders the rows in sight alone. One row is in the tab order; arrows, Page and Home/End
 * move it. Screen readers are told the whole count and each row's place.
 */
export function DataTable<Row>({
  label,
  columns: allColumns,
  rows,
  rowKey,
  totalCount,
  rowHeight = 52,
  height = 'max(320px, calc(100dvh - 280px))',
  loading = false,
  hasMore = false,
  onLoadMore,
  nearBottomPx = 80,
  sort = null,
  onSort,
  empty,
  footer,
  onOpen,
}: DataTableProps<Row>) {
  const { formatMessage } = useIntl();
  const { isMobileWidth } = useViewport();
  const columns = isMobileWidth ? allColumns.filter((one) => !one.wideOnly) : allColumns;
  const template = columns.map((one) => one.width).join(' ');
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const focused = Math.min(active, Math.max(rows.length - 1, 0));
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    // The header stands inside the box, and sticks to its top.
    scrollMargin: HEADER_HEIGHT,
    scrollPaddingStart: HEADER_HEIGHT,
    initialRect: { width: 800, height: 600 },
    // The row in the tab order is rendered wherever the list stands, or the focus would be lost while scrolling.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), focused])]
        .filter((one) => one < rows.length)
        .toSorted((a, b) => a - b),
  });
  useLoadMore(scroller, { length: rows.length, hasMore: hasMore && !loading, onLoadMore, nearPx: nearBottomPx });

  const moveFocus = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLElement && event.target.getAttribute('role') !== 'row') return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1);
    const next = rowAfterKey(event.key, focused, rows.length, page);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    virtualizer.scrollToIndex(next);
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus());
  };

  return (
    <Scroller ref={scroller} style={{ maxHeight: height }}>
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={totalCount + 1}
        aria-colcount={columns.length}
        aria-busy={loading}
        aria-readonly
      >
        <TableHeader columns={columns} template={template} sort={sort} onSort={onSort} />
        {rows.length > 0 && (
          <Box role="rowgroup" onKeyDown={moveFocus} sx={{ position: 'relative', height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, start, size }) => {
              const row = rows[index];
              return (
                row !== undefined && (
                  <BodyRow
                    key={rowKey(row)}
                    role="row"
                    data-index={index}
                    aria-rowindex={index + 2}
                    tabIndex={index === focused ? 0 : -1}
                    onFocus={() => setActive(index)}
                    onClick={onOpen && (() => onOpen(row))}
                    onKeyDown={(event) => {
                      if (event.key === 'Enter' && event.target === event.currentTarget) onOpen?.(row);
                    }}
                    style={{
                      height: size,
                      transform: `translateY(${start - HEADER_HEIGHT}px)`,
                      gridTemplateColumns: template,
                    }}
                  >
                    {columns.map((column) => (
                      <Cell key={column.id} role="gridcell" data-align={column.align}>
                        {column.render(row)}
                      </Cell>
                    ))}
                  </BodyRow>
                )
              );
            })}
          </Box>
        )}
      </div>
      {rows.length === 0 && !loading && empty}
      {loading && (
        <div role="status" aria-label={formatMessage(rows.length === 0 ? uiMessages.loading : uiMessages.loadingMore)}>
          <ListSkeleton rows={rows.length === 0 ? 8 : 2} rowHeight={rowHeight} />
        </div>
      )}
      {footer}
    </Scroller>
  );
}
