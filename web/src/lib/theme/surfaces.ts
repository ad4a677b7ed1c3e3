import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { IN_LOW_WINDOW } from '../viewport/breakpoints.ts';
import { dialogFootSpace, radius, scrim } from './tokens.ts';

type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

/** What holds other things: pages, cards, dialogs, menus, notices. */
export const surfaces: Overrides = {
  MuiCssBaseline: {
    styleOverrides: {
      // Without its alternates in context, by which the font makes a × of an x between figures and leaves others as they are.
      body: { fontFeatureSettings: "'cv05', 'cv11', 'ss03', 'calt' 0", textRendering: 'optimizeLegibility' },
      'h1, h2, h3, p': { textWrap: 'pretty' },
      '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
      // Where the system chooses the colours, neither shades nor tints are left: lines tell what they told.
      '@media (forced-colors: active)': {
        '*:focus-visible:not([tabindex="-1"])': { outline: '2px solid Highlight !important', outlineOffset: '1px' },
        '[aria-selected="true"], [aria-current="page"], .Mui-selected': {
          outline: '1px solid Highlight',
          outlineOffset: -1,
        },
      },
      '@media (prefers-contrast: more)': {
        // More particular than the scheme's own values.
        ':root:root': {
          '--muster-palette-text-secondary': 'var(--muster-palette-text-primary)',
          '--muster-palette-divider': 'var(--muster-palette-line-control)',
          '--muster-palette-line-soft': 'var(--muster-palette-line-control)',
          '--muster-palette-line-strong': 'var(--muster-palette-line-control)',
        },
      },
    },
  },
  MuiTypography: {
    // What is cut in a window is nowhere else on paper.
    styleOverrides: {
      noWrap: { '@media print': { whiteSpace: 'normal', overflow: 'visible', overflowWrap: 'anywhere' } },
    },
    // Paths into the palette work in `color` as they do in `sx`.
    variants: (['primary', 'secondary', 'disabled'] as const).map((name) => ({
      props: { color: `text.${name}` },
      style: ({ theme }) => ({ color: theme.vars.palette.text[name] }),
    })),
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider, borderRadius: radius.large }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      // What is not done yet is no paler shade of what is: nothing done would look like all of it.
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.divider,
        // A line tells the two apart where shades would not.
        '@media (forced-colors: active), (prefers-contrast: more)': {
          border: `1px solid ${theme.vars.palette.text.primary}`,
          backgroundColor: 'transparent',
        },
      }),
      bar: { '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.large,
        backgroundColor: theme.vars.palette.surface.raised,
        boxShadow: theme.vars.palette.shadow.high,
        margin: 16,
        width: 'calc(100% - 32px)',
        '@media (forced-colors: active)': { border: '1px solid CanvasText' },
        // All of it scrolls, from the title to the buttons.
        [IN_LOW_WINDOW]: {
          display: 'block',
          marginBlock: 8,
          maxHeight: 'calc(100% - 16px)',
          overflowY: 'auto',
          '& .MuiDialogContent-root': { overflowY: 'visible' },
        },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, padding: '20px 24px 8px' }) },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: `4px 24px ${dialogFootSpace}px` } } },
  MuiDialogContentText: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body1, color: theme.vars.palette.text.secondary }) },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: '16px 24px 20px',
        gap: 8,
        flexWrap: 'wrap',
        // Buttons name people, and names can be long.
        '& .MuiButton-root': { overflowWrap: 'anywhere' },
      },
      spacing: { '& > *': { margin: '0 !important' } },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: scrim } },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.popover,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.surface.raised,
        boxShadow: theme.vars.palette.shadow.mid,
      }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      // Small icons: 24 px with what is around them.
      popupIndicator: { padding: 4 },
      clearIndicator: { padding: 4 },
      paper: ({ theme }) => ({
        borderRadius: radius.popover,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.surface.raised,
        boxShadow: theme.vars.palette.shadow.mid,
      }),
    },
  },
  MuiMenu: { styleOverrides: { list: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 34,
        padding: '6px 10px',
        borderRadius: radius.small,
        gap: 10,
        ...theme.typography.body1,
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars.palette.primary.soft },
      }),
    },
  },
  MuiAlert: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        borderRadius: radius.medium,
        padding: '10px 14px',
        alignItems: 'center',
        // What it offers stands below the words where both do not find room.
        [theme.breakpoints.down('sm')]: {
          '&:has(.MuiAlert-action .MuiButton-root)': { flexWrap: 'wrap' },
          '& .MuiAlert-message': { flex: '1 1 calc(100% - 40px)' },
        },
        // The first line is as high as a button beside it: with one line or with several, icon and button stand by it.
        '&:has(> .MuiAlert-action)': {
          alignItems: 'flex-start',
          '& > .MuiAlert-icon': { paddingBlock: 4 },
          '& > .MuiAlert-message': { paddingBlock: 3 },
        },
        color: theme.vars.palette.text.primary,
        ...(['error', 'warning', 'success', 'info'] as const).reduce(
          (all, severity) => ({
            ...all,
            [`&.MuiAlert-color${severity.charAt(0).toUpperCase()}${severity.slice(1)}`]: {
              backgroundColor: theme.vars.palette[severity].soft,
              '& .MuiAlert-icon': { color: theme.vars.palette[severity].main },
            },
          }),
          {},
        ),
      }),
      icon: { padding: '1px 0', marginRight: 10, opacity: 1, alignSelf: 'flex-start' },
      message: { padding: 0, minWidth: 0, overflowWrap: 'anywhere' },
      action: { padding: '0 0 0 16px', marginRight: -4 },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.surface.chip }),
      rounded: { borderRadius: radius.medium },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
      head: ({ theme }) => ({
        ...theme.typography.caption,
        fontWeight: 550,
        whiteSpace: 'nowrap',
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: { paper: ({ theme }) => ({ borderColor: theme.vars.palette.divider, backgroundImage: 'none' }) },
  },
};
