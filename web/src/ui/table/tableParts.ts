import { styled } from '@mui/material/styles';

/** The height of the row of names in px. */
export const HEADER_HEIGHT = 40;

/** The box that scrolls. */
export const Scroller = styled('div')(({ theme }) => ({
  overflow: 'auto',
  position: 'relative',
  overscrollBehavior: 'contain',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 14,
  backgroundColor: theme.vars.palette.background.paper,
}));

export const HeaderRow = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: 16,
  position: 'sticky',
  top: 0,
  zIndex: 1,
  height: HEADER_HEIGHT,
  padding: '0 16px',
  ...theme.typography.caption,
  fontWeight: 550,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

export const BodyRow = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: 16,
  position: 'absolute',
  insetInline: 0,
  top: 0,
  padding: '0 16px',
  outline: 'none',
  '&:not(:last-of-type)': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
  '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}` },
}));

export const Cell = styled('div')<{ 'data-align'?: string | undefined }>({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&[data-align="end"]': { justifySelf: 'end', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

export const SortButton = styled('button')(({ theme }) => ({
  all: 'unset',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  cursor: 'pointer',
  borderRadius: 4,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 3 },
}));
