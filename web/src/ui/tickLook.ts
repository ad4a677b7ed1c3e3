import type { Theme } from '@mui/material/styles';

/** The side of a box to tick and of a disc to choose, in px. */
export const TICK_SIZE = 16;

/** MUI draws both as icons: the icon's own frame is ours. */
export const frameOf = ({ vars }: Theme) => ({
  width: TICK_SIZE,
  height: TICK_SIZE,
  border: `1px solid ${vars.palette.line.control}`,
  backgroundColor: vars.palette.background.paper,
  '& path': { display: 'none' },
});

/** The ring of the focus goes around what is ticked, not around the ground that takes the press, which reaches into the text. */
export const ringOf = ({ vars }: Theme) => ({
  '&.Mui-focusVisible': { outline: 'none' },
  '&.Mui-focusVisible .MuiSvgIcon-root:first-of-type': {
    outline: `2px solid ${vars.palette.primary.main}`,
    outlineOffset: 2,
  },
});
