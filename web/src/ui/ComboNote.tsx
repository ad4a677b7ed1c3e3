import { styled } from '@mui/material/styles';
import { useTold } from './useTold.ts';

/** As high without its text as with one line of it. */
const Region = styled('span')({ display: 'block', minHeight: '1lh' });

/** Stands in a combobox in the place of its options: that they are on their way, or that there are none. It is told, too. */
export const ComboNote = ({ text }: { text: string }) => <Region role="status">{useTold(text)}</Region>;
