import { useState } from 'react';

/** A value as it was last known: a read in the background that fails does not take a form away from under somebody. */
export function useLastKnown<Value>(value: Value | null): Value | null {
  const [known, setKnown] = useState(value);
  if (value !== null && value !== known) setKnown(value);
  return value ?? known;
}
