import type { ReactNode } from 'react';

/** One column of a table. */
export type Column<Row> = {
  readonly id: string;
  readonly header: ReactNode;
  /** A CSS grid track: `minmax(200px, 2fr)`, `120px`. */
  readonly width: string;
  /** `tabIndex` is for what can be pressed in the cell: only the row in the tab order lets Tab into it. */
  readonly render: (row: Row, tabIndex: 0 | -1) => ReactNode;
  readonly align?: 'start' | 'end';
  /** It holds what can be pressed, whose outlines stand out of the cell. */
  readonly hasControls?: boolean;
  /** Left out in windows of 640 px or less; its content should stand in another cell then. */
  readonly wideOnly?: boolean;
  /** The header is a button that asks for this order. */
  readonly sortable?: boolean;
};

export type Sort = { readonly column: string; readonly direction: 'ASC' | 'DESC' };

/** The order after pressing a column's header: that column from A to Z, then from Z to A. */
export const nextSort = (current: Sort | null, column: string): Sort => ({
  column,
  direction: current?.column === column && current.direction === 'ASC' ? 'DESC' : 'ASC',
});
