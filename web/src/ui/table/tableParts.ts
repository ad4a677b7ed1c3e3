import { styled } from '@mui/material/styles';
import { radius } from '../../lib/theme/tokens.ts';
import { MOBILE_WIDTH } from '../../lib/viewport/breakpoints.ts';

/** The height of the row of names in px. */
export const HEADER_HEIGHT = 40;

/** The last rows in sight fade while there are more below them: the ground scrolls over the shade and hides it at the end. */
const shade = (ground: string, colour: string) => ({
  background: [
    `linear-gradient(to top, ${ground} 40%, transparent) bottom / 100% 56px no-repeat local`,
    `linear-gradient(to top, ${colour}, transparent) bottom / 100% 28px no-repeat scroll`,
    ground,
  ].join(', '),
});

/** The box that scrolls: as high as its rows, and no higher than its room. */
export const Scroller = styled('div')(({ theme }) => ({
  flex: '0 1 auto',
  minHeight: 0,
  overflow: 'auto',
  position: 'relative',
  // What a cell shows may depend on the room of the list, which is not the window's: a sidebar stands beside it.
  containerType: 'inline-size',
  overscrollBehavior: 'contain',
  // What Tab brings into sight does not land under the names of the columns.
  scrollPaddingTop: HEADER_HEIGHT,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.large,
  // A sheet is narrower than most windows.
  '@media print': { zoom: 0.7 },
  ...shade(theme.vars.palette.background.paper, theme.vars.palette.line.soft),
  ...theme.applyStyles('dark', shade(theme.vars.palette.background.paper, theme.vars.palette.surface.sunken)),
}));

/** What stands between cells and beside them; less of it in windows of 640 px or less. */
const gaps = {
  gap: 16,
  padding: '0 16px',
  [`@media (max-width: ${MOBILE_WIDTH}px)`]: { gap: 8, padding: '0 10px' },
} as const;

/** Stays in sight: it is this group that stands in the scrolled box, the row only in the group. */
export const HeaderGroup = styled('div')({ position: 'sticky', top: 0, zIndex: 1 });

export const HeaderRow = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  ...gaps,
  height: HEADER_HEIGHT,
  ...theme.typography.caption,
  fontWeight: 550,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

export const BodyRow = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  ...gaps,
  position: 'absolute',
  insetInline: 0,
  top: 0,
  outline: 'none',
  '&:not(:last-of-type)': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
  // Half of the tint: badges of the whole tint stay in sight on it.
  '&[aria-selected="true"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.soft} 50%, ${theme.vars.palette.background.paper})`,
  },
  '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}` },
}));

/** A row that is on its way. */
export const WaitingRow = styled('div')({ display: 'grid', alignItems: 'center', ...gaps });

export const Cell = styled('div')<{ 'data-align'?: string | undefined; 'data-controls'?: boolean | undefined }>({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // What is cut in a window is nowhere else on paper.
  '@media print': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '&[data-controls="true"]': { overflow: 'visible' },
  // The ring around the name of a column that is in focus is larger than its cell.
  '&[role="columnheader"]:has(:focus-visible)': { overflow: 'visible' },
  '&[data-align="end"]': { justifySelf: 'end', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

/** The cell of the box that selects a row. */
export const SelectCell = styled('div')({ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 });

/** The track of those cells: a box, and in the head of the list its menu, each of them 24 px wide. */
export const SELECT_TRACK = '50px';

export const SortButton = styled('button')(({ theme }) => ({
  all: 'unset',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  // As large a target as the boxes beside it.
  minHeight: 24,
  minWidth: 24,
  cursor: 'pointer',
  borderRadius: radius.box,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 3 },
}));
