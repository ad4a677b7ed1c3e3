import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import type { Holders } from '../useFieldFormData.ts';
import { restored, type ValueRow } from './valueList.ts';
import { valuesPhrases, valuesTexts } from './valuesMessages.ts';

/** So many values are named. */
const MOST_NAMED = 5;

/**
 * Says how many people have values that were taken out of the list, with the way to put them back; whether they can go is
 * the server's to say.
 */
export function RemovedValues({
  rows,
  saved,
  holders,
  isRefused,
  onChange,
}: {
  rows: readonly ValueRow[];
  saved: readonly ValueRow[];
  holders: Holders;
  /** Whether the server has refused to remove one of them, be it held by somebody or not. */
  isRefused: boolean;
  onChange: (next: (rows: readonly ValueRow[]) => readonly ValueRow[]) => void;
}) {
  const { formatMessage, formatList } = useIntl();
  const there = new Set(rows.map(({ valueId }) => valueId));
  const removed = saved.filter(({ valueId }) => !there.has(valueId));
  const held = removed.filter(({ valueId }) => (holders.get(valueId ?? '') ?? 0) > 0);
  const back = isRefused ? removed : held;
  if (back.length === 0) return null;
  const count = held.reduce((sum, { valueId }) => sum + (holders.get(valueId ?? '') ?? 0), 0);
  const values = formatList(held.slice(0, MOST_NAMED).map(({ text }) => text));
  return (
    <Alert
      severity="warning"
      action={
        <Button size="small" onClick={() => onChange((now) => restored(now, saved, back))}>
          {formatMessage(valuesTexts.putBack)}
        </Button>
      }
      sx={{ overflowWrap: 'anywhere', '& .MuiAlert-action': { flexShrink: 0 } }}
    >
      {held.length > 0
        ? formatMessage(valuesPhrases.removed, { count, values, more: Math.max(0, held.length - MOST_NAMED) })
        : formatMessage(valuesTexts.removedInUse)}
    </Alert>
  );
}
