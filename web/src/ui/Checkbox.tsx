import MuiCheckbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { radius } from '../lib/theme/tokens.ts';
import { frameOf, ringOf, TICK_SIZE } from './tickLook.ts';

/** A box to tick in a form, with the look of those in lists. */
export const Checkbox = styled(MuiCheckbox)(({ theme }) => {
  const { primary, glyph } = theme.vars.palette;
  const full = { borderColor: primary.main, background: `${primary.main} center / contain no-repeat` };
  return {
    ...ringOf(theme),
    '& .MuiSvgIcon-root': { ...frameOf(theme), borderRadius: radius.box },
    '&.Mui-checked .MuiSvgIcon-root': { ...full, backgroundImage: glyph.tick },
    '&.MuiCheckbox-indeterminate .MuiSvgIcon-root': { ...full, backgroundImage: glyph.dash },
    '&.Mui-disabled .MuiSvgIcon-root': { opacity: 0.5 },
    // Where the system chooses the colours, it draws the box: the input that lies over it unseen elsewhere.
    '@media (forced-colors: active)': {
      '& .MuiSvgIcon-root': { visibility: 'hidden' },
      '& input': { opacity: 1, inset: 0, margin: 'auto', width: TICK_SIZE, height: TICK_SIZE },
    },
  };
});
