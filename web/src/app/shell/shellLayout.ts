import { styled } from '@mui/material/styles';
import { pageSpace, size } from '../../lib/theme/tokens.ts';
import { IN_LOW_WINDOW } from '../../lib/viewport/breakpoints.ts';

const paddingOf = ({ top, side, bottom }: { top: number; side: number; bottom: number }) =>
  `${top}px ${side}px ${bottom}px`;

/** What leads elsewhere leads nowhere on paper. */
const unprinted = { '@media print': { display: 'none' } } as const;

/** The whole window: sidebar beside everything else. */
export const Frame = styled('div')({ flex: 1, display: 'flex', minHeight: '100dvh' });

export const SideColumn = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  position: 'sticky',
  top: 0,
  height: '100dvh',
  backgroundColor: theme.vars.palette.background.default,
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  ...unprinted,
}));

export const TopRow = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: size.topBar,
  padding: '0 16px',
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 88%, transparent)`,
  backdropFilter: 'blur(10px)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [IN_LOW_WINDOW]: { position: 'static' },
  ...unprinted,
}));

/** What can have the focus. */
const STOPS = ':is(a, button, input, select, textarea, summary, [tabindex])';

export const Content = styled('main')(({ theme }) => ({
  // What gets the focus, and its label above it, are scrolled clear of the top bar. Lists scroll by themselves.
  [`& ${STOPS}`]: { scrollMarginTop: size.topBar + 32 },
  [`& [role="grid"] ${STOPS}`]: { scrollMarginTop: 0 },
  maxWidth: size.list + 2 * pageSpace.wide.side,
  margin: '0 auto',
  padding: paddingOf(pageSpace.wide),
  [theme.breakpoints.down('md')]: { padding: paddingOf(pageSpace.narrow) },
}));
