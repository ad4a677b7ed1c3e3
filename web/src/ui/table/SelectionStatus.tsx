import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Spoken } from '../Spoken.ts';
import { tablePhrases, tableTexts } from './messages.ts';
import type { RowScope, Selection } from './selection.ts';
import { useSelectedCount } from './useSelection.ts';

/** Tells screen readers how many rows are selected whenever that changes. */
export function SelectionStatus<Row, Scope extends RowScope<Row>>({ selection }: { selection: Selection<Row, Scope> }) {
  const { formatMessage } = useIntl();
  const count = useSelectedCount(selection);
  const [wasUsed, setWasUsed] = useState(false);
  if (count > 0 && !wasUsed) setWasUsed(true);
  const text = () => {
    if (count > 0) return formatMessage(tablePhrases.selected, { count });
    return wasUsed ? formatMessage(tableTexts.nothingSelected) : '';
  };
  return <Spoken role="status">{text()}</Spoken>;
}
