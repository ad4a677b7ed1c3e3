import { useCallback, useEffect, useRef } from 'react';

/** What has the focus once the rows are rendered anew. */
export interface Aim {
  readonly key: string;
  readonly part: string;
}

/** Leads the focus to a part of a row once that stands where it is to stand. The parts are named in the rows' markup. */
export function useAim<List extends HTMLElement>() {
  const aim = useRef<Aim | null>(null);
  const list = useRef<List>(null);
  const reach = useCallback(() => {
    if (aim.current === null) return;
    const { key, part } = aim.current;
    const row = list.current?.querySelector(`[data-key="${CSS.escape(key)}"]`);
    const target = row?.querySelector<HTMLElement>(`[data-part="${part}"]`);
    if (!target) return;
    aim.current = null;
    target.focus();
  }, []);
  useEffect(reach);
  return {
    list,
    aimAt: useCallback((next: Aim | null) => void (aim.current = next), []),
    /** Goes there at once where the row is rendered already. */
    reach,
  };
}
