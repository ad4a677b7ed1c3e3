import { styled } from '@mui/material/styles';

/** For screen readers alone. */
export const Spoken = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
