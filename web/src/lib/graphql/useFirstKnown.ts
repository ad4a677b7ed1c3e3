import { useState } from 'react';

/** A value as it was known first: what a dialog has told somebody does not change under them. */
export function useFirstKnown<Value>(value: Value | null): Value | null {
  const [first, setFirst] = useState(value);
  if (first === null && value !== null) setFirst(value);
  return first ?? value;
}
