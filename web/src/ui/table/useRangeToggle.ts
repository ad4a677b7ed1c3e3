import { useCallback, useEffect, useRef } from 'react';
import type { Selection } from './selection.ts';

/**
 * Ticks or unticks the row at a place; with Shift, all rows between it and the one before become as that one is. The
 * answer stays the same from render to render, or every row would render with the list.
 */
export const useRangeToggle = <Row>(rows: readonly Row[], selection: Selection<Row> | undefined) => {
  const latest = useRef({ rows, selection });
  const anchor = useRef<string | null>(null);
  useEffect(() => {
    latest.current = { rows, selection };
  });
  return useCallback((index: number, isRange: boolean) => {
    const { rows: all, selection: kept } = latest.current;
    const row = all[index];
    if (!kept || row === undefined) return;
    const from = isRange && anchor.current !== null ? all.findIndex((one) => kept.keyOf(one) === anchor.current) : -1;
    const start = all[from];
    if (start !== undefined && from !== index) {
      kept.set(all.slice(Math.min(from, index), Math.max(from, index) + 1), kept.has(start));
      return;
    }
    anchor.current = kept.keyOf(row);
    kept.set([row], !kept.has(row));
  }, []);
};
