import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

/** A region that is told has to be there for a moment before its text: what comes with it may be missed. */
const SETTLE_MS = 100;

/** As high without its text as with one line of it. */
const Region = styled('span')({ display: 'block', minHeight: '1lh' });

/** Stands in a combobox in the place of its options: that they are on their way, or that there are none. It is told, too. */
export function ComboNote({ text }: { text: string }) {
  const [told, setTold] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTold(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return <Region role="status">{told}</Region>;
}
