import { styled } from '@mui/material/styles';
import { radius } from '../lib/theme/tokens.ts';

/** The browser's own list of choices, in our frame: it works everywhere, and a page need not load one. */
export const NativeSelect = styled('select')(({ theme: { typography, vars } }) => ({
  appearance: 'none',
  height: 34,
  maxWidth: '100%',
  padding: '0 28px 0 10px',
  borderRadius: radius.medium,
  border: `1px solid ${vars.palette.line.control}`,
  color: vars.palette.text.primary,
  background: `${vars.palette.background.paper} ${vars.palette.glyph.chevron} right 6px center / 18px no-repeat`,
  font: 'inherit',
  fontSize: typography.body1.fontSize,
  textOverflow: 'ellipsis',
  '&:hover': { borderColor: vars.palette.text.secondary },
  '&:disabled': {
    opacity: 1,
    color: vars.palette.text.secondary,
    borderColor: vars.palette.line.soft,
    backgroundColor: vars.palette.surface.chip,
  },
  '&:focus-visible': {
    borderColor: vars.palette.primary.main,
    outline: 'none',
    boxShadow: `0 0 0 3px color-mix(in srgb, ${vars.palette.primary.main} 22%, transparent)`,
  },
  '&[aria-invalid="true"]': { borderColor: vars.palette.error.main },
  '&[aria-invalid="true"]:focus-visible': {
    boxShadow: `0 0 0 3px color-mix(in srgb, ${vars.palette.error.main} 18%, transparent)`,
  },
  // Where the system chooses the colours, it draws the list too.
  '@media (forced-colors: active)': { appearance: 'auto', backgroundImage: 'none' },
}));
