import { useEffect, useRef, useState } from 'react';

/** What a field says of itself that is wrong; what is no input says it by data. */
const FAULTY = '[aria-invalid="true"], [data-invalid="true"]';

/**
 * Leads the focus to the first thing of a form that is wrong, once the form says so.
 *
 * @param isCovered whether a dialog stands over the form, which gives the focus back first
 */
export function useFocusOnFault(isCovered = false) {
  const formRef = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count > 0 && !isCovered) formRef.current?.querySelector<HTMLElement>(FAULTY)?.focus();
  }, [count, isCovered]);
  return { formRef, focusFault: () => setCount((before) => before + 1) };
}
