import { styled } from '@mui/material/styles';
import { radius } from '../lib/theme/tokens.ts';

/** How far the frame reaches beyond the text: its padding and its line. */
export const REACH = 9;

/**
 * What surrounds a text and its button. It takes the same room while the text is read and while it is edited, when it
 * shows: nothing moves.
 */
export const Frame = styled('span', { shouldForwardProp: (name) => name !== 'isEditing' && name !== 'isRefused' })<{
  isEditing: boolean;
  isRefused?: boolean;
}>(({ theme, isEditing, isRefused = false }) => {
  const { primary, error, line } = theme.vars.palette;
  const accent = isRefused ? error.main : primary.main;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    maxWidth: `calc(100% + ${REACH}px)`,
    minHeight: 34,
    marginLeft: -REACH,
    padding: `0 3px 0 ${REACH - 1}px`,
    borderRadius: radius.medium,
    border: '1px solid transparent',
    verticalAlign: 'top',
    ...(isEditing && {
      backgroundColor: theme.vars.palette.background.paper,
      borderColor: isRefused ? error.main : line.strong,
      transition: 'border-color 120ms, box-shadow 120ms',
      '&:focus-within': { borderColor: accent, boxShadow: `0 0 0 3px color-mix(in srgb, ${accent} 22%, transparent)` },
    }),
  };
});

/** Holds the text, or the field over an unseen copy of what is typed, so that it is as wide as that. */
export const Cell = styled('span')({
  display: 'grid',
  minWidth: 0,
  '& > *': { gridArea: '1 / 1', minWidth: '3ch', paddingRight: 2, overflowWrap: 'anywhere' },
});

// As high as a name may be at most where it is read: what is pasted and far too long does not tower over its one line.
export const Copy = styled('span')({
  ...{ visibility: 'hidden', whiteSpace: 'pre-wrap' },
  ...{ maxHeight: '3lh', overflow: 'hidden' },
});

export const Input = styled('input')(({ theme }) => ({
  width: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  outline: 0,
  background: 'none',
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  letterSpacing: 'inherit',
  '&:read-only': { color: theme.vars.palette.text.secondary },
}));

/** Widens what a finger can hit; the button keeps its size. */
export const touchable = {
  '@media (pointer: coarse)': { '&::after': { content: '""', position: 'absolute', inset: -8 } },
};
