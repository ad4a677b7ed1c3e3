import MuiRadio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { frameOf, ringOf, TICK_SIZE } from './tickLook.ts';

/** A disc that chooses one of several. */
export const Radio = styled(MuiRadio)(({ theme }) => ({
  ...ringOf(theme),
  '& .MuiSvgIcon-root': { fontSize: TICK_SIZE },
  '& .MuiSvgIcon-root:first-of-type': { ...frameOf(theme), borderRadius: '50%' },
  '&.Mui-checked .MuiSvgIcon-root:first-of-type': { borderColor: theme.vars.palette.primary.main },
  '&.Mui-disabled .MuiSvgIcon-root': { opacity: 0.5 },
}));
