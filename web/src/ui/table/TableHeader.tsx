import { ArrowUpIcon } from '../icons.tsx';
import type { Column, Sort } from './column.ts';
import { nextSort } from './column.ts';
import { Cell, HeaderGroup, HeaderRow, SelectCell, SortButton } from './tableParts.ts';
import type { ReactNode } from 'react';

const ariaSort = (sort: Sort | null, column: string) => {
  if (sort?.column !== column) return 'none';
  return sort.direction === 'ASC' ? 'ascending' : 'descending';
};

/** The sticky row of column names. */
export function TableHeader<Row>({
  columns,
  template,
  sort,
  onSort,
  selectAll,
}: {
  columns: readonly Column<Row>[];
  template: string;
  /** Stands above the boxes of the rows. */
  selectAll?: ReactNode;
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
}) {
  return (
    <HeaderGroup role="rowgroup">
      <HeaderRow role="row" aria-rowindex={1} style={{ gridTemplateColumns: template }}>
        {selectAll && <SelectCell role="columnheader">{selectAll}</SelectCell>}
        {columns.map(({ id, header, align, sortable }) => {
          const canSort = sortable === true && onSort !== undefined;
          const active = sort?.column === id;
          return (
            <Cell
              key={id}
              role="columnheader"
              data-align={align}
              {...(canSort ? { 'aria-sort': ariaSort(sort, id) } : {})}
            >
              {canSort ? (
                <SortButton type="button" onClick={() => onSort(nextSort(sort, id))}>
                  {header}
                  <ArrowUpIcon
                    aria-hidden
                    sx={{
                      fontSize: '0.875rem',
                      opacity: active ? 1 : 0,
                      transform: active && sort.direction === 'DESC' ? 'rotate(180deg)' : 'none',
                    }}
                  />
                </SortButton>
              ) : (
                header
              )}
            </Cell>
          );
        })}
      </HeaderRow>
    </HeaderGroup>
  );
}
