import { useCallback, useLayoutEffect, useRef } from 'react';
import { readRows, type RowSource } from './rowSource.ts';
import type { Selection } from './selection.ts';

/**
 * Ticks or unticks the row at a place; with Shift, all rows between it and the one before become as that one is. The
 * answer stays the same from render to render, or every row would render with the list.
 */
export const useRangeToggle = <Row>(source: RowSource<Row>, selection: Selection<Row> | undefined) => {
  const latest = useRef({ source, selection });
  const anchor = useRef<string | null>(null);
  // Before the next press: rows go by their place, and at this place may stand somebody else by now.
  useLayoutEffect(() => {
    latest.current = { source, selection };
  });
  return useCallback((index: number, isRange: boolean) => {
    const { source: all, selection: kept } = latest.current;
    const key = all.keys[index];
    const row = key === undefined ? null : all.read(key);
    if (!kept || key === undefined || row === null) return;
    const from = isRange && anchor.current !== null ? all.keys.indexOf(anchor.current) : -1;
    const start = anchor.current === null || from < 0 ? null : all.read(anchor.current);
    if (start !== null && from !== index) {
      kept.set(readRows(all, all.keys.slice(Math.min(from, index), Math.max(from, index) + 1)), kept.has(start));
      return;
    }
    anchor.current = key;
    kept.set([row], !kept.has(row));
  }, []);
};
