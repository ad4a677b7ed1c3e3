import { styled } from '@mui/material/styles';
import { radius } from '../lib/theme/tokens.ts';

const Key = styled('kbd')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  padding: '0 5px',
  borderRadius: radius.small,
  fontFamily: 'inherit',
  fontSize: '0.6875rem',
  fontWeight: 550,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface.chip,
}));

/** Keys of the keyboard. Decoration: what they do is said elsewhere. */
export const Keys = ({ keys }: { keys: readonly string[] }) => (
  <span aria-hidden style={{ display: 'inline-flex', gap: 3 }}>
    {keys.map((key) => (
      <Key key={key}>{key}</Key>
    ))}
  </span>
);
