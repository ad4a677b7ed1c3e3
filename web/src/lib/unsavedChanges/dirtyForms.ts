import { useEffect, useId, useSyncExternalStore } from 'react';

const dirty = new Set<string>();
const listeners = new Set<() => void>();

/** The open dialogs that live in the address, and lose what was entered as soon as it says something else. */
export const addressedForms = new Set<string>();

const change = (update: () => void) => {
  update();
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether any form on the page holds changes that have not been saved. */
export const hasUnsavedChanges = (): boolean => dirty.size > 0;

/** Forgets all unsaved changes: the person has chosen to lose them. */
export const forgetUnsavedChanges = (): void => change(() => dirty.clear());

export const useHasUnsavedChanges = (): boolean => useSyncExternalStore(subscribe, hasUnsavedChanges);

/** Says that a form holds unsaved changes; leaving the page by any way then asks first. */
export function useUnsavedChanges(isDirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return undefined;
    change(() => dirty.add(id));
    return () => change(() => dirty.delete(id));
  }, [id, isDirty]);
}
