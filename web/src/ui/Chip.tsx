import MuiChip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { radius } from '../lib/theme/tokens.ts';

/** Something that is chosen or named among others; a long name takes lines. */
export const Chip = styled(MuiChip)(({ theme: { typography, vars } }) => ({
  ...typography.caption,
  height: 'auto',
  minHeight: 24,
  maxWidth: '100%',
  borderRadius: radius.small,
  color: vars.palette.text.primary,
  '& .MuiChip-label': { paddingBlock: 2, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  // The cross that takes it away is to be seen as well as the words.
  '& .MuiChip-deleteIcon': { color: vars.palette.text.secondary, '&:hover': { color: vars.palette.text.primary } },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  '&.MuiChip-filled': { backgroundColor: vars.palette.surface.chip },
  '&.MuiChip-outlined': { borderColor: vars.palette.line.strong },
})) as typeof MuiChip;
