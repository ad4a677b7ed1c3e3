import MuiChip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { radius } from '../lib/theme/tokens.ts';

/** Something that is chosen or named among others. */
export const Chip = styled(MuiChip)(({ theme: { typography, vars } }) => ({
  ...typography.caption,
  height: 24,
  borderRadius: radius.small,
  color: vars.palette.text.primary,
  '&.MuiChip-filled': { backgroundColor: vars.palette.surface.chip },
  '&.MuiChip-outlined': { borderColor: vars.palette.line.strong },
})) as typeof MuiChip;
