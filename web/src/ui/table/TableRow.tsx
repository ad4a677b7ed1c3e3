import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Column } from './column.ts';
import { tablePhrases } from './messages.ts';
import { SelectBox } from './SelectBox.tsx';
import { type RowSource, useFollowedRow } from './rowSource.ts';
import type { Selection } from './selection.ts';
import { BodyRow, Cell, SelectCell } from './tableParts.ts';
import { useRowSelection } from './useSelection.ts';

/** How a row of a list is shown. Everything but `isFocused` is the same from render to render. */
interface RowLook<Row> {
  readonly index: number;
  /** In px. */
  readonly height: number;
  readonly columns: readonly Column<Row>[];
  readonly template: string;
  /** Whether it is the one row in the tab order. */
  readonly isFocused: boolean;
  readonly onFocus: (index: number) => void;
  readonly onOpen: ((row: Row) => void) | undefined;
}

/** What a row of a list needs. */
export interface TableRowProps<Row> extends RowLook<Row> {
  readonly rowKey: string;
  readonly follow: RowSource<Row>['follow'];
}

/** A row that was read. */
type ReadRow<Row> = RowLook<Row> & { readonly row: Row };

interface Selectable<Row> {
  readonly selection: Selection<Row>;
  /** What the row's box is called after. */
  readonly nameOf: (row: Row) => string;
  readonly onToggle: (index: number, isRange: boolean) => void;
}

function RowFrame<Row>({
  row,
  index,
  height,
  columns,
  template,
  isFocused,
  onFocus,
  onOpen,
  box,
  isSelected,
  onSpace,
}: ReadRow<Row> & {
  box?: ReactNode;
  isSelected?: boolean;
  onSpace?: (isRange: boolean) => void;
}) {
  const tabIndex = isFocused ? 0 : -1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') onOpen?.(row);
    if (event.key === ' ' && onSpace) {
      event.preventDefault();
      onSpace(event.shiftKey);
    }
  };
  return (
    <BodyRow
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      tabIndex={tabIndex}
      onFocus={() => onFocus(index)}
      onClick={onOpen && (() => onOpen(row))}
      onKeyDown={onKeyDown}
      style={{
        height,
        transform: `translateY(${index * height}px)`,
        gridTemplateColumns: template,
      }}
    >
      {box}
      {columns.map((column) => (
        <Cell key={column.id} role="gridcell" data-align={column.align} data-controls={column.hasControls}>
          {column.render(row, tabIndex)}
        </Cell>
      ))}
    </BodyRow>
  );
}

function PlainRowOf<Row>({ rowKey, follow, ...look }: TableRowProps<Row>) {
  const row = useFollowedRow(follow, rowKey);
  return row !== null && <RowFrame row={row} {...look} />;
}

function SelectableFrame<Row>({ selection, nameOf, onToggle, ...props }: ReadRow<Row> & Selectable<Row>) {
  const { formatMessage } = useIntl();
  const { row, index, isFocused } = props;
  const { isSelected, isFixed } = useRowSelection(selection, row);
  const toggle = (isRange: boolean) => {
    if (!isFixed) onToggle(index, isRange);
  };
  const box = (
    // Ticking is not opening.
    <SelectCell role="gridcell" onClick={(event) => event.stopPropagation()}>
      <SelectBox
        label={formatMessage(tablePhrases.selectRow, { name: nameOf(row) })}
        isChecked={isSelected}
        isDisabled={isFixed}
        tabIndex={isFocused ? 0 : -1}
        onToggle={toggle}
      />
    </SelectCell>
  );
  return <RowFrame {...props} isSelected={isSelected} box={box} onSpace={toggle} />;
}

function SelectableRowOf<Row>({ rowKey, follow, ...look }: TableRowProps<Row> & Selectable<Row>) {
  const row = useFollowedRow(follow, rowKey);
  return row !== null && <SelectableFrame row={row} {...look} />;
}

// `memo` forgets that a component is generic.
/** A row of a list. */
export const PlainRow = memo(PlainRowOf) as typeof PlainRowOf;
/** A row of a list that can be selected: by its box, by Space, and with Shift up to the one before. */
export const SelectableRow = memo(SelectableRowOf) as typeof SelectableRowOf;
