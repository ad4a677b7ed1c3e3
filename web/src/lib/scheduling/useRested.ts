import { useEffect, useState } from 'react';

/** How long typing has to rest before something is asked for it, in ms. */
export const REST_MS = 300;

/** A value once it has stayed the same for a moment: what was typed is not asked for letter by letter. */
export function useRested<Value>(value: Value, ms = REST_MS): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (Object.is(rested, value)) return undefined;
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [rested, value, ms]);
  return rested;
}
