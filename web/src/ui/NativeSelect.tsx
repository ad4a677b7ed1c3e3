import { styled } from '@mui/material/styles';

/** The browser's own list of choices: it works everywhere, and a page need not load one. */
export const NativeSelect = styled('select')(({ theme }) => ({
  height: 34,
  maxWidth: '100%',
  padding: '0 8px',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.line.strong}`,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  font: 'inherit',
  fontSize: theme.typography.body1.fontSize,
  '&:hover': { borderColor: theme.vars.palette.text.disabled },
  '&:focus-visible': {
    borderColor: theme.vars.palette.primary.main,
    outline: 'none',
    boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.vars.palette.primary.main} 22%, transparent)`,
  },
}));
