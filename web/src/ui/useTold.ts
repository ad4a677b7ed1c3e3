import { useEffect, useState } from 'react';

/** A region that is told has to be there for a moment before its text: what comes with it may be missed. */
const SETTLE_MS = 100;

/** The text of a region that comes with it, a moment late, so that it is told. */
export function useTold(text: string): string {
  const [told, setTold] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTold(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return told;
}
