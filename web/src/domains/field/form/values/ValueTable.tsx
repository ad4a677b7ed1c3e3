import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { radius } from '../../../../lib/theme/tokens.ts';
import { useViewport } from '../../../../lib/viewport/useViewport.ts';
import { useRowWindow } from '../../../../ui/table/useRowWindow.ts';
import { useAim } from '../useAim.ts';
import type { Holders } from '../useFieldFormData.ts';
import { moved, renamed, rowFaults, without, type ValueRow } from './valueList.ts';
import { ROW_HEIGHT, ValueRowView, type RowAct } from './ValueRowView.tsx';
import { valuesTexts } from './valuesMessages.ts';

/** What is added stands at the end, which is brought into sight. */
function useEndInSight(count: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useRef(count);
  useEffect(() => {
    const box = scroller.current;
    if (box && count > shown.current) box.scrollTop = box.scrollHeight;
    shown.current = count;
  }, [count]);
  return scroller;
}

/** Reaches into the list from outside. */
export type TableHandle = { readonly focusRow: (key: string) => void };

type Props = {
  ref: Ref<TableHandle>;
  rows: readonly ValueRow[];
  saved: readonly ValueRow[];
  holders: Holders;
  onChange: (next: (rows: readonly ValueRow[]) => readonly ValueRow[]) => void;
  /** The last value is gone, and the focus with it. */
  onEmptied: () => void;
};

/** Only the rows in sight are rendered. */
function Rows({ ref, rows, saved, holders, onChange, onEmptied }: Props) {
  const { formatMessage } = useIntl();
  const scroller = useEndInSight(rows.length);
  const { isMobileWidth } = useViewport();
  const height = isMobileWidth ? ROW_HEIGHT.narrow : ROW_HEIGHT.wide;
  const { indexes, onFocus } = useRowWindow(scroller, rows.length, height);
  const { list, aimAt, reach } = useAim<HTMLUListElement>();
  const focusRow = (key: string) => {
    // The row may be out of sight: being in the tab order, it is rendered.
    onFocus(rows.findIndex((row) => row.key === key));
    aimAt({ key, part: 'text' });
    reach();
  };
  useImperativeHandle(ref, () => ({ focusRow }));
  const faults = useMemo(() => rowFaults(rows), [rows]);
  const names = useMemo(() => new Map(saved.map(({ valueId, text }) => [valueId, text])), [saved]);
  const act = useCallback(
    (key: string, change: RowAct) =>
      onChange((now) => {
        if (change.kind === 'rename') return renamed(now, key, change.text);
        const place = now.findIndex((row) => row.key === key);
        const next = now[place + 1] ?? now[place - 1];
        if (change.kind === 'remove') {
          aimAt(next ? { key: next.key, part: 'text' } : null);
          if (!next) onEmptied();
          return without(now, key);
        }
        if (change.kind === 'next') {
          aimAt(now[place + 1] ? { key: now[place + 1]?.key ?? '', part: 'text' } : null);
          return [...now];
        }
        aimAt({ key, part: change.kind });
        return moved(now, key, change.kind === 'up' ? -1 : 1);
      }),
    [onChange, onEmptied, aimAt],
  );
  return (
    <Box
      ref={scroller}
      sx={{
        maxHeight: 10 * ROW_HEIGHT.wide,
        overflowY: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: `${radius.medium}px`,
      }}
    >
      <Box
        ref={list}
        component="ul"
        aria-label={formatMessage(valuesTexts.list)}
        sx={{ position: 'relative', height: rows.length * height, m: 0, p: 0, listStyle: 'none' }}
      >
        {indexes.map((index) => {
          const row = rows[index];
          if (row === undefined) return null;
          const savedText = row.valueId === null ? undefined : names.get(row.valueId);
          return (
            <ValueRowView
              key={row.key}
              id={row.key}
              index={index}
              count={rows.length}
              height={height}
              text={row.text}
              isRenamed={savedText !== undefined && savedText !== row.text.trim()}
              holders={row.valueId === null ? 0 : (holders.get(row.valueId) ?? 0)}
              fault={faults.get(row.key) ?? null}
              onAct={act}
              onFocus={onFocus}
            />
          );
        })}
      </Box>
    </Box>
  );
}

/** The values in their order. Each is renamed in place, moved and removed. */
export function ValueTable(props: Props) {
  const { formatMessage } = useIntl();
  if (props.rows.length > 0) return <Rows {...props} />;
  return <Typography color="textSecondary">{formatMessage(valuesTexts.none)}</Typography>;
}
