import { useState } from 'react';

/**
 * A value as it was last known: a read in the background that fails does not take a form away from under somebody.
 *
 * @param about what it is a value of, as a word; of another one nothing is known before it is read
 */
export function useLastKnown<Value>(value: Value | null, about = ''): Value | null {
  const [last, setLast] = useState({ value, about });
  const isSame = about === last.about;
  if (!isSame || (value !== null && value !== last.value)) setLast({ value, about });
  return value ?? (isSame ? last.value : null);
}
