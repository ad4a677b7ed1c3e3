import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHasUnsavedChanges } from './dirtyForms.ts';

/**
 * Leaves a form for another page as soon as what was entered is saved: before, the page would ask whether to lose it. It is
 * done once; a path of null takes back what has not come about, as more was entered meanwhile.
 */
export function useLeaveSaved(): (path: string | null) => void {
  const navigate = useNavigate();
  const isUnsaved = useHasUnsavedChanges();
  const [wish, setWish] = useState<{ readonly path: string } | null>(null);
  const followed = useRef(wish);
  useEffect(() => {
    if (wish === null || isUnsaved || followed.current === wish) return;
    followed.current = wish;
    void navigate(wish.path, { replace: true });
  }, [wish, isUnsaved, navigate]);
  return useCallback((path) => setWish(path === null ? null : { path }), []);
}
