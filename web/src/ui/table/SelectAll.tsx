import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { tableTexts } from './messages.ts';
import { SelectBox } from './SelectBox.tsx';
import type { RowScope, Selection } from './selection.ts';
import { useLoadedSelection } from './useSelection.ts';

/** The box in the head of a list: it selects all that is loaded, and lets go again. `menu` offers more. */
export function SelectAll<Row, Scope extends RowScope<Row>>({
  selection,
  rows,
  menu,
}: {
  selection: Selection<Row, Scope>;
  rows: readonly Row[];
  menu?: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const state = useLoadedSelection(selection, rows);
  return (
    <>
      <SelectBox
        label={formatMessage(tableTexts.selectAll)}
        isChecked={state === 'all'}
        isMixed={state === 'some'}
        isDisabled={rows.length === 0}
        onToggle={() => {
          if (state === 'all') selection.clear();
          else selection.set(rows, true);
        }}
      />
      {menu}
    </>
  );
}
